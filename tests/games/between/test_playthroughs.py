"""Recorded games, one for each number of seats: they replay, they verify, and every seat saw what it saw then."""

from pathlib import Path
from typing import get_args

import pytest

from tablee import registry
from tablee.core.record import tag_of
from tablee.games.between import game
from tablee.tables.reader import Log, read_log
from tablee.tables.verify import verify
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


def test_every_number_of_seats_is_recorded() -> None:
    assert tuple(read(path).header.seating.size for path in RECORDED) == game.ABOUT.seats


def test_every_kind_of_event_is_recorded() -> None:
    happened = {tag_of(entry.event) for path in RECORDED for entry in read(path).entries}

    assert happened == {tag_of(kind) for kind in get_args(game.TYPES.event)}
