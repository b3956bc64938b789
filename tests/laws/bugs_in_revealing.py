"""Planted where one move brings all that was hidden to light: that it may, does not cover for what it must not."""

from typing import Any

from tablee.core.game import AnyGame
from tablee.core.record import replace
from tests.laws import rock_paper_scissors
from tests.laws.planting import Bed
from tests.laws.rock_paper_scissors import Chosen, Revealed, State

RPS = Bed(rock_paper_scissors, seats=2)


@RPS.breaks(5)
def a_hand_shows_before_both_have_chosen() -> AnyGame:
    return RPS.showing(lambda state, seat: state.chosen)


@RPS.breaks(5)
def that_somebody_chose_rock_shows() -> AnyGame:
    return RPS.showing(lambda state, seat: "rock" in state.chosen)


@RPS.breaks(5)
def a_hand_is_told_before_both_have_chosen() -> AnyGame:
    return RPS.telling_all(Chosen)


@RPS.breaks(5)
def who_is_awaited_depends_on_a_hand() -> AnyGame:
    def awaiting(state: State) -> Any:
        awaited = rock_paper_scissors.awaiting(state)
        return () if "rock" in state.chosen else awaited

    return RPS.having(awaiting=awaiting)


@RPS.breaks(6)
def the_wrong_seat_is_shown_to_have_won() -> AnyGame:
    def swapped(rounds: Any, state: State, seat: Any) -> Any:
        return tuple(replace(it, winner=it.winner and 0) for it in rounds)

    return RPS.changing("rounds", swapped)


@RPS.breaks(6)
def that_both_have_chosen_is_not_told() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        return None if isinstance(event, Revealed) else ...

    return RPS.telling(tell)


@RPS.breaks(7)
def a_spectator_sees_a_hand() -> AnyGame:
    return RPS.showing(lambda state, seat: state.chosen if seat is None else None)
