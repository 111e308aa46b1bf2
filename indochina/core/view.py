"""What one viewer gets: the board they may see, their log, and the question if it is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


def view_of(game: Game, seat: str | None, since: int = 0) -> dict[str, Any]:
    """Built from the game's allow-list, never by deleting secrets from the whole."""
    decision = game.decision
    view: dict[str, Any] = {
        "game": game.rules.NAME,
        "version": game.version,
        "viewer": seat,
        "waiting_for": [decision.seat] if decision else [],
        "result": game.result,
        "view": game.rules.view(game.state, seat),
        "log": [
            {"n": e.n, "key": e.key, "values": dict(e.values), "rule": e.rule, "text": e.text}
            for e in game.entries(seat, since=since)
        ],
    }
    if decision is not None and decision.seat == seat:
        view["decision"] = {
            "name": decision.name,
            "seat": decision.seat,
            "rule": decision.rule,
            "prompt": {"key": f"prompt.{decision.name}", "values": dict(decision.values), "text": decision.prompt},
            "options": [
                {"key": o.key, "label": o.label, **({"target": o.target} if o.target else {"button": o.label})}
                for o in decision.options
            ],
            "blocked": [
                {
                    "target": game.rules.target(word),
                    "why": game.messages.text(reason.key, reason.values),
                    "rule": reason.rule,
                }
                for word, reason in decision.blocked.items()
            ],
        }
    return view
