"""Planted where one move brings all that was hidden to light: that it may, does not cover for what it must not."""

from typing import Any

from tablee.core.game import AnyGame
from tablee.core.record import replace
from tests.laws import rock_paper_scissors
from tests.laws.planting import Bed
from tests.laws.rock_paper_scissors import Chosen, Revealed, State

RPS = Bed(rock_paper_scissors, seats=2)

RPS.shows("a hand shows before both have chosen", lambda state, seat: state.chosen)
RPS.shows("that somebody chose rock shows", lambda state, seat: "rock" in state.chosen)
RPS.tells_all("a hand is told before both have chosen", Chosen)


@RPS.breaks(5)
def who_is_awaited_depends_on_a_hand() -> AnyGame:
    def awaiting(state: State) -> Any:
        awaited = rock_paper_scissors.awaiting(state)
        return () if "rock" in state.chosen else awaited

    return RPS.having(awaiting=awaiting)


@RPS.breaks(6, by=RPS.changing("rounds"))
def the_wrong_seat_is_shown_to_have_won(rounds: Any, state: State, seat: Any) -> Any:
    return tuple(replace(it, winner=it.winner and 0) for it in rounds)


@RPS.breaks(6, by=RPS.telling)
def that_both_have_chosen_is_not_told(state: State, event: Any, seat: Any) -> Any:
    return None if isinstance(event, Revealed) else ...


RPS.shows(
    "a spectator sees a hand", lambda state, seat: state.chosen if seat is None else None, law=7
)
