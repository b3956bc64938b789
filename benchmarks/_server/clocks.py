"""What the server itself says of how long it took, by its own clock: read at `/metrics` before and after."""

import math
import re

from benchmarks._server.wire import Door

SHARES = (50, 99, 99.9)
"""Of all moves, which latency is told of."""

Histogram = dict[float, int]
"""How many took so many seconds at most."""

CLOCKS = {"server": "tablee_answer_seconds", "append": "tablee_append_seconds"}
"""From hearing what somebody asks of a table until all who are to know of it are written to; and of that, until it is
kept."""


async def clocks(port: int) -> dict[str, Histogram]:
    text = await _metrics(port)
    return {
        whose: {
            float(bound): int(many)
            for bound, many in re.findall(name + r'_bucket{le="(.+)"} (\d+)', text)
        }
        for whose, name in CLOCKS.items()
    }


def at_most(before: dict[str, Histogram], after: dict[str, Histogram]) -> dict[str, float]:
    """Milliseconds, as bounds: a histogram knows no more."""
    figures: dict[str, float] = {}
    for whose, histogram in after.items():
        counts = {bound: many - before[whose][bound] for bound, many in histogram.items()}
        for share in (*SHARES, 100):
            enough = counts[math.inf] * share / 100
            bound = min(it for it, many in counts.items() if many >= enough)
            figures[f"{whose}_p{share:g}"] = bound * 1000
    return figures


async def gauge(port: int, name: str) -> float:
    return float((await _metrics(port)).partition(f"\n{name} ")[2].split()[0])


async def _metrics(port: int) -> str:
    door = Door(port)
    text = (await door.get("/metrics")).decode()
    door.close()
    return text
