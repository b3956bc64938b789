"""Bots for WORDZ, in rising strength: only the scholar hides and proposes words that few people know."""

from tablee.bots.wordz.master import Master
from tablee.bots.wordz.novice import Novice
from tablee.bots.wordz.regular import Regular
from tablee.bots.wordz.turn import TurnBot
from tablee.bots.wordz.vocabulary import ALL, FAMILIAR, KNOWN, Vocabulary

STRONG = Master(Vocabulary(FAMILIAR), Vocabulary(KNOWN), range(4, 9), ideas=3)
"""Words that people know, played well."""

SCHOLAR = Master(ALL, ALL, range(3, 5))
"""The whole dictionary: all its short words are alike to it, also those that nobody has met."""

BOTS: dict[str, TurnBot] = {
    "novice": Novice(),
    "regular": Regular(),
    "strong": STRONG,
    "scholar": SCHOLAR,
}

DEEP = frozenset(BOTS)
"""Those that may think for longer than others should have to wait: with the words of a whole language."""

FORMERLY = {"expert": "scholar"}
"""Names of before, in tables and logs that are kept."""
