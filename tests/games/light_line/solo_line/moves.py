"""What a seat of SOLO-LINE may ask for, in small words."""

from tablee.games.light_line.bench import ClearBench, Lay, TakeBack
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.solo_line.actions import AskForHint, GiveUp

HINT = AskForHint()
GIVE_UP = GiveUp()
CLEAR = ClearBench()


def lay(it: Laid) -> Lay:
    return Lay(it.card, (it.x, it.y, it.turned))


def take_back(card: Card) -> TakeBack:
    return TakeBack(card)
