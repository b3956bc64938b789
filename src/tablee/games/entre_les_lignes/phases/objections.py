"""Letters and digits are forbidden, and only people can tell (rule EL-17; EL-G3).

Somebody objects, and the others say in secret whether they see any, too; a majority sends the drawing back.  Where
authors are hidden, nothing may tell whose it is: so the artist is asked like everybody else, but not counted; only the
verdict is told, when all have spoken; and while he corrects it, the vote goes on and everybody is awaited.
"""

from tablee.core.clock import deadline, is_last_call, span
from tablee.core.kit import Kit
from tablee.core.objection import Objection, Verdict
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, Malformed, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import Judge, ObjectTo
from tablee.games.entre_les_lignes.events import (
    BallotCast,
    Event,
    ObjectionRaised,
    ObjectionSettled,
)
from tablee.games.entre_les_lignes.pieces import JUDGE_TIME, VOTE_TIME, Heard
from tablee.games.entre_les_lignes.state import Claim, State, change_place

RULE = "EL-17"


def object_to(state: State, seat: Seat, action: ObjectTo, kit: Kit) -> tuple[ObjectionRaised, ...]:
    """Before all votes are in, and one drawing at a time."""
    if not state.is_voting or state.sent_back:
        raise NotNow("no_objection_now", RULE)
    if action.spot not in state.spots:
        raise Malformed("no_such_drawing", RULE)
    artist = state.spots[action.spot]
    if seat == artist:
        raise BrokenRule("your_own_drawing", RULE)
    if not state.may_object(seat, action.spot):
        raise BrokenRule("already_judged", RULE)
    unasked = (seat, artist) if state.is_open(action.spot) else (seat,)
    judges = tuple([it for it in state.seating.seats if it not in unasked])
    pace = state.options.voting_pace
    until = None if pace == "off" else kit.now + span(pace, JUDGE_TIME)
    return (ObjectionRaised(seat, action.spot, judges, until),)


def on_objection_raised(state: State, event: ObjectionRaised) -> State:
    return replace(
        state,
        places=tuple([replace(it, ballot=None) for it in state.places]),
        claim=Claim(event.by, event.spot, event.judges),
        deadline=event.deadline,
        stretches=0,
    )


def judge(state: State, seat: Seat, action: Judge, kit: Kit) -> tuple[Event, ...]:
    if state.claim is None:
        raise NotNow("no_objection_open", RULE)
    if seat not in state.missing:
        raise NotYourTurn("no_ballot_left", RULE)
    cast = BallotCast(seat, action.ballot)
    after = on_ballot_cast(state, cast)
    return (cast, *(() if after.missing else (settle(after, kit),)))


def on_ballot_cast(state: State, event: BallotCast) -> State:
    return replace(state, places=change_place(state, event.seat, ballot=event.ballot))


def withdraw(state: State, seat: Seat, kit: Kit) -> tuple[ObjectionSettled, ...]:
    if state.claim is None:
        raise NotNow("no_objection_open", RULE)
    if seat != state.claim.by:
        raise NotYourTurn("not_your_objection", RULE)
    return (_settled(state, "withdrawn", kit),)


def settle(state: State, kit: Kit) -> ObjectionSettled:
    """More than half of all but the artist, the objector among them; who is silent sees nothing wrong."""
    claim = state.claim
    assert claim is not None
    counted = tuple([it for it in state.seating.seats if it != state.spots[claim.spot]])
    said = [(it, state.places[it].ballot) for it in counted]
    ballots = tuple([(it, ballot) for it, ballot in said if ballot])
    objection = Objection(claim.by, RULE, 0, counted, ballots=((claim.by, "uphold"), *ballots))
    return _settled(state, objection.verdict or "dismissed", kit)


def _settled(state: State, verdict: Verdict, kit: Kit) -> ObjectionSettled:
    """The vote goes on with all its time again."""
    claim = state.claim
    assert claim is not None
    return ObjectionSettled(claim.by, claim.spot, verdict, _voting_deadline(state, kit))


def _voting_deadline(state: State, kit: Kit) -> int | None:
    """Where the clock starts when most are done, only if they were."""
    pace, size = state.options.voting_pace, state.seating.size
    done = sum(place.vote is not None for place in state.places)
    if any(is_last_call(pace, it, size) for it in range(done + 1)):
        return kit.now + span(pace, VOTE_TIME)
    return deadline(pace, VOTE_TIME, kit.now)


def on_objection_settled(state: State, event: ObjectionSettled) -> State:
    return replace(
        state,
        claim=None,
        sent_back=event.spot if event.verdict == "upheld" else None,
        heard=(*state.heard, Heard(event.by, event.spot, event.verdict)),
        deadline=event.deadline,
        stretches=0,
    )
