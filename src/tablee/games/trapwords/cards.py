"""Monsters and curses as data: what each does to a turn (TW-G1; TW-03, TW-04, TW-11, TW-77 to TW-82)."""

from collections.abc import Mapping
from typing import get_args

from tablee.core.record import Record
from tablee.games.trapwords.pieces import CardName, CurseName, MonsterName

MONSTERS: tuple[MonsterName, ...] = get_args(MonsterName)
CURSES: tuple[CurseName, ...] = get_args(CurseName)


class Card(Record, frozen=True):
    """What one card changes; whatever it does not name stays as it is."""

    guesses: int | None = None
    words: int | None = None
    clue_words: int | None = None
    glass: tuple[int, int] = (1, 1)
    """A fraction of the time."""
    doubled: int = 0
    """On which lines two trapwords stand: on every line (1), on every second one (2), on none (0)."""
    more_traps: int = 0
    curses: int = 0
    """How many curses it brings to every round."""


NORMAL: Mapping[CardName, Card] = {
    "mummy": Card(curses=1),
    "troll": Card(words=10),
    "demon": Card(doubled=2),
    "vampire": Card(guesses=3),
    "dragon": Card(glass=(1, 2)),
}
HARDER: Mapping[CardName, Card] = {
    "mummy": Card(curses=2),
    "troll": Card(words=5),
    "demon": Card(doubled=1),
    "vampire": Card(guesses=1),
    "dragon": Card(glass=(1, 4)),
}
CURSE: Mapping[CardName, Card] = {
    "flood": Card(),
    "petrification": Card(),
    "echo": Card(),
    "feeblemind": Card(),
    "forbidden_word": Card(),
    "swarm": Card(more_traps=2),
    "web": Card(guesses=3),
    "quicksand": Card(glass=(2, 3)),
    "vow": Card(words=12),
    "darkness": Card(clue_words=3),
}


def card(name: CardName, *, is_harder: bool) -> Card:
    """A monster's card of either deck, or a curse."""
    deck = CURSE if name in CURSE else HARDER if is_harder else NORMAL
    return deck[name]
