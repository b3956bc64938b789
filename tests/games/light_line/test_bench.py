"""The workbench: what may be laid, moved and taken back, and what is offered there."""

import pytest

from tablee.core.offers import is_offered
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.light_line.bench import (
    FIRST_SPOTS,
    Bench,
    BenchAction,
    BenchCleared,
    CardLaid,
    CardTakenBack,
    ClearBench,
    Lay,
    TakeBack,
    lines_on,
    offers_at,
    on_worked,
    spots_for,
    work,
)
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Laid, grid_of, spots
from tests.games.light_line.boards import laid

ME = Seat(2)
HAND: tuple[Card, ...] = (5, 6, 12, 16, 39, 44, 55, 57)
GREEN = laid("06@0,0 05@-1,0 57@-2,0")
EMPTY: Bench = ()


def refused(bench: Bench, action: BenchAction) -> str:
    with pytest.raises(BrokenRule) as refusal:
        work(bench, HAND, ME, action)
    return str(refusal.value)


def after(bench: Bench, *actions: BenchAction) -> Bench:
    for action in actions:
        bench = on_worked(bench, work(bench, HAND, ME, action))
    return bench


def test_the_first_card_begins_in_the_middle_upright_or_turned() -> None:
    assert spots_for(EMPTY, 6) == FIRST_SPOTS == ((0, 0, 0), (0, 0, 1))
    assert after(EMPTY, Lay(6, (0, 0, 1))) == laid("06@0,0,1")
    assert refused(EMPTY, Lay(6, (1, 0, 0))) == "continues_no_line (LL-07)"


def test_ll_07_a_card_on_the_bench_continues_a_line() -> None:
    assert work(laid("06@0,0"), HAND, ME, Lay(5, (-1, 0, 0))) == CardLaid(ME, Laid(5, -1, 0))
    assert refused(laid("06@0,0"), Lay(5, (9, 9, 0))) == "continues_no_line (LL-07)"
    assert refused(laid("06@0,0"), Lay(5, (0, 0, 0))) == "continues_no_line (LL-07)"
    assert refused(laid("06@0,0"), Lay(5, (-1, 0, 2))) == "continues_no_line (LL-07)"


@pytest.mark.parametrize("card", [7, 0, -1, 61, 1 << 40])
def test_ll_06_only_ones_own_cards_are_laid(card: Card) -> None:
    assert refused(GREEN, Lay(card, (-3, 0, 0))) == "not_your_card (LL-06)"


def test_a_card_on_the_bench_may_be_turned_or_moved_and_is_then_the_last() -> None:
    bench = after(laid("06@0,0"), Lay(6, (0, 0, 1)))

    assert bench == laid("06@0,0,1")
    two = laid("05@-1,0 06@0,0")
    assert [it.card for it in after(two, Lay(5, spots_for(two, 5)[0]))] == [6, 5]


def test_a_card_is_not_laid_where_it_lies() -> None:
    assert refused(laid("06@0,0"), Lay(6, (0, 0, 0))) == "continues_no_line (LL-07)"
    assert refused(GREEN, Lay(57, (-2, 0, 0))) == "continues_no_line (LL-07)"


def test_a_moved_card_does_not_continue_itself() -> None:
    assert spots_for(laid("06@0,0 05@-1,0"), 5) == tuple(
        spot for spot in spots(grid_of(laid("06@0,0")), 5) if spot != (-1, 0, 0)
    )


def test_lo_10_any_card_may_be_taken_back_and_the_others_stay() -> None:
    assert work(GREEN, HAND, ME, TakeBack(5)) == CardTakenBack(ME, 5)
    assert after(GREEN, TakeBack(5)) == laid("06@0,0 57@-2,0")
    assert refused(GREEN, TakeBack(12)) == "not_on_the_bench (LO-10)"


def test_lo_10_all_cards_may_be_taken_back_at_once() -> None:
    assert work(GREEN, HAND, ME, ClearBench()) == BenchCleared(ME)
    assert after(GREEN, ClearBench()) == ()
    assert refused(EMPTY, ClearBench()) == "bench_is_empty (LO-10)"


def test_so_04_black_continues_any_line_where_it_is_the_joker() -> None:
    bench = laid("06@0,0")
    plain, joker = (spots_for(bench, 5, joker=it) for it in (False, True))

    assert set(plain) < set(joker)
    assert joker == spots(grid_of(bench), 5, joker=True)
    assert isinstance(work(bench, HAND, ME, Lay(5, joker[0]), joker=True), CardLaid)


@pytest.mark.parametrize("bench", [EMPTY, laid("06@0,0"), GREEN])
def test_what_is_offered_at_the_bench_is_what_is_not_refused(bench: Bench) -> None:
    offers = tuple(offers_at(bench, HAND))
    cells = [(x, y, turned) for x in range(-4, 3) for y in range(-2, 3) for turned in (0, 1)]
    actions: list[BenchAction] = [Lay(card, spot) for card in (*HAND, 7) for spot in cells]
    actions += [ClearBench(), *(TakeBack(card) for card in (*HAND, 7))]

    for action in actions:
        try:
            work(bench, HAND, ME, action)
        except BrokenRule:
            assert not is_offered(offers, action)
        else:
            assert is_offered(offers, action)


def test_a_card_that_fits_nowhere_is_not_offered() -> None:
    unfit = [card for card in range(1, 61) if card != 6 and not spots_for(laid("06@0,0"), card)]

    assert unfit
    assert offers_at(laid("06@0,0"), unfit) == offers_at(laid("06@0,0"), ())


def test_the_lines_of_a_bench_are_told_longest_first() -> None:
    assert lines_on(EMPTY) == ()
    assert [line.length for line in lines_on(laid("06@0,0"))] == [1, 1, 1, 1]
    assert (lines_on(GREEN)[0].colour, lines_on(GREEN)[0].length) == ("G", 3)
