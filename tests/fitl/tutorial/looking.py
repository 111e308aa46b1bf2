"""Where a statement looks: the board, the open question, the log, or what would be after other answers."""

from itertools import accumulate

from indochina.fitl import board as b
from indochina.fitl.cards import CARDS

LEVELS = {2: "active_support", 1: "passive_support", 0: "neutral", -1: "passive_opposition", -2: "active_opposition"}
GROUPS = {"map": b.SPACES, "cities": b.CITIES, "locs": b.LOCS, "laos": b.LAOS, "cambodia": b.CAMBODIA}
BOXES = ("available", "casualties", "out_of_play")
PRINTED = {"terrain": b.TERRAIN, "econ": b.ECON, "population": b.POP}


def look(game, what):
    """What is to be seen.

    `aid`, `trail`, `arvn_resources` ...   a track; `US marker`, `US margin`, `US goal` on the way to victory
    `hue vc_guerrilla_u`                   pieces whose names begin so, in a space, in several (`hue+saigon`), in a box
    `hue level`, `control`, `terror`, `population`, `terrain`, `econ`; of several spaces: all that occur
    `asked`, `question`, `question left`   who is asked what, and a value told with it
    `offered`, `offered hue`, `refused hue`  all answers, whether this is one, and the reason why it is not
    `order 55`, `title 55`, `year 55`      what is printed on a card
    `log.air_strike hits`                  a value of the last entry of the log with this key
    `2 3 -> aid`                           any of these on a clone, after these answers; dice are answers there
    """
    keys, arrow, then = what.rpartition(" -> ")
    if arrow:
        tried = game.clone(chance="person")
        for key in keys.split():
            tried.choose(key)
        return look(tried, then)
    first, *rest = what.split()
    if not rest:
        return of_the_table(game, first)
    if first in ("question", "offered", "refused"):
        return of_the_question(game.decision, first, rest[0])
    if first in ("order", "title", "year"):
        card = CARDS[int(rest[0])]
        return {"order": " ".join(card.order), "title": card.title, "year": card.period}[first]
    if first.startswith("log."):
        return [entry.values[rest[0]] for entry in game.log if entry.key == first][-1]
    board = seen(game)
    if rest[0] in ("marker", "margin", "goal"):
        total, margin = board["totals"][first].values()
        return {"marker": total, "margin": margin, "goal": total - margin}[rest[0]]
    return of_a_place(board, first, rest)


def seen(game):
    """The board as a spectator sees it."""
    return game.view(None, since=game.noted)["view"]


def of_the_table(game, word):
    """Cards, cylinders, leader, question; else a track."""
    board, asked = seen(game), game.decision
    cards = board["cards"]
    words = {
        "asked": lambda: asked.seat,
        "question": lambda: asked.name,
        "offered": lambda: " ".join(asked.keys),
        "card": lambda: cards["current"],
        "next": lambda: cards["next"],
        "stack": lambda: [cards["current"], cards["next"], *game.position()["deck"][:11]],
        "monsoon": lambda: cards["monsoon"],
        "coups_to_come": lambda: cards["coups_to_come"],
        "leader": lambda: board["leader"]["name"],
        "leader_box": lambda: board["leader"]["cards"],
        "acted": lambda: ", ".join(" ".join(step) for step in board["acted"]),
        "over": lambda: game.over,
        "cards_of_1964": lambda: sum(card.period == 1964 for card in CARDS.values()),
        "aid_course": lambda: aid_course(game),
        "coin_controlled": lambda: controlled(board, "coin"),
        "nva_controlled": lambda: controlled(board, "nva"),
    }
    if word in words:
        return words[word]()
    if word in board:
        return board[word] if isinstance(board[word], str) else " ".join(board[word])
    return board["tracks"].get(word)


def controlled(board, who):
    return " ".join(name for name, space in board["spaces"].items() if space["control"] == who)


def aid_course(game):
    """Aid before the ARVN governs and Minh gives his bonus, and after each of these in the order of the log."""
    gains = [entry.values["count"] for entry in game.log if entry.key in ("log.govern_aid", "log.minh")]
    return list(accumulate(gains, initial=look(game, "aid") - sum(gains)))


def of_the_question(asked, word, key):
    if word == "question":
        return asked.values[key]
    return key in asked.keys if word == "offered" else asked.blocked[key].key


def of_a_place(board, place, words):
    """Pieces in spaces or a box, or what is marked or printed on spaces."""
    if place in BOXES:
        return counted(board[place], words)
    names = [b.IDS[x] for x in GROUPS[place]] if place in GROUPS else place.split("+")
    spaces = [board["spaces"][name] for name in names]
    if words == ["level"]:
        return common(LEVELS[space["support"]] for space in spaces)
    if words == ["control"]:
        return common(space["control"] for space in spaces)
    if words == ["terror"]:
        return sum(space["terror"] for space in spaces)
    if words[0] in PRINTED:
        return common(PRINTED[words[0]][b.SPACE[name]] for name in names)
    return sum(counted(space["pieces"], words) for space in spaces)


def counted(pieces, words):
    return sum(n for name, n in pieces.items() if name.startswith(tuple(words)))


def common(values):
    """The one value that all have, or all that occur."""
    found = list(dict.fromkeys(values))
    return found[0] if len(found) == 1 else found
