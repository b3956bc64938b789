"""Bots for HEAD-LINE, in rising strength: the better ones see a line sooner, and overlook less."""

from tablee.bots.bot import Bot
from tablee.bots.guesser import Guesser
from tablee.bots.head_line.seeker import Level, Seeker
from tablee.games.light_line.modes.head_line.actions import Action
from tablee.games.light_line.modes.head_line.view import View

NOVICE = Level(look=(6_000, 30_000), card=(1_500, 3_000), overlooks=5, misreads=40)
"""While it looks, two to ten more cards are dealt: time enough to be found by others."""

REGULAR = Level(look=(4_000, 18_000), card=(900, 1_600), overlooks=12)
"""As long as one to six more cards take."""

EXPERT = Level(look=(3_000, 12_000), card=(600, 1_000))
"""Seldom as slow as four more cards; sooner would leave people no time at all."""

ANY_TIME = (0, 12_000)
"""For who calls at random: sometimes longer than from card to card, at the slowest pace too."""

BOTS: dict[str, Bot[View, Action]] = {
    "random": Guesser(Action, ANY_TIME),
    "novice": Seeker(NOVICE),
    "regular": Seeker(REGULAR),
    "expert": Seeker(EXPERT),
}
