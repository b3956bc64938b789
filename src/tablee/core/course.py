"""What comes of one action: event after event, each thought of in the state the one before has left."""

from collections.abc import Callable
from typing import Generic, TypeVar

from tablee.core.kit import Kit

S = TypeVar("S")
E = TypeVar("E")


class Course(Generic[S, E]):
    """Phases write what happens into it, and read from it how things stand by then."""

    __slots__ = ("_evolve", "_folded", "_state", "events", "kit")

    def __init__(self, state: S, kit: Kit, evolve: Callable[[S, E], S]) -> None:
        self.kit = kit
        self.events: tuple[E, ...] = ()
        self._state = state
        self._folded = 0
        self._evolve = evolve

    def happens(self, *events: E) -> None:
        """These come next."""
        self.events += events

    @property
    def state(self) -> S:
        """How things stand after all that has happened so far; folded only when somebody asks."""
        if self._folded < len(self.events):
            for event in self.events[self._folded :]:
                self._state = self._evolve(self._state, event)
            self._folded = len(self.events)
        return self._state
