"""How long people look at what happens in each game: about as long as its screen plays it."""

from typing import Any

import pytest

from tablee import registry
from tablee.core.record import kinds_of
from tablee.core.seats import Seat
from tablee.games.between.events import IntervalsTurned
from tablee.games.between.pieces import Unfound
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.kidz_line import events as kidz_line
from tablee.games.light_line.modes.line import events as line
from tablee.games.wordz.events import CardTurned, ProposalMissed, WordFound
from tablee.tables.looking import LONGEST, time_to_see

ONE, OTHER = Seat(0), Seat(1)
LAID: Any = None
OURS = [it for it in map(registry.game, registry.keys()) if registry.is_ours(it.ABOUT.key)]
TABLES = {it.ABOUT.key: it.LOOKS for it in OURS if hasattr(it, "LOOKS")}


def test_every_game_of_ours_that_bots_play_says_how_long_things_are_looked_at() -> None:
    assert set(TABLES) == {it.ABOUT.key for it in OURS if it.ABOUT.seats != (1,)}


@pytest.mark.parametrize("key", TABLES)
def test_it_is_said_of_what_may_be_seen_and_stays_human(key: str) -> None:
    assert set(TABLES[key]) <= {*kinds_of(registry.game(key).TYPES.seen)}
    assert all(500 <= it <= LONGEST for it in TABLES[key].values() if not callable(it))


def test_w2_a_longer_word_takes_longer_to_be_spelled_out() -> None:
    wordz = registry.game("wordz")
    short = time_to_see(wordz, (ProposalMissed(ONE, OTHER, "un"),))
    long = time_to_see(wordz, (WordFound(ONE, OTHER, "lampe", is_listed=True),))
    assert (short, long) == (3_480, 3_990)


@pytest.mark.parametrize(
    ("placed", "each"),
    [
        (lambda lines: line.CardPlaced(ONE, LAID, lines, 2), 170),
        (lambda lines: kidz_line.CardPlaced(ONE, LAID, lines), 260),
    ],
)
def test_a_line_is_looked_at_as_long_as_the_light_runs_along_it(placed: Any, each: int) -> None:
    game = registry.game("line" if each == 170 else "kidz-line")
    three, many = (Line("R", ((0, 0),) * length) for length in (3, 30))
    looks = [time_to_see(game, (placed(it),)) for it in ((), (three,), (three, three), (many,))]
    assert looks == [1_200, 1_200 + 3 * each, 1_200 + 6 * each, 1_200 + 3_000]


def test_what_happens_at_once_is_looked_at_one_after_the_other() -> None:
    wordz, between = registry.game("wordz"), registry.game("between")
    turned = CardTurned(ONE, OTHER, 0, "a")
    assert time_to_see(wordz, (turned, ProposalMissed(ONE, OTHER, "un"))) == 1_500 + 3_480
    assert time_to_see(wordz, (turned,) * 99) == LONGEST
    unfound = (Unfound(ONE, (3, 7)), Unfound(OTHER, (4, 9)))
    assert time_to_see(between, (IntervalsTurned(unfound),)) == 900 + 2 * 1_100
