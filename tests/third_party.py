"""What another package would bring: a game of its own (Between under another name) and a bot for it."""

from tablee.bots import between as bots
from tablee.core.record import replace
from tablee.games.between import game

ABOUT = replace(game.ABOUT, key="twin", title="Twin")
TYPES, start, decide, evolve = game.TYPES, game.start, game.decide, game.evolve
awaiting, deadline, outcome = game.awaiting, game.deadline, game.outcome
view, seen, resample = game.view, game.seen, game.resample
BOTS = {"novice": bots.BOTS["novice"]}
