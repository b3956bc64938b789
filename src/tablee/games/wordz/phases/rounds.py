"""The end of a round, and of the game (rules WZ-02, WZ-27 to WZ-31; WZ-G2, WZ-G15, WZ-G16)."""

from tablee.core.outcome import GameEnded
from tablee.core.record import replace
from tablee.games.wordz.events import RoundEnded
from tablee.games.wordz.phases import Course
from tablee.games.wordz.phases.deal import deal
from tablee.games.wordz.pieces import RoundResult
from tablee.games.wordz.scoring import last_ones, outcome_of
from tablee.games.wordz.state import State


def end_round(course: Course) -> None:
    """No word is left (WZ-27): deal again, the last one beginning (WZ-30), or see who has won (WZ-31)."""
    state = course.state
    ended = result(state)
    course.happens(RoundEnded(ended))
    if state.round == state.options.rounds:
        course.happens(GameEnded(outcome_of(ended.points)))
    else:
        deal(course, course.kit.chance.pick(last_ones(course.state)))


def result(state: State) -> RoundResult:
    """Each card won is a point (WZ-28)."""
    return RoundResult(
        round=state.round,
        fates=state.fates,
        won=tuple([place.won for place in state.places]),
        points=tuple([place.points + place.won for place in state.places]),
    )


def on_round_ended(state: State, event: RoundEnded) -> State:
    """The scores are noted, and the won cards go back (WZ-28, WZ-29)."""
    places = [
        replace(place, won=0, points=points)
        for place, points in zip(state.places, event.result.points, strict=True)
    ]
    return replace(
        state,
        places=tuple(places),
        last_round=event.result,
        active=None,
        has_turned=False,
        has_proposed=False,
        deadline=None,
    )


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, outcome=event.outcome, phase="over")
