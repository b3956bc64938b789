"""Bots for HEAD-LINE, in rising strength: the better ones see a line sooner, and overlook less."""

from tablee.bots.bot import Bot, graded
from tablee.bots.guesser import Guesser
from tablee.bots.head_line.seeker import Level, Seeker
from tablee.games.light_line.modes.head_line.actions import Action
from tablee.games.light_line.modes.head_line.view import View

NOVICE = Level(look=(5_000, 21_500), card=(1_500, 3_000), overlooks=12, misreads=80)
"""While it looks, two to seven more cards are dealt: time enough to be found by others."""

REGULAR = Level(look=(4_500, 18_500), card=(900, 1_600), overlooks=20)
"""As long as one to six more cards take."""

EXPERT = Level(look=(4_000, 17_000), card=(600, 1_000))
"""Hardly quicker at its best: sooner would leave people no time at all."""

ANY_TIME = (0, 12_000)
"""For who calls at random: sometimes longer than from card to card, at the slowest pace too."""

LEVELS = {"novice": NOVICE, "regular": REGULAR, "expert": EXPERT}

BOTS: dict[str, Bot[View, Action]] = {
    "random": Guesser(Action, ANY_TIME),
    **graded(Seeker, *LEVELS.values()),
}
