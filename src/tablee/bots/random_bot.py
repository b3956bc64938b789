"""A bot for every game: any kind of offered action, then any of that kind."""

from typing import Any, Protocol

from tablee.core.chance import Chance
from tablee.core.game import Types
from tablee.core.offers import Offers


class Offering(Protocol):
    """All that this bot needs of a view."""

    @property
    def offers(self) -> Offers: ...


class RandomBot:
    """Plays by the rules and by nothing else; the laws play with it."""

    def __init__(self, types: Types) -> None:
        self._types = types

    def choose(self, view: Offering, chance: Chance) -> Any:
        return self._types.make_action(chance.pick(view.offers).pick(chance))
