"""Bots for TRAPWORDS, in rising strength: the better ones have more in mind, and take more care."""

from tablee.bots.bot import Bot
from tablee.bots.guesser import Guesser
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.player import Player
from tablee.games.trapwords.actions import Action
from tablee.games.trapwords.view import View

NOVICE = Level(
    cards=65,
    depth=65,
    stray=4,
    hides=0,
    margin=0,
    clues=2,
    sure=25,
    weighs=False,
    word=(800, 1_200),
    clue=(2_600, 4_000),
    guess=(1_800, 3_500),
)
"""Says what everybody says, has little to say about every third thing, and guesses soon."""

REGULAR = Level(
    cards=85,
    depth=85,
    stray=4,
    hides=25,
    margin=2,
    clues=2,
    sure=45,
    weighs=False,
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
    sure=60,
    weighs=True,
    word=(600, 1_000),
    clue=(1_800, 2_600),
    guess=(900, 1_800),
)
"""Expects to be foreseen: some of its traps lie where the careful walk."""

ANY_TIME = (300, 2_500)
"""For who does anything: sometimes too late to object."""

BOTS: dict[str, Bot[View, Action]] = {
    "random": Guesser(Action, ANY_TIME),
    "novice": Player(NOVICE),
    "regular": Player(REGULAR),
    "expert": Player(EXPERT),
}
