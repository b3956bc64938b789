"""Voting in secret (rules EL-21, EL-22; EL-G2, EL-G5, EL-G6)."""

from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import Malformed, NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import Abstain, CastVote
from tablee.games.entre_les_lignes.events import VoteCast
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.state import State


def cast_vote(course: Course, seat: Seat, action: CastVote | Abstain) -> None:
    """For any letter, one's own too (EL-G2), and again until the last vote is in (EL-G6)."""
    if not course.state.is_voting:
        raise NotNow("no_vote_now", "EL-21")
    if isinstance(action, CastVote) and action.letter not in course.state.letters:
        raise Malformed("no_such_letter", "EL-06")
    course.happens(VoteCast(seat, action.letter if isinstance(action, CastVote) else "abstain"))


def on_vote_cast(state: State, event: VoteCast) -> State:
    return replace(state, places=change_place(state, event.seat, vote=event.vote))
