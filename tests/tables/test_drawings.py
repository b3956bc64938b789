"""Drawings are kept beside the log: as durable as a move, and gone when others replace them."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from tablee.core.drawing import Draw, KeepDrawing, read_drawing
from tablee.core.record import encode, replace
from tablee.core.refusal import Malformed, NotNow, Refusal
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall
from tablee.tables.journal import AttachmentLine, GameLine, JournalLine, Pen, read_line
from tablee.tables.log import format_log, hash_of
from tablee.tables.ports import NotStored, Row
from tablee.tables.room import actions as asked
from tablee.tables.sitting import BrokenJournal, Sitting
from tablee.words.packs import pack
from tests.tables.drawing import draw, drawing, host_pack, open_atelier
from tests.tables.tabling import NEVER, Clock, Evening, open_evening, person

__all__ = ["host_pack"]

HAND_IN = {"type": "hand_in"}


async def rows_of(evening: Evening) -> list[Row]:
    rows: list[Row] = await evening.store.load(evening.desk.code)
    return rows


async def restored(evening: Evening) -> Sitting:
    again = Sitting(evening.desk.sitting.house)
    again.restore(await rows_of(evening))
    return again


def stored(rows: Sequence[Row]) -> list[bytes]:
    """The drawings that the store has."""
    return [it.attachment for it in rows if it.attachment]


async def play_to_the_end(evening: Evening, n: int = 100) -> int:
    """Everybody draws, nobody votes, until the game is over; gives a number nobody has used."""
    while evening.stage == "playing":
        for who in (1, 2, 3, 4):
            await draw(evening, who, 10 * who, n)
            await draw(evening, who, 10 * who)
            await evening.act(who, n, HAND_IN)
        for action in ({"type": "abstain"}, {"type": "go_on"}):
            n += 1
            for who in (1, 2, 3, 4):
                await evening.act(who, n, action)
        n += 1
    return n


async def test_the_log_names_a_drawing_and_the_folder_has_it() -> None:
    evening = await open_atelier()
    name = await draw(evening, 2, 100, 200)
    entry = evening.table.entries[-1]
    assert entry.action == KeepDrawing(name)
    assert entry.attachment == b""  # not twice in memory
    assert read_drawing(evening.table.attachments[name]) == drawing(100, 200)
    assert not any(b"strokes" in line for line in format_log(evening.table))


async def test_a_drawing_lies_beside_the_line_that_names_it_and_vouches_for_it() -> None:
    evening = await open_atelier()
    name = await draw(evening, 2, 100, 200)
    rows = await rows_of(evening)
    assert not any(b"strokes" in it.body for it in rows)
    assert stored(rows) == [rows[-1].attachment]
    assert read_drawing(rows[-1].attachment) == drawing(100, 200)
    line = read_line(rows[-1].body)
    assert isinstance(line, GameLine)
    assert bytes(line.action) == encode(KeepDrawing(name))
    assert line.attachment == hash_of(rows[-1].attachment)


async def test_the_journal_alone_brings_drawings_back() -> None:
    evening = await open_atelier()
    for who in (1, 2, 3):
        await draw(evening, who, who)
    again = await restored(evening)
    assert again.table is not None
    assert again.table.attachments == evening.table.attachments
    assert len(again.table.attachments) == 3
    assert again.table.entries == evening.table.entries
    assert again.table.state == evening.table.state
    assert (again.pen.seq, again.pen.head) == (evening.seq, evening.desk.sitting.pen.head)


async def test_what_is_replaced_is_kept_no_longer() -> None:
    evening = await open_atelier()
    names = [await draw(evening, 2, *range(many)) for many in (1, 2, 3)]
    assert len(set(names)) == 3
    assert list(evening.table.attachments) == names[-1:]
    again = await restored(evening)
    assert again.table is not None
    assert list(again.table.attachments) == names[-1:]
    assert stored(await rows_of(evening)) == [encode(drawing(0, 1, 2))]


async def test_a_cleared_paper_is_no_drawing() -> None:
    evening = await open_atelier()
    await draw(evening, 2, 100)
    assert await draw(evening, 2) == ""
    assert evening.table.attachments == {}
    assert evening.table.entries[-1].action == KeepDrawing("")
    assert stored(await rows_of(evening)) == []
    again = await restored(evening)
    assert again.table is not None
    assert again.table.attachments == {}


async def test_others_hear_nothing_of_it() -> None:
    evening = await open_atelier()
    heard = {who: len(box.messages) for who, box in evening.boxes.items()}
    await draw(evening, 2, 100)
    assert [who for who, box in evening.boxes.items() if len(box.messages) > heard[who]] == [2]


async def test_a_refused_drawing_leaves_no_trace() -> None:
    evening = await open_atelier()
    await draw(evening, 2, 100)
    await evening.act(2, 7, HAND_IN)
    seq, drawings = evening.seq, dict(evening.table.attachments)
    for xs in ((100,), (5_000,)):
        with pytest.raises(Refusal):
            await draw(evening, 2, *xs)
    with pytest.raises(Malformed, match="off_the_paper"):
        await draw(evening, 3, 5_000)
    assert (evening.seq, evening.table.attachments) == (seq, drawings)


async def test_nobody_draws_before_the_game_or_where_nothing_is_drawn() -> None:
    waiting = await open_atelier(start=False)
    with pytest.raises(NotNow, match="not_playing"):
        await waiting.desk.do(lambda: waiting.desk.attach(person(1), encode(drawing(1))))
    between = await open_evening("Ada", "Bob")
    await between.wish(1, 1, asked.Start())
    with pytest.raises(Malformed, match="not_an_action"):
        await between.desk.do(lambda: between.desk.attach(person(1), encode(drawing(1))))


async def test_a_client_cannot_name_a_drawing() -> None:
    evening = await open_atelier()
    name = await draw(evening, 1, 100)
    answer = await evening.act(2, 7, KeepDrawing(name))
    assert getattr(answer, "code", None) == "not_an_action"


async def test_a_drawing_may_also_come_as_any_move_does() -> None:
    evening = await open_atelier()
    await evening.act(2, 7, Draw(drawing(100)))
    (name,) = evening.table.attachments
    assert evening.table.entries[-1].action == KeepDrawing(name)


async def test_a_drawing_that_is_changed_missing_or_beside_another_line_is_noticed() -> None:
    evening = await open_atelier()
    await draw(evening, 1, 50)
    await draw(evening, 2, 90)
    await draw(evening, 2, 100)
    await draw(evening, 3, 200)
    *rows, replaced, second, third = await rows_of(evening)
    assert replaced.attachment == b""
    other = replace(second, attachment=second.attachment.replace(b"[100,", b"[101,", 1))
    for broken, at in (
        ([*rows, replaced, other, third], second.seq),
        ([*rows, replaced, replace(second, attachment=b""), third], second.seq),
        ([*rows, replaced, second, replace(third, attachment=b"")], third.seq),
        ([*rows, replaced, second, replace(third, attachment=second.attachment)], third.seq),
        ([replace(rows[0], attachment=b"what?"), *rows[1:]], rows[0].seq),
    ):
        with pytest.raises(BrokenJournal) as fault:
            Sitting(evening.desk.sitting.house).restore(broken)
        assert fault.value.args == (at,)


async def test_drawings_leave_the_store_when_the_game_after_the_next_begins() -> None:
    """Until then everybody may look at them: in the gallery, while the table gathers, while the next one is played."""

    options = b'{"pack":"of-the-tests","first":0,"rounds":"short"}'
    evening = await open_atelier(options)
    n = await play_to_the_end(evening)
    kept = list(evening.table.attachments.values())
    assert len(kept) == 16
    await evening.wish(1, n, asked.Regather())
    assert list(evening.table.attachments.values()) == stored(await rows_of(evening)) == kept
    await evening.wish(1, n + 1, asked.Start(level="random"))
    assert evening.stage == "playing"
    assert evening.table.attachments == {}
    assert stored(await rows_of(evening)) == kept
    n = await play_to_the_end(evening, n + 2)
    assert len(stored(await rows_of(evening))) == 32
    await evening.wish(1, n, asked.Again())
    assert evening.stage == "playing"
    assert evening.desk.sitting.last is not None
    second = dict(evening.desk.sitting.last.attachments)
    assert sorted(stored(await rows_of(evening))) == sorted(second.values())
    name = await draw(evening, 2, 100)
    again = await restored(evening)
    assert again.table is not None
    assert list(again.table.attachments) == [name]
    assert again.last is not None
    assert again.last.attachments == second


async def test_when_a_game_is_refused_or_not_kept_the_drawings_of_the_last_one_stay() -> None:
    class Disk(MemoryStore):
        is_full = False

        async def append(
            self, table: str, rows: Sequence[Row], replaced: Sequence[int] = ()
        ) -> None:
            if self.is_full:
                raise NotStored("no space left")
            await super().append(table, rows, replaced)

    disk = Disk()
    options = b'{"pack":"of-the-tests","first":0,"rounds":"short"}'
    evening = await open_atelier(options, disk)
    n = await play_to_the_end(evening)
    disk.is_full = True
    assert getattr(await evening.wish(1, n, asked.Again()), "code", None) == "not_stored"
    assert len(evening.table.attachments) == len(stored(await rows_of(evening))) == 16
    disk.is_full = False
    await evening.wish(1, n, asked.Again())
    disk.is_full = True
    with pytest.raises(NotStored):
        await draw(evening, 2, 100)
    disk.is_full = False
    await draw(evening, 2, 200)
    assert stored(await rows_of(evening))[16:] == [encode(drawing(200))]


async def test_who_was_not_first_sees_the_drawings_of_the_other_process() -> None:
    evening = await open_atelier()
    await draw(evening, 2, 100)
    other = Hall(evening.store, thinking=NEVER, clock=Clock())
    twin = Evening(other, await other.find(evening.desk.code), evening.store, Clock())
    await draw(twin, 2, 200)
    await draw(twin, 3, 300)
    await draw(twin, 3, 400)
    await draw(evening, 1, 500)
    assert evening.table.attachments == {
        name: encode(drawing(x))
        for x, name in zip(
            (200, 400, 500),
            [evening.table.state.places[seat].drawing for seat in (1, 2, 0)],
            strict=True,
        )
    }
    await draw(twin, 3, 600)
    assert stored(await rows_of(evening)) == [encode(drawing(x)) for x in (200, 500, 600)]
    assert (await restored(evening)).table.attachments.rows == twin.table.attachments.rows  # type: ignore[union-attr]


class Hoarder(MemoryStore):
    """Keeps every draft, as all stores did once."""

    async def append(self, table: str, rows: Sequence[Row], replaced: Sequence[int] = ()) -> None:
        await super().append(table, rows)


def as_it_was(rows: Sequence[Row]) -> list[Row]:
    """The journal as it was written when drawings were lines of it."""
    pen, old = Pen(), list[Row]()
    for row in rows:
        line, lines = read_line(row.body), list[JournalLine]()
        if row.attachment:
            name = msgspec.json.decode(line.event)["name"]
            lines.append(AttachmentLine(name, Raw(row.attachment), ""))
            line = replace(line, attachment="")
        old += pen._rows([*lines, line], row.at)
        pen.move_on(old)
    return old


async def test_a_journal_with_drawings_among_its_lines_is_read_and_goes_on() -> None:
    evening = await open_atelier(store=Hoarder())
    for who, x in ((1, 50), (2, 100), (2, 200), (3, 300)):
        await draw(evening, who, x)
    rows, code = await rows_of(evening), evening.desk.code
    old, store = as_it_was(rows), MemoryStore()
    assert (len(stored(rows)), len(old), stored(old)) == (4, len(rows) + 4, [])
    assert any(b'"kind":"drawing"' in it.body for it in old)
    await store.append(code, old)
    hall = Hall(store, thinking=NEVER, clock=Clock())
    again = Evening(hall, await hall.find(code), store, Clock())
    assert again.table.attachments == evening.table.attachments
    assert again.table.entries == evening.table.entries
    assert again.table.state == evening.table.state
    # What is drawn now lies beside the journal, and may replace what lies in it.
    await draw(again, 2, 400)
    await draw(again, 4, 500)
    assert stored(await rows_of(again)) == [encode(drawing(400)), encode(drawing(500))]
    assert (await restored(again)).table.attachments == again.table.attachments  # type: ignore[union-attr]
    assert len(again.table.attachments) == 4


async def test_what_another_store_did_not_drop_is_not_shown() -> None:
    evening = await open_atelier(store=Hoarder())
    names = [await draw(evening, 2, x) for x in (100, 200)]
    assert len(stored(await rows_of(evening))) == 2
    again = await restored(evening)
    assert again.table is not None
    assert list(again.table.attachments) == names[1:]


async def test_a_game_without_its_word_cards_is_not_begun(tmp_path: Path) -> None:
    evening = await open_atelier(start=False)
    (tmp_path / "entre-les-lignes" / "fr" / "of-the-tests.txt").unlink()
    pack.cache_clear()
    seq = evening.seq
    answer = await evening.wish(1, 1, asked.Start(level="random"))
    assert (getattr(answer, "code", None), getattr(answer, "rule", None)) == (
        "no_such_pack",
        "EL-03",
    )
    assert (evening.stage, evening.seq) == ("gathering", seq)
