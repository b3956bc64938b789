"""What chance drew stands in the log: it comes of the seed, and cannot be bent, left out or added to."""

import gzip
from pathlib import Path
from typing import Any

import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.core.chance import Draws
from tablee.core.drawing import KeepDrawing
from tablee.core.record import replace
from tablee.tables.log import Header, Line, decode_line
from tablee.tables.reader import BrokenLog, read_log
from tablee.tables.table import Table, open_table
from tablee.tables.testimony import Retold
from tablee.tables.verify import verify
from tests.tables.forging import changed, lines_of, played_table, prove

LINES = lines_of(played_table(b"draws"))
STORED = sorted((Path(__file__).parents[1] / "old" / "1efc12d").glob("*.jsonl.gz"))
OLD = [it for it in STORED if it.name != "between.jsonl.gz"]
"""A game of every mode, from before draws were noted; the rules of Between have changed since."""


def drawn_in(line: bytes) -> Draws:
    read: Line = decode_line(line)
    return read.draws


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name)
def test_a_game_of_every_mode_is_proved_with_its_draws(path: Path) -> None:
    then = verify(read_log(gzip.decompress(path.read_bytes()), registry.game))
    promise: dict[str, Any] = {"seed": then.seed, "salts": then.salts, "version": then.version}
    table = Table(then.game, then.seating, then.options, **promise)
    for entry in then.entries:
        if entry.action is not None:
            table.act(entry.seat, entry.action, entry.at, Retold(entry.answers))

    assert [it.event for it in table.entries] == [it.event for it in then.entries]
    assert prove(lines_of(table)).entries == table.entries
    assert table.entries[0].draws
    assert not any(it.draws for it in then.entries)


def test_the_name_of_a_drawing_stands_in_the_log_in_place_of_what_was_drawn_for_it() -> None:
    game = registry.game("entre-les-lignes")
    table = open_table(game, min(game.ABOUT.seats), seed=b"drawings")
    play_out(table, dict.fromkeys(table.seating.seats, registry.bot(game.ABOUT.key, "novice")))

    kept = [it for it in table.entries if isinstance(it.action, KeepDrawing) and it.action.name]
    assert kept
    assert not any(it.draws for it in kept)
    assert prove(lines_of(table)).outcome is not None


def forged(draws: Draws, number: int = 2) -> str:
    """What is found where a line's draws are others, and the chain is made good."""
    with pytest.raises(BrokenLog) as broken:
        prove(changed(LINES, number, lambda line: replace(line, draws=draws)))
    assert broken.value.line == number
    return broken.value.code


def test_draws_that_were_changed_left_out_or_added_are_found() -> None:
    (seat, (bound, *shuffle)) = drawn_in(LINES[1])
    cut = (bound, *shuffle[:-1])
    lies: tuple[Draws, ...] = (
        (),
        (seat,),
        (seat, cut),
        (seat, (*cut, 1 - shuffle[-1])),
        (seat, (bound, *shuffle), (2, 0)),
        (seat, (bound, *shuffle), ()),
        (seat, (bound, *shuffle), (0, 0)),
        (seat, (bound, *shuffle), (1 << 33, 0)),
        (seat, (bound, shuffle[0]), (bound - 1, *shuffle[1:])),
    )
    assert {forged(lie) for lie in lies} == {"dealt_otherwise"}


def test_draws_stand_beside_the_action_that_drew() -> None:
    number = next(n for n, line in enumerate(LINES, 1) if b'"action":null' in line)

    assert drawn_in(LINES[number - 1]) == ()
    assert forged(((1, 0),), number) == "dealt_otherwise"


def test_a_game_that_began_in_format_1_notes_no_draws_and_is_proved_without() -> None:
    table = played_table(b"draws", format=1)
    lines = lines_of(table)
    header: Header = decode_line(lines[0])

    assert header.format == 1
    assert not any(b"draws" in line for line in lines)
    assert [it.event for it in prove(lines).entries] == [it.event for it in table.entries]
    with pytest.raises(BrokenLog) as broken:
        prove(changed(lines, 2, lambda line: replace(line, draws=drawn_in(LINES[1]))))
    assert (broken.value.code, broken.value.line) == ("dealt_otherwise", 2)
