"""Small words to set a table of KIDZ-LINE with."""

from collections.abc import Iterable
from typing import Any

from tablee.core.seats import Seat, Seating
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.display import Spot
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.modes.kidz_line.state import Place, State
from tests.games.light_line.boards import laid

STRICT = Options(giving_up="only_when_nothing_fits")

START = "39@0,0"
"""Beside it the cards 7, 32 and 49 fit nowhere, 1 continues one line at the top and 24 one at the left."""
THREE_LAID = "39@0,0 24@-1,0 55@0,1"
"""Here 30 continues three lines below the second card."""

TOP: Spot = (0, -1, 0)
LEFT: Spot = (-1, 0, 0)
BELOW: Spot = (-1, 1, 0)


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
        phase=rest.pop("phase", "turn_up"),
        active=Seat(active),
        round=rest.pop("round", 1),
        display=table,
        out=tuple(card for card in DECK if card not in dealt_cards),
        **rest,
    )


def placed(state: State) -> tuple[int, ...]:
    return tuple(place.placed for place in state.places)
