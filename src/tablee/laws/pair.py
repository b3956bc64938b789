"""Two truths that one viewer must not tell apart, and the same things tried in both."""

from functools import cached_property
from typing import Any

from tablee.core.record import encode
from tablee.laws.future import Future, Parting, Viewer, name_of, part
from tablee.laws.scene import Scene

OWN = 3
"""How many of its own attempts a viewer makes in the other truth, too."""


class Pair:
    """What is, and what might as well be, for all that one viewer knows."""

    def __init__(self, scene: Scene, viewer: Viewer) -> None:
        self.scene = scene
        self.game = scene.game
        self.viewer = viewer
        self.one = scene.state
        scene.walk.counts["pairs"] += 1
        self._number = scene.walk.counts["pairs"]
        self.other = self.resample(self.one)
        scene.walk.counts["differed"] += encode(self.other) != scene.truth

    def resample(self, state: Any) -> Any:
        """Another truth for a truth, drawn in the same way each time."""
        return self.game.resample(state, self.viewer, self.scene.walk.dice.at(self._number))

    @property
    def name(self) -> str:
        return name_of(self.viewer)

    def sights(self, viewer: Viewer) -> tuple[bytes, bytes]:
        """What somebody sees of the one and of the other."""
        return self.scene.sights[viewer], encode(self.game.view(self.other, viewer))

    @cached_property
    def own(self) -> list[tuple[Future, Future]]:
        """What comes of the viewer's own attempts, and of one thing it is offered."""
        if self.viewer is None:
            return []
        offered = self.scene.offered[self.viewer]
        chosen = [self.scene.walk.dice.pick(offered)] if offered else []
        tried = [self.scene.try_out(self.viewer, action) for action in chosen]
        tried += self.scene.attempts[self.viewer][:OWN]
        return [(one, self._again(one)) for one in tried]

    @cached_property
    def moves(self) -> list[tuple[Future, Future]]:
        """What comes of the same moves, where they are legal in both."""
        both = [(one, self._again(one)) for one in self.scene.moves]
        legal = [(one, other) for one, other in both if not other.refusal]
        self.scene.walk.counts["futures"] += len(legal)
        return legal

    @property
    def histories(self) -> list[tuple[Future, Future]]:
        """What came, and what comes in the other truth, of another's other move, or with other cards."""
        others = [it for it in self.scene.variations if it[0].seat != self.viewer]
        return [*self.moves, *others, *self.scene.reshuffles]

    @cached_property
    def partings(self) -> list[tuple[Future, Parting]]:
        """Where a move comes out differently for the viewer, in the one and in the other."""
        both = [(one, part(one, other, self.viewer)) for one, other in self.moves]
        return [(one, parting) for one, parting in both if parting]

    def _again(self, one: Future) -> Future:
        return self.scene.try_out(one.seat, one.action, state=self.other)
