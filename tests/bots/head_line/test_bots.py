"""Every bot plays whole games of HEAD-LINE, by the rules, and from its view and chance alone."""

import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.bots.head_line import BOTS
from tablee.bots.head_line.looking import line_among
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.events import LineFailed, LineJoined, TimeRanOut
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.tables.table import open_table
from tests.bots import whole_games
from tests.bots.whole_games import differing_truths
from tests.games.light_line.head_line.builders import marking

NAMES = ("novice", "regular", "expert")
GAME = registry.game("head-line")
OPTIONS = [Options(), Options(pace_ms=1_500), Options(pace_ms=10_000, times="calm")]


@pytest.mark.parametrize("name", ["random", *NAMES])
@pytest.mark.parametrize("seats", GAME.ABOUT.seats)
def test_games_end_and_nothing_is_refused(name: str, seats: int) -> None:
    whole_games.end(GAME, dict.fromkeys(range(seats), BOTS[name]), OPTIONS, bound=5000)


def test_all_kinds_can_share_a_table() -> None:
    whole_games.end(GAME, dict(enumerate(BOTS.values())), [Options()], bound=5000)


@pytest.mark.parametrize("name", NAMES)
def test_he_10_whoever_calls_what_is_there_joins_it_in_time(name: str) -> None:
    table = open_table(GAME, 4, seed=b"time")
    play_out(table, dict.fromkeys(range(4), BOTS[name]))
    events = [entry.event for entry in table.entries]

    assert any(isinstance(event, LineJoined) for event in events)
    assert not any(isinstance(event, TimeRanOut) for event in events)


def test_he_12_only_a_novice_calls_wrongly_and_seldom() -> None:
    for name in NAMES:
        joined = failed = 0
        for seed in range(12):
            table = open_table(GAME, 2, seed=b"wrong %d" % seed)
            play_out(table, dict.fromkeys(range(2), BOTS[name]))
            joined += sum(isinstance(entry.event, LineJoined) for entry in table.entries)
            failed += sum(isinstance(entry.event, LineFailed) for entry in table.entries)
        assert (failed > 0) == (name == "novice")
        assert failed * 5 < joined


@pytest.mark.parametrize("name", NAMES)
def test_choice_and_pause_depend_on_view_and_chance_alone(name: str) -> None:
    """In another truth that the seat cannot tell apart, it does the same after the same time."""
    table = open_table(GAME, 2, seed=b"own")
    assert differing_truths(table, BOTS[name], line_among.cache_clear) > 10


@pytest.mark.parametrize("name", NAMES)
def test_one_who_is_not_to_act_has_nothing_to_choose(name: str) -> None:
    with pytest.raises(ValueError, match="nothing to do"):
        BOTS[name].choose(game.view(marking(caller=1), Seat(0)), Chance(b"any"))
