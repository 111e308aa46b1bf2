"""Errors whose text is one clear sentence for a person: what was wrong, and where."""


class Error(Exception):
    """Something the caller can put right: an unknown name, an option that is not offered, a bad file."""


class Prevented(Error):
    """Nothing is wrong with what was asked for, but it cannot be done now: a full disk, a save in use elsewhere."""


class RulesFault(Exception):
    """The rules themselves failed. `report` states the position and the choices that lead to the fault."""

    def __init__(self, message: str, report: dict[str, object]) -> None:
        super().__init__(message, report)
        self.report = report

    def __str__(self) -> str:
        return str(self.args[0])
