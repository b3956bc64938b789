"""Recorded games of a small and a large table: they replay, they verify, and show what they showed."""

from pathlib import Path
from typing import get_args

import pytest

from tablee.core.chance import Chance, key_from
from tablee.core.record import encode, tag_of
from tablee.games.entre_les_lignes import game
from tablee.laws import LAWS
from tablee.laws.follow import Follower
from tablee.laws.walk import Case, Walk
from tablee.laws.walker import Move
from tablee.tables.reader import Log, read_log
from tablee.tables.verify import verify
from tests.games.entre_les_lignes.builders import el_with
from tests.games.light_line.retracing import Retracer
from tools.playthrough import lines_of

RECORDED = sorted((Path(__file__).parent / "playthroughs").glob("*.jsonl"))

BUT_ENCODING = [law for law in LAWS if law != 8]
"""In a log the table's own `keep_drawing` stands for what a seat drew, and no client could send that."""


def read(path: Path) -> Log:
    """At a table that has other cards, or none: what was asked stands in the log."""
    return read_log(path.read_bytes(), {"entre-les-lignes": game}.__getitem__)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_shows_the_same_to_everybody(path: Path) -> None:
    told = "\n".join(lines_of(read(path))) + "\n"

    assert told == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_dealt_again(path: Path) -> None:
    log = read(path)

    table = verify(log)

    assert table.entries == log.entries


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_drawings_are_beside_the_log_and_not_in_it(path: Path) -> None:
    drawn = [it for it in read(path).entries if tag_of(it.event) == "drawing_kept"]

    assert drawn
    assert {tag_of(it.action) for it in drawn} == {"keep_drawing"}
    assert b"strokes" not in path.read_bytes()


def test_a_small_and_a_large_table_are_recorded() -> None:
    sizes = [read(path).header.seating.size for path in RECORDED]

    assert sizes == [4, 6]


def test_every_kind_of_event_is_recorded() -> None:
    happened = {tag_of(entry.event) for path in RECORDED for entry in read(path).entries}

    assert happened == {tag_of(kind) for kind in get_args(game.TYPES.event)}


def retrace(log: Log) -> Follower:
    """The recorded game again, step by step, under the laws."""
    assert log.seal is not None
    moves = [Move(it.at, it.seat, it.action) for it in log.entries if it.action is not None]
    walk = Walk(el_with(), Case(0, log.header.seating, log.options))
    walk.seed = bytes.fromhex(log.seal.seed)
    walk._stream = Chance(key_from(walk.seed))
    walk._walker = Retracer(moves[1:])  # type: ignore[assignment]
    return Follower(walk, BUT_ENCODING).follow(len(moves))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_keeps_the_laws_at_every_step(path: Path) -> None:
    follower = retrace(read(path))

    assert follower.breaches == []
    assert follower.walk.is_over
    assert encode(follower.walk.state) == encode([state for _, _, state in read(path).replay()][-1])
    assert follower.walk.counts["differed"] > 0.8 * follower.walk.counts["pairs"]
