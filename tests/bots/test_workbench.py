"""A line that somebody has in mind comes to lie on the bench, whatever lies there before."""

import pytest

from tablee.bots.workbench import step_towards, steps_left
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench, ClearBench, Lay, TakeBack, on_worked, work
from tablee.games.light_line.display import Laid
from tablee.games.light_line.search import Path, line_of

HAND = (5, 6, 12, 16, 39, 44, 55, 57)
FOUND = line_of(HAND, "G", 7)  # LO-T8
assert FOUND
LINE: Path = FOUND


def moved(line: Path, right: int, down: int) -> Path:
    return tuple([Laid(it.card, it.x + right, it.y + down, it.turned) for it in line])


def built(line: Path, bench: Bench) -> tuple[Bench, int]:
    """The bench when there is nothing left to do, and how many steps it took; each must be legal."""
    steps = 0
    while action := step_towards(line, bench):
        bench = on_worked(bench, work(bench, HAND, Seat(0), action))
        steps += 1
    return bench, steps


def test_an_empty_bench_gets_one_card_after_the_other() -> None:
    assert steps_left(LINE, ()) == 7
    bench, steps = built(LINE, ())

    assert (bench, steps) == (LINE, 7)


@pytest.mark.parametrize("first", range(4))
def test_a_piece_that_lies_there_is_continued_at_both_ends_wherever_it_lies(first: int) -> None:
    piece = moved(LINE[first : first + 3], 5, -2)

    bench, steps = built(LINE, piece)

    assert {*moved(LINE, 5, -2)} == {*bench}
    assert steps == steps_left(LINE, piece) == 4


def test_a_shorter_line_is_made_by_taking_back_an_end() -> None:
    assert step_towards(LINE[:-1], LINE) == TakeBack(LINE[-1].card)
    assert step_towards(LINE[1:], LINE) == TakeBack(LINE[0].card)
    assert steps_left(LINE[1:], LINE) == 1


def test_what_is_in_the_way_goes_first() -> None:
    (spare,) = set(HAND) - {it.card for it in LINE}
    bench = (*LINE[:2], Laid(spare, 9, 9))

    assert step_towards(LINE, bench) == TakeBack(spare)
    assert steps_left(LINE, bench) == 6


def test_a_bench_with_nothing_of_use_is_cleared() -> None:
    turned = tuple([Laid(it.card, -it.x, -it.y, 0 if it.turned else 1) for it in LINE])

    assert step_towards(LINE, turned) == ClearBench()
    assert built(LINE, turned) == (LINE, 8)
    assert steps_left(LINE, turned) == 8


def test_nothing_is_left_to_do_when_it_lies_there() -> None:
    assert step_towards(LINE, moved(LINE, 3, 3)) is None
    assert steps_left(LINE, moved(LINE, 3, 3)) == 0


def test_the_first_card_lies_in_the_middle() -> None:
    assert step_towards(moved(LINE, 3, 3), ()) == Lay(LINE[0].card, (0, 0, LINE[0].turned))
