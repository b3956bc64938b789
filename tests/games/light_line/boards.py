"""Small words to lay cards with, so that the tests of LIGHT-LINE! read like its rulebook."""

from tablee.games.light_line.cards import COLOURS, Colour, Face, Port, port_named
from tablee.games.light_line.display import Laid, Line

# The display of LL-T17, in the order laid.
T17 = "39@0,0 24@-1,0 55@0,1 12@-1,-1 17@-1,1 21@-1,2,1 56@0,2 59@0,-1 34@1,-1,1 20@-2,-1 10@1,2,1"


def laid(text: str) -> tuple[Laid, ...]:
    """Cards as text, "39@0,0 21@-1,2,1": the last one is turned by half."""
    found = []
    for word in text.split():
        card, _, place = word.partition("@")
        x, y, *turned = map(int, place.split(","))
        found.append(Laid(int(card), x, y, 1 if turned == [1] else 0))
    return tuple(found)


def face(text: str) -> Face:
    """A card that is in no deck: "G:t1-l1 B:r2-l2"."""
    ends: dict[Colour, tuple[Port, Port]] = {}
    for drawn in text.split():
        colour, _, ports = drawn.partition(":")
        one, _, other = ports.partition("-")
        ends[COLOURS[COLOURS.index(colour)]] = port_named(one), port_named(other)
    return Face(ends)


def lengths(lines: tuple[Line, ...]) -> dict[str, int]:
    """How long each continued line is, by colour."""
    return {line.colour: line.length for line in lines}
