"""Bots for TRAPWORDS, in rising strength: the better ones have more in mind, and take more care."""

from tablee.bots.bot import Bot
from tablee.bots.guesser import Guesser
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.player import Player
from tablee.games.trapwords.actions import Action
from tablee.games.trapwords.view import View

NOVICE = Level(
    cards=50,
    depth=60,
    stray=2,
    hides=45,
    margin=3,
    clues=0,
    waits=3,
    sure=25,
    weighs=False,
    feels=40,
    minds=4,
    blanks=36,
    moods=4,
    tells=8,
    word=(800, 1_200),
    clue=(2_600, 4_000),
    guess=(1_800, 3_500),
)
"""Says few and plain words, what everybody says, and blurts out what comes to mind."""

REGULAR = Level(
    cards=80,
    depth=80,
    stray=4,
    hides=45,
    margin=3,
    clues=2,
    waits=3,
    sure=40,
    weighs=False,
    feels=80,
    minds=6,
    blanks=22,
    moods=3,
    tells=12,
    word=(700, 1_100),
    clue=(2_000, 3_200),
    guess=(1_200, 2_500),
)

EXPERT = Level(
    cards=97,
    depth=95,
    stray=4,
    hides=45,
    margin=3,
    clues=2,
    waits=4,
    sure=50,
    weighs=True,
    feels=100,
    minds=40,
    blanks=6,
    moods=2,
    tells=24,
    word=(600, 1_000),
    clue=(1_800, 2_600),
    guess=(900, 1_800),
)
"""Expects to be foreseen: some of its traps lie where the careful walk."""

LEVELS = {"novice": NOVICE, "regular": REGULAR, "expert": EXPERT}

ANY_TIME = (300, 2_500)
"""For who does anything: sometimes too late to object."""

BOTS: dict[str, Bot[View, Action]] = {
    "random": Guesser(Action, ANY_TIME),
    **{name: Player(level) for name, level in LEVELS.items()},
}

DEEP = frozenset(LEVELS)
"""Those that may think for longer than others should have to wait: with the words of a whole language."""
