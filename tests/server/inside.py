"""The same server without its wires: a table's desk and connections whose frames are kept in a list."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from tablee.core.record import encode
from tablee.server.connection import Connection
from tablee.server.metrics import Metrics
from tablee.storage.memory import MemoryStore
from tablee.tables.desk import Desk
from tablee.tables.hall import Admission, Hall
from tablee.tables.room.people import Viewer
from tests.tables.tabling import NEVER, Box, Clock


class NoLine:
    """A line that leads nowhere, and knows when it may go on."""

    is_writable = True

    def __init__(self) -> None:
        self.on_text: Callable[[bytes], None] = lambda _: None
        self.on_writable: Callable[[], None] = lambda: None
        self.is_free = asyncio.Event()
        self.is_free.set()

    def hold(self) -> None:
        self.is_free.clear()

    def gather(self) -> None: ...

    def go_on(self) -> None:
        self.is_free.set()

    def write(self, text: bytes) -> None: ...

    def hang_up(self, code: int, reason: str) -> None: ...

    def let_go(self, code: int) -> None: ...

    async def until_gone(self) -> None: ...


class Wire:
    """One person's connection, spoken to directly."""

    def __init__(self, desk: Desk, who: Viewer) -> None:
        self.desk = desk
        self.who = who
        self.box = _Told()
        self._line = NoLine()
        self.connection = Connection(self._line, desk, who, Metrics())
        self.connection.backlog = self.box  # type: ignore[assignment]

    async def arrive(self) -> None:
        await self.desk.do(lambda: self.desk.arrive(self.who, self.box))

    async def depart(self) -> None:
        await self.desk.do(lambda: self.desk.depart(self.box))

    async def hear(self, raw: bytes) -> list[Any]:
        """What came back until the next message may be heard, decoded."""
        before = len(self.box.frames)
        self.connection.heed(raw)
        await self._line.is_free.wait()
        return [msgspec.json.decode(frame) for frame in self.box.frames[before:]]

    async def say(self, message: Any) -> list[Any]:
        return await self.hear(encode(message))

    async def wish(self, n: int, kind: str, **fields: Any) -> Any:
        """The answer."""
        wish = {"type": "wish", "n": n, "action": {"type": kind, **fields}}
        return _answer(await self.say(wish))

    async def act(self, n: int, action: Any) -> Any:
        return _answer(await self.say({"type": "act", "n": n, "action": Raw(encode(action))}))


class _Told(Box):
    """A backlog that keeps all it is given."""

    def drop(self) -> None: ...


def _answer(heard: list[Any]) -> Any:
    return next(it for it in heard if it["type"] in ("done", "refused"))


class Table:
    """A table of so many seats, with a wire for each person who came."""

    def __init__(self, hall: Hall, desk: Desk, store: MemoryStore) -> None:
        self.hall = hall
        self.desk = desk
        self.store = store
        self.places: list[Admission] = []
        self.wires: list[Wire] = []

    @property
    def seq(self) -> int:
        return self.desk.sitting.pen.seq

    async def come_in(self, name: str) -> Wire:
        """One more person, by the code."""
        return await self._welcome(await self.hall.join(self.desk.code, name, ""))

    async def _welcome(self, place: Admission) -> Wire:
        wire = Wire(self.desk, place.person)
        await wire.arrive()
        self.places.append(place)
        self.wires.append(wire)
        return wire


async def set_table(
    names: tuple[str, ...],
    seats: int = 3,
    *,
    clock: Any = None,
    store: Any = None,
    options: bytes = b"{}",
    game: str = "between",
    thinking: tuple[int, int] = NEVER,
) -> Table:
    """The first one is the host."""
    kept = store or MemoryStore()
    hall = Hall(kept, thinking=thinking, clock=clock or Clock())
    first = await hall.open_table(game, seats, msgspec.json.decode(options), names[0])
    table = Table(hall, await hall.find(first.code), kept)
    await table._welcome(first)
    for name in names[1:]:
        await table.come_in(name)
    return table
