"""What a Non-player tells of a turn, in a notation in which one can write down beforehand what the rulebook would tell.

A line is a step: section, bullet, word, outcome. Below a bullet stand its tie-breaks and the lot, two spaces in.

    8.5.1#1 terror.at_support no vc_resources=3      a condition
    8.5.1#2 terror.dice 3 4                          dice
    8.5.1#2 terror.shift > hue < hue, da-nang        a priority: what it selects among which candidates
      population: hue                                a tie-break and whom it leaves
      population: all 2                              one that does not narrow
      8.2 26 quang-tri > hue                         the cell of the Random Spaces map, and where the arrows lead
    8.5.1/tax#1 tax.loc -                            a priority without candidates
    8.5.4#1 march.leaving n=2 of=3 space=hue stay=1  a number, and what bounds it
"""

from collections.abc import Iterable, Iterator

from indochina.core.journal import Answer
from indochina.fitl.board import SPACE
from indochina.fitl.nonplayer.bullets import BULLETS, CONDITIONS
from indochina.fitl.nonplayer.lots import lots

MANY = 6
"""More candidates than this are counted."""
FACTIONS = ("np.vc.", "np.nva.", "np.arvn.", "np.us.", "np.")


def short(word):
    return next(word.removeprefix(prefix) for prefix in FACTIONS if word.startswith(prefix))


def place(rule, word, condition=False):
    tables = (CONDITIONS, BULLETS) if condition else (BULLETS, CONDITIONS)
    found = next((table[rule, word] for table in tables if (rule, word) in table), None)
    if found is None:
        return rule
    return f"{rule}/{found.part}#{found.n}" if found.part else f"{rule}#{found.n}"


def shown(value):
    if isinstance(value, list):
        return ",".join(shown(one) for one in value)
    if isinstance(value, dict):
        return ",".join(f"{name}:{shown(one)}" for name, one in value.items())
    return short(value) if isinstance(value, str) and value.startswith("np.") else str(value)


def line(rule, word, *rest, condition=False):
    return " ".join([place(rule, word, condition), short(word), *rest])


def step_lines(step) -> Iterator[str]:
    values = [f"{k}={shown(v)}" for k, v in step.items() if k not in ("test", "note", "rule", "holds")]
    if "dice" in step:
        yield line(step["rule"], step["dice"], *(str(die) for die in step["rolled"]), condition=True)
    elif "test" in step:
        yield line(step["rule"], step["test"], "yes" if step["holds"] else "no", *values, condition=True)
    elif "note" in step:
        yield line(step["rule"], step["note"], *sorted(values))
    elif "skipped" in step:
        yield from (line(step["rule"], word, "-") for word in step["skipped"])
    else:
        yield from priority_lines(step)


def priority_lines(step) -> Iterator[str]:
    left = step["candidates"]
    among = ", ".join(left) if len(left) <= MANY else f"{len(left)} candidates"
    yield line(step["rule"], step["priority"], f"> {step['found']} < {among}")
    for tried in step.get("steps", ()):
        left = tried.get("left", left)
        yield f"  {short(tried['by'])}: " + (", ".join(left) if "left" in tried else f"all {tried['all']}")
    if "rolled" in step:
        for key, values, way in lots([SPACE[name] for name in left], step["rolled"], step.get("exchanged", False)):
            if way:
                yield f"  8.2 {values['cell']} {way[0]}" + (f" > {way[-1]}" if len(way) > 1 else "")
            else:
                yield f"  8.3 {key}"


def narrated(said: Iterable[Answer]) -> list[str]:
    """All that the answers of a turn tell, line by line."""
    found = []
    for given in said:
        if given.reason is not None:
            for step in given.reason.values.get("trace", ()):
                found += step_lines(step)
    return found


def untold(narration: str, said: Iterable[Answer]) -> list[str]:
    """The lines of a narration that the answers do not tell, or not in this order."""
    told = iter(narrated(said))
    missing = []
    for wanted in filter(None, (row.rstrip() for row in narration.splitlines())):
        told = iter(rest := list(told))
        if wanted in rest:
            told = iter(rest[rest.index(wanted) + 1 :])
        else:
            missing.append(wanted)
    return missing
