"""What each seat was told of the game lately: for whoever comes in, comes back or sits down elsewhere."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw

from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.tables.table import Entry, Table

KEPT = 60
"""Pieces of news for each seat, and as many for those who watch."""

LARGEST = 16 * 1024
"""Bytes of them in one welcome; the oldest stay away first."""

Cast = tuple[str, ...]
"""Who played at each seat, by name."""

News = Mapping[Seat | None, Sequence[Any]]
"""By seat; a spectator is a seat of `None`."""


class Chronicle:
    """Grows with every event of one game, live or read from the journal; holds what `seen` gave and no more."""

    def __init__(self, table: Table) -> None:
        self._seen = table.game.seen
        self._kept: dict[Seat | None, deque[tuple[Any, Cast]]] = {
            seat: deque(maxlen=KEPT) for seat in (*table.seating.seats, None)
        }
        self._counts = dict.fromkeys(self._kept, 0)

    def add(self, entries: Sequence[Entry], before: Sequence[Any], cast: Cast = ()) -> News:
        """The news in these, given the state before each; nothing for who was not to notice."""
        told: dict[Seat | None, list[Any]] = {seat: [] for seat in self._kept}
        for state, entry in zip(before, entries, strict=True):
            for seat, news in told.items():
                if (seen := self._seen(state, entry.event, seat)) is not None:
                    news.append(seen)
        for seat, news in told.items():
            self._kept[seat].extend([(it, cast) for it in news])
            self._counts[seat] += len(news)
        return told

    @property
    def counts(self) -> Mapping[Seat | None, int]:
        """How much each was told so far."""
        return dict(self._counts)

    def tell(self, seat: Seat | None) -> tuple[int, tuple[Raw, ...], tuple[tuple[int, Cast], ...]]:
        """How many of this game came before; the newest that fit, oldest first; who played from which of them on."""
        fitting: deque[Raw] = deque()
        casts: deque[Cast] = deque()
        room = LARGEST
        for news, cast in reversed(self._kept[seat]):
            text = encode(news)
            room -= len(text)
            if room < 0:
                break
            fitting.appendleft(Raw(text))
            casts.appendleft(cast)
        before = ((), *casts)
        changes = [(n, it) for n, it in enumerate(casts) if n == 0 or it != before[n]]
        return self._counts[seat] - len(fitting), tuple(fitting), tuple(changes)
