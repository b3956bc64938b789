"""What a lesson is made of: a stacked deck, and step by step what the others do and what the learner is to do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.core.attachment import Attach
from tablee.core.chance import Chance
from tablee.core.offers import Offer, Offers, OneOf

Move = tuple[int | None, Any]
"""A seat, or the table for which nobody sits, and what it asks for."""


def anything(view: Any, chance: Chance) -> Any:
    """One of the offered actions, as plain data."""
    return chance.pick(view.offers).pick(chance)


@dataclass(frozen=True)
class Later:
    """Everybody plays on, until the learner is told of such a thing; what led to it is no news."""

    until: Callable[[object], bool]
    choose: Callable[[Any, Chance], Any] = anything
    """How all of them play."""


@dataclass(frozen=True)
class Meanwhile:
    """All this was done when the learner looks again; it is no news any more."""

    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Step:
    """One idea: the lesson's words are found under its name."""

    name: str
    wants: Any = None
    """The one action that leads on; without one the learner looks, is offered nothing, and goes on."""
    before: tuple[Move | Later | Meanwhile, ...] = ()
    """What happens first, seen by the learner as news."""
    only: tuple[str, ...] = ()
    """Of all that is offered, the kinds of action that the screen shows, where not all of them."""

    draws: Attach | None = None
    """What the learner may bring first, or anything else like it: it comes by a door of its own."""

    exact: bool = False
    """Only the wanted values can be chosen, where the screen asks by itself about others, such as half a word."""

    def shown(self, offers: Offers) -> Offers:
        if self.wants is None:
            return ()
        shown = [it for it in offers if not self.only or it.action in self.only]
        return tuple(map(self._narrowed, shown) if self.exact else shown)

    def _narrowed(self, offer: Offer) -> Offer:
        return Offer(offer.action, {it: OneOf((getattr(self.wants, it),)) for it in offer.fields})


@dataclass(frozen=True)
class Lesson:
    """One course through a game, from the eyes of seat 0."""

    game: str
    seats: int
    steps: tuple[Step, ...]
    top: tuple[Any, ...] = ()
    """What lies on top of whatever is shuffled, in this order."""
    options: Mapping[str, Any] = field(default_factory=dict)
    language: str = ""
    """Where the words of the game itself differ: then there is one script for each."""
    seed: str = ""
    """For all that is left to chance."""

    @property
    def path(self) -> str:
        """Where the client has it, in its folder of games."""
        return f"{self.game}/lesson{self.language and '.'}{self.language}.json"
