"""Bots for WORDZ, in rising strength."""

from tablee.bots.wordz.expert import Expert
from tablee.bots.wordz.novice import Novice
from tablee.bots.wordz.regular import Regular
from tablee.bots.wordz.turn import TurnBot

BOTS: dict[str, TurnBot] = {
    "novice": Novice(),
    "regular": Regular(),
    "expert": Expert(),
}
