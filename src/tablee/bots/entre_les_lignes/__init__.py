"""Bots for Entre les lignes, in rising strength: the better ones hint more subtly, read better and think of more."""

from tablee.bots.bot import Bot
from tablee.bots.entre_les_lignes.level import Level, Sight
from tablee.bots.entre_les_lignes.player import Player
from tablee.bots.guesser import Guesser
from tablee.games.entre_les_lignes.actions import Action
from tablee.games.entre_les_lignes.view import View

NOVICE = Level(plain=0, subtle=30, sight=Sight(5.5, 8, 5), recall=60, depth=2, sense=50)
"""Draws what everybody would, and sees the rough shape of what others draw."""

REGULAR = Level(plain=25, subtle=70, sight=Sight(4.0, 12, 6), recall=80, depth=3, sense=70)

EXPERT = Level(plain=55, subtle=100, sight=Sight(0.75, 400, 30), recall=95, depth=5, sense=85)
"""Draws what one sees the sense of when one has the word."""

LEVELS = {"novice": NOVICE, "regular": REGULAR, "expert": EXPERT}

ANY_TIME = (300, 2_500)
"""For who does anything, that the others get a word in."""

BOTS: dict[str, Bot[View, Action]] = {
    "random": Guesser(Action, ANY_TIME),
    **{name: Player(level) for name, level in LEVELS.items()},
}

DEEP = frozenset(LEVELS)
"""Those that may think for longer than others should have to wait: over drawings, and words."""
