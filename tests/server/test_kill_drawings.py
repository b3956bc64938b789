"""kill -9 while somebody draws: after each restart the drawing is the last one acknowledged, or one sent since.

At the end the store has the drawings that can still be looked at, and no other.
"""

import asyncio
import random
from pathlib import Path

import httpx
import msgspec
import pytest

from tablee import registry
from tablee.core.drawing import read_drawing
from tablee.core.record import encode
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hall import levels_of
from tablee.tables.room.rules import House
from tablee.tables.sitting import Sitting
from tablee.tables.wire import Joined
from tests.server.browser import Browser
from tests.server.house import until, with_patience_of
from tests.server.process import ServerProcess
from tests.server.test_kill import CARELESS
from tests.tables.drawing import GAME, drawing
from tests.torture.scale import times

KILLS = 4
JSON = {"content-type": "application/json"}


class Artist:
    """Sends one draft after another; its number is in its first stroke."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.sent = 0
        self.acknowledged = 0
        self.answers = 0

    async def sit_down(self) -> None:
        opening = {"game": GAME, "seats": 4, "name": "Ada", "options": {}}
        answer = await self.browser.http.post("/api/tables", json=opening)
        assert answer.status_code == 200, answer.text
        self.browser.joined = msgspec.json.decode(answer.content, type=Joined)
        line = await self.browser.sit()
        assert (await line.wish("start", level="random"))["type"] == "done"
        await line.leave()

    async def draw_on(self) -> None:
        path = f"/api/tables/{self.browser.code}/drawing"
        while True:
            self.sent += 1
            draft = encode(drawing(self.sent, *range(self.sent * 37 % 380)))
            answer = await self.browser.http.post(path, content=draft, headers=JSON)
            assert answer.status_code == 200, answer.text
            self.acknowledged = self.sent
            self.answers += 1

    async def look(self) -> int:
        """The number of the draft that is there; none if there is none."""
        line = await self.browser.sit()
        name = line.view["own"]["drawing"]
        await line.leave()
        shown = await self.browser.http.get(f"/api/tables/{self.browser.code}/drawings/{name}")
        if shown.status_code != 200:
            return 0
        found = read_drawing(shown.content)
        assert found == drawing(*[it.points[0] for it in found.strokes])
        return int(found.strokes[0].points[0])


async def kill_again_and_again(server: ServerProcess, kills: int) -> Artist:
    dice = random.Random(kills)
    await server.start()
    async with Browser(server.address) as browser:
        artist = Artist(browser)
        await artist.sit_down()
        await asyncio.sleep(0.5)  # the table itself is to survive even a careless store
        for _ in range(kills):
            await draw_until_killed(server, artist, dice)
            await server.start()
            found = await artist.look()
            assert artist.acknowledged <= found <= artist.sent, "lost, or made up"
            artist.acknowledged = found
        await server.stop()
    return artist


async def draw_until_killed(server: ServerProcess, artist: Artist, dice: random.Random) -> None:
    enough = artist.answers + dice.randint(2, 12)
    drawing_on = asyncio.create_task(artist.draw_on())
    await until(lambda: artist.answers >= enough or drawing_on.done())
    await asyncio.sleep(dice.uniform(0, 0.01))
    await server.kill()
    with pytest.raises(httpx.TransportError):
        await drawing_on


async def check_store(folder: Path, artist: Artist) -> None:
    store = SqliteStore(folder)
    try:
        rows = await store.load(artist.browser.code)
    finally:
        await store.close()
    sitting = Sitting(House(registry.game, levels_of, lambda _: None, str))
    sitting.restore(rows)
    kept = {it.seq for it in rows if it.attachment}
    assert sitting.table is not None
    assert kept == set(sitting.table.attachments.rows.values()), "what was replaced is there"
    drafts = [it.strokes for it in map(read_drawing, sitting.table.attachments.values())]
    last = drawing(artist.acknowledged).strokes
    assert [it for it in drafts if it[:1] == last]


@pytest.mark.parametrize("evening", range(times(1)))
@with_patience_of(200)
async def test_no_acknowledged_drawing_is_lost_however_often_the_server_dies(
    tmp_path: Path, evening: int
) -> None:
    server = ServerProcess(tmp_path)
    artist = await kill_again_and_again(server, KILLS + evening)
    assert b"Traceback" not in server.output, server.output.decode()
    await check_store(tmp_path, artist)


@with_patience_of(200)
async def test_a_store_that_promises_a_drawing_too_early_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="lost"):
        await kill_again_and_again(ServerProcess(tmp_path, fault=CARELESS), 1)


HOARDING = "from tablee.storage import attachments; attachments.DELETE = ()"


@with_patience_of(200)
async def test_a_store_that_keeps_what_was_replaced_is_caught(tmp_path: Path) -> None:
    artist = await kill_again_and_again(ServerProcess(tmp_path, fault=HOARDING), 1)
    with pytest.raises(AssertionError, match="what was replaced is there"):
        await check_store(tmp_path, artist)
