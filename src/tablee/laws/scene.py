"""One step of a walk from all sides: what everybody sees, is offered, and might try."""

from functools import cached_property
from itertools import islice
from typing import Any

from tablee.core.record import encode, tag_of
from tablee.core.seats import Seat
from tablee.laws.future import Future, Viewer
from tablee.laws.probes import Probes
from tablee.laws.walk import Step, Walk

FEW = 8
"""Up to so many actions of a kind are all tried; of more, three."""

PROBES = 6
"""How many actions each seat tries at each step, whether offered or not."""

RECENT = 20
"""How many steps back such attempts remember."""


class Scene:
    """The truth before one step, and what could come of it."""

    def __init__(self, walk: Walk, step: Step) -> None:
        self.walk = walk
        self.game = walk.game
        self.step = step
        self.state = step.before
        self.seats = walk.case.seating.seats
        self.truth = encode(step.before)
        self._spoilers: list[Future] = []
        self.views = {viewer: self.game.view(self.state, viewer) for viewer in walk.viewers}

    @cached_property
    def sights(self) -> dict[Viewer, bytes]:
        """The views as bytes."""
        return {viewer: encode(view) for viewer, view in self.views.items()}

    def try_out(self, seat: Seat | None, action: Any, *, state: Any = None) -> Future:
        """What would come of an action now, in this truth or another; chance and time are the same."""
        kit = self.walk.kit(self.step.position, self.step.now)
        future = Future(self.game, self.state if state is None else state, seat, action, kit)
        if encode(self.state) != self.truth:
            self._spoilers.append(future)
        return future

    @cached_property
    def offered(self) -> dict[Seat, list[Any]]:
        """All the offered actions of the kinds that have few, some of the others."""
        return {seat: self._offered_to(seat) for seat in self.seats}

    def _offered_to(self, seat: Seat) -> list[Any]:
        found: list[Any] = []
        for offer in self.views[seat].offers:
            some = list(islice(offer.all(), FEW + 1))
            if len(some) > FEW:
                some = [offer.pick(self.walk.dice) for _ in range(3)]
            found += some
        return [self.game.TYPES.make_action(it) for it in found]

    @cached_property
    def attempts(self) -> dict[Seat, list[Future]]:
        """What comes of actions that any client could send."""
        done = [step.future for step in self.walk.steps[-RECENT:] if step.future]
        known = [future.action for future in done if future.seat is not None]
        known += [action for offered in self.offered.values() for action in offered]
        probes = Probes(self.game.TYPES, self.walk.dice, known)
        return {
            seat: [self.try_out(seat, action) for action in probes.make(PROBES)]
            for seat in self.seats
        }

    @property
    def spoilers(self) -> list[Future]:
        """What changed the truth though it was only tried."""
        return self._spoilers if self.attempts else []

    @cached_property
    def moves(self) -> list[Future]:
        """The move that was made, and another that some seat might have made."""
        seat = self.walk.dice.pick(self.seats)
        made = [self.step.future] if self.step.future else []
        might = [self.walk.dice.pick(self.offered[seat])] if self.offered[seat] else []
        found = made + [self.try_out(seat, action) for action in might]
        return [future for future in found if not future.refusal]

    @cached_property
    def variations(self) -> list[tuple[Future, Future]]:
        """Each move beside another of its kind by the same seat."""
        found: list[tuple[Future, Future]] = []
        for move in self.moves:
            offered = self.offered[move.seat] if move.seat is not None else []
            if alike := [it for it in offered if tag_of(it) == tag_of(move.action)]:
                other = self.try_out(move.seat, self.walk.dice.pick(alike))
                found += [] if other.refusal else [(move, other)]
        return found
