"""Bots for LONG-LINE, in rising strength: the better ones overlook less, and are quicker."""

from tablee.bots.bot import Bot
from tablee.bots.guesser import Guesser
from tablee.bots.long_line.builder import Builder, Level
from tablee.games.light_line.modes.long_line.actions import Action
from tablee.games.light_line.modes.long_line.view import View

NOVICE = Level(look=(10_000, 25_000), card=(4_500, 9_000), overlooks=3, colours=2)
"""Calls four or so after three quarters of a minute: whoever has found five by then is ahead."""

REGULAR = Level(look=(6_000, 16_000), card=(1_800, 3_600), overlooks=1)
"""Calls six or seven after half a minute; whoever is still trying has a part of their line by then."""

EXPERT = Level(look=(5_000, 11_000), card=(1_000, 2_400), watches=True)
"""Sees the longest line at once, and lays it as quickly as a hand lays cards."""

BOTS: dict[str, Bot[View, Action]] = {
    "random": Guesser(Action, NOVICE.card),
    "novice": Builder(NOVICE),
    "regular": Builder(REGULAR),
    "expert": Builder(EXPERT),
}
