"""The random bot of a race: who always acts at once would win by that alone, or keep the clock from ever running."""

from typing import Any

import msgspec

from tablee.bots.pauses import Span, within
from tablee.bots.random_bot import Offering
from tablee.core.chance import Chance


class Guesser:
    """Does anything that is offered, after a while."""

    def __init__(self, actions: Any, span: Span) -> None:
        self._actions = actions
        self._span = span

    def choose(self, view: Offering, chance: Chance) -> Any:
        return msgspec.convert(chance.pick(view.offers).pick(chance), self._actions)

    def pause(self, view: Offering, chance: Chance) -> int:
        return within(self._span, chance)
