"""1.9 C Victory: at once, or by the Victory Point Scale of the scenario that ends the game."""

from __future__ import annotations

from typing import Any

from indochina.core.catalogue import Messages

from .board import Board
from .components.communities import friendly
from .components.units import FEF, VM
from .state import NA_SAN, State, hex_key, hex_of, holder

NA_SAN_GOALS = ("R12", "N14", "V11")
"""Nghia Lo, Na San, Tuyen Quang: what the training scenario is about."""
NA_SAN_SCALE = ((FEF, "complete"), (FEF, "marginal"), (VM, "marginal"), (VM, "complete"))
"""By how many of them VM holds."""


def hanoi_taken(s: State) -> bool:
    """1.9 C VM wins at once when it occupies Hanoi; losing its HQ is seen to where units are eliminated."""
    if s.over is None and holder(s, s.board.hanoi) == VM:
        s.over = (VM, "hanoi")
        s.note("log.hanoi", "1.9")
    return s.over is not None


def stake(s: State, h: int) -> int:
    """What a hex counts for victory: its VP; in the training scenario whether it is one of the goals."""
    if s.scenario == NA_SAN:
        return int(hex_key(s, h) in NA_SAN_GOALS)
    community = s.board.community.get(h)
    return community.vp if community else 0


def na_san_held(s: State) -> int:
    """9.0 How many goals of the training scenario VM holds."""
    return sum(friendly(s, hex_of(s, goal), VM) for goal in NA_SAN_GOALS)


def on_scale(s: State) -> tuple[str, str]:
    """1.9 C, 8.0 Winner and degree by the VP-Level on the scale of the last scenario; a draw has no winner."""
    if s.scenario == NA_SAN:
        return NA_SAN_SCALE[na_san_held(s)]
    for label, low, high in s.board.scenarios[s.final]["vp_scale"]:
        if (low is None or s.vp >= low) and (high is None or s.vp <= high):
            side, _, degree = label.partition(" ")
            return (side, degree) if degree else ("", "draw")
    return ("", "draw")


def decide(s: State) -> None:
    """8.0 The game is over: look at the scale."""
    s.over = winner, degree = on_scale(s)
    if s.scenario == NA_SAN:
        s.note("log.victory_na_san", "9.0", side=winner, degree=degree, count=na_san_held(s), hexes=list(NA_SAN_GOALS))
    elif winner:
        s.note("log.victory", "8.0", side=winner, degree=degree, level=s.vp)
    else:
        s.note("log.draw", "8.0", level=s.vp)


def result(s: State) -> dict[str, Any] | None:
    """Who won and how; nothing while the game goes on."""
    if s.over is None:
        return None
    winner, reason = s.over
    return {"winner": winner or "draw", "reason": reason, "vp": s.vp, "turn": s.turn}


# --- what wins, in words -----------------------------------------------------------------------------------------


def goal(messages: Messages, board: Board, scenario: str, final: str = "") -> str:
    """1.9 C, 8.0 What wins a scenario, or a campaign to the end of `final`: at the end, and at once."""
    card = board.scenarios[final or scenario]
    month = str(board.turns[card["end_turn"] - 1]["month"])
    if scenario == NA_SAN:
        rows = [
            messages.text("notice.row", {"span": str(held), "side": side, "degree": degree})
            for held, (side, degree) in enumerate(NA_SAN_SCALE)
        ]
        told = messages.text(
            "notice.goal_na_san", {"month": month, "hexes": list(NA_SAN_GOALS), "rows": "; ".join(rows)}
        )
    else:
        rows = [scale_row(messages, *row) for row in card["vp_scale"]]
        level = board.scenarios[scenario]["vp_level"]
        told = messages.text("notice.goal", {"month": month, "rows": "; ".join(rows), "level": level})
    return f"{told} {messages.text('notice.goal_at_once', {'hex': board.ids[board.hanoi]})}"


def scale_row(messages: Messages, label: str, low: int | None, high: int | None) -> str:
    """A row of the Victory Point Scale: `30–37 Viet Minh substantial`."""
    span = f"≤{high}" if low is None else f"≥{low}" if high is None else f"{low}–{high}"
    side, _, degree = label.partition(" ")
    if not degree:
        return messages.text("notice.row_draw", {"span": span})
    return messages.text("notice.row", {"span": span, "side": side, "degree": degree})
