"""kill -9, restart, play on, again and again: no acknowledged move is lost, none is doubled, everybody is back.

At the end the journal is read as it lies on the disk.  Every view that a client was ever shown must be the
view of some moment of this journal, in its order; every acknowledged number must be in it, once; and nothing
may be in it that nobody asked for.
"""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee import registry
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hall import levels_of
from tablee.tables.journal import GameLine, read_line
from tablee.tables.ports import Row
from tablee.tables.room.people import PersonId
from tablee.tables.room.rules import House
from tablee.tables.sitting import Sitting
from tests.server.browser import Browser, RandomHand, is_my_turn
from tests.server.house import with_patience_of
from tests.server.process import ServerProcess
from tests.torture.scale import FACTOR, times

KILLS = 8 if FACTOR == 1 else 20
TABLES = 2


class Player:
    """One person who plays on and on, over every outage; sends again what was not answered."""

    def __init__(self, browser: Browser, seed: bytes) -> None:
        self.browser = browser
        self.person = 0
        self.hand = RandomHand(seed)
        self.n = 0
        self.pending: dict[str, Any] | None = None
        self.sent: set[int] = set()
        self.acknowledged: set[int] = set()
        self.views: list[bytes] = []
        self.stage = ""
        self.view: Any = None
        self.is_back = asyncio.Event()

    async def play(self) -> None:
        while True:
            try:
                socket = await self.browser.dial(self.browser.code)
                async for text in socket:
                    self._hear(msgspec.json.decode(text))
                    if (message := self._next()) is not None:
                        await socket.send(encode(message).decode())
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                pass
            await asyncio.sleep(0.02)

    def _hear(self, message: Any) -> None:
        if "room" in message:
            self.stage = message["room"]["stage"]
        if message.get("view"):
            self.view = message["view"]
            self.views.append(encode(self.view))
        if message["type"] == "welcome":
            self.is_back.set()
            if self.pending:
                self.pending["again"] = True
            return
        if message["type"] == "done":
            self.acknowledged.add(message["n"])
        if self.pending and message.get("n") == self.pending["message"]["n"]:
            self.pending = None

    def _next(self) -> Any:
        """What to send now: what was lost, or a new wish if there is one to make."""
        if self.pending:
            return self.pending["message"] if self.pending.pop("again", False) else None
        if self.stage == "over":
            return self._ask("wish", {"type": "again"})
        if self.stage == "playing" and is_my_turn(self.view):
            return self._ask("act", msgspec.Raw(encode(self.hand.choose(self.view))))
        return None

    def _ask(self, kind: str, action: Any) -> Any:
        self.n += 1
        self.sent.add(self.n)
        self.pending = {"message": {"type": kind, "n": self.n, "action": action}}
        return self.pending["message"]


async def seat_players(stack: AsyncExitStack, server: ServerProcess) -> list[list[Player]]:
    """At each table two people and a bot; the first game has begun."""
    tables = []
    for number in range(TABLES):
        browsers = [await stack.enter_async_context(Browser(server.address)) for _ in range(2)]
        table = await browsers[0].open_table(3, length="express")
        await browsers[1].join(table.code, "Bob")
        players = [Player(it, b"%d %d" % (number, n)) for n, it in enumerate(browsers)]
        line = await browsers[0].sit()
        assert (await line.ask("wish", {"type": "start", "level": "random"}, n=1))["type"] == "done"
        await line.leave()
        players[0].n = 1
        for person, player in enumerate(players, 1):
            player.person = person
        tables.append(players)
    return tables


@pytest.mark.parametrize("evening", range(times(1)))
@with_patience_of(400)
async def test_nothing_acknowledged_is_lost_over_many_kills(tmp_path: Path, evening: int) -> None:
    server = ServerProcess(tmp_path)
    tables = await kill_again_and_again(server, KILLS, evening)
    assert b"Traceback" not in server.output, server.output.decode()
    await check_journals(tmp_path, tables)


CARELESS = """
import asyncio
from tablee.storage.sqlite import SqliteStore
keep = SqliteStore.append
async def append(store, *asked):
    later = lambda: asyncio.ensure_future(keep(store, *asked))
    asyncio.get_running_loop().call_later(0.3, later)
SqliteStore.append = append
"""


@with_patience_of(200)
async def test_a_store_that_promises_too_early_is_caught(tmp_path: Path) -> None:
    tables = await kill_again_and_again(ServerProcess(tmp_path, fault=CARELESS), 2)
    with pytest.raises(AssertionError):
        await check_journals(tmp_path, tables)


async def kill_again_and_again(
    server: ServerProcess, kills: int, evening: int = 0
) -> list[list[Player]]:
    await server.start()
    async with AsyncExitStack() as stack:
        tables = await seat_players(stack, server)
        players = [player for table in tables for player in table]
        tasks = [asyncio.create_task(player.play()) for player in players]
        dice = random.Random(9 + evening)
        await asyncio.sleep(0.5)  # the tables themselves are to survive even a careless store
        for _ in range(kills):
            await asyncio.gather(*(player.is_back.wait() for player in players))
            await asyncio.sleep(dice.uniform(0.02, 0.25))
            await server.kill()
            for player in players:
                player.is_back.clear()
            await server.start()
        await asyncio.gather(*(player.is_back.wait() for player in players))
        await asyncio.sleep(0.2)
        await server.stop()
        for task in tasks:
            task.cancel()
    return tables


async def check_journals(folder: Path, tables: list[list[Player]]) -> None:
    store = SqliteStore(folder)
    for players in tables:
        rows = await store.load(players[0].browser.code)
        try:
            assert check_numbers(rows, players) > 10, "too little happened to prove anything"
            check_views(rows, players)
        except BaseException:
            await store.close()
            raise
    await store.close()


def check_numbers(rows: list[Row], players: list[Player]) -> int:
    """Each wish is in the journal once; the acknowledged ones all are; there are no others."""
    asked: Counter[tuple[int, int]] = Counter()
    last = None
    for row in rows:
        line = read_line(row.body)
        cause = (line.who or 0, line.n or 0)
        # A wish may have several lines, one after the other; a game's first line holds the action.
        begins = encode(line.action) != b"null" if isinstance(line, GameLine) else cause != last
        asked[cause] += begins
        last = cause
    for player in players:
        own = {n for who, n in asked if who == player.person}
        assert player.acknowledged <= own <= player.sent | {1}
        assert all(asked[player.person, n] == 1 for n in own)
    return sum(len(player.acknowledged) for player in players)


def check_views(rows: list[Row], players: list[Player]) -> None:
    """What was shown happened, in this order, and was never taken back."""
    house = House(registry.game, levels_of, lambda _: None, str)
    sitting = Sitting(house)
    ways: dict[int, list[bytes]] = {player.person: [] for player in players}
    for row in rows:
        sitting.restore((row,))
        if sitting.table is not None and sitting.table.entries:
            for person, way in ways.items():
                seat = sitting.room.seat_of(PersonId(person))
                assert seat is not None
                way.append(encode(sitting.table.view(Seat(seat))))
    for player in players:
        moments = iter(ways[player.person])
        shown = [msgspec.json.encode(msgspec.json.decode(view)) for view in _changes(player.views)]
        for view in shown:
            assert any(view == encode(msgspec.json.decode(moment)) for moment in moments)


def _changes(views: list[bytes]) -> list[bytes]:
    """Without repetitions: a welcome shows again what an update showed."""
    return [view for n, view in enumerate(views) if n == 0 or view != views[n - 1]]


@with_patience_of(60)
async def test_a_pick_and_a_programme_that_were_acknowledged_are_there(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    await server.start()
    async with Browser(server.address) as ada:
        await ada.open_table(2)
        line = await ada.sit()
        for kind, fields in (
            ("set_programme", {"games": ["line", "wordz", "between"]}),
            ("pick_game", {"game": "line"}),
            ("want_game", {"game": "trapwords"}),
        ):
            assert (await line.wish(kind, **fields))["type"] == "done"
        await server.kill()
        await server.start()
        room = (await ada.sit()).room
        assert (room["game"], room["picked_by"]) == ("trapwords", None)
        assert room["programme"] == ["wordz", "between"]
    await server.stop()
