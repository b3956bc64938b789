"""Each rule has a test that is named after it."""

from typing import Any

import pytest
import tablee
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.refusal import BrokenRule, NotNow, NotSeated
from tablee.core.seats import Seat

from cinq_sous import game
from cinq_sous.actions import Bid
from cinq_sous.pieces import BID_TIME, LOTS, Options, taken_by
from cinq_sous.view import BidHidden

Table = Any


def table_of(seats: int = 3, **options: Any) -> Table:
    return tablee.open_table(game, seats=seats, options=Options(**options), seed=b"a table")


def bid(table: Table, *rounds: tuple[int, ...]) -> Table:
    for sous in rounds:
        for seat, sou in enumerate(sous):
            table.act(seat, Bid(sou))
    return table


def test_cs_01_it_is_for_two_to_six() -> None:
    for seats in (1, 7):
        with pytest.raises(NotSeated, match="CS-01"):
            table_of(seats)


@pytest.mark.parametrize("purse", [5, 7, 9])
def test_cs_02_everybody_has_the_same_sous(purse: int) -> None:
    places = table_of(purse=purse).view(None).places

    assert {place.purse for place in places} == {tuple(range(1, purse + 1))}


def test_cs_03_five_of_ten_lots_are_turned_one_after_the_other() -> None:
    table = table_of()
    turned = []
    while table.outcome is None:
        view = table.view(None)
        turned.append(view.stake[-1])
        assert sorted((*turned, *view.deck)) == [*LOTS]
        bid(table, tuple(place.purse[0] for place in view.places))

    assert len({*turned}) == len(turned) == 5


def test_cs_04_all_bid_and_nobody_knows_what() -> None:
    table = table_of()
    table.act(0, Bid(4))

    assert [view.own.bid for view in map(table.view, (0, 1))] == [4, None]
    assert table.view(1).places[0].has_bid
    assert 4 in table.view(1).places[0].purse
    assert [*table.told(1)][-1] == BidHidden(Seat(0))
    with pytest.raises(BrokenRule, match="CS-04"):
        table.act(1, Bid(8))


@pytest.mark.parametrize(
    ("bids", "winner"), [((1, 3, 2), 1), ((3, 3, 2), 2), ((4, 4, 4), None), ((5, 5, 2, 2), None)]
)
def test_cs_05_the_highest_bid_that_nobody_else_made_takes_it(
    bids: tuple[int, ...], winner: int | None
) -> None:
    assert taken_by(bids) == winner


def test_cs_06_what_nobody_takes_waits_for_the_next_lot() -> None:
    table = table_of()
    (first,) = table.view(None).stake
    bid(table, (1, 1, 1))
    both = table.view(None).stake
    assert (both[0], len(both)) == (first, 2)

    bid(table, (2, 3, 2))
    assert table.view(None).places[1].won == both


def test_cs_06_or_is_lost() -> None:
    table = table_of(unsold="lost")
    first = table.view(None).stake
    bid(table, (1, 1, 1))

    assert not {*first} & {*table.view(None).stake}


def test_cs_07_a_bid_is_spent_whoever_wins() -> None:
    places = bid(table_of(), (1, 2, 3)).view(None).places

    assert [len(place.purse) for place in places] == [6, 6, 6]
    assert [place.won == () for place in places] == [True, True, False]


def test_cs_08_the_most_points_win() -> None:
    table = bid(table_of(2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6))

    assert table.outcome.winners == (0,)
    assert table.outcome.points == (table.view(0).places[0].points, 0)
    assert table.awaiting == ()


def test_cs_08_among_equals_what_is_left_counts() -> None:
    two_and_two = ((n + 4, n + 4, n, n) for n in range(1, 6))

    assert bid(table_of(4, purse=9), *two_and_two).outcome.winners == (2, 3)


def test_cs_09_a_bid_stands() -> None:
    table = table_of()
    table.act(0, Bid(4))

    assert table.view(0).offers == ()
    with pytest.raises(BrokenRule, match="CS-09"):
        table.act(0, Bid(5))


def test_cs_10_who_is_late_bids_the_lowest_sou() -> None:
    table = table_of(pace="normal")
    assert table.deadline == BID_TIME
    table.act(0, Bid(4))
    table.act(None, TimeUp(), now=BID_TIME)

    assert table.view(None).rounds[0].bids == (4, 1, 1)
    assert table.deadline == 2 * BID_TIME


def test_cs_10_the_clock_may_wait_for_most() -> None:
    table = table_of(pace="when_most_are_done")
    table.act(0, Bid(4))
    assert table.deadline is None
    table.act(1, Bid(5), now=100)

    assert table.deadline == 100 + BID_TIME // 2
    table.act(2, NeedTime(), now=200)
    assert table.deadline == 100 + BID_TIME
    with pytest.raises(NotNow):
        table.act(None, TimeUp(), now=300)


def test_nobody_bids_when_it_is_over() -> None:
    table = bid(table_of(2), *((n, n) for n in range(1, 6)))

    with pytest.raises(NotNow, match="CS-04"):
        table.act(0, Bid(7))
