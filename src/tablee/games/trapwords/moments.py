"""What is remembered of a game of Trapwords."""

from collections.abc import Sequence

from tablee.core.moment import Moment, Moments, fewest
from tablee.core.seats import Seat
from tablee.games.trapwords.events import DungeonLaid, Event, TurnEnded
from tablee.games.trapwords.pieces import TurnResult


def turns(events: Sequence[Event]) -> list[TurnResult]:
    return [it.result for it in events if isinstance(it, TurnEnded)]


def few_clues(events: Sequence[Event]) -> Moment | None:
    """The word that took the fewest clues; where they are spoken, nobody counts them."""
    found = [it for it in turns(events) if it.end == "found" and it.words]
    return fewest([Moment((it.giver,), it.words[-1].clue, it.secret) for it in found])


def snapped(events: Sequence[Event]) -> Moment | None:
    """The first trap that was walked into, and who had set it."""
    teams = next((it.teams for it in events if isinstance(it, DungeonLaid)), ())
    for turn in turns(events):
        setters = [Seat(seat) for seat, team in enumerate(teams) if team != turn.team]
        for claim in turn.claims:
            if claim.trap and claim.verdict == "upheld":
                return Moment(tuple(setters), word=claim.trap_word)
    return None


MOMENTS: Moments = {"few_clues": few_clues, "snapped": snapped}
