"""What another package would bring: a game of its own (Between under another name) and bots, for ours too."""

from tablee.bots import between as bots
from tablee.bots.between.expert import Expert
from tablee.core.record import replace
from tablee.games.between import game

ABOUT = replace(game.ABOUT, key="twin", title="Twin")
TYPES, start, decide, evolve = game.TYPES, game.start, game.decide, game.evolve
awaiting, deadline, outcome = game.awaiting, game.deadline, game.outcome
view, seen, resample = game.view, game.seen, game.resample


class Sly(Expert):
    """A bot of theirs."""


BOTS = {"novice": bots.BOTS["novice"], "sly": Sly()}
