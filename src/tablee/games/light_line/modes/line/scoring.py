"""Points, and the one or two cards that make them (rules LL-12 to LL-17, LL-21, LL-22; LL-G3, LL-G7)."""

from tablee.core.outcome import Outcome
from tablee.core.seats import Seat
from tablee.games.light_line.cards import NUMBERS
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.line.pieces import Counts, Numbers
from tablee.games.light_line.modes.line.state import State

MOST = 10
"""Two cards of the highest number; what exceeds it is lost (LL-15)."""


def points_for(lines: tuple[Line, ...]) -> int:
    """One for every segment of every continued line (LL-12, LL-13)."""
    return min(MOST, sum([line.length for line in lines]))


def ways_to_take(points: int, piles: Counts) -> tuple[Numbers, ...]:
    """The one or two cards that are left and make exactly so many points (LL-14, LL-17)."""
    left = dict(zip(NUMBERS, piles, strict=True))
    alone = [(number,) for number in NUMBERS if number == points and left[number]]
    pairs = [
        (low, high)
        for low in NUMBERS
        for high in NUMBERS
        if low <= high and low + high == points and left[low] and left[high] > (low == high)
    ]
    return (*alone, *pairs)


def payment(points: int, piles: Counts) -> tuple[int, tuple[Numbers, ...]]:
    """What a seat gets, and how it may take it: all, or the next lower amount there is (LL-22), or nothing (LL-G7)."""
    for amount in range(points, 0, -1):
        if ways := ways_to_take(amount, piles):
            return amount, ways
    return 0, ((),)


def outcome(state: State) -> Outcome:
    """Most points, then fewest point cards (LL-24), then all of them (LL-G8)."""
    ranks = [(place.points, -len(place.point_cards)) for place in state.places]
    winners = tuple([Seat(seat) for seat, rank in enumerate(ranks) if rank == max(ranks)])
    why = state.last_round.why if state.last_round else "no_cards_left"
    return Outcome(why, winners, tuple([place.points for place in state.places]))
