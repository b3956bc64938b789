"""A hint, and giving up: the solution comes to light card by card, or all at once (SO-G4)."""

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.modes.solo_line.actions import AskForHint, GiveUp
from tablee.games.light_line.modes.solo_line.events import GivenUp, HintGiven
from tablee.games.light_line.modes.solo_line.phases import Course
from tablee.games.light_line.modes.solo_line.state import State
from tablee.games.light_line.solver import Attempt, solve


def hint(course: Course, _seat: Seat, _: AskForHint) -> None:
    """The next card of the solution, as it lies there; a hand that nobody has proven has none."""
    state = course.state
    if state.phase != "build":
        raise NotNow("not_building", "SO-03")
    if not state.may_hint:
        raise NotNow("no_hint_left")
    course.happens(HintGiven(state.solution[state.hinted]))


def on_hint_given(state: State, _event: HintGiven) -> State:
    return replace(state, hinted=state.hinted + 1)


def give_up(course: Course, _seat: Seat, action: GiveUp) -> None:
    """Nobody has won, and the solution is shown where there is one; of an unproven hand it is looked for now."""
    state = course.state
    if state.phase != "build":
        raise NotNow("not_building", "SO-03")
    known = Attempt(state.solution, is_certain=False)
    if action.look and not state.solution:
        known = solve(state.cards, joker=state.options.joker)
    shown = GivenUp(known.solution, is_hopeless=known.is_certain and not known.solution)
    course.happens(shown, GameEnded(Outcome("given_up", (), (0,))))


def on_given_up(state: State, event: GivenUp) -> State:
    return replace(state, is_given_up=True, solution=event.solution, is_hopeless=event.is_hopeless)
