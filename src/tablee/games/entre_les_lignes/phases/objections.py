"""Letters and digits are forbidden, and only people can tell (rule EL-17; EL-G3).

Somebody objects, and the others say in secret whether they see any, too; a majority of those who are sure sends the
drawing back.  Where authors are hidden, nothing may tell whose it is: so the artist is asked like everybody else, but
not counted; only the verdict is told, when all have spoken; and while it is corrected, nobody votes and everybody is
awaited.  Then all vote on what hangs there now.
"""

from tablee.core.clock import deadline, span
from tablee.core.objection import Verdict, verdict
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, Malformed, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import Judge, ObjectTo, Withdraw
from tablee.games.entre_les_lignes.events import (
    BallotCast,
    DrawingCorrected,
    ObjectionRaised,
    ObjectionSettled,
)
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.pieces import JUDGE_TIME, VOTE_TIME, Heard, Spot
from tablee.games.entre_les_lignes.state import Claim, Place, State

RULE = "EL-17"


def object_to(course: Course, seat: Seat, action: ObjectTo) -> None:
    """Before all votes are in, and one drawing at a time."""
    state, now = course.state, course.kit.now
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
    left = None if state.deadline is None else max(state.deadline - now, 0)
    until = _until(course, JUDGE_TIME)
    course.happens(ObjectionRaised(seat, action.spot, judges, until, left))


def _until(course: Course, normal: int) -> int | None:
    """All the others wait, so the clock runs from the beginning, if it runs at all."""
    pace = course.state.options.voting_pace
    return None if pace == "off" else course.kit.now + span(pace, normal)


def on_objection_raised(state: State, event: ObjectionRaised) -> State:
    return replace(
        state,
        places=tuple([replace(it, ballot=None) for it in state.places]),
        claim=Claim(event.by, event.spot, event.judges, event.left),
        deadline=event.deadline,
        stretches=0,
    )


def judge(course: Course, seat: Seat, action: Judge) -> None:
    if course.state.claim is None:
        raise NotNow("no_objection_open", RULE)
    if seat not in course.state.missing:
        raise NotYourTurn("no_ballot_left", RULE)
    course.happens(BallotCast(seat, action.ballot))


def on_ballot_cast(state: State, event: BallotCast) -> State:
    return replace(state, places=change_place(state, event.seat, ballot=event.ballot))


def withdraw(course: Course, seat: Seat, _: Withdraw) -> None:
    """Before it is settled; or when a correction does not come."""
    state = course.state
    if state.may_give_up(seat):
        hang_again(course)
    elif state.claim is None:
        raise NotNow("no_objection_open", RULE)
    elif seat != state.claim.by:
        raise NotYourTurn("not_your_objection", RULE)
    else:
        _settle_as(course, "withdrawn")


def settle(course: Course) -> None:
    """More than half of all but the artist, the objector among them; who is silent sees nothing wrong.

    Who is unsure leaves it to the others, and so does who has left.
    """
    state = course.state
    claim = state.claim
    assert claim is not None
    asked = [it for it in claim.judges if it != state.spots[claim.spot]]
    ballots = [state.places[it].ballot for it in asked if not state.places[it].is_empty]
    for_it = 1 + ballots.count("uphold")
    against = len(ballots) - ballots.count("uphold") - ballots.count("unsure")
    said = verdict(for_it, against)
    assert said is not None
    _settle_as(course, said)


def _settle_as(course: Course, said: Verdict) -> None:
    """The vote has the time it had left; the artist has as long as a vote takes."""
    claim = course.state.claim
    assert claim is not None
    if _is_sent_back(course.state, claim.spot, said):
        until = _until(course, VOTE_TIME)
    else:
        until = None if claim.left is None else course.kit.now + claim.left
    course.happens(ObjectionSettled(claim.by, claim.spot, said, until))


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


def _is_sent_back(state: State, spot: Spot, said: Verdict) -> bool:
    """Unless nobody is there to correct it."""
    return said == "upheld" and not state.places[state.spots[spot]].is_empty


def _taken_back(place: Place) -> Place:
    """The vote of who has left stays: they could not lay it again."""
    return place if place.is_empty else replace(place, vote=None)


def hang_again(course: Course) -> None:
    """Where the old one hung; nobody is told whose hand did it."""
    state = course.state
    assert state.sent_back is not None
    artist = state.spots[state.sent_back]
    is_new = state.has_something_new(artist)
    course.happens(
        DrawingCorrected(
            spot=state.sent_back,
            drawing=state.places[artist].drawing if is_new else state.shown[artist],
            deadline=deadline(state.options.voting_pace, VOTE_TIME, course.kit.now),
        )
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
