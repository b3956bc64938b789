"""What is remembered of a game of LONG-LINE."""

from collections.abc import Sequence

from tablee.core.moment import Moment, Moments, most
from tablee.core.seats import Seat
from tablee.games.light_line.modes.long_line.events import Event, RoundEnded


def highest_call(events: Sequence[Event]) -> Moment | None:
    """Who calls has the line (LO-08), so every call is made good."""
    rounds = [it.result.scores for it in events if isinstance(it, RoundEnded)]
    calls = [
        Moment((Seat(seat),), it.called)
        for scores in rounds
        for seat, it in enumerate(scores)
        if it.called is not None
    ]
    return most(calls, least=2)


MOMENTS: Moments = {"highest_call": highest_call}
