"""The laws hold, and catch a solution that leaks."""

from tablee.core.chance import Chance
from tablee.games.light_line.display import grid_of
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.phases.joker import line_through_all
from tablee.games.light_line.modes.solo_line.pieces import Options
from tablee.games.light_line.modes.solo_line.proof import from_the_other_end
from tablee.laws import Effort, check
from tests.games.light_line.solo_line.builders import T6, building, dealt, ready
from tests.games.light_line.solo_line.moves import GIVE_UP, HINT
from tests.games.light_line.solo_line.play import ME, after

DICE = Chance(b"dice")


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


def test_a_line_is_the_same_line_from_the_other_end() -> None:
    other = from_the_other_end(T6)

    assert (other[0].card, other[0].cell, other[0].turned) == (56, (0, 0), 0)
    assert line_through_all(grid_of(other), joker=True) is not None
    assert from_the_other_end(other) == T6
