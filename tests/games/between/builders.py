"""Small words to set a table with, so that the tests of Between read like its rulebook."""

from collections.abc import Iterable, Mapping
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
from tablee.games.between import game
from tablee.games.between.actions import (
    Action,
    Announce,
    Ask,
    ChooseInterval,
    Concede,
    EndTurn,
    PlayJoker,
    TableAction,
    TakeNote,
)
from tablee.games.between.events import Event
from tablee.games.between.pieces import Card, Find, Interval, Mark, Options
from tablee.games.between.state import Place, State

E = TypeVar("E")

KEY = b"the tests of between"

BEGIN = Begin()
TIME_UP = TimeUp()
MORE_TIME = NeedTime()
END_TURN = EndTurn()
CONCEDE = Concede()

# What a seat may ask for


def choose(low: int, high: int) -> ChooseInterval:
    return ChooseInterval((low, high))


def ask(whom: int, value: int) -> Ask:
    return Ask(Seat(whom), value)


def joker(whom: int, value: int) -> PlayJoker:
    return PlayJoker(Seat(whom), value)


def announce(whom: int, low: int, high: int) -> Announce:
    return Announce(Seat(whom), (low, high))


def note(whom: int, value: int, mark: Mark) -> TakeNote:
    return TakeNote(Seat(whom), value, mark)


# Tables


def table(hands: str) -> tuple[tuple[Card, ...], ...]:
    """Hands as text, one seat after the other: "7 8 10 | 3 5 | 20"."""
    return tuple(tuple(map(int, hand.split())) for hand in hands.split("|"))


def pairs(intervals: str) -> tuple[Interval | None, ...]:
    """Intervals as text: "7-10 | 3-5 | ?" (the last one has not chosen)."""
    return tuple(None if "?" in text else pair(text) for text in intervals.split("|"))


def pair(text: str) -> Interval:
    low, high = map(int, text.split("-"))
    return low, high


def ready(seats: int, options: Options | None = None) -> State:
    """Everybody is seated, nothing is dealt."""
    return game.start(Seating(seats), options or Options())


def dealt(seats: int, options: Options | None = None, *, key: bytes = KEY) -> State:
    """The first round is dealt, and nobody has chosen yet."""
    return act(ready(seats, options), None, BEGIN, key=key)[0]


def choosing(hands: str, intervals: str = "", options: Options | None = None) -> State:
    """These hands are dealt; intervals are chosen where the text has some."""
    chosen = intervals or "|".join("?" for _ in table(hands))
    places = tuple(
        Place(hand=hand, interval=interval)
        for hand, interval in zip(table(hands), pairs(chosen), strict=True)
    )
    return State(Seating(len(places)), options or Options(), places, "choose", round=1)


def playing(
    hands: str,
    intervals: str,
    options: Options | None = None,
    *,
    active: int = 0,
    points: Iterable[int] = (),
    out: Iterable[int] = (),
    found: Mapping[int, int] | None = None,
    spent: Iterable[int] = (),
    **rest: Any,
) -> State:
    """A turn of the first round: what is in hand, and what is hidden.

    `found` says whose interval was found by whom, `spent` whose joker was played.
    """
    size = len(table(hands))
    found = found or {}
    totals = (*points, *(0,) * size)
    places = tuple(
        Place(
            hand=hand,
            interval=interval,
            is_found=seat in found,
            is_out=seat in tuple(out),
            has_joker=seat not in tuple(spent),
            points=totals[seat],
        )
        for seat, (hand, interval) in enumerate(zip(table(hands), pairs(intervals), strict=True))
    )
    finds = tuple(
        Find(Seat(by), Seat(whom), places[whom].interval or (0, 0)) for whom, by in found.items()
    )
    return State(
        Seating(size),
        options or Options(),
        places,
        "turn",
        round=rest.pop("round", 1),
        active=Seat(active),
        finds=finds,
        **rest,
    )


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
