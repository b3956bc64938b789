"""The others judge a word that no dictionary lists (rules WZ-08, WZ-09; WZ-G10)."""

from tablee.core.objection import verdict
from tablee.core.record import replace
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.wordz.actions import Judge
from tablee.games.wordz.events import BallotCast
from tablee.games.wordz.phases import Course
from tablee.games.wordz.phases.known import settle
from tablee.games.wordz.pieces import Ballot
from tablee.games.wordz.state import State


def judge(course: Course, seat: Seat, action: Judge) -> None:
    """An open vote; the owner has none, and nobody two."""
    if course.state.phase != "vote":
        raise NotNow("no_vote_now", "WZ-09")
    if seat not in course.state.voting:
        raise NotYourTurn("no_ballot_left", "WZ-09")
    course.happens(BallotCast(seat, action.ballot))
    if not course.state.voting:
        count(course)


def on_ballot_cast(state: State, event: BallotCast) -> State:
    return replace(state, ballots=(*state.ballots, (event.seat, event.ballot)))


def count(course: Course) -> None:
    """A word falls when more reject than accept it; a tie is lenient."""
    ballots: list[Ballot] = [ballot for _, ballot in course.state.ballots]
    said = verdict(ballots.count("reject"), ballots.count("accept"))
    settle(course, stands=said != "upheld")
