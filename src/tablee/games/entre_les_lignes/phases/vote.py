"""Voting in secret (rules EL-21, EL-22; EL-G2, EL-G5, EL-G6)."""

from tablee.core.clock import is_last_call, span
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import Malformed, NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import Abstain, CastVote
from tablee.games.entre_les_lignes.events import ClockStarted, Event, VoteCast
from tablee.games.entre_les_lignes.phases.reveal import reveal
from tablee.games.entre_les_lignes.pieces import VOTE_TIME
from tablee.games.entre_les_lignes.state import State, change_place


def cast_vote(state: State, seat: Seat, action: CastVote | Abstain, kit: Kit) -> tuple[Event, ...]:
    """For any letter, one's own too (EL-G2), and again until the last vote is in (EL-G6)."""
    if not state.is_voting:
        raise NotNow("no_vote_now", "EL-21")
    if isinstance(action, CastVote) and action.letter not in state.letters:
        raise Malformed("no_such_letter", "EL-06")
    vote = action.letter if isinstance(action, CastVote) else "abstain"
    cast = VoteCast(seat, vote)
    return (cast, *_after_voting(state, on_vote_cast(state, cast), kit))


def on_vote_cast(state: State, event: VoteCast) -> State:
    return replace(state, places=change_place(state, event.seat, vote=event.vote))


def _after_voting(before: State, state: State, kit: Kit) -> tuple[Event, ...]:
    """The last vote turns them all up (EL-22), unless a drawing is still being corrected."""
    missing, size = len(state.missing), state.seating.size
    if not missing:
        return () if state.sent_back else (reveal(state, kit),)
    pace = state.options.voting_pace
    if len(before.missing) > missing and is_last_call(pace, size - missing, size):
        return (ClockStarted(kit.now + span(pace, VOTE_TIME)),)
    return ()
