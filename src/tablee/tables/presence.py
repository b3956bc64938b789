"""Who is here now: one socket per person, the newest one; and since when the others are away."""

from collections.abc import Callable, Iterator

from tablee.tables.ports import Listener
from tablee.tables.room.people import PersonId

MOVED_ELSEWHERE = 4001
REMOVED = 4003


class Presence:
    """Not durable: after a restart everybody is away until they come back."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._opened = self._asked_for = now()
        self._here: dict[PersonId, Listener] = {}
        self._addresses: dict[PersonId, str] = {}
        self._gone_at: dict[PersonId, int] = {}

    def arrive(self, who: PersonId, listener: Listener, address: str = "") -> None:
        if older := self._here.get(who):
            older.close(MOVED_ELSEWHERE, "moved elsewhere")
        self._here[who] = listener
        self._addresses[who] = address
        self._gone_at.pop(who, None)

    def depart(self, who: PersonId, listener: Listener) -> bool:
        """Whether the person is away now; an older socket that closes changes nothing."""
        if self._here.get(who) is not listener:
            return False
        del self._here[who]
        self._gone_at[who] = self._now()
        return True

    def send_out(self, who: PersonId) -> None:
        if listener := self._here.pop(who, None):
            self._gone_at[who] = self._now()
            listener.close(REMOVED, "removed")

    def is_here(self, who: PersonId) -> bool:
        return who in self._here

    def away(self, who: PersonId) -> int | None:
        """For how many milliseconds; nothing if here."""
        if who in self._here:
            return None
        return self._now() - self._gone_at.get(who, self._opened)

    def was_here(self, who: PersonId, within: int) -> bool:
        """Now, or so many milliseconds ago; whoever has not come since the table was taken up was not."""
        gone_at = self._gone_at.get(who)
        return who in self._here or (gone_at is not None and self._now() - gone_at < within)

    def is_empty(self) -> bool:
        return not self._here

    def expect(self) -> None:
        """Somebody has asked for the table, and may be about to sit down."""
        self._asked_for = self._now()

    @property
    def was_visited(self) -> bool:
        return bool(self._here or self._gone_at)

    def empty_for(self) -> int | None:
        """For how many milliseconds nobody has been here or asked the way; nothing if somebody is."""
        if self._here:
            return None
        return self._now() - max([self._asked_for, *self._gone_at.values()])

    def address(self, who: PersonId) -> str:
        """The address that this person's newest socket may invite by; empty where its own will do."""
        return self._addresses.get(who, "")

    def listener(self, who: PersonId) -> Listener | None:
        return self._here.get(who)

    def __iter__(self) -> Iterator[tuple[PersonId, Listener]]:
        return iter(tuple(self._here.items()))
