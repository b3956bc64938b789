"""One step of a walk from all sides: what everybody sees, is offered, and might try."""

from functools import cached_property
from itertools import islice
from typing import Any

from tablee.core.chance import Chance
from tablee.core.record import encode, replace, tag_of
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

    def try_out(
        self, seat: Seat | None, action: Any, *, state: Any = None, luck: Chance | None = None
    ) -> Future:
        """What would come of an action now, in this truth or another; time is the same, and chance if not given."""
        kit = self.walk.kit(self.step.position, self.step.now, luck)
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
        alike = [(move, self._alike(move)) for move in self.moves]
        return self._beside([(move, self.walk.dice.pick(some)) for move, some in alike if some])

    @cached_property
    def rewordings(self) -> list[tuple[Future, Future]]:
        """Each move beside the same with another word, where there is a word to choose."""
        found: list[tuple[Future, Any]] = []
        for move in self.moves:
            for name, word in _words_of(move.action):
                others = {getattr(it, name) for it in self._alike(move)} - {word}
                found += [(move, replace(move.action, **{name: it})) for it in sorted(others)[:1]]
        return self._beside(found)

    @cached_property
    def reshuffles(self) -> list[tuple[Future, Future]]:
        """The move that was made, beside itself with other luck."""
        made = self.moves[:1] if self.step.future else []
        luck = self.walk.dice.at(self.step.position)
        again = [(it, self.try_out(it.seat, it.action, luck=luck)) for it in made]
        return [(one, other) for one, other in again if not other.refusal]

    def _alike(self, move: Future) -> list[Any]:
        offered = self.offered[move.seat] if move.seat is not None else []
        return [it for it in offered if tag_of(it) == tag_of(move.action)]

    def _beside(self, moves: list[tuple[Future, Any]]) -> list[tuple[Future, Future]]:
        both = [(move, self.try_out(move.seat, action)) for move, action in moves]
        return [(one, other) for one, other in both if not other.refusal]


def _words_of(action: Any) -> list[tuple[str, str]]:
    fields = [(name, getattr(action, name)) for name in action.__struct_fields__]
    return [(name, it) for name, it in fields if isinstance(it, str)]
