"""Told to stop, the server says so to everybody and is gone; and nothing it wrote tells on anybody."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.browser import Browser, RandomHand
from tests.server.house import with_patience
from tests.server.process import ServerProcess


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=lambda it: it.name)
@with_patience
async def test_a_stop_in_mid_game_closes_with_1012_and_loses_nothing(
    tmp_path: Path, how: signal.Signals
) -> None:
    server = ServerProcess(tmp_path)
    await server.start()
    async with Browser(server.address) as ada, Browser(server.address) as bob:
        table = await ada.open_table(2, length="express")
        await bob.join(table.code, "Bob")
        one, other = await ada.sit(), await bob.sit()
        await one.wish("start")
        await other.until(lambda it: it["type"] == "update")
        await one.act(RandomHand().choose(one.view))
        await other.until(lambda it: it["type"] == "update" and it["seq"] == 2)
        view, seen = one.view, other.view
        stopping = asyncio.create_task(server.stop(how))
        assert [await one.closed(), await other.closed()] == [1012, 1012]
        assert await stopping == 0
        await server.start()
        assert ((await ada.sit()).view, (await bob.sit()).view) == (view, seen)
    await server.stop()
    assert b"Traceback" not in server.output, server.output.decode()


@with_patience
async def test_the_log_holds_no_key_no_words_and_no_address(tmp_path: Path) -> None:
    """At its most talkative, and after hostile messages too."""
    server = ServerProcess(tmp_path, "debug")
    await server.start()
    async with Browser(server.address) as ada, Browser(server.address) as eve:
        table = await ada.open_table(2, name="Adalberta")
        line = await ada.sit()
        await line.tell({"type": "say", "text": "xylophone"})
        await line.tell("xylophone {")
        await line.send(b"\xff xylophone")
        await line.send('{"type":"act","n":1,"action":{"type":"xylophone"}}')
        await line.until(lambda it: it.get("n") == 1)
        for path in ("/api/tables/BBBB?xylophone", "/xylophone", f"/api/tables/{table.code}/log"):
            await eve.http.get(path, headers={"cookie": "tablee_BBBB=xylophone"})
        with pytest.raises(Exception, match="403"):
            await eve.dial(table.code)
        key = ada.key
    await server.stop()
    for secret in (
        "xylophone",
        "Adalberta",
        key,
        table.invite,
        table.code,
        "Traceback",
        "127.0.0.1 ",
    ):
        assert secret.encode() not in server.output.partition(b"\n")[2].partition(b"Ctrl+C")[2], (
            secret
        )
