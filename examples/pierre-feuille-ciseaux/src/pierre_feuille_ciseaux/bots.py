"""A player made of code: it sees what a seat sees, and chooses among what is offered there."""

from collections import Counter

from tablee.core.chance import Chance

from .actions import Choose
from .pieces import BEATS, SIGNS, Sign
from .view import View


class Watcher:
    """Thinks that the other shows again what it has shown most; one time in three it is moody."""

    def choose(self, view: View, chance: Chance) -> Choose:
        assert view.seat is not None
        shown = Counter(it.signs[1 - view.seat] for it in view.rounds)
        if not shown or chance.below(3) == 0:
            return Choose(chance.pick(SIGNS))
        return Choose(_against(max(SIGNS, key=lambda it: shown[it])))


def _against(sign: Sign) -> Sign:
    return next(it for it in SIGNS if sign in BEATS[it])


BOTS = {"regular": Watcher()}
"""By level, the weakest first; a random one plays every game."""
