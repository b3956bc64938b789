"""Whether there are word cards enough: a game that could not be dealt is refused before anybody waits for it."""

from typing import Any

from tablee.core.game import AnyGame, Begin
from tablee.core.kit import NO_WORDS, NoWords
from tablee.core.refusal import Refusal
from tablee.core.seats import Seating
from tablee.registry import WORDS
from tablee.tables.table import Table

MOST = 2_000
"""More cards than any game needs."""


def require_cards(game: AnyGame, seats: int, options: Any) -> None:
    """Deals it for nobody to see; refuses what the game itself would refuse."""
    _deal(game, seats, options)


def _deal(game: AnyGame, seats: int, options: Any, lexicon: Any = WORDS) -> None:
    Table(game, Seating(seats), options, seed=b"").decide(None, Begin(), 0, lexicon)


class _Blank(NoWords):
    """Packs of so many cards with nothing on them."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def size(self, _pack: str) -> int:
        return self.cards

    def card(self, _pack: str, number: int) -> tuple[str, ...]:
        return (str(number),)


def cards_needed(game: AnyGame, seats: int, options: Any) -> int:
    """How many a pack needs at least; none for a game without cards, or one that cannot begin whatever there is."""
    fewest, enough = 0, MOST
    if _is_refused(game, seats, options, MOST):
        return 0
    while fewest < enough:
        middle = (fewest + enough) // 2
        if _is_refused(game, seats, options, middle):
            fewest = middle + 1
        else:
            enough = middle
    return enough


def _is_refused(game: AnyGame, seats: int, options: Any, cards: int) -> bool:
    try:
        _deal(game, seats, options, _Blank(cards) if cards else NO_WORDS)
    except Refusal:
        return True
    return False
