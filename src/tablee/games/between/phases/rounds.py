"""The end of a round, and of the game (rules BT-22 to BT-25; BT-G8, BT-G13, BT-G17, BT-G18, BT-G22)."""

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.between.events import IntervalsTurned, RoundEnded
from tablee.games.between.phases import Course
from tablee.games.between.phases.deal import deal
from tablee.games.between.phases.turns import next_turn
from tablee.games.between.pieces import ENOUGH, RoundResult, Unfound
from tablee.games.between.state import State


def after_find(course: Course, finder: Seat, *, goes_on: bool = False) -> None:
    """What follows a point: the win, the end of the round, or the next turn (none if this one goes on).

    A fifth point stops the round where it stands: it has no result besides the game's (BT-G17).
    """
    state = course.state
    if state.options.length == "to_five" and state.places[finder].points >= ENOUGH:
        turn_over(course)
        course.happens(GameEnded(outcome("five_points", (finder,), state)))
    elif not state.hidden_from(finder):
        end_round(course)
    elif not goes_on:
        next_turn_or_round(course)


def next_turn_or_round(course: Course) -> None:
    """The round is also over when nobody still in has anything left to find (BT-G8)."""
    state = course.state
    if any(map(state.hidden_from, state.still_in)):
        next_turn(course)
    else:
        end_round(course)


def end_round(course: Course) -> None:
    """Deal again (BT-24), the next seat beginning (BT-G13); or close an express game (BT-25)."""
    turn_over(course)
    state = course.state
    course.happens(RoundEnded(result(state)))
    if state.options.length == "express":
        course.happens(GameEnded(express_outcome(state)))
    else:
        deal(course, state.seating.after(state.first))


def turn_over(course: Course) -> None:
    """The round is over: everybody sees what nobody found (BT-G22)."""
    unfound = tuple(
        [
            Unfound(Seat(seat), place.interval)
            for seat, place in enumerate(course.state.places)
            if place.interval and not place.is_found
        ]
    )
    if unfound:
        course.happens(IntervalsTurned(unfound))


def result(state: State) -> RoundResult:
    return RoundResult(
        round=state.round,
        finds=state.finds,
        eliminated=tuple([seat for seat in state.seating.seats if state.places[seat].is_out]),
        points=points(state),
    )


def express_outcome(state: State) -> Outcome:
    """Most points without having been eliminated; shared, or nobody's (BT-25, BT-G18)."""
    if not state.still_in:
        return outcome("nobody_left", (), state)
    best = max(state.places[seat].points for seat in state.still_in)
    winners = tuple(seat for seat in state.still_in if state.places[seat].points == best)
    return outcome("most_points", winners, state)


def outcome(why: str, winners: tuple[Seat, ...], state: State) -> Outcome:
    return Outcome(why, winners, points(state))


def points(state: State) -> tuple[int, ...]:
    return tuple([place.points for place in state.places])


def on_intervals_turned(state: State, event: IntervalsTurned) -> State:
    return replace(state, unfound=event.unfound)


def on_round_ended(state: State, event: RoundEnded) -> State:
    conceded = tuple([seat for seat in state.seating.seats if state.places[seat].is_conceded])
    return replace(
        state,
        last_round=event.result,
        last_conceded=conceded,
        last_unfound=state.unfound,
        active=None,
        deadline=None,
    )


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, outcome=event.outcome, phase="over", active=None, deadline=None)
