"""Recorded games of the smallest and the largest table: they replay, they verify, and show what they showed."""

from pathlib import Path
from typing import get_args

import pytest

from tablee.core.chance import Chance, key_from
from tablee.core.record import encode, tag_of
from tablee.games.trapwords import game
from tablee.laws import LAWS
from tablee.laws.follow import Follower
from tablee.laws.walk import Case, Walk
from tablee.laws.walker import Move
from tablee.tables.reader import Log, OlderRules, read_log
from tablee.tables.verify import verify
from tests.games.light_line.retracing import Retracer
from tests.games.trapwords.record import FIRST, GAME
from tools.playthrough import lines_of

PLAYED = Path(__file__).parent / "playthroughs"
RECORDED = sorted(PLAYED.glob("*.v2.jsonl"))
OLDER = sorted(PLAYED.glob("*.v1.jsonl"))
"""From before slips were asked about, STOP was called first, and the teams agreed on more sand."""


def read(path: Path) -> Log:
    """At a table with the words it was recorded with."""
    game_then = FIRST if path.stem.endswith(".v1") else GAME
    return read_log(path.read_bytes(), {"trapwords": game_then}.__getitem__)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_shows_the_same_to_everybody(path: Path) -> None:
    told = "\n".join(lines_of(read(path))) + "\n"

    assert told == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_dealt_again(path: Path) -> None:
    log = read(path)

    table = verify(log)

    assert table.entries == log.entries


def test_a_replay_needs_no_words() -> None:
    for path in RECORDED:
        with_words = [state for _, _, state in read(path).replay()]
        log = read_log(path.read_bytes(), {"trapwords": game}.__getitem__)
        assert [state for _, _, state in log.replay()] == with_words


def test_the_smallest_and_the_largest_table_are_recorded() -> None:
    sizes = {read(path).header.seating.size for path in RECORDED}

    assert sorted(sizes) == [min(game.ABOUT.seats), max(game.ABOUT.seats)]


def test_every_kind_of_event_is_recorded() -> None:
    happened = {tag_of(entry.event) for path in RECORDED for entry in read(path).entries}

    assert happened == {tag_of(kind) for kind in get_args(game.TYPES.event)}


def retrace(log: Log) -> Follower:
    """The recorded game again, step by step, under every law."""
    assert log.seal is not None
    moves = [Move(it.at, it.seat, it.action) for it in log.entries if it.action is not None]
    walk = Walk(log.game, Case(0, log.header.seating, log.options))
    walk.seed = bytes.fromhex(log.seal.seed)
    walk._stream = Chance(key_from(walk.seed))
    walk._walker = Retracer(moves[1:])  # type: ignore[assignment]
    return Follower(walk, LAWS).follow(len(moves))


def test_a_recorded_game_keeps_the_laws_at_every_step() -> None:
    path = next(path for path in RECORDED if read(path).header.seating.size == 4)

    follower = retrace(read(path))

    assert follower.breaches == []
    assert follower.walk.is_over
    assert encode(follower.walk.state) == encode([state for _, _, state in read(path).replay()][-1])
    assert follower.walk.counts["differed"] > 0.8 * follower.walk.counts["pairs"]


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_game_of_before_opens_to_its_end_and_most_of_it_is_decided_the_same(path: Path) -> None:
    log = read(path)

    assert [state for _, _, state in log.replay()][-1].outcome is not None
    with pytest.raises(OlderRules) as older:
        verify(log)
    assert older.value.same > 0.9 * older.value.decisions
