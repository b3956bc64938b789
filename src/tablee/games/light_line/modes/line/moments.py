"""What is remembered of a game of LINE."""

from collections.abc import Sequence

from tablee.core.moment import Moments
from tablee.games.light_line import moments
from tablee.games.light_line.modes.line.events import CardPlaced, Event


def placed(events: Sequence[Event]) -> moments.Lines:
    """The lines that each card continued."""
    return [(it.seat, it.lines) for it in events if isinstance(it, CardPlaced)]


MOMENTS: Moments = {
    "longest_line": lambda events: moments.longest_line(placed(events)),
    "most_lines": lambda events: moments.most_lines(placed(events)),
}
