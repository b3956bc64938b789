"""The bots of SOLO-LINE solve what can be solved, each in its own way."""

from collections import Counter
from itertools import product

import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.bots.solo_line import BOTS
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.bench import CardLaid, Lay
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.actions import AskForHint, GiveUp
from tablee.games.light_line.modes.solo_line.pieces import Options
from tablee.tables.table import Table, open_table

NAMES = ("novice", "regular", "expert")
GAME = registry.game("solo-line")
UNSOLVABLE = (4, 11, 31, 33, 34, 38, 55, 56, 59, 60)  # SO-T7


def played(name: str, seed: int, options: Options | None = None) -> Table:
    table = open_table(GAME, 1, options or Options(), seed=b"%d" % seed)
    play_out(table, {0: registry.bot("solo-line", name)}, bound=500)
    return table


def test_there_are_three_in_rising_strength() -> None:
    assert tuple(BOTS) == NAMES


@pytest.mark.parametrize(("cards", "joker"), list(product((5, 8, 10, 15, 20), (True, False))))
def test_so_05_the_expert_lays_every_card_once_and_has_won(cards: int, joker: bool) -> None:
    table = played("expert", 1, Options(cards=cards, joker=joker))

    assert table.outcome
    assert table.outcome.why == "joined"
    assert [type(it.action) for it in table.entries if it.seat is not None and it.action] == (
        [Lay] * cards
    )


@pytest.mark.parametrize("name", ["random", *NAMES])
def test_games_end_and_nothing_is_refused(name: str) -> None:
    for seed, options in enumerate([Options(), Options(cards=6), Options(proven=False)]):
        assert played(name, seed, options).outcome


def test_lower_levels_ask_more_and_only_the_novice_despairs() -> None:
    hints: Counter[str] = Counter()
    solved: Counter[str] = Counter()
    for name, seed in product(NAMES, range(20)):
        table = played(name, seed, Options(cards=8))
        hints[name] += table.state.hinted
        solved[name] += table.outcome is not None and table.outcome.why == "joined"
    assert hints["novice"] > hints["regular"] > hints["expert"] == 0
    assert solved["novice"] < solved["regular"] == solved["expert"] == 20


def test_so_g4_without_a_solution_it_gives_up() -> None:
    table = open_table(GAME, 1, Options(proven=False), seed=b"any")
    state = replace(table.state, cards=UNSOLVABLE)
    for name in NAMES:
        chosen = [
            BOTS[name].choose(game.view(state, Seat(0)), Chance(b"any", it)) for it in range(5)
        ]
        assert chosen == [GiveUp()] * 5


def test_the_line_in_mind_begins_as_the_hints_say() -> None:
    """What lies in the way is taken back, and the line of the hints is finished."""
    table = open_table(GAME, 1, seed=b"hints")
    hint = BOTS["expert"].choose(table.view(0), Chance(b"any"))
    assert isinstance(hint, Lay)
    for _ in range(4):
        table.act(0, AskForHint())
    play_out(table, {0: BOTS["expert"]})

    laid = {entry.event.laid for entry in table.entries if isinstance(entry.event, CardLaid)}
    assert {*table.state.solution[:4]} <= laid
    assert table.outcome
    assert table.outcome.why == "joined"


def test_when_it_is_over_there_is_nothing_to_choose() -> None:
    with pytest.raises(ValueError, match="nothing to do"):
        BOTS["expert"].choose(played("expert", 0).view(0), Chance(b"any"))
