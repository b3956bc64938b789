"""Recorded games of every game: they replay, they verify, and everybody saw what they saw then."""

from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from tablee import registry
from tablee.core.game import AnyGame
from tablee.core.record import encode, tag_of
from tablee.laws import LAWS
from tablee.tables.reader import Log, OlderRules, read_log
from tablee.tables.verify import verify
from tests.games.entre_les_lignes.builders import el_with
from tests.games.retracing import retrace
from tests.games.trapwords import record as trapwords
from tests.games.wordz import record as wordz
from tests.games.wordz.builders import wordz_with
from tools.playthrough import lines_of

HERE = Path(__file__).parent
RECORDED = {
    path.relative_to(HERE).as_posix().replace("playthroughs/", "").removesuffix(".jsonl"): path
    for path in sorted(HERE.rglob("playthroughs/*.jsonl"))
}
OLDER = [it for it in RECORDED if it.startswith("trapwords/") and it.endswith(".v1")]
"""From before slips were asked about, STOP was called first, and the teams agreed on more sand."""

TODAY = [it for it in RECORDED if it not in OLDER]
KEYS = sorted({Path(it).parent.name.replace("_", "-") for it in RECORDED})

SIZES: dict[str, tuple[int, ...]] = {
    "between": (2, 3, 4),
    "entre-les-lignes": (4, 6),
    "head-line": (2, 3, 4),
    "solo-line": (1, 1, 1),
}
"""Which tables are recorded; of the other games the smallest and the largest."""

NOT_RECORDED = {"line": {"nothing_fits"}}
"""That nothing at all fits (LL-G12) hardly ever happens; its tests set such tables."""

WITH_WORDS: dict[str, AnyGame] = {
    "entre-les-lignes": el_with(),
    "trapwords": trapwords.GAME,
    "wordz": wordz_with(wordz.DICTIONARY),
}
"""The games at tables that know the words they were recorded with."""

RETRACED = [
    it
    for it in TODAY
    if it.startswith(("entre_les_lignes/", "light_line/head", "light_line/long", "wordz/"))
] + ["trapwords/04-seats.v2"]
"""Games in which much happens that walks by chance hardly ever come upon."""

LONG = ("entre_les_lignes/6-seats.v1",)
"""Half of all the time this file takes; every day other games of six seats are held to the laws."""

BUT_ENCODING = [law for law in LAWS if law != 8]
"""In a log the table's own `keep_drawing` stands for what a seat drew, and no client could send that."""


@cache
def read(name: str) -> Log:
    """Without words where what was asked stands in the log; TRAPWORDS of the records needs its own."""
    words = {"trapwords": trapwords.FIRST if name in OLDER else trapwords.GAME}
    return read_log(RECORDED[name].read_bytes(), lambda key: words.get(key) or registry.game(key))


def logs_of(key: str) -> list[Log]:
    return [log for log in map(read, TODAY) if log.game.ABOUT.key == key]


def last_state(log: Log) -> Any:
    return [state for _, _, state in log.replay()][-1]


@pytest.mark.parametrize("name", TODAY)
def test_a_recorded_game_shows_the_same_to_everybody(name: str) -> None:
    told = "\n".join(lines_of(read(name))) + "\n"

    assert told == RECORDED[name].with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("name", TODAY)
def test_a_recorded_game_can_be_dealt_again(name: str) -> None:
    log = read(name)

    assert verify(log).entries == log.entries


@pytest.mark.parametrize("key", KEYS)
def test_small_and_large_tables_are_recorded(key: str) -> None:
    seats = registry.game(key).ABOUT.seats
    sizes = sorted(log.header.seating.size for log in logs_of(key))

    assert sizes == [*SIZES.get(key, (min(seats), max(seats)))]


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_event_is_recorded(key: str) -> None:
    happened = {tag_of(entry.event) for log in logs_of(key) for entry in log.entries}
    every = {tag_of(kind) for kind in get_args(registry.game(key).TYPES.event)}

    assert happened == every - NOT_RECORDED.get(key, set())


def test_every_game_is_recorded() -> None:
    assert set(registry.keys()) == set(KEYS)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    "name",
    [pytest.param(it, marks=pytest.mark.soak) if it in LONG else it for it in RETRACED],
)
def test_a_recorded_game_keeps_the_laws_at_every_step(name: str) -> None:
    log = read(name)
    key = log.game.ABOUT.key

    laws = BUT_ENCODING if key == "entre-les-lignes" else LAWS
    follower = retrace(log, WITH_WORDS.get(key, log.game), laws)

    assert follower.breaches == []
    assert follower.walk.is_over
    assert encode(follower.walk.state) == encode(last_state(log))
    assert follower.walk.counts["differed"] > 0.8 * follower.walk.counts["pairs"]


@pytest.mark.parametrize("name", ["trapwords/04-seats.v2", "trapwords/12-seats.v2"])
def test_a_replay_needs_no_words(name: str) -> None:
    wordless = read_log(RECORDED[name].read_bytes(), registry.game)

    assert list(wordless.replay()) == list(read(name).replay())


@pytest.mark.parametrize("name", [it for it in TODAY if it.startswith("wordz/")])
def test_what_the_dictionary_said_stands_in_the_log(name: str) -> None:
    answers = {answer for entry in read(name).entries for answer in entry.answers}

    assert answers == {True, False}


@pytest.mark.parametrize("name", [it for it in TODAY if it.startswith("entre_les_lignes/")])
def test_drawings_are_beside_the_log_and_not_in_it(name: str) -> None:
    drawn = [it for it in read(name).entries if tag_of(it.event) == "drawing_kept"]

    assert drawn
    assert {tag_of(it.action) for it in drawn} == {"keep_drawing"}
    assert b"strokes" not in RECORDED[name].read_bytes()


@pytest.mark.parametrize("name", OLDER)
def test_a_game_of_before_opens_to_its_end_and_most_of_it_is_decided_the_same(name: str) -> None:
    log = read(name)

    assert last_state(log).outcome is not None
    with pytest.raises(OlderRules) as older:
        verify(log)
    assert older.value.same > 0.9 * older.value.decisions
