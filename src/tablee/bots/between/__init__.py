"""Bots for Between, in rising strength."""

from tablee.bots.between.expert import Expert
from tablee.bots.between.novice import Novice
from tablee.bots.between.regular import Regular
from tablee.bots.bot import Bot
from tablee.games.between.actions import Action
from tablee.games.between.view import View

BOTS: dict[str, Bot[View, Action]] = {
    "novice": Novice(),
    "regular": Regular(),
    "expert": Expert(),
}

DEEP = frozenset({"expert"})
"""Those that may think for longer than others should have to wait."""
