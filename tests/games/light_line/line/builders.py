"""Small words to set a table of LINE with."""

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

from tablee.core.chance import Chance
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.kit import Kit
from tablee.core.offers import OneOf
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.cards import BACK, DECK, NUMBERS, Card, Number
from tablee.games.light_line.display import Spot
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.actions import (
    Action,
    Draw,
    Exchange,
    Pay,
    PlaceCard,
    TableAction,
)
from tablee.games.light_line.modes.line.events import Event
from tablee.games.light_line.modes.line.pieces import Counts, Options
from tablee.games.light_line.modes.line.state import Pile, Place, State
from tests.games.light_line.boards import laid

E = TypeVar("E")

KEY = b"the tests of line"

BEGIN = Begin()
TIME_UP = TimeUp()
MORE_TIME = NeedTime()

START = "39@0,0"
"""Beside it the cards 7, 32 and 49 fit nowhere, 1 makes 2 points at the top and 6 makes 4 at the left."""
TWO_LAID = "39@0,0 24@-1,0"
"""Here 31 and 32 fit nowhere, and 5 as well as 17 makes 5 points above the second card."""
THREE_LAID = "39@0,0 24@-1,0 55@0,1"
"""Here 30 makes 6 points below the second card."""
FIVE_LAID = "55@0,0 37@-1,0 15@0,1,1 3@-1,1 9@-1,-1,1"
"""Here 30, turned, would make 13 points at the top."""

TOP: Spot = (0, -1, 0)
LEFT: Spot = (-1, 0, 0)

# What a seat may ask for


def place(spot: Spot) -> PlaceCard:
    return PlaceCard(spot)


def exchange(pile: Number) -> Exchange:
    return Exchange(pile)


def pay(*numbers: Number) -> Pay:
    return Pay(numbers)


def draw(pile: Number) -> Draw:
    return Draw(pile)


# Tables


def ready(seats: int, options: Options | None = None) -> State:
    """Everybody is seated, nothing is dealt."""
    return game.start(Seating(seats), options or Options())


def dealt(seats: int, options: Options | None = None, *, key: bytes = KEY) -> State:
    return act(ready(seats, options), None, BEGIN, key=key)[0]


def playing(
    display: str,
    hands: str,
    options: Options | None = None,
    *,
    piles: str | None = None,
    taken: str = "",
    active: int = 0,
    **rest: Any,
) -> State:
    """A turn: what is laid, one card for each seat ("7 1 -"), and the piles ("1 2 | | 35 | 48").

    Without a word of the piles they hold all the other cards; `taken` are the point cards by seat.
    """
    table = laid(display)
    cards = [None if word == "-" else int(word) for word in hands.split()]
    gone = {*(it.card for it in table), *cards, *map(int, taken.replace("|", " ").split())}
    stacks = [*cards_of(taken), *((),) * len(cards)] if taken else [()] * len(cards)
    return State(
        Seating(len(cards)),
        options or Options(),
        tuple(Place(card, won) for card, won in zip(cards, stacks, strict=False)),
        rest.pop("phase", "place"),
        active=Seat(active),
        display=table,
        piles=all_piles(gone) if piles is None else cards_of(piles),
        **rest,
    )


def cards_of(text: str) -> tuple[Pile, ...]:
    return tuple(tuple(map(int, pile.split())) for pile in text.split("|"))


def all_piles(gone: Iterable[Card | None] = ()) -> tuple[Pile, ...]:
    out = set(gone)
    return tuple(
        tuple(card for card in DECK if BACK[card] == number and card not in out)
        for number in NUMBERS
    )


def piles_of(two: int, three: int, four: int, five: int) -> str:
    """So many cards of each number, the highest ids first: none of them is needed elsewhere."""
    whole = all_piles()
    sizes = zip(whole, (two, three, four, five), strict=True)
    return " | ".join(" ".join(map(str, pile[::-1][:size])) for pile, size in sizes)


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
    return [type(event).__name__ for event in events]


def points(state: State) -> tuple[int, ...]:
    return tuple(place.points for place in state.places)


def sizes(state: State) -> Counts:
    return game.view(state, None).piles


def offered(state: State, seat: int) -> dict[str, tuple[Any, ...]]:
    """What a seat is offered, by action, with the values of its only field."""
    found: dict[str, tuple[Any, ...]] = {}
    for offer in game.view(state, Seat(seat)).offers:
        choices = [it for it in offer.fields.values() if isinstance(it, OneOf)]
        found[offer.action] = choices[0].values if choices else ()
    return found
