"""How a check fails: with a sentence."""


def require(holds: bool, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)
