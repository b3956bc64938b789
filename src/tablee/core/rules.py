"""A game wired together: a table of what each action leads to, and of what each event changes."""

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, Generic, Protocol, TypeVar

from tablee.core.course import Course
from tablee.core.game import Types
from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.record import kinds_of
from tablee.core.refusal import Malformed
from tablee.core.seats import Seat, Seating


class Standing(Protocol):
    """What every state can say of itself."""

    @property
    def seating(self) -> Seating: ...

    @property
    def awaited(self) -> tuple[Seat, ...]: ...

    @property
    def deadline(self) -> int | None: ...

    @property
    def outcome(self) -> Outcome | None: ...


S = TypeVar("S", bound=Standing)
E = TypeVar("E")
F = TypeVar("F", bound=Callable[..., Any])


class Rules(Generic[S, E]):
    """Complete when it is made, or it is not made: a game that forgot something cannot be imported."""

    def __init__(
        self,
        types: Types,
        *,
        asked: Mapping[Any, Callable[[Course[S, E], Seat, Any], None]],
        by_table: Mapping[Any, Callable[[Course[S, E], Any], None]],
        changes: Mapping[Any, Callable[[S, Any], S]],
        before: Callable[[Course[S, E], Seat], None] | None = None,
        after: Callable[[Course[S, E]], None] | None = None,
    ) -> None:
        """Each table names a kind, or a union of kinds that one function takes."""
        self._asked, self._by_table, self._changes = _each(asked), _each(by_table), _each(changes)
        actions, of_table = {*kinds_of(types.action)}, {*kinds_of(types.table_action)}
        _check(actions | of_table, {**self._asked, **self._by_table})
        _check(actions, {it: self._asked[it] for it in self._asked if it not in of_table})
        _check({*kinds_of(types.event)}, self._changes)
        self._before = before
        """What holds for whatever a seat asks for."""
        self._after = after
        """What follows by itself from whatever happened."""

    def decide(self, state: S, seat: Seat | None, action: Any, kit: Kit) -> tuple[E, ...]:
        """What happens when this seat asks for this, or the table by itself; may refuse."""
        course = Course(state, kit, self.evolve)
        kind = type(action)
        if seat is None:
            if kind not in self._by_table:
                raise Malformed("take_a_seat")
            self._by_table[kind](course, action)
        else:
            if not state.seating.has(seat):
                raise Malformed("no_such_seat")
            phase = self._asked.get(kind)
            if phase is None:
                raise Malformed("only_the_table_may")
            if self._before:
                self._before(course, seat)
            phase(course, seat, action)
        if self._after:
            self._after(course)
        return course.events

    def evolve(self, state: S, event: E) -> S:
        """The truth after an event; never refuses what `decide` gave."""
        return self._changes[type(event)](state, event)


def awaiting(state: Standing) -> tuple[Seat, ...]:
    return state.awaited


def deadline(state: Standing) -> int | None:
    return state.deadline


def outcome(state: Standing) -> Outcome | None:
    return state.outcome


def unchanged(state: S, _event: Any) -> S:
    """What is only told."""
    return state


def _each(table: Mapping[Any, F]) -> dict[type[Any], F]:
    return {kind: function for kinds, function in table.items() for kind in kinds_of(kinds)}


def _check(wanted: set[type[Any]], table: Mapping[type[Any], Callable[..., Any]]) -> None:
    """Each has a function that takes it as its last parameter, and nothing else has one."""
    if wanted != set(table):
        raise TypeError(f"left out or unknown: {sorted(it.__name__ for it in wanted ^ set(table))}")
    for kind, function in table.items():
        taken = [*signature(function).parameters.values()][-1].annotation
        if taken is not Any and kind not in kinds_of(taken):
            raise TypeError(f"{function.__qualname__} does not take {kind.__name__}")
