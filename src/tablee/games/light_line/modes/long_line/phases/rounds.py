"""The end of a round, and of the game (rules LO-02, LO-03, LO-11 to LO-15; LO-G5, LO-G7, LO-G8)."""

from typing import Literal

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.modes.long_line.events import RoundEnded
from tablee.games.light_line.modes.long_line.phases import Course
from tablee.games.light_line.modes.long_line.phases.deal import deal
from tablee.games.light_line.modes.long_line.pieces import RoundResult, Score
from tablee.games.light_line.modes.long_line.state import Place, State

Why = Literal["all_but_one_called", "all_stopped", "time_up"]


def after_one_is_done(course: Course) -> None:
    """All but one have called (LO-11); or all have called or stopped (LO-G7)."""
    state = course.state
    if len(state.calls) == state.seating.size - 1:
        end_round(course, "all_but_one_called")
    elif not state.racing:
        end_round(course, "all_stopped")


def end_round(course: Course, why: Why) -> None:
    """Deal again (LO-14), until enough rounds are played (LO-03)."""
    state = course.state
    ended = result(state, why)
    course.happens(RoundEnded(ended))
    if state.round < state.options.rounds:
        deal(course)
    else:
        course.happens(GameEnded(outcome(ended.points)))


def result(state: State, why: Why) -> RoundResult:
    """Callers first; then those who stopped, each below the one before (LO-13); then who is left (LO-G7)."""
    called = {call.seat: call.number for call in state.calls}
    lowest = min(called.values(), default=None)
    scores: dict[Seat, Score] = {}
    for seat in (*called, *state.stops, *state.racing):
        scores[seat] = score(state.places[seat], called.get(seat), lowest)
        if seat in state.stops:
            lowest = scores[seat].points
    in_order = [scores[seat] for seat in state.seating.seats]
    totals = [place.points + it.points for place, it in zip(state.places, in_order, strict=True)]
    return RoundResult(state.round, why, tuple(in_order), tuple(totals))


def score(place: Place, called: int | None, lowest: int | None) -> Score:
    """What was called (LO-12); else the line as it lies, one below the lowest call at most (LO-13)."""
    line = next((it for it in place.lines if called in (None, it.length)), None)
    length = line.length if line else 0
    limit = length - 1 if lowest is None else lowest - 1  # LO-G7: nobody has called
    cells = line.cells if line else ()
    return Score(
        called=called,
        points=called or max(0, min(length, limit)),
        line=line,
        shown=tuple([it for it in place.display if it.cell in cells]),
    )


def outcome(points: tuple[int, ...]) -> Outcome:
    """Most points (LO-15), shared where they are equal (LO-G8)."""
    winners = [Seat(it) for it, total in enumerate(points) if total == max(points)]
    return Outcome("most_points", tuple(winners), points)


def on_round_ended(state: State, event: RoundEnded) -> State:
    """Scores are written down (LO-02)."""
    totals = zip(state.places, event.result.points, strict=True)
    return replace(
        state,
        places=tuple([replace(place, points=points) for place, points in totals]),
        phase="scored",
        last_round=event.result,
        deadline=None,
    )


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, outcome=event.outcome, phase="over")
