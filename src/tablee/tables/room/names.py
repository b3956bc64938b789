"""Names as people type them: made harmless, never made fun of, and nobody's twice at one table."""

import unicodedata
from collections.abc import Collection, Iterable

from tablee.core.record import replace
from tablee.core.refusal import Malformed
from tablee.tables.room.people import Chair
from tablee.tables.room.state import Room

LONGEST = 24
_MOST_MARKS = 2

BOTS = (
    "Piston",
    "Dynamo",
    "Pivot",
    "Rotor",
    "Gong",
    "Quartz",
    "Turbine",
    "Pixel",
    "Sextant",
    "Tambour",
    "Cobalt",
    "Radar",
    "Domino",
    "Carillon",
    "Vernier",
    "Tandem",
)
"""By seat: words of French and of English, so that everybody calls a bot the same."""

_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""

_ALIKE = str.maketrans(
    # Greek and Cyrillic capitals, the small letters of both, and what a figure or an l may stand for.
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405"
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u051b\u051d\u04bb\u043a\u043c\u0442\u0432\u043d"
    "\u03b1\u03b2\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9\u0131\u0261"
    "01l",
    "ABEZHIKMNOPTYXABEKMHOPCTYXIJSaeopcyxijsdqwhkmtbhabeikvoptuxwigoii",
)
"""Letters that look like Latin ones."""


def harmless(typed: str, blank: Collection[str] = ()) -> str:
    """The same text composed, without what is invisible, turns text round or climbs over other lines."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", typed):
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind != "C" and marks <= _MOST_MARKS:
            kept.append(" " if kind == "Z" or letter in blank else letter)
    return " ".join("".join(kept).split())


def tidy_name(typed: str) -> str:
    """Harmless, and not too long."""
    name = harmless(typed, _BLANK)[:LONGEST].rstrip()
    if not name:
        raise Malformed("name_missing")
    return name


def likeness(name: str) -> str:
    """What two names that one may take for the other have in common: no case, no accents, no spaces."""
    apart = unicodedata.normalize("NFKD", name).translate(_ALIKE).casefold().translate(_ALIKE)
    return "".join([it for it in apart if unicodedata.category(it)[0] not in "MZCP"]) or name


def distinct(name: str, taken: Iterable[str], or_else: Collection[str] = ()) -> str:
    """This name, or one that will do as well, or the same with a number; none that is taken."""
    others = {likeness(it) for it in taken}
    free = [it for it in (name, *or_else) if likeness(it) not in others]
    if free:
        return free[0]
    n = 2
    while likeness(numbered := _numbered(name, n)) in others:
        n += 1
    return numbered


def _numbered(name: str, n: int) -> str:
    return f"{name[: LONGEST - 1 - len(str(n))].rstrip()} {n}"


def taken_by_others(room: Room, who: int | None = None) -> list[str]:
    """The names of everybody else here, and those that bots go by."""
    return [*[room.people[it - 1].name for it in room.present if it != who], *BOTS]


def sitters(room: Room) -> tuple[str, ...]:
    """Who or what plays at each seat, by name; while people gather, a seat that was left is nobody's."""
    if room.stage != "gathering":
        return names_at(room, room.chairs)
    return names_at(room, [replace(it, before=()) for it in room.chairs])


def names_at(room: Room, chairs: Iterable[Chair]) -> tuple[str, ...]:
    """Of each chair's person, of its bot, or of who left it; of a free one none."""
    return tuple([_sitter(room, seat, chair) for seat, chair in enumerate(chairs)])


def bot_at(seat: int) -> str:
    """What a bot at this seat goes by."""
    return BOTS[seat % len(BOTS)]


def _sitter(room: Room, seat: int, chair: Chair) -> str:
    if chair.person is None and chair.bot is not None:
        return bot_at(seat)
    who = chair.before[-1] if chair.person is None and chair.before else chair.person
    return "" if who is None else room.people[who - 1].name
