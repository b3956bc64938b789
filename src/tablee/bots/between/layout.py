"""How several seats' progress is packed into one long integer, so that one addition counts for all of them.

While the cards are dealt out in rising order, a seat that has answered questions is before its interval, inside with
nothing between yet, inside with something between, or after it; and it has received so many cards.  Each combination
of these, for all seats together, is a slot of 64 bits, and a slot counts the ways to get there.  Giving a card to a
seat moves every slot by the same distance: a mask and a shift.
"""

from collections.abc import Iterable
from functools import lru_cache
from struct import unpack

SLOT = 64
"""Bits to a slot; the ways to deal 18 cards and to hide three intervals stay below 2 ** 51."""

BEFORE, BARE, FILLED, AFTER = range(4)

Move = tuple[int, int]
"""Which slots may move, and by how many bits."""

Moves = tuple[Move, ...]

Shape = tuple[tuple[int, bool], ...]
"""For each seat, how many cards it is to receive in hand, and whether its interval matters."""


class Layout:
    """The slots for seats of one shape, and what each kind of card does to them.

    In a slot of one bit there is no room to count: it says whether there is any way.
    """

    def __init__(self, shape: Shape, slot: int = SLOT) -> None:
        self._shape = shape
        self._slot = slot
        self._strides = [1]
        for room, is_staged in shape:
            self._strides.append(self._strides[-1] * (room + 1) * (4 if is_staged else 1))
        self.slots = self._strides[-1]
        seats = range(len(shape))
        self.to_hand = [self._to_hand(seat) for seat in seats]
        self.to_interval = [self._to_interval(seat) for seat in seats]
        self.laid_between = [self._laid_between(seat) for seat in seats]
        self.laid_above = [((self._mask(seat, (BEFORE, AFTER)), 0),) for seat in seats]

    @property
    def begun(self) -> int:
        """Nobody has received anything."""
        return 1

    @property
    def done(self) -> int:
        """Everybody has all cards, and every interval is complete: the last slot."""
        return 1 << (self.slots - 1) * self._slot

    def counts(self, packed: int) -> tuple[int, ...]:
        """The slots as plain numbers."""
        return unpack(f"<{self.slots}Q", packed.to_bytes(self.slots * 8, "little"))

    def _to_hand(self, seat: int) -> Moves:
        room, is_staged = self._shape[seat]
        if not is_staged:
            return ((self._mask(seat, (0,), full=False), self._bits(seat, 1)),)
        return (
            (self._mask(seat, (BEFORE, FILLED, AFTER), full=False), self._bits(seat, 1)),
            (self._mask(seat, (BARE,), full=False), self._bits(seat, room + 2)),
        )

    def _to_interval(self, seat: int) -> Moves:
        """The lower card opens the interval; the higher one closes it if there is something in it (BT-05)."""
        room, is_staged = self._shape[seat]
        if not is_staged:
            return ()
        return ((self._mask(seat, (BEFORE, FILLED)), self._bits(seat, room + 1)),)

    def _laid_between(self, seat: int) -> Moves:
        room, _ = self._shape[seat]
        stays = (self._mask(seat, (FILLED,)), 0)
        return stays, (self._mask(seat, (BARE,)), self._bits(seat, room + 1))

    def _bits(self, seat: int, steps: int) -> int:
        return self._strides[seat] * steps * self._slot

    def _mask(self, seat: int, stages: Iterable[int], *, full: bool = True) -> int:
        """All slots in which this seat is at one of these stages (and, unless `full`, has room for a card)."""
        room, _ = self._shape[seat]
        block = self._bits(seat, 1)
        ones = (1 << block * (room + (1 if full else 0))) - 1
        pattern = sum(ones << block * (room + 1) * stage for stage in stages)
        period = self._strides[seat + 1] * self._slot
        return pattern * (((1 << self.slots * self._slot) - 1) // ((1 << period) - 1))


@lru_cache(maxsize=256)
def layout_for(shape: Shape, slot: int = SLOT) -> Layout:
    return Layout(shape, slot)


def onward(packed: int, moves: Moves) -> int:
    """The slots after a card, seen from the slots before it."""
    return sum([(packed & mask) << shift for mask, shift in moves])


def backward(packed: int, moves: Moves) -> int:
    """The same card, seen from the end of the deck."""
    return sum([(packed >> shift) & mask for mask, shift in moves])


def reached(packed: int, moves: Moves) -> int:
    """The slots after a card that there is any way to."""
    found = 0
    for mask, shift in moves:
        found |= (packed & mask) << shift
    return found


def reached_back(packed: int, moves: Moves) -> int:
    found = 0
    for mask, shift in moves:
        found |= (packed >> shift) & mask
    return found
