"""Small words to set a table with, so that the tests of HEAD-LINE read like its rulebook."""

from collections.abc import Iterable
from typing import Any

from tablee.core.seats import Seat, Seating
from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import BACK, DECK, Card, Colour, Number
from tablee.games.light_line.modes.head_line.events import Event
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.games.light_line.modes.head_line.state import State
from tests.games.light_line.head_line.moves import lay
from tests.games.light_line.head_line.play import FIRST, act
from tests.games.light_line.laying import line_of

OPEN: tuple[Card, ...] = (35, 36, 37, 38, 39, 1, 2, 3, 4)
"""Nine cards in the order laid; there are lines of 3, 4 and 5 among them."""

# Tables


def numbered(numbers: str, taken: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Any cards with these numbers on their backs: "4 3 5"."""
    found: list[Card] = []
    for number in map(int, numbers.split()):
        free = [it for it in reversed(DECK) if it not in (*found, *taken)]
        found.append(next(card for card in free if BACK[card] == number))
    return tuple(found)


def dealing(
    numbers: str = "4 3 5",
    cards: Iterable[Card] = OPEN,
    options: Options = FIRST,
    *,
    won: str = "|",
    **rest: Any,
) -> State:
    """These cards lie open, and these numbers are left in the round pile, the top one first.

    `won` has the numbers of each seat, "3 5 | 4", and says how many seats there are.
    """
    cards = tuple(cards)
    round_pile = numbered(numbers, cards)
    pile = tuple(card for card in DECK if card not in (*cards, *round_pile))
    hands = tuple(_numbers(hand) for hand in won.split("|"))
    return State(
        Seating(len(hands)),
        options,
        won=hands,
        phase=rest.pop("phase", "dealing"),
        round=1,
        round_pile=round_pile,
        pile=rest.pop("pile", pile),
        unseen=rest.pop("unseen", len(pile)),
        open=cards,
        deadline=rest.pop("deadline", 3_000),
        **rest,
    )


def _numbers(text: str) -> tuple[Number, ...]:
    return tuple(BACK[card] for card in numbered(text))


def marking(numbers: str = "4 3 5", *, caller: int = 1, **rest: Any) -> State:
    """One has called, and nobody else has; five seconds from the call they end at 5000."""
    rest = {"deadline": 5_000} | rest
    return dealing(numbers, phase="mark", caller=Seat(caller), **rest)


def joining(numbers: str = "4 3 5", *, solution: Bench = (), caller: int = 1, **rest: Any) -> State:
    """One has called and marked the cards of this solution; time to join them ends at 25000."""
    marked = tuple(sorted(it.card for it in solution or solve(numbers)))
    rest = {"deadline": 25_000} | rest
    return dealing(numbers, phase="join", caller=Seat(caller), marked=marked, **rest)


def solve(
    numbers: str = "4 3 5", cards: tuple[Card, ...] = OPEN, colour: Colour | None = None
) -> Bench:
    """A right solution for the number on top."""
    found = line_of(cards, int(numbers.split()[0]), colour)
    assert found
    return found


def join(state: State, seat: int, solution: Bench) -> tuple[State, tuple[Event, ...]]:
    """Lay these cards one by one; what the last of them brought."""
    events: tuple[Event, ...] = ()
    for it in solution:
        state, events = act(state, seat, lay(it.card, it.x, it.y, it.turned))
    return state, events
