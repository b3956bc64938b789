"""A log tells the table, its events and its seed, and can be read back without dice."""

from pathlib import Path

import pytest

from tablee import registry
from tablee.core.record import encode
from tablee.core.shifts import all_along
from tablee.games.light_line.modes.line.pieces import Options as LineOptions
from tablee.tables.log import Header, Line, Seal, decode_line, format_log
from tablee.tables.reader import BrokenLog, read_log
from tablee.tables.table import open_table
from tests.tables.forging import content_of, lines_of, played_table, read

TABLE = played_table(b"log")
LINES = lines_of(TABLE)

PLAYTHROUGHS = Path(__file__).parents[1] / "games/light_line/line/playthroughs"
OLD_LINE, *_ = (PLAYTHROUGHS / "2-seats.v1.jsonl").read_bytes().split(b"\n")
"""The first line of a game of LINE, from before the table could help less or more."""


def test_a_line_for_the_table_one_for_each_event_and_a_seal() -> None:
    first, *events, last = map(decode_line, LINES)

    assert isinstance(first, Header)
    assert all(isinstance(event, Line) for event in events)
    assert isinstance(last, Seal)
    assert len(events) == len(TABLE.entries)
    assert first.commitment == TABLE.commitment
    assert last.seed == TABLE.seed.hex()


def test_a_game_that_is_not_over_has_no_seal_and_its_seed_stays_secret() -> None:
    table = open_table(registry.game("between"), 2, seed=b"not over yet")
    log = read(lines_of(table))

    assert log.seal is None
    assert table.seed.hex().encode() not in content_of(lines_of(table))


def test_what_is_read_is_what_was_written() -> None:
    log = read(LINES)

    assert log.entries == TABLE.entries
    assert log.options == TABLE.options
    assert log.header.players == ("Ada", "Zoé")


def test_the_events_alone_rebuild_the_state() -> None:
    *_, (_, _, last) = read(LINES).replay()

    assert encode(last) == encode(TABLE.state)


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (b"", "not_a_log", 1),
        (b"\n", "not_a_log", 1),
        (b"hello\n", "not_a_log", 1),
        (b"\xff\xfe\n", "not_a_log", 1),
        (b"[" * 100_000 + b"\n", "not_a_log", 1),
        (b"{}\n", "not_a_log", 1),
        (b'{"kind":"event","format":1}\n', "not_a_log", 1),
        (b'{"kind":"tablee_log","format":4,"new":true}\n', "newer_format", 1),
        (b'{"kind":"tablee_log","format":1}\n', "unreadable", 1),
    ],
)
def test_what_is_not_a_log_is_told_apart(content: bytes, code: str, line: int) -> None:
    with pytest.raises(BrokenLog) as broken:
        read_log(content, registry.game)

    assert (broken.value.code, broken.value.line) == (code, line)


def test_options_that_could_not_be_agreed_on_yet_have_the_usual_value() -> None:
    log = read_log(OLD_LINE + b"\n", registry.game)

    assert b"help" not in OLD_LINE
    assert log.options == LineOptions(pace="normal", help="fits")


@pytest.mark.parametrize(
    "options",
    [b'{"pace":"normal","first":"random"}', b'{"first": "random"}', b'{"second":1}', b"[]"],
)
def test_options_have_one_spelling(options: bytes) -> None:
    other = OLD_LINE.replace(b'{"first":"random","pace":"normal"}', options)

    with pytest.raises(BrokenLog) as broken:
        read_log(other + b"\n", registry.game)

    assert (broken.value.code, broken.value.line) == ("unreadable", 1)


def test_a_log_by_newer_rules_is_not_read_by_old_ones() -> None:
    newer = LINES[0].replace(b'"version":2', b'"version":99')

    with pytest.raises(BrokenLog) as broken:
        read([newer, *LINES[1:]])

    assert (broken.value.code, broken.value.detail) == ("newer_rules", "99")


def test_a_game_nobody_knows_is_named() -> None:
    other = LINES[0].replace(b'"between"', b'"betwixt"')

    with pytest.raises(registry.UnknownName) as unknown:
        read([other, *LINES[1:]])

    assert unknown.value.name == "betwixt"


def test_an_event_that_cannot_happen_is_named_with_its_line() -> None:
    """Seat 7 does not exist, so the event cannot be applied."""
    number = next(n for n, line in enumerate(LINES) if b'"type":"interval_chosen"' in line)
    forged = LINES[number].replace(b'"interval_chosen","seat":0', b'"interval_chosen","seat":7')

    with pytest.raises(BrokenLog) as broken:
        list(read([*LINES[:number], forged, *LINES[number + 1 :]]).replay())

    assert (broken.value.code, broken.value.line) == ("impossible_event", number + 1)


def test_a_log_says_which_seats_bots_played_and_nothing_where_none_did() -> None:
    shifts = all_along([None, "expert"])
    lines = list(format_log(TABLE, ("expert", "Zoé"), shifts))

    assert read(lines).header.shifts == shifts
    assert lines[1:-1] != LINES[1:-1]
    assert b"shifts" not in LINES[0]
