"""The laws that every game must keep, and the bots in whole games."""

import tablee
from tablee.arena.match import play_out
from tablee.laws import check

from pierre_feuille_ciseaux import game
from pierre_feuille_ciseaux.bots import BOTS


def test_the_laws_hold() -> None:
    report = check(game, pairs=200)

    assert report.breaches == ()
    assert report.finished > 0


def test_every_bot_plays_to_the_end() -> None:
    for bot in BOTS.values():
        table = tablee.open_table(game, seats=2, seed=b"bots")
        play_out(table, dict.fromkeys(range(2), bot))

        assert table.outcome is not None
