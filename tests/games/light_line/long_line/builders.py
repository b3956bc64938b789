"""Small words to set a table with, so that the tests of LONG-LINE read like its rulebook."""

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeVar

import pytest

from tablee.core.chance import Chance
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.kit import Kit
from tablee.core.offers import Offer
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.bench import Bench, ClearBench, Lay, TakeBack, lines_on
from tablee.games.light_line.cards import DECK, Card
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.actions import (
    Action,
    CallLine,
    Stop,
    TableAction,
    TurnUp,
)
from tablee.games.light_line.modes.long_line.events import Event
from tablee.games.light_line.modes.long_line.pieces import HAND, Call, Options
from tablee.games.light_line.modes.long_line.state import Place, State
from tests.games.light_line.laying import lines_among

E = TypeVar("E")

KEY = b"the tests of long-line"

BEGIN = Begin()
TIME_UP = TimeUp()
MORE_TIME = NeedTime()
TURN_UP = TurnUp()
STOP = Stop()
CLEAR = ClearBench()

HIDDEN = Options(displays="hidden")

# What a seat may ask for


def call(number: int) -> CallLine:
    return CallLine(number)


def lay(card: int, x: int, y: int, turned: int = 0) -> Lay:
    return Lay(card, (x, y, turned))


def take_back(card: int) -> TakeBack:
    return TakeBack(card)


# Tables


def ready(seats: int, options: Options | None = None) -> State:
    """Everybody is seated, nothing is dealt."""
    return game.start(Seating(seats), options or Options())


def dealt(seats: int, options: Options | None = None, *, key: bytes = KEY) -> State:
    """The first round lies face down."""
    return act(ready(seats, options), None, BEGIN, key=key)[0]


def begun(seats: int, options: Options | None = None, *, key: bytes = KEY) -> State:
    """The signal is given, and nobody has laid a card."""
    state = dealt(seats, options, key=key)
    return after(state, *((seat, TURN_UP) for seat in range(seats)))


def racing(
    lengths: str,
    options: Options | None = None,
    *,
    calls: Iterable[tuple[int, int]] = (),
    points: Iterable[int] = (),
    **rest: Any,
) -> State:
    """A race in which the longest line of each display has this length: "6 5 0" (the last display is empty).

    `calls` says who has called which number.
    """
    wanted = tuple(map(int, lengths.split()))
    totals = (*points, *(0,) * len(wanted))
    places = tuple(
        Place(hand=hand, bench=bench, given_away=_shown(bench, options), is_ready=True, points=it)
        for (hand, bench), it in zip(_displays(wanted), totals, strict=False)
    )
    return State(
        Seating(len(wanted)),
        options or Options(),
        places,
        "race",
        round=rest.pop("round", 1),
        calls=tuple(Call(Seat(seat), number, at=0) for seat, number in calls),
        **rest,
    )


def _shown(bench: Bench, options: Options | None) -> tuple[Card, ...]:
    return () if options and options.displays == "hidden" else tuple(it.card for it in bench)


@cache
def _displays(wanted: tuple[int, ...]) -> tuple[tuple[tuple[Card, ...], Bench], ...]:
    """Hands from one deck, and in each a display with no longer line than wanted."""
    deck = Chance(KEY).shuffled(DECK)
    found: list[tuple[tuple[Card, ...], Bench]] = []
    for length in wanted:
        cards = [card for card in deck if not any(card in hand for hand, _ in found)]
        bench = _display(cards, length)
        spare = [card for card in cards if card not in [it.card for it in bench]]
        hand = (*(it.card for it in bench), *spare[: HAND - length])
        found.append((tuple(sorted(hand)), bench))
    return tuple(found)


def _display(cards: list[Card], length: int) -> Bench:
    ways = lines_among(cards, length, None) if length else iter([()])
    return next(it for it in ways if not it or lines_on(it)[0].length == length)


def handed(hand: Iterable[int], bench: Bench, options: Options | None = None) -> State:
    """Two seats race; the first has these cards, and this display."""
    mine = tuple(hand)
    theirs = tuple([card for card in DECK if card not in mine][:HAND])
    places = (Place(hand=mine, bench=bench, is_ready=True), Place(hand=theirs, is_ready=True))
    return State(Seating(2), options or Options(), places, "race", round=1)


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


def after(state: State, *moves: tuple[int, Action]) -> State:
    """The table after each of these seats has made its move."""
    for seat, action in moves:
        state, _ = act(state, seat, action)
    return state


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


def points(state: State) -> tuple[int, ...]:
    return tuple(place.points for place in state.places)


def offers(state: State, seat: int) -> dict[str, Offer]:
    """What a seat is offered, by action; of several offers of one action the last."""
    return {offer.action: offer for offer in game.view(state, Seat(seat)).offers}
