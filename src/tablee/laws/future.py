"""What comes of one action in one truth: a refusal, or events, and what each seat then sees and was told."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, NamedTuple

from tablee.core.game import AnyGame
from tablee.core.kit import Kit
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.laws.report import Broken

Viewer = Seat | None
"""Who looks: a seat, or a spectator."""


def name_of(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def spelt(action: Any) -> str:
    """An action in full: its own text form may keep its secrets."""
    return encode(action).decode()


class Future:
    """One action, tried; the truth it is tried in stays as it was."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat | None, action: Any, kit: Kit) -> None:
        self.game = game
        self.seat = seat
        self.action = action
        self.refusal: tuple[str, str | None] | None = None
        self.events: tuple[Any, ...] = ()
        self._states = [state]
        self._views: dict[Viewer, bytes] = {}
        self._told: dict[Viewer, list[bytes]] = {}
        try:
            self.events = game.decide(state, seat, action, kit)
        except Refusal as refusal:
            self.refusal = (refusal.code, refusal.rule)
        except Exception as error:
            raise Broken(4, f"{spelt(action)} is not refused but raises {error!r}") from error
        for event in self.events:
            self._states.append(self._evolve(event))

    def _evolve(self, event: Any) -> Any:
        try:
            return self.game.evolve(self._states[-1], event)
        except Exception as error:
            raise Broken(3, f"evolve does not accept {event}: {error!r}") from error

    @property
    def after(self) -> Any:
        """The truth afterwards."""
        return self._states[-1]

    def view(self, viewer: Viewer) -> bytes:
        """What this viewer sees afterwards."""
        if viewer not in self._views:
            self._views[viewer] = encode(self.game.view(self.after, viewer))
        return self._views[viewer]

    def told(self, viewer: Viewer) -> list[bytes]:
        """The news as bytes."""
        if viewer not in self._told:
            self._told[viewer] = [encode(it) for it in self.news(viewer)]
        return self._told[viewer]

    def news(self, viewer: Viewer) -> list[Any]:
        """What this viewer is told of the events, in order."""
        return [it for it in self.seen(viewer) if it is not None]

    def moments(self, viewer: Viewer) -> list["Moment"]:
        """How it was before, then the events one by one, as far as this viewer notices."""
        before, *after = self._states
        found = [Moment(b"", encode(self.game.view(before, viewer)), before)]
        for news, state in zip(self.seen(viewer), after, strict=True):
            sight = encode(self.game.view(state, viewer))
            if news is not None or sight != found[-1].sight:
                found.append(Moment(b"" if news is None else encode(news), sight, state))
        return found

    def seen(self, viewer: Viewer) -> Iterator[Any]:
        """What this viewer is told of each event, if anything."""
        for state, event in zip(self._states, self.events, strict=False):
            yield self.game.seen(state, event, viewer)


class Moment(NamedTuple):
    """What a viewer was told of one event, what it saw then, and what was."""

    told: bytes
    sight: bytes
    state: Any


class Parting(NamedTuple):
    """Where two futures first differ for a viewer."""

    one: Moment
    other: Moment

    @property
    def is_seen(self) -> bool:
        """Else it is only told."""
        return self.one.sight != self.other.sight


def part(one: Future, other: Future, viewer: Viewer) -> Parting | None:
    """Event by event, for a secret may come to light and be dealt away in one move."""
    if one.told(viewer) == other.told(viewer) and one.view(viewer) == other.view(viewer):
        return None
    moments, others = one.moments(viewer), other.moments(viewer)
    both = zip_longest(moments, others)
    partings = (Parting(here or moments[-1], there or others[-1]) for here, there in both)
    return next(it for it in partings if it.one[:2] != it.other[:2])
