"""How much is too much: messages of a socket, guesses of an address, sockets of a person."""

import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from tablee.server.addresses import is_loopback
from tablee.server.answers import Denied
from tablee.server.settings import ServerSettings

Clock = Callable[[], float]


class Bucket:
    """So many at once, and so many more every second; knows how deep in debt the asker is."""

    def __init__(
        self,
        size: int,
        seconds: float,
        clock: Clock = time.monotonic,
        *,
        debt: float | None = None,
    ) -> None:
        self._size = size
        self._rate = size / seconds
        self._debt = size if debt is None else debt
        """The most that is held against an asker: what is taken beyond it is forgotten."""
        self._clock = clock
        self._left = float(size)
        self._seen = clock()

    def take(self) -> float:
        """What is left after one more; below zero it is too much."""
        now = self._clock()
        left = min(self._left + (now - self._seen) * self._rate, self._size)
        self._left = max(left, -self._debt) - 1
        self._seen = now
        return self._left


class Tries:
    """Counts by asker within a minute, then forgets them all: no address is kept longer."""

    def __init__(self, each: int, together: int, clock: Clock = time.monotonic) -> None:
        self._each = each
        self._together = together
        self._clock = clock
        self._began = clock()
        self._counts: Counter[str] = Counter()
        self._total = 0

    def note(self, who: str) -> None:
        self._turn_page()
        self._counts[who] += 1
        self._total += 1

    def forgive(self, who: str) -> None:
        """It was none after all."""
        if self._counts[who]:
            self._counts[who] -= 1
            self._total -= 1

    def are_spent(self, who: str) -> bool:
        self._turn_page()
        return self._counts[who] >= self._each or self._total >= self._together

    def _turn_page(self) -> None:
        if self._clock() - self._began >= 60:
            self._began = self._clock()
            self._counts.clear()
            self._total = 0


class Crowd:
    """The sockets that are open now: in all, by address and by person."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._counts: Counter[Hashable] = Counter()
        self.size = 0

    @contextmanager
    def room_for(self, address: str, person: Hashable) -> Iterator[None]:
        """Counts one socket as long as it is open, or denies it."""
        self._check(address, person)
        self._add(address, person, 1)
        try:
            yield
        finally:
            self._add(address, person, -1)

    def _check(self, address: str, person: Hashable) -> None:
        if self.size >= self._settings.max_sockets:
            raise Denied(503, "server_full")
        if self._counts[address] >= self._settings.sockets_per_address:
            raise Denied(429, "too_many_sockets")
        if self._counts[person] >= self._settings.sockets_per_person:
            raise Denied(429, "too_many_sockets")

    def _add(self, address: str, person: Hashable, change: int) -> None:
        self.size += change
        for counted in (address, person):
            self._counts[counted] += change
            if not self._counts[counted]:
                del self._counts[counted]


def address_of(asking: HTTPConnection) -> str:
    """Whom limits count together: an IPv4 address, or the network an IPv6 household has to itself."""
    host = asking.client.host if asking.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return address.exploded[:19]
    return str(getattr(address, "ipv4_mapped", None) or address)


def is_from_here(asking: HTTPConnection) -> bool:
    """From this machine itself, not through a proxy on it."""
    if asking.client is None or "x-forwarded-for" in asking.headers:
        return False
    return is_loopback(asking.client.host)
