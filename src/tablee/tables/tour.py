"""A tour through a game that is over: who leads it, and where they are; nothing to be kept."""

from tablee.core.refusal import BrokenRule, Malformed, NotNow
from tablee.tables.presence import Presence
from tablee.tables.room.people import PersonId, Viewer
from tablee.tables.room.rules import require_person
from tablee.tables.sitting import Sitting
from tablee.tables.wire import Led, Where

NOBODY_LEADS = Led()


class Tour:
    """One leads at a time, the one who said so last; whoever comes later learns where they are."""

    def __init__(self, sitting: Sitting, presence: Presence) -> None:
        self._sitting = sitting
        self._presence = presence
        self.led = NOBODY_LEADS

    def lead(self, who: PersonId, where: Where | None) -> None:
        """To there, if this person may look back at it; only who leads can lead no more."""
        if where is not None:
            self._check(who, where)
            self.led = Led(who, where)
        elif self.led.who == who:
            self.led = NOBODY_LEADS

    def look(self) -> bool:
        """Over once its leader has gone, or the game was let go; gives whether that changes anything."""
        who, where = self.led.who, self.led.where
        if who is None or where is None:
            return False
        if self._presence.is_here(who) and self._sitting.finished(where.number) is not None:
            return False
        self.led = NOBODY_LEADS
        return True

    def shown_to(self, who: Viewer) -> Led:
        """Nothing of a game that this one may not look back at."""
        where = self.led.where
        may_look = where is None or self._sitting.room.may_look_back(who, where.number)
        return self.led if may_look else NOBODY_LEADS

    def _check(self, who: PersonId, where: Where) -> None:
        require_person(self._sitting.room, who)
        table = self._sitting.finished(where.number)
        if table is None:
            raise NotNow("not_over")
        if not self._sitting.room.may_look_back(who, where.number):
            raise BrokenRule("came_later")
        if not 1 <= where.step <= len(table.entries):
            raise Malformed("no_such_step")
        if not isinstance(where.eyes, str) and not table.seating.has(where.eyes):
            raise Malformed("no_such_seat")
