"""The others judge a word that no dictionary lists (rules WZ-08, WZ-09; WZ-G10)."""

from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.wordz.actions import Judge
from tablee.games.wordz.events import BallotCast, Event
from tablee.games.wordz.phases.known import settle
from tablee.games.wordz.pieces import Ballot
from tablee.games.wordz.state import State


def judge(state: State, seat: Seat, action: Judge, kit: Kit) -> tuple[Event, ...]:
    """An open vote; the owner has none, and nobody two."""
    if state.phase != "vote":
        raise NotNow("no_vote_now", "WZ-09")
    if seat not in state.voting:
        raise NotYourTurn("no_ballot_left", "WZ-09")
    cast = BallotCast(seat, action.ballot)
    after = on_ballot_cast(state, cast)
    return (cast, *(() if after.voting else count(after, kit)))


def on_ballot_cast(state: State, event: BallotCast) -> State:
    return replace(state, ballots=(*state.ballots, (event.seat, event.ballot)))


def count(state: State, kit: Kit) -> tuple[Event, ...]:
    """A word falls when more reject than accept it; a tie is lenient."""
    ballots: list[Ballot] = [ballot for _, ballot in state.ballots]
    return settle(state, kit, stands=ballots.count("reject") <= ballots.count("accept"))
