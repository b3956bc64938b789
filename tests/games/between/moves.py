"""What a seat of Between may ask for, in small words."""

from tablee.core.seats import Seat
from tablee.games.between.actions import (
    Announce,
    Ask,
    ChooseInterval,
    Concede,
    EndTurn,
    PlayJoker,
    TakeNote,
)
from tablee.games.between.pieces import Mark

END_TURN = EndTurn()
CONCEDE = Concede()


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
