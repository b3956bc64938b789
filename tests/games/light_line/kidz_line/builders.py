"""Small words to set a table of KIDZ-LINE with."""

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

from tablee.core.chance import Chance
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.kit import Kit
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.display import Spot
from tablee.games.light_line.modes.kidz_line import game
from tablee.games.light_line.modes.kidz_line.actions import (
    Action,
    GiveUp,
    PlaceCard,
    TableAction,
    TurnUp,
)
from tablee.games.light_line.modes.kidz_line.events import Event
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.modes.kidz_line.state import Place, State
from tests.games.light_line.boards import laid

E = TypeVar("E")

KEY = b"the tests of kidz-line"

BEGIN = Begin()
TIME_UP = TimeUp()
MORE_TIME = NeedTime()
TURN_UP = TurnUp()
GIVE_UP = GiveUp()
STRICT = Options(giving_up="only_when_nothing_fits")

START = "39@0,0"
"""Beside it the cards 7, 32 and 49 fit nowhere, 1 continues one line at the top and 24 one at the left."""
THREE_LAID = "39@0,0 24@-1,0 55@0,1"
"""Here 30 continues three lines below the second card."""

TOP: Spot = (0, -1, 0)
LEFT: Spot = (-1, 0, 0)
BELOW: Spot = (-1, 1, 0)


def place(spot: Spot) -> PlaceCard:
    return PlaceCard(spot)


def ready(seats: int, options: Options | None = None) -> State:
    """Everybody is seated, nothing is dealt."""
    return game.start(Seating(seats), options or Options())


def dealt(seats: int, options: Options | None = None, *, key: bytes = KEY) -> State:
    return act(ready(seats, options), None, BEGIN, key=key)[0]


def playing(
    display: str,
    piles: str,
    options: Options | None = None,
    *,
    active: int = 0,
    placed: Iterable[int] = (),
    **rest: Any,
) -> State:
    """A turn: what is laid, and each seat's pile from the top down ("1 2 3 | 24 5")."""
    table = laid(display)
    stacks = [tuple(map(int, pile.split())) for pile in piles.split("|")]
    counts = (*placed, *(0,) * len(stacks))
    dealt_cards = {it.card for it in table}.union(*stacks)
    return State(
        Seating(len(stacks)),
        options or Options(),
        tuple(Place(pile, placed=counts[seat]) for seat, pile in enumerate(stacks)),
        rest.pop("phase", "turn_up"),
        active=Seat(active),
        round=rest.pop("round", 1),
        display=table,
        out=tuple(card for card in DECK if card not in dealt_cards),
        **rest,
    )


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


def the(events: Iterable[object], kind: type[E]) -> E:
    """The only event of this kind."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def kinds(events: Iterable[object]) -> list[str]:
    return [type(event).__name__ for event in events]


def placed(state: State) -> tuple[int, ...]:
    return tuple(place.placed for place in state.places)


def offered(state: State, seat: int) -> list[str]:
    return [offer.action for offer in game.view(state, Seat(seat)).offers]
