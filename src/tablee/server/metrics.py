"""A few numbers in Prometheus' text form; none carries a name, a code or anything else a user chose."""

import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from tablee.tables.ports import NotStored

APPENDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ANSWERS = (
    *(0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015),
    *(0.02, 0.03, 0.05, 0.1, 0.25, 1.0),
)
"""Upper bounds in seconds."""


class Histogram:
    """How often something took how long."""

    def __init__(self, name: str, meaning: str, bounds: Sequence[float]) -> None:
        self._name = name
        self._meaning = meaning
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._seconds = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._seconds += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, "histogram", self._meaning)
        total = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self._name}_bucket{{le="{bound}"}} {total}'
        yield f"{self._name}_sum {self._seconds:.6f}"
        yield f"{self._name}_count {total}"


class Metrics:
    """Counted while the server runs; written out on demand."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals = 0
        self.malformed = 0
        self.resyncs = 0
        self.store_errors = 0
        self.is_store_failing = False
        self.appends = Histogram(
            "tablee_append_seconds", "How long a durable append takes.", APPENDS
        )
        self.answers = Histogram(
            "tablee_answer_seconds",
            "From hearing what somebody asks of a table until all who are to know of it are written to.",
            ANSWERS,
        )

    def timing(self) -> "_Append":
        """Around an append."""
        return _Append(self)

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
            *self.appends.lines(),
            *self.answers.lines(),
        ]
        return "\n".join(lines) + "\n"


class _Append:
    """One, from when it is asked for; whether it was kept, refused because somebody else was first, or failed."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._began = time.perf_counter()

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._metrics.appends.note(time.perf_counter() - self._began)
            self._metrics.is_store_failing = False
        elif issubclass(kind, NotStored):
            self._metrics.store_errors += 1
            self._metrics.is_store_failing = True


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"


def _single(name: str, kind: str, meaning: str, value: int) -> Iterator[str]:
    yield from _head(name, kind, meaning)
    yield f"{name} {value}"
