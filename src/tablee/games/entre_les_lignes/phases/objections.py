"""Letters and digits are forbidden, and only people can tell (rule EL-17; EL-G3).

Somebody objects, and the others say in secret whether they see any, too; a majority of those who are sure sends the
drawing back.  Where authors are hidden, nothing may tell whose it is: so the artist is asked like everybody else, but
not counted; only the verdict is told, when all have spoken; and while he corrects it, nobody votes and everybody is
awaited.  Then all vote on what hangs there now.
"""

from tablee.core.clock import deadline, span
from tablee.core.kit import Kit
from tablee.core.objection import Verdict
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, Malformed, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import Judge, ObjectTo
from tablee.games.entre_les_lignes.events import (
    BallotCast,
    DrawingCorrected,
    ObjectionRaised,
    ObjectionSettled,
)
from tablee.games.entre_les_lignes.pieces import JUDGE_TIME, VOTE_TIME, Heard, Spot
from tablee.games.entre_les_lignes.state import Claim, Place, State, change_place

RULE = "EL-17"


def object_to(state: State, seat: Seat, action: ObjectTo, kit: Kit) -> tuple[ObjectionRaised, ...]:
    """Before all votes are in, and one drawing at a time."""
    if not state.is_voting:
        raise NotNow("no_objection_now", RULE)
    if action.spot not in state.spots:
        raise Malformed("no_such_drawing", RULE)
    artist = state.spots[action.spot]
    if seat == artist:
        raise BrokenRule("your_own_drawing", RULE)
    if not state.may_object(seat, action.spot):
        raise BrokenRule("already_judged", RULE)
    unasked = (seat, artist) if state.is_open(action.spot) else (seat,)
    judges = tuple([it for it in state.playing if it not in unasked])
    left = None if state.deadline is None else max(state.deadline - kit.now, 0)
    return (ObjectionRaised(seat, action.spot, judges, _until(state, JUDGE_TIME, kit), left),)


def _until(state: State, normal: int, kit: Kit) -> int | None:
    """All the others wait, so the clock runs from the beginning, if it runs at all."""
    pace = state.options.voting_pace
    return None if pace == "off" else kit.now + span(pace, normal)


def on_objection_raised(state: State, event: ObjectionRaised) -> State:
    return replace(
        state,
        places=tuple([replace(it, ballot=None) for it in state.places]),
        claim=Claim(event.by, event.spot, event.judges, event.left),
        deadline=event.deadline,
        stretches=0,
    )


def judge(state: State, seat: Seat, action: Judge) -> tuple[BallotCast, ...]:
    if state.claim is None:
        raise NotNow("no_objection_open", RULE)
    if seat not in state.missing:
        raise NotYourTurn("no_ballot_left", RULE)
    return (BallotCast(seat, action.ballot),)


def on_ballot_cast(state: State, event: BallotCast) -> State:
    return replace(state, places=change_place(state, event.seat, ballot=event.ballot))


def withdraw(state: State, seat: Seat, kit: Kit) -> tuple[ObjectionSettled | DrawingCorrected, ...]:
    """Before it is settled; or when a correction does not come."""
    if state.may_give_up(seat):
        return (hang_again(state, kit),)
    if state.claim is None:
        raise NotNow("no_objection_open", RULE)
    if seat != state.claim.by:
        raise NotYourTurn("not_your_objection", RULE)
    return (_settled(state, "withdrawn", kit),)


def settle(state: State, kit: Kit) -> ObjectionSettled:
    """More than half of all but the artist, the objector among them; who is silent sees nothing wrong.

    Who is unsure leaves it to the others, and so does who has left.
    """
    claim = state.claim
    assert claim is not None
    asked = [it for it in claim.judges if it != state.spots[claim.spot]]
    said = [state.places[it].ballot for it in asked if not state.places[it].is_empty]
    for_it = 1 + said.count("uphold")
    against = len(said) - said.count("uphold") - said.count("unsure")
    return _settled(state, "upheld" if for_it > against else "dismissed", kit)


def _settled(state: State, verdict: Verdict, kit: Kit) -> ObjectionSettled:
    """The vote has the time it had left; the artist has as long as a vote takes."""
    claim = state.claim
    assert claim is not None
    if _is_sent_back(state, claim.spot, verdict):
        until = _until(state, VOTE_TIME, kit)
    else:
        until = None if claim.left is None else kit.now + claim.left
    return ObjectionSettled(claim.by, claim.spot, verdict, until)


def on_objection_settled(state: State, event: ObjectionSettled) -> State:
    is_sent_back = _is_sent_back(state, event.spot, event.verdict)
    return replace(
        state,
        places=tuple(map(_taken_back, state.places)) if is_sent_back else state.places,
        claim=None,
        sent_back=event.spot if is_sent_back else None,
        heard=(*state.heard, Heard(event.by, event.spot, event.verdict)),
        deadline=event.deadline,
        stretches=0,
    )


def _is_sent_back(state: State, spot: Spot, verdict: Verdict) -> bool:
    """Unless nobody is there to correct it."""
    return verdict == "upheld" and not state.places[state.spots[spot]].is_empty


def _taken_back(place: Place) -> Place:
    """The vote of who has left stays: he could not lay it again."""
    return place if place.is_empty else replace(place, vote=None)


def hang_again(state: State, kit: Kit) -> DrawingCorrected:
    """Where the old one hung; nobody is told whose hand did it."""
    assert state.sent_back is not None
    artist = state.spots[state.sent_back]
    is_new = state.has_something_new(artist)
    return DrawingCorrected(
        spot=state.sent_back,
        drawing=state.places[artist].drawing if is_new else state.shown[artist],
        deadline=deadline(state.options.voting_pace, VOTE_TIME, kit.now),
    )


def on_drawing_corrected(state: State, event: DrawingCorrected) -> State:
    artist = state.spots[event.spot]
    return replace(
        state,
        places=change_place(state, artist, drawing=event.drawing),
        shown=(*state.shown[:artist], event.drawing, *state.shown[artist + 1 :]),
        sent_back=None,
        deadline=event.deadline,
        stretches=0,
    )
