"""Bots for LONG-LINE, in rising strength: the better ones overlook less, and are quicker."""

from tablee.bots.bot import Bot, graded
from tablee.bots.guesser import Guesser
from tablee.bots.long_line.builder import Builder, Level
from tablee.games.light_line.modes.long_line.actions import Action
from tablee.games.light_line.modes.long_line.view import View

NOVICE = Level(look=(4_000, 32_000), card=(1_900, 3_800), overlooks=2, colours=3)
"""Calls five or so, sometimes at once and sometimes late, like everybody who looks for a line."""

REGULAR = Level(look=(4_000, 30_000), card=(1_400, 3_400), overlooks=1)
"""Calls six or seven; whoever is still trying has a part of their line by then."""

EXPERT = Level(look=(4_000, 30_000), card=(1_500, 3_300), watches=True)
"""Needs as long to see the longest line there is, and sees who is about to call."""

LEVELS = {"novice": NOVICE, "regular": REGULAR, "expert": EXPERT}

BOTS: dict[str, Bot[View, Action]] = {
    "random": Guesser(Action, NOVICE.card),
    **graded(Builder, *LEVELS.values()),
}
