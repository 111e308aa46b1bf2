"""Looking things up. What may take long is worked out beside the loop, and all of it is paid for."""

from __future__ import annotations

from collections.abc import Callable

from . import messages as wire
from . import tasks
from .lanes import ASKED, Answer
from .messages import text
from .purses import Purse
from .seats import bots
from .table import Table
from .viewer import Eyes, Viewer
from .worker import Task


async def worked_out(table: Table, purse: Purse, task: Task, wanted: Callable[[], bool]) -> Answer | None:
    """Have something worked out about a table's game; None if nobody wants to know it any more."""
    purse.may_look()
    async with purse.turn:
        purse.may_look()
        return await table.lane.ask(table.row.id, task, ASKED, wanted, purse.pay)


async def look_up(table: Table, viewer: Viewer, purse: Purse, request: wire.Question) -> None:
    """Answer what a viewer asks about a game."""
    if isinstance(request, wire.Odds | wire.Ahead):
        await tell_ahead(table, viewer, purse, request)
    elif isinstance(request, wire.Steps):
        await tell_steps(table, viewer, purse, request.first, request.last)
    elif isinstance(request, wire.Story | wire.Since):
        await tell_story(table, viewer, purse, request)
    else:
        async with table.turn():
            with purse.looking():
                viewer.send(told(table, viewer, request))


def told(table: Table, viewer: Viewer, request: wire.State | wire.Why | wire.Look | wire.Moment) -> str:
    """What takes a few milliseconds at most."""
    telling = table.telling
    if isinstance(request, wire.State):
        return telling.state(viewer)
    if isinstance(request, wire.Why):
        return telling.why(viewer)
    if isinstance(request, wire.Look):
        return telling.look_up(viewer, request.name, request.at)
    return telling.moment(viewer, request.made)


async def tell_ahead(table: Table, viewer: Viewer, purse: Purse, request: wire.Odds | wire.Ahead) -> None:
    """Odds of an answer, or what it would change."""
    async with table.turn():
        table.telling.may_ask_odds(viewer, request.key)
        version, lines = table.game.version, table.lines

    def wanted() -> bool:
        return viewer in table.viewers and table.lines == lines

    task, name = (tasks.Odds, "odds") if isinstance(request, wire.Odds) else (tasks.Ahead, "ahead")
    answer = await worked_out(table, purse, task(Eyes(viewer.seat, viewer.language), request.key), wanted)
    if answer is not None and answer.lines == table.lines:
        viewer.send(answer.value)
    else:  # it has heard of that by itself: no need to show it all anew
        too_late = f"the game has gone on: the odds were asked for at version {version}"
        viewer.send(text({"type": "refused", "status": 409, "message": too_late, "re": name}))


async def tell_steps(table: Table, viewer: Viewer, purse: Purse, first: int, last: int) -> None:
    telling, eyes = table.telling, Eyes(viewer.seat, viewer.language)
    async with table.turn():
        first, last = telling.between(first, last)
        asked, turned_back = (eyes, first, last), telling.turned_back
        known = telling.steps_told.get(asked)
    if known is None:
        task = tasks.Steps(eyes, first, last, bots(table.row))
        answer = await worked_out(table, purse, task, lambda: viewer in table.viewers)
        if answer is None:
            return
        known = answer.value
        if telling.turned_back == turned_back:
            telling.keep_steps(asked, known)
    viewer.send(known)


async def tell_story(table: Table, viewer: Viewer, purse: Purse, request: wire.Story | wire.Since) -> None:
    async with table.turn():
        first, last = table.telling.between(request.first, request.last)
    task = tasks.Story(Eyes(viewer.seat, viewer.language), first, last, isinstance(request, wire.Since))
    answer = await worked_out(table, purse, task, lambda: viewer in table.viewers)
    if answer is not None:
        viewer.send(answer.value)
