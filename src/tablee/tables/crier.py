"""Telling: each person learns what their seat may know, numbered by their own count."""

from collections import deque
from collections.abc import Callable
from typing import Any

from tablee.core.record import Record, encode
from tablee.core.seats import Seat
from tablee.tables.chronicle import News
from tablee.tables.presence import Presence
from tablee.tables.room.people import PersonId
from tablee.tables.room.sight import RoomView
from tablee.tables.room.sight import view as view_of_room
from tablee.tables.sitting import Sitting
from tablee.tables.wire import RoomChanged, Said, Update, Utterance, Welcome

REMEMBERED = 50
"""How many utterances a newcomer still hears."""


class Crier:
    """The only one who speaks to the people of a table."""

    def __init__(self, sitting: Sitting, presence: Presence, now: Callable[[], int]) -> None:
        self._sitting = sitting
        self._presence = presence
        self._now = now
        self._seq: dict[PersonId, int] = {}
        self._said: deque[Utterance] = deque(maxlen=REMEMBERED)

    def send(self, who: PersonId, message: Record) -> None:
        if listener := self._presence.listener(who):
            listener.send(encode(message))

    def welcome(self, who: PersonId) -> None:
        told_before, told, casts = self._told(who)
        self.send(
            who,
            Welcome(
                room=self._room(who),
                view=self._view(who),
                seq=self._seq.get(who, 0),
                n=max(self._sitting.granted.get(who, (0,))),
                now=self._now(),
                said=tuple(self._said),
                invite=self._sitting.room.invite,
                told=told,
                told_before=told_before,
                casts=casts,
                address=self._presence.address(who),
            ),
        )

    def tell_everything(self) -> None:
        for who, _ in self._presence:
            self.welcome(who)

    def tell_room(self) -> None:
        for who, _ in self._presence:
            self.send(who, RoomChanged(self._room(who)))

    def tell_game(self, news: News) -> None:
        """To each their news and their view; who was not to notice anything hears nothing."""
        views: dict[Seat | None, Any] = {}
        for who, _ in self._presence:
            seat = self._sitting.eyes_of(who)
            if told := news[seat]:
                if seat not in views:
                    views[seat] = self._view(who)
                self._seq[who] = self._seq.get(who, 0) + 1
                self.send(who, Update(self._seq[who], tuple(told), views[seat], self._now()))

    def say(self, said: Utterance) -> None:
        self._said.append(said)
        for who, _ in self._presence:
            self.send(who, Said(said))

    def _told(self, who: PersonId) -> tuple[int, tuple[Any, ...], tuple[Any, ...]]:
        chronicle = self._sitting.chronicle
        if chronicle is None or not self._shows(who):
            return 0, (), ()
        return chronicle.tell(self._sitting.eyes_of(who))

    def _view(self, who: PersonId) -> Any:
        table = self._sitting.table
        if table is None or not self._shows(who):
            return None
        return table.view(self._sitting.eyes_of(who))

    def _shows(self, who: PersonId) -> bool:
        return self._sitting.is_shown_to(who) and not self._sitting.is_set_aside

    def _room(self, who: PersonId) -> RoomView:
        room, places = self._sitting.room, self._sitting.takings_for(who)
        return view_of_room(room, who, self._presence.is_here, places)
