"""What bots say: a ready-made phrase where a game begins or ends, seldom, and never where silence was agreed."""

from hashlib import sha256

from tablee.core.seats import Seat
from tablee.tables.desk import Desk
from tablee.tables.room.manners import Occasion, remark_at
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Utterance

SELDOM = 3
"""A word at one in so many beginnings, and at one in so many ends."""

NOBODY = PersonId(0)


class SmallTalk:
    """Looks at the table after every change; which bot speaks, if any, everybody could reckon from the commitment."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._was: tuple[int, str] | None = None
        desk.after_change.append(self.listen)

    def listen(self) -> None:
        room = self._desk.sitting.room
        was, self._was = self._was, (room.games, room.stage)
        if was in (None, self._was) or room.stage == "gathering" or room.talk == "off":
            return
        if (seat := self._speaker()) is not None:
            phrase = remark_at(seat, self._occasion(seat))
            self._desk.crier.say(Utterance(NOBODY, self._desk.now(), phrase=phrase, seat=seat))

    def _speaker(self) -> Seat | None:
        """None that plays for a person."""
        room = self._desk.sitting.room
        bots = [Seat(n) for n, it in enumerate(room.chairs) if it.bot and it.person is None]
        told = f"{room.commitment} {room.games} {room.stage}"
        lot = int.from_bytes(sha256(told.encode()).digest()[:4], "big")
        return bots[lot // SELDOM % len(bots)] if bots and lot % SELDOM == 0 else None

    def _occasion(self, seat: Seat) -> Occasion:
        table = self._desk.sitting.table
        if table is None or table.outcome is None:
            return "begun"
        return "won" if seat in table.outcome.winners else "lost"
