"""The margins of a game over time, drawn as SVG: for a file, for the page at the end, for a picture to share.

Colours and sizes are attributes, so that a page may dress it by its own style sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from .account import Account, Swing

WIDTH, HEIGHT = 960, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 190, 24, 44
"""Room around the lines: numbers, names, and what is below them."""
TITLE = 84
"""What a picture has above."""
COLOURS = ("#647235", "#c79a1e", "#b3332a", "#2f6fb0")
PAPER, INK, PALE = "#f8f0da", "#2b2013", "#cdb98d"
LABEL = 92
"""So wide is a name below at most."""
NAME = 19
"""So far apart are two names beside the lines at least."""


def tag(name: str, text: str = "", **attributes: object) -> str:
    given = "".join(f" {key.replace('_', '-').strip('-')}={quoteattr(str(value))}" for key, value in attributes.items())
    return f"<{name}{given}>{text}</{name}>"


def words(x: float, y: float, text: str, size: int = 14, **more: object) -> str:
    return tag("text", escape(text), x=round(x, 1), y=round(y, 1), font_size=size, fill=INK, **more)


def short(text: str, letters: int) -> str:
    return text if len(text) <= letters else f"{text[: letters - 1].rstrip()}…"


class Scale:
    """From chapters and margins to the drawing."""

    def __init__(self, told: Account) -> None:
        values = [value for point in told.points for value in point.values]
        values += [] if told.goal is None else [told.goal]
        self.low, self.high = min(values), max(max(values), min(values) + 1)
        self.chapters = max(1, len(told.diary))

    def x(self, at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / self.chapters

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - self.low) / (self.high - self.low)

    def steps(self) -> list[int]:
        """Some round numbers, at most nine."""
        by = next(
            step * 10**power for power in range(9) for step in (1, 2, 5)
            if (self.high - self.low) / (step * 10**power) <= 8
        )  # fmt: skip
        return list(range(-(-self.low // by) * by, self.high + 1, by))


def signed(told: Account, value: int) -> str:
    """Where a margin is to exceed a goal, its sign matters."""
    return str(value) if told.goal is None or not value else f"{value:+}".replace("-", "−")


def plot(told: Account) -> str:
    """The lines, with the turning points as numbers that bear their moments in `data-made`."""
    return drawing(HEIGHT, told, *lines(told))


def picture(told: Account) -> str:
    """The same with what game it was and how it ended above: by itself something to show."""
    heading = words(LEFT, 38, told.title, 26, font_weight="bold", font_family="serif")
    ended = words(LEFT, 66, short(told.ended, 110), 15)
    return drawing(
        HEIGHT + TITLE, told, heading, ended, tag("g", "".join(lines(told)), transform=f"translate(0 {TITLE})")
    )


def drawing(height: int, told: Account, *parts: str) -> str:
    paper = tag("rect", width=WIDTH, height=height, fill=PAPER, class_="paper")
    return tag(
        "svg",
        tag("title", escape(f"{told.title}: {', '.join(line.title for line in told.lines)}")) + paper + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
        height=height,
        font_family="sans-serif",
        class_="plot",
    )


def lines(told: Account) -> Iterator[str]:
    scale = Scale(told)
    yield from grid(told, scale)
    yield from chapters(told, scale)
    for number, _ in enumerate(told.lines):
        path = " ".join(f"{scale.x(point.at):.1f},{scale.y(point.values[number]):.1f}" for point in told.points)
        yield tag("polyline", points=path, fill="none", stroke=colour(number), stroke_width=3, stroke_linejoin="round")
    yield from names(told, scale)
    for number, swing in enumerate(told.swings, start=1):
        yield turning_point(told, scale, number, swing)


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def grid(told: Account, scale: Scale) -> Iterator[str]:
    right = WIDTH - RIGHT
    for value in scale.steps():
        y = scale.y(value)
        goal = value == told.goal
        yield tag(
            "line", x1=LEFT, x2=right, y1=round(y, 1), y2=round(y, 1),
            stroke=INK if goal else PALE, stroke_width=1.5 if goal else 0.8, class_="goal" if goal else "grid",
        )  # fmt: skip
        yield words(LEFT - 8, y + 5, signed(told, value), text_anchor="end")


def chapters(told: Account, scale: Scale) -> Iterator[str]:
    """Cards or turns below, as many as can be read."""
    wide = scale.x(1) - scale.x(0)
    each = max(1, -(-LABEL // int(max(1, wide))))
    for number, page in enumerate(told.diary):
        x, y = scale.x(number + 1), HEIGHT - BOTTOM
        yield tag("line", x1=round(x, 1), x2=round(x, 1), y1=y, y2=y + 5, stroke=INK, stroke_width=0.8, class_="tick")
        if number % each == each // 2:
            name = short(page.heading.partition(",")[0], 13)
            yield words(scale.x(number + 0.5), y + 22, name, 12, text_anchor="middle")


def names(told: Account, scale: Scale) -> Iterator[str]:
    """What each line is, at its end; those that end close together one below the other."""
    ends = sorted((scale.y(value), number) for number, value in enumerate(told.points[-1].values))
    below: float = TOP - NAME
    for y, number in ends:
        below = max(y + 5, below + NAME)
        line, value = told.lines[number], told.points[-1].values[number]
        title = f"{short(line.title, 22)} {signed(told, value)}"
        yield tag(
            "text", escape(title), x=WIDTH - RIGHT + 8, y=round(below, 1), font_size=13, font_weight="bold",
            fill=colour(number),
        )  # fmt: skip


def turning_point(told: Account, scale: Scale, number: int, swing: Swing) -> str:
    """On the line that it moved most."""
    most = max(range(len(swing.by)), key=lambda line: abs(swing.by[line]))
    value = next(point.values[most] for point in reversed(told.points) if point.at <= swing.at)
    x, y = round(scale.x(swing.at), 1), round(scale.y(value), 1)
    mark = tag("circle", cx=x, cy=y, r=11, fill=colour(most), stroke=PAPER, stroke_width=2)
    figure = tag(
        "text", str(number), x=x, y=y + 5, font_size=13, font_weight="bold", fill="#fff", text_anchor="middle",
        class_="number",
    )  # fmt: skip
    title = tag("title", escape(f"{swing.heading} – {swing.text}"))
    return tag("g", title + mark + figure, class_="turning", data_made=swing.made)
