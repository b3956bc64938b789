"""What comes of one action: event after event, each thought of in the state the one before has left."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from tablee.core.kit import Kit

S = TypeVar("S")
E = TypeVar("E")


class Course(msgspec.Struct, Generic[S, E], gc=False):
    """Phases write what happens into it, and read from it how things stand by then."""

    _state: S
    kit: Kit
    _evolve: Callable[[S, E], S]
    _folded: tuple[E, ...] = ()
    _new: tuple[E, ...] = ()
    """Those that are not in the state yet."""

    @property
    def events(self) -> tuple[E, ...]:
        """All that has happened so far."""
        return self._folded + self._new

    def happens(self, *events: E) -> None:
        """These come next."""
        self._new += events

    @property
    def state(self) -> S:
        """How things stand after all that has happened so far; folded only when somebody asks."""
        if self._new:
            for event in self._new:
                self._state = self._evolve(self._state, event)
            self._folded += self._new
            self._new = ()
        return self._state
