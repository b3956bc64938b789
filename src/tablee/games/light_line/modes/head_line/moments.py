"""What is remembered of a game of HEAD-LINE."""

from collections.abc import Sequence

from tablee.core.moment import Moment, Moments, fewest
from tablee.games.light_line.modes.head_line.events import Event, LineJoined, RoundEnded
from tablee.games.light_line.moments import longest_line


def longest(events: Sequence[Event]) -> Moment | None:
    return longest_line([(it.seat, (it.line,)) for it in events if isinstance(it, LineJoined)])


def sharpest_eye(events: Sequence[Event]) -> Moment | None:
    """The line that was seen among the fewest cards."""
    ended = [it.result for it in events if isinstance(it, RoundEnded)]
    found = [it for it in ended if it.how == "joined"]
    return fewest([Moment(it.callers[:1], len(it.cards)) for it in found])


MOMENTS: Moments = {"sharpest_eye": sharpest_eye, "longest_line": longest}
