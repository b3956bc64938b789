"""A process of its own that looks through one log, whoever wrote it: with little memory, little time and no secrets.

python -m tablee.server.review_worker       an errand and a log on standard input, the answer on standard output
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec import Raw

from tablee import registry
from tablee.core.record import encode
from tablee.review.played import Played
from tablee.review.reviewers import review
from tablee.server.errand import LookBack, Progress, Reviewed, Told, read_errand
from tablee.server.opening import opened
from tablee.tables.reader import Log, read_log

MEMORY = 1 << 30
"""Bytes of address space: a dictionary, and all that is thought over it, takes less than half of that."""

SECONDS = 30
"""On a processor: the longest games take less than five where one is fast, and a small computer is six times slower."""

TIMES = 50
"""It is told how far it is."""

Tell = Callable[[Told], None]


def main() -> None:
    be_humble()
    errand, _, content = sys.stdin.buffer.read().partition(b"\n")
    with suppress(BrokenPipeError):  # nobody waits for it any more
        run(errand, content)


def be_humble() -> None:
    """Others come first; and whatever a log does to it, it stays in here."""
    try:
        import resource
    except ImportError:  # on Windows: there the clock alone limits it
        return
    os.nice(10)
    with suppress(OSError):  # where memory runs out this is what the system takes it from
        Path("/proc/self/oom_score_adj").write_text("1000")
    limits = {
        resource.RLIMIT_AS: MEMORY,
        resource.RLIMIT_CPU: SECONDS,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
    }
    for limit, most in limits.items():
        # Whoever started it may allow less, and not every system knows each of them.
        with suppress(OSError, ValueError):
            resource.setrlimit(limit, (most, most))


def run(errand: bytes, content: bytes) -> None:
    wanted = read_errand(errand)
    if isinstance(wanted, LookBack):
        look_back(read_log(content, registry.game))
    else:
        for told in opened(content):
            tell(told)


def look_back(log: Log) -> None:
    header = log.header
    played = Played(
        log.game,
        header.seating,
        log.options,
        log.entries,
        header.shifts,
        progress(len(log.entries), tell),
        None if header.variation is None else log.start,
    )
    tell(Reviewed(Raw(encode(review(played)))))


def progress(steps: int, tell: Tell) -> Callable[[int], None]:
    """Tells now and then how far it is, and never goes back: a reviewer may read a game twice."""
    told = 0

    def on_step(step: int) -> None:
        nonlocal told
        if step * TIMES // steps > told * TIMES // steps:
            told = step
            tell(Progress(step, steps))

    return on_step


def tell(told: Told) -> None:
    sys.stdout.buffer.write(encode(told) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
