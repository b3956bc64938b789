"""The way of an action: parsed once, and acknowledged as soon as it is durable."""

import asyncio
from collections.abc import Sequence

import pytest

from tablee.server import reading
from tablee.storage.memory import MemoryStore
from tablee.tables.ports import Row
from tests.server.inside import set_table


class Reluctant(MemoryStore):
    """Lets so many appends through; the next one waits until it may go on."""

    def __init__(self) -> None:
        super().__init__()
        self.free = 1_000
        self.is_asked, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def append(self, table: str, rows: Sequence[Row], replaced: Sequence[int] = ()) -> None:
        self.free -= 1
        if self.free < 0:
            self.is_asked.set()
            await self.may_go_on.wait()
        await super().append(table, rows, replaced)


async def test_a_wish_is_done_before_what_follows_by_itself_is_kept() -> None:
    store = Reluctant()
    table = await set_table(("Ada", "Bob"), 2, store=store)
    ada, bob = table.wires
    store.free = 1
    # The game begins; it is dealt by itself, and the store holds the deal back.
    starting = asyncio.create_task(ada.wish(1, "start"))
    await store.is_asked.wait()
    for _ in range(10):  # turns of the loop, however long they take
        await asyncio.sleep(0)
    assert starting.done()
    assert starting.result() == {"type": "done", "n": 1}
    assert table.desk.sitting.table is not None
    assert not table.desk.sitting.table.entries
    # Whoever asks meanwhile waits until it is dealt.
    asking = asyncio.create_task(bob.wish(1, "rename", name="Bobby"))
    store.may_go_on.set()
    assert (await asking)["type"] == "done"
    assert table.desk.sitting.table.entries
    kinds = [it["type"] for it in ada.box.messages]
    assert kinds.index("done") < kinds.index("update")
    await table.hall.close()


async def test_the_bytes_of_a_message_are_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    parse = reading.parse

    def counting(raw: bytes) -> object:
        parsed.append(raw)
        return parse(raw)

    def parsed_again(*_: object) -> None:
        raise AssertionError("parsed again")

    table = await set_table(("Ada", "Bob"), 2)
    ada = table.wires[0]
    await ada.wish(1, "start")
    monkeypatch.setattr(reading, "parse", counting)
    monkeypatch.setattr("tablee.tables.sitting.decoder", parsed_again)
    monkeypatch.setattr("tablee.core.record.decoder", parsed_again)
    assert (await ada.act(2, {"type": "fly"}))["code"] == "not_an_action"
    offered = next(table.desk.sitting.table.view(0).offers[0].all())  # type: ignore[union-attr]
    assert (await ada.act(2, offered))["type"] == "done"
    assert len(parsed) == 2
    await table.hall.close()
