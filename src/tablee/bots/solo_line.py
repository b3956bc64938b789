"""Bots for SOLO-LINE, in rising strength: they differ in how often they ask for help."""

from functools import lru_cache

from tablee.bots.bot import Bot
from tablee.bots.workbench import step_towards
from tablee.core.chance import Chance
from tablee.core.record import Record
from tablee.games.light_line.cards import Card
from tablee.games.light_line.modes.solo_line.actions import Action, AskForHint, GiveUp
from tablee.games.light_line.modes.solo_line.view import View
from tablee.games.light_line.search import Path
from tablee.games.light_line.solver import solve

KEPT = 64
"""How many puzzles are remembered: each is looked at again with every card."""


class Level(Record, frozen=True):
    """How easily somebody despairs."""

    asks: int = 0
    """For a hint before one card in so many; 0 stands for never."""
    gives_up: int = 0
    """At one card in so many; 0 stands for never."""


class Puzzler:
    """Has a whole line in mind that begins as the hints say, and lays it card by card."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: View, chance: Chance) -> Action:
        if not view.offers:
            raise ValueError("nothing to do")
        may_ask = any(offer.action == "hint" for offer in view.offers)
        line = line_in_mind(view.cards, view.hints, joker=view.options.joker)
        if may_ask and (not line or _happens(self._level.asks, chance)):
            return AskForHint()
        if not line or _happens(self._level.gives_up, chance):
            return GiveUp()
        return step_towards(line, view.bench) or GiveUp()


@lru_cache(KEPT)
def line_in_mind(cards: tuple[Card, ...], hints: Path, *, joker: bool) -> Path:
    """Through all cards, or none where none was found."""
    return solve(cards, joker=joker, begin=hints).solution


def _happens(one_in: int, chance: Chance) -> bool:
    return one_in > 0 and chance.below(one_in) == 0


LEVELS = {
    "novice": Level(asks=3, gives_up=40),
    "regular": Level(asks=12),
    "expert": Level(),
}

BOTS: dict[str, Bot[View, Action]] = {name: Puzzler(level) for name, level in LEVELS.items()}
