"""Print a recorded game in full: what was asked, what happened, what each seat was told and offered.

    python tools/playthrough.py LOG > PLAYTHROUGH

The printed games under tests/ are golden: a change of rules, sight or encoding shows as a difference.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from tablee import registry
from tablee.core.record import encode
from tablee.tables.reader import Log, read_log
from tablee.tables.table import Entry


def lines_of(log: Log) -> Iterator[str]:
    header, about = log.header, log.game.ABOUT
    yield f"{about.title}, {header.seating.size} seats, rules version {header.version}"
    yield f"options {bytes(header.options).decode()}"
    yield f"commitment {header.commitment}"
    after = None
    for entry, before, after in log.replay():
        if entry.action is not None:
            yield ""
            yield f"[{entry.seq}] {_who(entry)} at {entry.at} ms: {_text(entry.action)}"
        yield f"  {_text(entry.event)}"
        yield from _news(log, entry, before)
        yield f"  awaiting {_text(log.game.awaiting(after))}"
    for seat in (*header.seating.seats, None):
        yield ""
        yield f"view of {'a spectator' if seat is None else f'seat {seat}'}"
        yield f"  {_text(log.game.view(after, seat))}"


def _who(entry: Entry) -> str:
    return "the table" if entry.seat is None else f"seat {entry.seat}"


def _news(log: Log, entry: Entry, before: object) -> Iterator[str]:
    """What each seat is told, where it differs from the event itself."""
    for seat in (*log.header.seating.seats, None):
        news = log.game.seen(before, entry.event, seat)
        if news != entry.event:
            who = "a spectator" if seat is None else f"seat {seat}"
            yield f"    {who} is told {'nothing' if news is None else _text(news)}"


def _text(value: object) -> str:
    return encode(value).decode()


if __name__ == "__main__":
    print("\n".join(lines_of(read_log(Path(sys.argv[1]).read_bytes(), registry.game))))
