"""The laws hold, and catch a solution that leaks."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.core.chance import Chance
from tablee.core.game import AnyGame
from tablee.core.record import encode
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.display import grid_of
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.events import PuzzleDealt
from tablee.games.light_line.modes.solo_line.phases.joker import line_through_all
from tablee.games.light_line.modes.solo_line.pieces import Options
from tablee.games.light_line.modes.solo_line.proof import from_the_other_end
from tablee.games.light_line.modes.solo_line.state import State
from tablee.games.light_line.modes.solo_line.view import View
from tablee.laws import Effort, check
from tablee.laws.walk import Case, Walk
from tests.games.light_line.solo_line.builders import (
    GIVE_UP,
    HINT,
    ME,
    T6,
    after,
    building,
    dealt,
    ready,
)

DICE = Chance(b"dice")
ANSWERS = (
    *("ABOUT", "TYPES", "start", "decide", "evolve", "awaiting", "deadline", "view", "seen"),
    *("outcome", "resample", "recall"),
)


def with_bug(**changed: Any) -> AnyGame:
    """SOLO-LINE, but for some of its answers."""
    kept = {name: getattr(game, name) for name in ANSWERS}
    return cast(AnyGame, SimpleNamespace(**kept | changed))


class Leaky(View, frozen=True, tag="solo-line"):
    """A view with room for what it should not show."""

    leak: Any = None


def showing(leak: Callable[[State], Any]) -> AnyGame:
    def view(state: State, seat: Any) -> Leaky:
        honest = game.view(state, seat)
        fields = {name: getattr(honest, name) for name in honest.__struct_fields__}
        return Leaky(**fields, leak=leak(state))

    return with_bug(view=view)


def telling_the_deal() -> AnyGame:
    def seen(state: State, event: Any, seat: Any) -> Any:
        is_deal = isinstance(event, PuzzleDealt)
        return event.solution if is_deal else game.seen(state, event, seat)

    return with_bug(seen=seen)


BUGS = {
    "the solution shows": showing(lambda state: state.solution),
    "its first card shows": showing(lambda state: state.solution[:1]),
    "its last card shows": showing(lambda state: state.solution[-1:]),
    "its shape shows": showing(lambda state: [it.cell for it in state.solution]),
    "whether its last card is turned shows": showing(
        lambda state: [it.turned for it in state.solution[-1:]]
    ),
    "a card not dealt shows": showing(lambda state: state.rest[:1]),
    "the news of the deal tell the solution": telling_the_deal(),
}


@pytest.mark.parametrize("bug", BUGS.values(), ids=BUGS.keys())
def test_a_planted_leak_is_caught(bug: AnyGame) -> None:
    effort = Effort(games=0, length=40, laws=(5,), most=1)

    report = check(bug, options=(Options(),), pairs=300, effort=effort)

    assert [breach.law for breach in report.breaches] == [5]
    assert "Error: " not in report.breaches[0].message


def test_the_laws_hold_for_the_puzzle_of_the_day() -> None:
    options = Options(cards=6, day="2026-11-15")

    report = check(game, options=(options,), pairs=100, effort=Effort(length=40))

    assert report.breaches == ()
    assert report.share_differing >= 0.6


def test_another_truth_is_a_solution_that_begins_with_the_same_hints() -> None:
    for hints in range(11):
        state = after(building(), *[HINT] * hints)
        others = [game.resample(state, ME, DICE) for _ in range(12)]

        assert all(other.solution[:hints] == T6[:hints] for other in others)
        assert all(line_through_all(grid_of(it.solution), joker=True) for it in others)
        assert all({*it.solution} != {*T6} for it in others if it.solution != T6)
        if hints < 5:
            assert len({other.solution for other in others}) > 1


def test_after_giving_up_and_without_a_solution_only_the_cards_not_dealt_are_in_doubt() -> None:
    for state in (after(dealt(), GIVE_UP), dealt(Options(proven=False))):
        other = game.resample(state, None, DICE)

        assert other.solution == state.solution
        assert sorted(other.rest) == sorted(state.rest)
        assert other.rest != state.rest


def test_before_the_deal_there_is_only_one_truth() -> None:
    assert game.resample(ready(), ME, DICE) == ready()
    assert game.recall((), ME)["phase"] == "ready"


def test_a_line_is_the_same_line_from_the_other_end() -> None:
    other = from_the_other_end(T6)

    assert (other[0].card, other[0].cell, other[0].turned) == (56, (0, 0), 0)
    assert line_through_all(grid_of(other), joker=True) is not None
    assert from_the_other_end(other) == T6


def test_recall_leaves_out_only_what_is_agreed_or_offered() -> None:
    walk = Walk(game, Case(3, Seating(1), Options()))
    for _ in walk.go(30):
        pass
    for viewer in walk.viewers:
        said = game.recall(tuple(walk.told[viewer]), viewer)
        shown = game.view(walk.state, viewer)

        assert set(shown.__struct_fields__) - set(said) == {"options", "offers"}
        for name, value in said.items():
            assert encode(value) == encode(getattr(shown, name))


def test_a_seat_is_called_by_its_number_in_what_it_recalls() -> None:
    assert game.recall((), Seat(0))["seat"] == 0
    assert game.recall((), None)["seat"] is None
