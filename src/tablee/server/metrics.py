"""A few numbers in Prometheus' text form; none carries a name, a code or anything else a user chose."""

import time
from bisect import bisect_left
from collections.abc import Iterator

from tablee.tables.ports import NotStored

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds in seconds."""


class Metrics:
    """Counted while the server runs; written out on demand."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals = 0
        self.malformed = 0
        self.resyncs = 0
        self.store_errors = 0
        self.is_store_failing = False
        self._appends = [0] * (len(BUCKETS) + 1)
        self._append_seconds = 0.0

    def timing(self) -> "_Append":
        """Around an append."""
        return _Append(self)

    def note_append(self, seconds: float) -> None:
        self._appends[bisect_left(BUCKETS, seconds)] += 1
        self._append_seconds += seconds
        self.is_store_failing = False

    def text(self, *, tables: int, trash: int, sockets: int) -> str:
        lines = [
            *_single("tablee_tables", "gauge", "Tables in memory.", tables),
            *_single("tablee_trash", "gauge", "Tables in the trash, counted hourly.", trash),
            *_single("tablee_sockets", "gauge", "Open sockets.", sockets),
            *_single("tablee_moves_total", "counter", "Wishes granted.", self.moves),
            *_single("tablee_refusals_total", "counter", "Wishes refused.", self.refusals),
            *_single(
                "tablee_malformed_total", "counter", "Messages not understood.", self.malformed
            ),
            *_single("tablee_resyncs_total", "counter", "Slow readers caught up.", self.resyncs),
            *_single("tablee_store_errors_total", "counter", "Failed appends.", self.store_errors),
            *self._histogram("tablee_append_seconds", "How long a durable append takes."),
        ]
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str, meaning: str) -> Iterator[str]:
        yield from _head(name, "histogram", meaning)
        total = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self._appends, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._append_seconds:.6f}"
        yield f"{name}_count {total}"


class _Append:
    """One, from when it is asked for; whether it was kept, refused because somebody else was first, or failed."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._began = time.perf_counter()

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._metrics.note_append(time.perf_counter() - self._began)
        elif issubclass(kind, NotStored):
            self._metrics.store_errors += 1
            self._metrics.is_store_failing = True


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"


def _single(name: str, kind: str, meaning: str, value: int) -> Iterator[str]:
    yield from _head(name, kind, meaning)
    yield f"{name} {value}"
