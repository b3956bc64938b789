"""The browser draws again with a chance of its own; it is tested against draws of this one."""

from tablee import registry
from tablee.tables.reader import read_log
from tablee.tables.verify import verify
from tools.chance_vectors import FILE, text


def test_the_browsers_vectors_are_drawn_by_the_tables_own_chance() -> None:
    assert FILE.read_text("utf-8") == text(), "run python tools/chance_vectors.py"


def test_the_browsers_game_with_intervals_drawn_by_lot_is_one_the_table_believes() -> None:
    log = read_log((FILE.parent / "by_lot.v2.jsonl").read_bytes(), registry.game)
    assert verify(log).outcome is not None
    assert sum(b'"by_lot":true' in line for line in log.raw_lines) == 2


def test_the_browsers_variation_is_one_the_table_believes() -> None:
    log = read_log((FILE.parent / "variation.v1.jsonl").read_bytes(), registry.game)
    assert log.header.variation is not None
    assert verify(log).outcome is not None
