"""A tournament is fair to every seat, and the same however many processes play it."""

from collections import Counter
from collections.abc import Generator
from multiprocessing import active_children
from pathlib import Path

import pytest

from tablee import registry
from tablee.arena import tournament
from tablee.arena.figures import figures_of
from tablee.arena.tournament import (
    Forfeit,
    Result,
    Tournament,
    log_name,
    play_all,
    play_match,
    table_seed,
)
from tablee.core.record import replace
from tablee.games.between.pieces import Options
from tablee.tables.reader import BrokenLog, read_log
from tablee.tables.table import open_table
from tablee.tables.verify import verify

EXPRESS = Tournament(
    "between", ("random", "novice", "random"), games=9, seed=5, options=Options(length="express")
)


def without_time(results: list[Result]) -> list[Result]:
    return [replace(result, cpu=0.0) for result in results]


def test_every_bot_sits_everywhere_equally_often() -> None:
    marked = replace(EXPRESS, bots=("a", "b", "c"))
    seats = Counter((seat, bot) for n in range(9) for seat, bot in enumerate(marked.bots_of(n)))

    assert set(seats.values()) == {3}
    assert len(seats) == 9


def test_neighbours_stay_neighbours() -> None:
    marked = replace(EXPRESS, bots=("a", "b", "c"))

    assert [marked.bots_of(n) for n in range(3)] == [tuple("abc"), tuple("cab"), tuple("bca")]


def test_results_come_in_order_and_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(play_all(EXPRESS, jobs=1))
    together = list(play_all(EXPRESS, jobs=2))

    assert [result.number for result in together] == list(range(9))
    assert without_time(alone) == without_time(together)


def test_another_seed_is_another_tournament() -> None:
    other = replace(EXPRESS, seed=6)

    assert without_time(list(play_all(EXPRESS))) != without_time(list(play_all(other)))


def test_every_table_has_a_seed_of_its_own() -> None:
    seeds = {table_seed(seed, number) for seed in range(10) for number in range(10)}

    assert len(seeds) == 100


def test_a_log_of_each_match_is_written_and_holds(tmp_path: Path) -> None:
    logged = replace(EXPRESS, logs=str(tmp_path), games=2)
    results = list(play_all(logged))

    assert sorted(path.name for path in tmp_path.iterdir()) == [log_name(logged, n) for n in (0, 1)]
    for result in results:
        content = (tmp_path / log_name(logged, result.number)).read_bytes()
        log = read_log(content, registry.game)
        table = verify(log)
        assert log.header.players == result.bots
        assert table.outcome
        assert table.outcome.winners == result.winners


def test_a_match_of_a_tournament_can_be_played_alone() -> None:
    fifth = list(play_all(EXPRESS))[4]

    assert without_time([play_match(EXPRESS, 4)]) == without_time([fifth])


def test_leaving_early_leaves_no_process_behind() -> None:
    before = active_children()
    results = play_all(replace(EXPRESS, games=200), jobs=2)
    assert isinstance(results, Generator)
    first = next(results)
    results.close()

    assert first.number == 0
    assert active_children() == before


FAULTY = """
from tablee.bots.between import BOTS

class Faulty:
    def choose(self, view, chance):
        if view.seat == 1 and chance.below(4) == 0:
            raise RuntimeError("oh")
        return BOTS["novice"].choose(view, chance)
"""


def test_a_bot_at_fault_loses_its_own_match_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text(FAULTY)
    faulty = f"{tmp_path}/faulty.py:Faulty"
    mixed = replace(EXPRESS, bots=(faulty, "novice", "random"), logs=str(tmp_path))

    alone = list(play_all(mixed, jobs=1))
    together = list(play_all(mixed, jobs=2))

    assert without_time(alone) == without_time(together)
    forfeits = [it.forfeit for it in alone if it.forfeit]
    assert 0 < len(forfeits) <= 3, "it sits in seat 1 in three of nine"
    for it in forfeits:
        assert (it.code, it.bots, it.seats) == ("bot_broke", (faulty,), (1,))
        assert it.detail == "RuntimeError: oh (faulty.py, line 7)"
        assert it.seed == table_seed(5, it.number).hex()
        assert alone[it.number].winners == (0, 2)
        assert alone[it.number].actions == it.move
    figures = figures_of(alone)
    assert figures.forfeits == tuple(forfeits)
    assert {it.bot: it.forfeits for it in figures.standings}[faulty] == len(forfeits)
    with pytest.raises(BrokenLog, match="not_sealed"):
        verify(
            read_log((tmp_path / log_name(mixed, forfeits[0].number)).read_bytes(), registry.game)
        )


FATAL = """
import os
from tablee.bots.between import BOTS

class Fatal:
    def choose(self, view, chance):
        if view.own.hand[0] > 1:
            os._exit(3)
        return BOTS["novice"].choose(view, chance)
"""


def test_a_bot_that_ends_its_process_loses_its_own_match_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "fatal.py").write_text(FATAL)
    fatal = f"{tmp_path}/fatal.py:Fatal"
    results = list(play_all(replace(EXPRESS, bots=(fatal, "novice"), games=4), jobs=2))

    assert [it.number for it in results] == [0, 1, 2, 3]
    crashed = [it.forfeit for it in results if it.forfeit]
    assert 0 < len(crashed) < 4
    for it in crashed:
        assert (it.code, it.bots, it.seed) == (
            "bot_crashed",
            (fatal,),
            table_seed(5, it.number).hex(),
        )
        assert results[it.number].winners == (1 - it.seats[0],)


def test_nobody_wins_a_match_that_only_went_on_and_a_team_loses_together() -> None:
    nobody = Forfeit(0, "no_end", "", (), (), 9, "00")
    table = open_table(registry.game("trapwords"), 5, seed=b"teams")

    assert tournament._without(table, nobody).winners == ()
    assert tournament._without(table, replace(nobody, seats=(1,))).winners == (0, 2, 4)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_problem_in_a_match_comes_out_whole(jobs: int) -> None:
    with pytest.raises(registry.UnknownName) as unknown:
        list(play_all(replace(EXPRESS, bots=("random", "nobody")), jobs=jobs))

    assert unknown.value.name == "nobody"
