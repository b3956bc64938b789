"""Bots for LINE, in rising strength."""

from tablee.bots.line.expert import Expert
from tablee.bots.line.novice import Novice
from tablee.bots.line.regular import Regular
from tablee.bots.line.turn import TurnBot

BOTS: dict[str, TurnBot] = {
    "novice": Novice(),
    "regular": Regular(),
    "expert": Expert(),
}

DEEP = frozenset({"expert"})
"""Those that may think for longer than others should have to wait."""
