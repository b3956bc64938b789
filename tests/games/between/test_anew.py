"""Another deal to play on with: cards that one has not seen lie elsewhere, on sheets that are blank."""

from itertools import islice

import pytest

from tablee.core.chance import Chance
from tablee.core.record import encode
from tablee.core.seats import Seat, Seating
from tablee.games.between import game
from tablee.games.between.pieces import Options
from tablee.laws.walk import Case, Walk
from tablee.registry import WORDS

ME = Seat(0)


@pytest.mark.parametrize("follow_up", ["board", "notes"])
def test_the_seat_sees_the_same_and_the_others_have_no_notes(follow_up: str) -> None:
    options = Options(follow_up=follow_up)  # type: ignore[arg-type]
    others = 0
    for seed in range(12):
        walk = Walk(game, Case(seed, Seating(3), options))
        for _ in islice(walk.go(60), 10 + 4 * seed):
            pass
        truth = game.deal_anew(walk.state, ME, Chance(b"%d" % seed), WORDS)
        assert encode(game.view(truth, ME)) == encode(game.view(walk.state, ME))
        if follow_up == "notes":
            assert {it.seat for it in truth.notes} <= {ME}
        others += truth != walk.state
    assert others > 6
