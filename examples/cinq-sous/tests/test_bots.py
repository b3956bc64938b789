"""The laws that every game must keep, and bots of rising strength."""

import tablee
from tablee.arena.match import play_out
from tablee.laws import check

from cinq_sous import game
from cinq_sous.bots import BOTS


def test_the_laws_hold() -> None:
    report = check(game, seats=(2, 4), pairs=200)

    assert report.breaches == ()
    assert report.finished > 0


def test_the_regular_bot_wins_more_than_its_share_against_novices() -> None:
    won = 0
    for number in range(30):
        seats = 2 + number % 5
        table = tablee.open_table(game, seats=seats, seed=b"%d" % number)
        play_out(table, {seat: BOTS["novice" if seat else "regular"] for seat in range(seats)})
        assert table.outcome is not None
        won += 0 in table.outcome.winners

    assert won > 10, "a fifth to a half would be its share"
