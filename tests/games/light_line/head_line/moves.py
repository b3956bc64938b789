"""What a seat of HEAD-LINE may ask for, in small words."""

from tablee.games.light_line.bench import ClearBench, Lay, TakeBack
from tablee.games.light_line.modes.head_line import actions

CALL = actions.CallLine()
GIVE_UP = actions.GiveUp()
PAUSE = actions.Pause()
RESUME = actions.Resume()
AGREE = actions.Agree()
START_ROUND = actions.StartRound()
CLEAR = ClearBench()


def mark(*cards: int) -> actions.Mark:
    return actions.Mark(tuple(sorted(cards)))


def lay(card: int, x: int, y: int, turned: int = 0) -> Lay:
    return Lay(card, (x, y, turned))


def take_back(card: int) -> TakeBack:
    return TakeBack(card)


def pace(milliseconds: int) -> actions.SetPace:
    return actions.SetPace(milliseconds)


def discard(number: int) -> actions.Discard:
    return actions.Discard(number)
