"""A hint, and giving up: the solution comes to light card by card, or all at once (SO-G4)."""

from tablee.core.outcome import Outcome
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.games.light_line.modes.solo_line.actions import GiveUp
from tablee.games.light_line.modes.solo_line.events import Event, GameEnded, GivenUp, HintGiven
from tablee.games.light_line.modes.solo_line.state import State
from tablee.games.light_line.solver import Answer, solve


def hint(state: State) -> tuple[HintGiven, ...]:
    """The next card of the solution, as it lies there; a hand that nobody has proven has none."""
    if state.phase != "build":
        raise NotNow("not_building", "SO-03")
    if not state.may_hint:
        raise NotNow("no_hint_left")
    return (HintGiven(state.solution[state.hints]),)


def on_hint_given(state: State, _event: HintGiven) -> State:
    return replace(state, hints=state.hints + 1)


def give_up(state: State, action: GiveUp) -> tuple[Event, ...]:
    """Nobody has won, and the solution is shown where there is one; of an unproven hand it is looked for now."""
    if state.phase != "build":
        raise NotNow("not_building", "SO-03")
    known = Answer(state.solution, is_certain=False)
    if action.look and not state.solution:
        known = solve(state.cards, joker=state.options.joker)
    shown = GivenUp(known.solution, is_hopeless=known.is_certain and not known.solution)
    return (shown, GameEnded(Outcome("given_up", (), (0,))))


def on_given_up(state: State, event: GivenUp) -> State:
    return replace(state, is_given_up=True, solution=event.solution, is_hopeless=event.is_hopeless)
