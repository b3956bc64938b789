"""What is remembered of a puzzle of SOLO-LINE."""

from collections.abc import Sequence

from tablee.core.moment import Moment, Moments
from tablee.core.seats import Seat
from tablee.games.light_line.modes.solo_line.events import Event, HintGiven, LineJoined
from tablee.games.light_line.moments import longest_line


def joined(events: Sequence[Event]) -> Moment | None:
    """The line itself, if it was found."""
    return longest_line([(Seat(0), (it.line,)) for it in events if isinstance(it, LineJoined)])


def unaided(events: Sequence[Event]) -> Moment | None:
    """Found, and no hint was asked for."""
    is_unaided = not any(isinstance(it, HintGiven) for it in events)
    return Moment((Seat(0),)) if is_unaided and joined(events) else None


MOMENTS: Moments = {"longest_line": joined, "unaided": unaided}
