"""Small words to set a table with, so that the tests of HEAD-LINE read like its rulebook."""

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

from tablee.core.chance import Chance
from tablee.core.clock import TimeUp
from tablee.core.game import Begin
from tablee.core.kit import Kit
from tablee.core.offers import Offer
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.bench import Bench, ClearBench, Lay, TakeBack
from tablee.games.light_line.cards import BACK, DECK, Card, Colour, Number
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.actions import (
    Action,
    Agree,
    CallLine,
    Discard,
    GiveUp,
    Mark,
    Pause,
    Resume,
    SetPace,
    StartRound,
    TableAction,
)
from tablee.games.light_line.modes.head_line.events import Event
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.games.light_line.modes.head_line.state import State
from tests.games.light_line.laying import line_of

E = TypeVar("E")

KEY = b"the tests of head-line"

BEGIN = Begin()
TIME_UP = TimeUp()
CALL = CallLine()
GIVE_UP = GiveUp()
PAUSE = Pause()
RESUME = Resume()
AGREE = Agree()
START_ROUND = StartRound()
CLEAR = ClearBench()

FIRST = Options(dealer=Seat(0), times="normal")

OPEN: tuple[Card, ...] = (35, 36, 37, 38, 39, 1, 2, 3, 4)
"""Nine cards in the order laid; there are lines of 3, 4 and 5 among them."""

# What a seat may ask for


def mark(*cards: int) -> Mark:
    return Mark(tuple(sorted(cards)))


def lay(card: int, x: int, y: int, turned: int = 0) -> Lay:
    return Lay(card, (x, y, turned))


def take_back(card: int) -> TakeBack:
    return TakeBack(card)


def pace(milliseconds: int) -> SetPace:
    return SetPace(milliseconds)


def discard(number: int) -> Discard:
    return Discard(number)


# Tables


def numbered(numbers: str, taken: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Any cards with these numbers on their backs: "4 3 5"."""
    found: list[Card] = []
    for number in map(int, numbers.split()):
        free = [it for it in reversed(DECK) if it not in (*found, *taken)]
        found.append(next(card for card in free if BACK[card] == number))
    return tuple(found)


def ready(seats: int, options: Options = FIRST) -> State:
    """Everybody is seated, nothing is laid out."""
    return game.start(Seating(seats), options)


def begun(seats: int, options: Options = FIRST, *, key: bytes = KEY) -> State:
    """The first round has begun, and no card is open."""
    return act(ready(seats, options), None, BEGIN, key=key)[0]


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


# Play


def act(
    state: State, seat: int | None, action: Action | TableAction, now: int = 0, key: bytes = KEY
) -> tuple[State, tuple[Event, ...]]:
    """What the table is after an action, and what happened."""
    kit = Kit(Chance(key), now)
    events = game.decide(state, None if seat is None else Seat(seat), action, kit)
    for event in events:
        state = game.evolve(state, event)
    return state, events


def after(state: State, *moves: tuple[int | None, Action | TableAction], now: int = 0) -> State:
    """The table after each of these moves."""
    for seat, action in moves:
        state, _ = act(state, seat, action, now)
    return state


def join(state: State, seat: int, solution: Bench) -> tuple[State, tuple[Event, ...]]:
    """Lay these cards one by one; what the last of them brought."""
    events: tuple[Event, ...] = ()
    for it in solution:
        state, events = act(state, seat, lay(it.card, it.x, it.y, it.turned))
    return state, events


def refused(state: State, seat: int | None, action: Action | TableAction, now: int = 0) -> Refusal:
    """Why this cannot be done; the table is as it was."""
    before = encode(state)
    with pytest.raises(Refusal) as refusal:
        act(state, seat, action, now)
    assert encode(state) == before
    return refusal.value


# What came of it


def the(events: Iterable[object], kind: type[E]) -> E:
    """The only event of this kind."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def kinds(events: Iterable[object]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]


def offers(state: State, seat: int) -> dict[str, Offer]:
    """What a seat is offered, by action; of several offers of one action the last."""
    return {offer.action: offer for offer in game.view(state, Seat(seat)).offers}
