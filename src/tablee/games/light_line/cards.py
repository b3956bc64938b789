"""Sixty cards: four lines each, from stub to stub, and how they look when turned by half (LL-09)."""

from typing import Literal, get_args

from tablee.games.light_line.deck import DECK_LIST

Card = int
"""A card is its id, 1 to 60; never to be told before its face may be seen."""

Colour = Literal["R", "Y", "G", "B", "K"]
"""Red, yellow, green, blue, black."""

COLOURS: tuple[Colour, ...] = get_args(Colour)

JOKER: Colour = "K"
"""In SOLO-LINE black stands for any colour (SO-04)."""

Number = Literal[2, 3, 4, 5]
"""What the back shows."""

NUMBERS: tuple[Number, ...] = get_args(Number)

Port = int
"""A stub on the border: three a side, 0-2 top and 6-8 bottom from the left, 3-5 right and 9-11 left from the top."""

Contact = tuple[Port, Colour]
"""A stub, and the colour it shows."""

PORTS = range(12)
SIDES = ("t", "r", "b", "l")

FACING: tuple[Port, ...] = (6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5)
"""The stub of the neighbour that each stub touches."""

HALF_TURN: tuple[Port, ...] = (8, 7, 6, 11, 10, 9, 2, 1, 0, 5, 4, 3)
"""Where each stub is after the card is turned by half."""


class Face:
    """A card as it lies: what each stub shows, and where the line that begins there comes out again."""

    __slots__ = ("across", "contacts", "ends", "stubs")

    def __init__(self, ends: dict[Colour, tuple[Port, Port]]) -> None:
        self.ends = ends
        """Of the line of each colour that the card has."""
        self.stubs: tuple[Colour | None, ...] = tuple(
            next((colour for colour, both in ends.items() if port in both), None) for port in PORTS
        )
        self.contacts: frozenset[Contact] = frozenset(
            (port, it) for it, both in ends.items() for port in both
        )
        self.across = {one: other for a, b in ends.values() for one, other in ((a, b), (b, a))}

    def turned(self) -> "Face":
        return Face({it: (HALF_TURN[a], HALF_TURN[b]) for it, (a, b) in self.ends.items()})


def port_named(name: str) -> Port:
    """As the deck list writes it: a side and a place on it, counted from 1."""
    return SIDES.index(name[0]) * 3 + int(name[1]) - 1


def _read(line: str) -> tuple[Card, Number, Face]:
    card, back, lines = line.split("|")
    ends: dict[Colour, tuple[Port, Port]] = {}
    for drawn in lines.split():
        colour, _, ports = drawn.partition(":")
        one, _, other = ports.partition("-")
        ends[COLOURS[COLOURS.index(colour)]] = port_named(one), port_named(other)
    return int(card), NUMBERS[int(back) - 2], Face(ends)


_READ = tuple(_read(line) for line in DECK_LIST.split("\n") if line)

DECK: tuple[Card, ...] = tuple(card for card, _, _ in _READ)

BACK: dict[Card, Number] = {card: back for card, back, _ in _READ}
"""The number on the back of each card."""

FACES: dict[Card, tuple[Face, Face]] = {card: (face, face.turned()) for card, _, face in _READ}
"""Each card upright, and turned by half."""
