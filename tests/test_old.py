"""Whatever earlier commits have kept is opened, played on and verified (tests/old)."""

import gzip
from pathlib import Path

import pytest

from tablee import registry
from tablee.core.absence import Occupy
from tablee.core.seats import Seat
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hall import Hall
from tablee.tables.log import format_attached, format_log
from tablee.tables.reader import BrokenLog, Log, OlderRules, read_log
from tablee.tables.room import actions as asked
from tablee.tables.sitting import Proposal, Sitting
from tablee.tables.verify import verify
from tests.tables.forging import changed, content_of, with_event
from tools.keepsakes import BEA, BOUND, Evening, keep

OLD = Path(__file__).parent / "old"
STORES = sorted(OLD.glob("*/journal.db.gz"))
LOGS = sorted(OLD.glob("*/*.jsonl.gz"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name.split('.')[0]}"


def log_of(path: Path) -> Log:
    return read_log(gzip.decompress(path.read_bytes()), registry.game)


def is_fair(log: Log) -> bool:
    """Whole, or judged as far as today's rules can judge older ones."""
    try:
        verify(log)
    except OlderRules as older:
        assert log.header.version < log.game.ABOUT.version
        return 0 < older.same < older.decisions
    return True


def test_every_mode_is_there() -> None:
    modes = {name_of(it).split("/")[1] for it in LOGS}
    assert modes >= set(registry.keys())


@pytest.mark.parametrize("path", LOGS, ids=name_of)
def test_an_old_log_is_told_and_judged(path: Path) -> None:
    log = log_of(path)
    assert is_fair(log)
    *_, (_, _, end) = log.replay()
    assert log.game.outcome(end)


OLDER = ["adbf3f1/entre-les-lignes-4", "adbf3f1/entre-les-lignes-6", "a42bb93/long-line-7"]


@pytest.mark.parametrize("name", [*OLDER, "7d0d578/entre-les-lignes-6"])
def test_an_honest_log_of_older_rules_is_not_called_tampered(name: str) -> None:
    with pytest.raises(OlderRules):
        verify(log_of(OLD / f"{name}.jsonl.gz"))


@pytest.mark.parametrize("name", OLDER)
def test_a_tampered_log_of_older_rules_is(name: str) -> None:
    content = gzip.decompress((OLD / f"{name}.jsonl.gz").read_bytes())
    torn = content.replace(b'"at":0', b'"at":1', 2)
    lines = content.splitlines()
    tag = b'"round_dealt"'
    number = next(n for n, line in enumerate(lines, 1) if tag in line)
    lie = changed(lines, number, lambda line: with_event(line, round=7))
    for forged, code in ((torn, "changed"), (content_of(lie), "dealt_otherwise")):
        with pytest.raises(BrokenLog) as caught:
            verify(read_log(forged, registry.game))
        assert caught.value.code == code


@pytest.mark.parametrize("path", STORES, ids=lambda it: it.parent.name)
async def test_old_tables_are_opened_and_played_on(path: Path, tmp_path: Path) -> None:
    (tmp_path / "journal.db").write_bytes(gzip.decompress(path.read_bytes()))
    await play_on_everywhere(tmp_path)


async def play_on_everywhere(folder: Path) -> None:
    store = SqliteStore(folder)
    hall = Hall(store)
    codes = [code for code, _ in await store.tables()]
    for code in codes:
        sitting = (await hall.find(code)).sitting
        for proposal in played_on(sitting):
            await store.append(code, proposal.rows, proposal.replaced)
    await hall.close()
    again = Hall(SqliteStore(folder))
    for code in codes:
        assert (await again.find(code)).sitting.room.stage == "playing"
    await again.close()


def played_on(sitting: Sitting) -> list[Proposal]:
    """To the end of the game that was going on, and into another one."""
    table = sitting.table
    assert table is not None
    assert table.commitment == sitting.room.commitment
    evening = Evening(sitting, now=table.entries[-1].at)
    if table.empty:  # Bea had left
        assert sitting.room.chairs[1].before == (BEA,)
        evening.wish(asked.SeatBot(Seat(1), "regular"), 3)
        evening.play(None, Occupy(Seat(1)))
    evening.play_on(BOUND)
    file = [*format_log(table), *format_attached(table)]
    assert is_fair(read_log(content_of(file), registry.game))
    evening.close()
    assert evening.begin(asked.Again(), 4).version == sitting.game.ABOUT.version
    return evening.proposals


async def test_what_is_kept_today_is_found_again(tmp_path: Path) -> None:
    await keep(("solo-line", "between"), tmp_path)
    assert is_fair(log_of(tmp_path / "between.jsonl.gz"))
    stored = gzip.decompress((tmp_path / "journal.db.gz").read_bytes())
    (tmp_path / "journal.db").write_bytes(stored)
    await play_on_everywhere(tmp_path)
