"""Who is here now: by a socket each, the newest, or one for all on a device; and since when the others are away."""

from collections.abc import Callable, Iterator

from tablee.core.record import Record
from tablee.tables.ports import Listener
from tablee.tables.room.people import PersonId, Viewer

MOVED_ELSEWHERE = 4001
REMOVED = 4003


class Device(Record, frozen=True):
    """What somebody sits in front of."""

    address: str = ""
    """The one it may invite by; empty where its own will do."""
    beside: tuple[PersonId, ...] = ()
    """Who else of this table is on it."""
    has_curtain_down: bool = False
    """Whether nobody may look: of a game under way it is told nothing."""


ALONE = Device()


class Beside:
    """Somebody who shares the line of another: they are here, and nothing is said to them."""

    def __init__(self, line: Listener) -> None:
        self.line = line

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None:
        """The line is that of those who stay on the device, unless it has all moved elsewhere."""
        if code == MOVED_ELSEWHERE:
            self.line.close(code, reason)


class Presence:
    """Not durable: after a restart everybody is away until they come back."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._opened = self._asked_for = now()
        self._here: dict[Viewer, Listener] = {}
        self._devices: dict[Viewer, Device] = {}
        self._gone_at: dict[Viewer, int] = {}

    def arrive(self, who: Viewer, listener: Listener, device: Device = ALONE) -> None:
        self._come(who, listener, device)
        for other in device.beside:
            self._come(other, Beside(listener), Device(has_curtain_down=True))

    def _come(self, who: Viewer, listener: Listener, device: Device) -> None:
        if older := self._here.get(who):
            older.close(MOVED_ELSEWHERE, "moved elsewhere")
        self._here[who] = listener
        self._devices[who] = device
        self._gone_at.pop(who, None)

    def depart(self, listener: Listener) -> bool:
        """Whether somebody is away now; an older socket that closes changes nothing."""
        gone = [who for who, it in self if listener in (it, getattr(it, "line", None))]
        for who in gone:
            del self._here[who]
            self._gone_at[who] = self._now()
        return bool(gone)

    def send_out(self, who: Viewer) -> None:
        if listener := self._here.pop(who, None):
            self._gone_at[who] = self._now()
            listener.close(REMOVED, "removed")

    def is_here(self, who: PersonId) -> bool:
        return who in self._here

    def away(self, who: Viewer) -> int | None:
        """For how many milliseconds; nothing if here."""
        if who in self._here:
            return None
        return self._now() - self._gone_at.get(who, self._opened)

    def was_here(self, who: PersonId, within: int) -> bool:
        """Now, or so many milliseconds ago; whoever has not come since the table was taken up was not."""
        gone_at = self._gone_at.get(who)
        return who in self._here or (gone_at is not None and self._now() - gone_at < within)

    def is_empty(self) -> bool:
        """Nobody is here: a screen without people plays for nobody."""
        return all(isinstance(it, str) for it in self._here)

    @property
    def screens(self) -> int:
        """How many are here now."""
        return sum(isinstance(it, str) for it in self._here)

    def expect(self) -> None:
        """Somebody has asked for the table, and may be about to sit down."""
        self._asked_for = self._now()

    @property
    def was_visited(self) -> bool:
        return bool(self._here or self._gone_at)

    def empty_for(self) -> int | None:
        """For how many milliseconds nobody has been here or asked the way; nothing if somebody is, or a screen."""
        if self._here:
            return None
        return self._now() - max([self._asked_for, *self._gone_at.values()])

    def device(self, who: Viewer) -> Device:
        """The one that they came by last."""
        return self._devices.get(who, ALONE)

    def listener(self, who: Viewer) -> Listener | None:
        return self._here.get(who)

    def __iter__(self) -> Iterator[tuple[Viewer, Listener]]:
        return iter(tuple(self._here.items()))
