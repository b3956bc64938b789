"""Recorded games of the smallest and the largest table: they replay, they verify, and show what they showed."""

from pathlib import Path
from typing import get_args

import pytest

from tablee import registry
from tablee.core.record import encode, tag_of
from tablee.games.light_line.modes.head_line import game
from tablee.tables.reader import Log, read_log
from tablee.tables.verify import verify
from tests.games.light_line.retracing import retrace
from tools.playthrough import lines_of

RECORDED = sorted((Path(__file__).parent / "playthroughs").glob("*.jsonl"))


def read(path: Path) -> Log:
    return read_log(path.read_bytes(), registry.game)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_shows_the_same_to_everybody(path: Path) -> None:
    told = "\n".join(lines_of(read(path))) + "\n"

    assert told == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_dealt_again(path: Path) -> None:
    log = read(path)

    table = verify(log)

    assert table.entries == log.entries


def test_the_smallest_and_the_largest_table_are_recorded() -> None:
    sizes = [read(path).header.seating.size for path in RECORDED]

    assert {min(game.ABOUT.seats), max(game.ABOUT.seats)} <= {*sizes}


def test_every_kind_of_event_is_recorded() -> None:
    happened = {tag_of(entry.event) for path in RECORDED for entry in read(path).entries}

    assert happened == {tag_of(kind) for kind in get_args(game.TYPES.event)}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_keeps_the_laws_at_every_step(path: Path) -> None:
    follower = retrace(path)

    assert follower.breaches == []
    assert follower.walk.is_over
    assert encode(follower.walk.state) == encode([state for _, _, state in read(path).replay()][-1])
    assert follower.walk.counts["differed"] > 0.8 * follower.walk.counts["pairs"]
