"""LIGHT-LINE by brute force, read off the deck list anew: segments that touch, stub to stub, and nothing remembered."""

from collections.abc import Iterable, Mapping, Sequence

from tablee.games.light_line.deck import DECK_LIST
from tablee.games.light_line.display import Laid, Spot

Place = tuple[int, int, str]
"""A stub: its cell, and which one of the border it is, such as t1."""

SIDES = "trbl"
BEYOND = {"t": (0, -1, "b"), "r": (1, 0, "l"), "b": (0, 1, "t"), "l": (-1, 0, "r")}
TURNED = {"t": "b", "r": "l", "b": "t", "l": "r"}


def _read() -> dict[int, list[tuple[str, str, str]]]:
    cards = {}
    for line in DECK_LIST.strip().split("\n"):
        card, _, lines = line.split("|")
        cards[int(card)] = [_segment(drawn) for drawn in lines.split()]
    return cards


def _segment(drawn: str) -> tuple[str, str, str]:
    colour, ends = drawn.split(":")
    one, other = ends.split("-")
    return colour, one, other


DECK = _read()


def segments(card: int, turned: int) -> list[tuple[str, str, str]]:
    """Colour and both stubs, as the card lies."""
    return [(it, _as_laid(a, turned), _as_laid(b, turned)) for it, a, b in DECK[card]]


def _as_laid(stub: str, turned: int) -> str:
    return TURNED[stub[0]] + str(4 - int(stub[1])) if turned else stub


class Tubes:
    """Every segment that lies, and what it touches."""

    def __init__(self, laid: Iterable[tuple[int, int, int, int]], among: str = "") -> None:
        """Of all colours, each for itself; or of a few that go on with one another."""
        self._among = among
        self.cells = {(x, y): self._seen(card, turned) for card, x, y, turned in laid}

    def _seen(self, card: int, turned: int) -> list[tuple[str, str, str]]:
        return [it for it in segments(card, turned) if not self._among or it[0] in self._among]

    def fits(self, card: int) -> dict[Spot, dict[str, int]]:
        """By every cell near the display and either way up: how long each line is that goes on there."""
        columns, rows = [x for x, _ in self.cells], [y for _, y in self.cells]
        found = {}
        for x in range(min(columns) - 1, max(columns) + 2):
            for y in range(min(rows) - 1, max(rows) + 2):
                for turned in (0, 1):
                    lines = {} if (x, y) in self.cells else self._lines(card, x, y, turned)
                    if lines:
                        found[x, y, turned] = lines
        return found

    def _lines(self, card: int, x: int, y: int, turned: int) -> dict[str, int]:
        self.cells[x, y] = segments(card, turned)
        lengths = {it[0]: len(self.line(x, y, it)) for it in self.cells[x, y]}
        del self.cells[x, y]
        return {colour: length for colour, length in lengths.items() if length > 1}

    def line(self, x: int, y: int, begin: tuple[str, str, str]) -> set[tuple[int, int, str]]:
        """All segments that hang together with this one."""
        found, waiting = set(), [(x, y, begin)]
        while waiting:
            x, y, (colour, one, other) = waiting.pop()
            if (x, y, colour) not in found:
                found.add((x, y, colour))
                waiting += self._touching(x, y, colour, (one, other))
        return found

    def _touching(
        self, x: int, y: int, colour: str, stubs: Iterable[str]
    ) -> list[tuple[int, int, tuple[str, str, str]]]:
        found = []
        for stub in stubs:
            right, down, side = BEYOND[stub[0]]
            cell = (x + right, y + down)
            for segment in self.cells.get(cell, ()):
                if side + stub[1] in segment[1:] and self._match(colour, segment[0]):
                    found.append((*cell, segment))
        return found

    def _match(self, colour: str, other: str) -> bool:
        return bool(self._among) or colour == other


def paid(points: int, piles: Mapping[int, int]) -> int:
    """The most that one or two point cards make, and not more than so many (10 at most)."""
    cards = [number for number, left in piles.items() for _ in range(min(left, 2))]
    sums = [a + b for n, a in enumerate(cards) for b in cards[:n]]
    return max([it for it in [*sums, *cards] if it <= min(points, 10)], default=0)


def plain(laid: Iterable[Laid]) -> list[tuple[int, int, int, int]]:
    return [(it.card, it.x, it.y, it.turned) for it in laid]


def longest_by_trying(cards: Iterable[int]) -> int:
    """Every card first, every other one after it, in every colour and either way up."""
    return max(_from(card, set(cards) - {card}) for card in cards)


def _from(card: int, free: set[int]) -> int:
    ends = [(it, end) for it, one, other in segments(card, 0) for end in (one, other)]
    return max(_on(colour, end, (0, 0), {(0, 0)}, free) for colour, end in ends)


def _on(
    colour: str, end: str, cell: tuple[int, int], taken: set[tuple[int, int]], free: set[int]
) -> int:
    """How many cards there can be, this one included, from where the line leaves it."""
    right, down, side = BEYOND[end[0]]
    beside = (cell[0] + right, cell[1] + down)
    best = 0
    for card in free if beside not in taken else ():
        for turned in (0, 1):
            for it, one, other in segments(card, turned):
                if it == colour and side + end[1] in (one, other):
                    leave = other if one == side + end[1] else one
                    on = _on(colour, leave, beside, taken | {beside}, free - {card})
                    best = max(best, on)
    return best + 1


def lit_length(laid: Iterable[Laid], colour: str) -> int:
    """How long the longest line of this colour is that truly lies there."""
    tubes = Tubes(plain(laid))
    return max(
        len(tubes.line(x, y, it))
        for (x, y), card in tubes.cells.items()
        for it in card
        if it[0] == colour
    )


def are_joined(laid: Sequence[tuple[int, int, int, int]], palettes: Iterable[str]) -> bool:
    """Whether one line runs over all of them, in the colours of one of these."""
    for among in palettes:
        tubes = Tubes(laid, among)
        _, x, y, _ = laid[0]
        for begin in tubes.cells[x, y]:
            if {(x, y) for x, y, _ in tubes.line(x, y, begin)} == set(tubes.cells):
                return True
    return False


def may_be_joined(
    laid: Sequence[tuple[int, int, int, int]], left: Sequence[int], palettes: Sequence[str]
) -> bool:
    """Every card that is left tried in every cell beside those that lie, either way up."""
    if not left:
        return are_joined(laid, palettes)
    cells = {(x, y) for _, x, y, _ in laid}
    beside = {(x + a, y + b) for x, y in cells for a, b, _ in BEYOND.values()} - cells
    return any(
        may_be_joined([*laid, (card, x, y, turned)], [it for it in left if it != card], palettes)
        for card in left
        for x, y in sorted(beside)
        for turned in (0, 1)
    )
