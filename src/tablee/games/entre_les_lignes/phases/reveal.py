"""The votes are turned up, the word is told, and points are counted (rules EL-22 to EL-34; EL-G5)."""

from tablee.core.clock import deadline
from tablee.core.outcome import GameEnded
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import GoOn
from tablee.games.entre_les_lignes.events import RoundRevealed, RoundsRecounted, WentOn
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.phases.deal import deal, may_deal
from tablee.games.entre_les_lignes.phases.recount import is_agreed
from tablee.games.entre_les_lignes.pieces import REVEAL_TIME, Exhibit, RoundResult
from tablee.games.entre_les_lignes.scoring import outcome_of, scores, wrong_votes
from tablee.games.entre_les_lignes.state import State
from tablee.games.entre_les_lignes.view import Hung


def reveal(course: Course) -> None:
    """Word, accomplice and all artists at once (EL-23)."""
    until = deadline(course.state.options.voting_pace, REVEAL_TIME, course.kit.now)
    course.happens(RoundRevealed(result(course.state), until))


def result(state: State) -> RoundResult:
    """A vote that is missing is an abstention (EL-G5)."""
    assert state.active is not None
    assert state.accomplice is not None
    pair = (state.active, state.accomplice)
    votes = tuple([place.vote or "abstain" for place in state.places])
    right = state.letters[state.order.index(state.accomplice)]
    scored = scores(votes, right, pair)
    both = zip(state.places, scored, strict=True)
    return RoundResult(
        round=state.round,
        active=state.active,
        accomplice=state.accomplice,
        word=state.places[state.active].word,
        right=right,
        exhibits=tuple([_exhibit(state, it) for it in state.board]),
        votes=votes,
        wrong=wrong_votes(votes, right),
        scores=scored,
        points=tuple([place.points + score.points for place, score in both]),
    )


def _exhibit(state: State, hung: Hung) -> Exhibit:
    assert hung.seat is not None
    place = state.places[hung.seat]
    return Exhibit(hung.spot, hung.seat, hung.drawing, place.word, place.description, place.artist)


def on_round_revealed(state: State, event: RoundRevealed) -> State:
    both = zip(state.places, event.result.points, strict=True)
    return replace(
        state,
        phase="reveal",
        places=tuple([replace(place, points=points) for place, points in both]),
        sent_back=None,
        gallery=(*state.gallery, event.result),
        deadline=event.deadline,
        stretches=0,
    )


def go_on(course: Course, seat: Seat, _: GoOn) -> None:
    """Everybody has time to look."""
    if course.state.phase != "reveal" or course.state.places[seat].has_gone_on:
        raise NotNow("nothing_to_look_at", "EL-23")
    course.happens(WentOn(seat))


def on_went_on(state: State, event: WentOn) -> State:
    return replace(state, places=change_place(state, event.seat, has_gone_on=True))


def next_round(course: Course) -> None:
    """As many as were agreed, or are agreed now (EL-G10)."""
    recounted = course.state.recounted
    if recounted is not None and is_agreed(course.state):
        course.happens(RoundsRecounted(recounted))
    _deal_or_end(course)


def _deal_or_end(course: Course) -> None:
    """Until all were active as often as was agreed (EL-09, EL-34), or too few are left (EL-G10)."""
    state = course.state
    points, present = tuple([place.points for place in state.places]), state.present
    if state.round >= state.rounds:
        course.happens(GameEnded(outcome_of(points, present)))
    elif not may_deal(state):
        course.happens(GameEnded(outcome_of(points, present, "too_few")))
    else:
        deal(course, _next_active(state))


def _next_active(state: State) -> Seat:
    """Clockwise (EL-33), among those whose turn it was least often: somebody may have missed theirs (EL-09)."""
    assert state.active is not None
    turns, present = state.turns, state.present
    fewest = min(turns[it] for it in present)
    others = state.seating.round_from(state.seating.after(state.active))
    return next(it for it in others if it in present and turns[it] == fewest)


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="over", outcome=event.outcome, deadline=None)
