"""Telling: each person, and each screen, learns what their seat may know, numbered by their own count."""

from collections import deque
from collections.abc import Callable
from typing import Any

from tablee.core.record import Record, encode
from tablee.tables.chronicle import News
from tablee.tables.presence import Presence
from tablee.tables.room.people import PersonId, Viewer
from tablee.tables.room.sight import RoomView
from tablee.tables.room.sight import view as view_of_room
from tablee.tables.sitting import Sitting
from tablee.tables.stretch import Stretch
from tablee.tables.tour import NOBODY_LEADS, Tour
from tablee.tables.wire import Awaited, Led, RoomChanged, Said, Update, Utterance, Welcome

REMEMBERED = 50
"""How many utterances a newcomer still hears."""

BOTS = 8
"""As many tell at a time what they took drawings for: what people say is not crowded out by it."""


class Crier:
    """The only one who speaks to the people of a table."""

    def __init__(
        self,
        sitting: Sitting,
        presence: Presence,
        stretch: Stretch,
        tour: Tour,
        now: Callable[[], int],
    ) -> None:
        self._sitting = sitting
        self._presence = presence
        self._stretch = stretch
        self._tour = tour
        self._now = now
        self._seq: dict[Viewer, int] = {}
        self._said: deque[Utterance] = deque(maxlen=REMEMBERED)
        self._impressions: deque[Utterance] = deque(maxlen=BOTS)
        self._awaited: dict[Viewer, tuple[PersonId, ...]] = {}
        """Who of a device was said to be awaited, by the one in front of it."""
        self._led: dict[Viewer, Led] = {}
        """Who was said to lead those who look back."""

    def send(self, who: Viewer, message: Record) -> None:
        if listener := self._presence.listener(who):
            listener.send(encode(message))

    def welcome(self, who: Viewer) -> None:
        self._awaited.pop(who, None)
        self._led.pop(who, None)
        told_before, told, casts = self._told(who)
        self.send(
            who,
            Welcome(
                room=self._room(who),
                view=self._view(who),
                seq=self._seq.get(who, 0),
                n=0 if isinstance(who, str) else max(self._sitting.granted.get(who, (0,))),
                now=self._now(),
                said=(*self._said, *self._impressions),
                invite=self._sitting.room.invite,
                told=told,
                told_before=told_before,
                casts=casts,
                address=self._presence.device(who).address,
            ),
        )
        self._tell_awaited(who)
        self._tell_tour(who)

    def tell_everything(self) -> None:
        for who, _ in self._presence:
            self.welcome(who)

    def tell_room(self) -> None:
        for who, _ in self._presence:
            self.send(who, RoomChanged(self._room(who)))

    def tell_game(self, news: News) -> None:
        """To each their news and their view; who was not to notice anything hears nothing."""
        now = self._now()
        for who, listener in self._presence:
            if self._presence.device(who).has_curtain_down:
                if self._is_over:
                    self.welcome(who)
            elif told := news[self._sitting.eyes_of(who)]:
                self._seq[who] = seq = self._seq.get(who, 0) + 1
                listener.send(encode(Update(seq, tuple(told), self._view(who), now)))

    def tell_awaited(self) -> None:
        """To a device of several, which of its own people the game waits for: nobody else's business."""
        for who, _ in self._presence:
            self._tell_awaited(who)

    def _tell_awaited(self, who: Viewer) -> None:
        beside = self._presence.device(who).beside
        if beside and not isinstance(who, str):
            awaited = tuple([it for it in sorted((who, *beside)) if self._sitting.awaits(it)])
            if self._awaited.get(who) != awaited:
                self._awaited[who] = awaited
                self.send(who, Awaited(awaited))

    def tell_tour(self, asked_by: PersonId | None = None) -> None:
        """To whom it is news, and to whoever has said something about it."""
        for who, _ in self._presence:
            self._tell_tour(who, has_asked=who == asked_by)

    def _tell_tour(self, who: Viewer, *, has_asked: bool = False) -> None:
        led = self._tour.shown_to(who)
        if has_asked or self._led.get(who, NOBODY_LEADS) != led:
            self._led[who] = led
            self.send(who, led)

    def say(self, said: Utterance) -> None:
        (self._impressions if said.impressions else self._said).append(said)
        for who, _ in self._presence:
            self.send(who, Said(said))

    def _told(self, who: Viewer) -> tuple[int, tuple[Any, ...], tuple[Any, ...]]:
        chronicle = self._sitting.chronicle
        if chronicle is None or not self._shows(who):
            return 0, (), ()
        return chronicle.tell(self._sitting.eyes_of(who))

    def _view(self, who: Viewer) -> Any:
        table = self._sitting.table
        if table is None or not self._shows(who):
            return None
        return table.view(self._sitting.eyes_of(who))

    def _shows(self, who: Viewer) -> bool:
        """What is over is no secret, whoever looks; behind a curtain nothing else is shown."""
        is_covered = self._presence.device(who).has_curtain_down and not self._is_over
        return self._sitting.is_shown_to(who) and not self._sitting.is_set_aside and not is_covered

    @property
    def _is_over(self) -> bool:
        return self._sitting.table is not None and self._sitting.table.outcome is not None

    def _room(self, who: Viewer) -> RoomView:
        room, places = self._sitting.room, self._sitting.takings_for(who)
        presence, hurry = self._presence, self._stretch.hurry
        return view_of_room(room, who, presence.is_here, places, presence.screens, hurry)
