"""Building the line, card by card, until it is whole (rules SO-03, SO-05; SO-G3)."""

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.bench import BenchAction, BenchEvent, on_worked, work
from tablee.games.light_line.display import grid_of
from tablee.games.light_line.modes.solo_line.events import LineJoined
from tablee.games.light_line.modes.solo_line.phases import Course
from tablee.games.light_line.modes.solo_line.phases.joker import line_through_all
from tablee.games.light_line.modes.solo_line.state import State


def build(course: Course, seat: Seat, action: BenchAction) -> None:
    """Lay, move, turn and take back, as often as one likes (SO-G3); the last card in its place wins at once."""
    state = course.state
    if state.phase != "build":
        raise NotNow("not_building", "SO-03")
    joker = state.options.joker
    course.happens(work(state.bench, state.cards, seat, action, joker=joker))
    bench = course.state.bench
    is_all = len(bench) == len(state.cards)
    line = line_through_all(grid_of(bench), joker=joker) if is_all else None
    if line is not None:
        outcome = Outcome("joined", state.seating.seats, (len(bench),))
        course.happens(LineJoined(line), GameEnded(outcome))


def on_built(state: State, event: BenchEvent) -> State:
    return replace(state, bench=on_worked(state.bench, event), moves=state.moves + 1)


def on_line_joined(state: State, event: LineJoined) -> State:
    return replace(state, joined=event.line)


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, outcome=event.outcome, phase="over")
