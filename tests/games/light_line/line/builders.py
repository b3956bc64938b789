"""Small words to set a table of LINE with."""

from collections.abc import Iterable
from typing import Any

from tablee.core.seats import Seat, Seating
from tablee.games.light_line.cards import BACK, DECK, NUMBERS, Card
from tablee.games.light_line.display import Spot
from tablee.games.light_line.modes.line.pieces import Options
from tablee.games.light_line.modes.line.state import Pile, Place, State
from tests.games.light_line.boards import laid

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

# Tables


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
        phase=rest.pop("phase", "place"),
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
