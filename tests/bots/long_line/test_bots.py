"""Every bot plays whole games of LONG-LINE, by the rules, and from its view and chance alone."""

import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.bots.bot import Racer
from tablee.bots.long_line import BOTS
from tablee.bots.long_line.plan import lines_seen
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.pieces import Options
from tablee.tables.table import open_table
from tests.bots import whole_games
from tests.bots.whole_games import differing_truths, played
from tests.games.light_line.long_line.builders import begun, racing
from tests.games.light_line.long_line.moves import TURN_UP

NAMES = ("novice", "regular", "expert")
GAME = registry.game("long-line")
SHORT = Options(rounds=1)
OPTIONS = [SHORT, Options(rounds=1, displays="hidden"), Options(rounds=1, pace="fast")]


@pytest.mark.parametrize("name", ["random", *NAMES])
@pytest.mark.parametrize("seats", GAME.ABOUT.seats)
def test_games_end_and_nothing_is_refused(name: str, seats: int) -> None:
    whole_games.end(GAME, dict.fromkeys(range(seats), BOTS[name]), OPTIONS, bound=2000)


def test_all_kinds_can_share_a_table_through_six_rounds() -> None:
    table = open_table(GAME, 4, seed=b"all")
    play_out(table, dict(enumerate(BOTS.values())), bound=2000)
    assert table.state.round == 6


@pytest.mark.parametrize("name", NAMES)
def test_choice_and_pause_depend_on_view_and_chance_alone(name: str) -> None:
    """In another truth that the seat cannot tell apart, it does the same after the same time."""
    table = open_table(GAME, 3, Options(rounds=1, displays="hidden"), seed=b"own")
    assert differing_truths(table, BOTS[name], lines_seen.cache_clear) > 10


@pytest.mark.parametrize("name", NAMES)
def test_a_hand_looks_the_same_through_the_whole_round(name: str) -> None:
    """Nothing is ever taken back as long as nobody has called: the plan does not change on the way."""
    table = open_table(GAME, 5, SHORT, seed=b"steady")
    for _ in played(table, dict.fromkeys(range(5), BOTS[name])):
        if table.state.calls:
            break
    kinds = [type(entry.event).__name__ for entry in table.entries]
    assert "CardLaid" in kinds
    assert not {"CardTakenBack", "BenchCleared"} & {*kinds}


@pytest.mark.parametrize("name", NAMES)
def test_one_who_has_called_has_nothing_to_choose(name: str) -> None:
    state = racing("4 3 0", calls=[(0, 4)])
    with pytest.raises(ValueError, match="nothing to do"):
        BOTS[name].choose(game.view(state, Seat(0)), Chance(b"any"))


def test_lo_05_who_sees_no_cards_yet_turns_them_up() -> None:
    table = open_table(GAME, 2, seed=b"ready")
    for name in NAMES:
        assert BOTS[name].choose(table.view(0), Chance(b"any")) == TURN_UP


def test_the_first_look_takes_longer_than_the_next_card() -> None:
    empty, laid = game.view(begun(2), Seat(0)), game.view(racing("1 0"), Seat(0))
    for name in NAMES:
        bot = BOTS[name]
        assert isinstance(bot, Racer)
        looks = [bot.pause(empty, Chance(b"any", it)) for it in range(50)]
        cards = [bot.pause(laid, Chance(b"any", it)) for it in range(50)]
        assert min(looks) > max(cards)
        assert len({*looks}) > 1
