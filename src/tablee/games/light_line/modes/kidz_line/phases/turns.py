"""Whose turn it is, for six rounds (rules KI-03, KI-05 to KI-08; KI-G2)."""

from tablee.core.clock import deadline
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.modes.kidz_line.events import TurnBegan
from tablee.games.light_line.modes.kidz_line.phases import Course
from tablee.games.light_line.modes.kidz_line.pieces import CARDS_EACH, TURN_TIME
from tablee.games.light_line.modes.kidz_line.state import State


def begin_turn(course: Course, number: int, seat: Seat) -> None:
    pace = course.state.options.pace
    course.happens(TurnBegan(number, seat, deadline(pace, TURN_TIME, course.kit.now)))


def on_turn_began(state: State, event: TurnBegan) -> State:
    seat, until = event.seat, event.deadline
    return replace(
        state, phase="turn_up", active=seat, deadline=until, stretches=0, round=event.round
    )


def next_turn(course: Course) -> None:
    """The left neighbour (KI-05, KI-06); a round is one turn each (KI-G2), and the sixth is the last (KI-07)."""
    state = course.state
    assert state.active is not None
    seat = state.seating.after(state.active)
    number = state.round + (seat == state.first)
    if number > CARDS_EACH:
        course.happens(GameEnded(outcome(state)))
    else:
        begin_turn(course, number, seat)


def outcome(state: State) -> Outcome:
    """Most cards laid; several may win (KI-08)."""
    placed = tuple([place.placed for place in state.places])
    winners = [seat for seat in state.seating.seats if placed[seat] == max(placed)]
    return Outcome("most_cards_placed", tuple(winners), placed)


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, outcome=event.outcome, phase="over", active=None, deadline=None)
