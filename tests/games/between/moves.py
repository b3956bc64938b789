"""What a seat of Between may ask for, in small words."""

from tablee.core.seats import Seat
from tablee.games.between import actions
from tablee.games.between.pieces import Mark

END_TURN = actions.EndTurn()
CONCEDE = actions.Concede()


def choose(low: int, high: int) -> actions.ChooseInterval:
    return actions.ChooseInterval((low, high))


def ask(whom: int, value: int) -> actions.Ask:
    return actions.Ask(Seat(whom), value)


def joker(whom: int, value: int) -> actions.PlayJoker:
    return actions.PlayJoker(Seat(whom), value)


def announce(whom: int, low: int, high: int) -> actions.Announce:
    return actions.Announce(Seat(whom), (low, high))


def note(whom: int, value: int, mark: Mark) -> actions.TakeNote:
    return actions.TakeNote(Seat(whom), value, mark)
