"""Tables that are played by their sockets: a move is sent, and is seen when it has reached every one of them."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import msgspec
from msgspec import Raw, Struct

from benchmarks._server.wire import Door, Socket
from tablee.core.chance import Chance
from tablee.core.offers import Offers

SEATS = 4
PATIENCE = 30.0
"""Seconds until a table that does not answer stops the benchmark."""

dice = Chance(b"load")
encode = msgspec.json.encode


class Table(ABC):
    """Its sockets, what each has seen last, and how many have yet to see the move under way."""

    def __init__(self, port: int, sockets: int = SEATS) -> None:
        self.port = port
        self.size = sockets
        self.sockets: list[Socket] = []
        self.seen = [b""] * sockets
        self.missing = 0
        self.on_seen: Callable[[], None] = lambda: None
        self.errands: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def open(self) -> None:
        """Sit down, with every socket, at a game that has begun."""

    @abstractmethod
    def _send_move(self) -> None:
        """A move that is legal, from the seat whose turn it is."""

    def move(self) -> None:
        self.missing = self.size
        self._send_move()

    async def rest(self) -> None:
        """Until all is done that was begun beside the sockets."""
        while self.errands:
            await asyncio.wait(self.errands)

    def _see(self, place: int, view: bytes) -> None:
        self.seen[place] = view
        self.missing -= 1
        if self.missing == 0:
            self.on_seen()

    @asynccontextmanager
    async def _seen_by(self, sockets: int) -> AsyncIterator[None]:
        """Leaves when so many have seen what is done inside."""
        done = asyncio.Event()
        self.on_seen, self.missing = done.set, sockets
        async with asyncio.timeout(PATIENCE):
            yield
            await done.wait()


# --- Tablée --------------------------------------------------------------------------------------


class _View(Struct):
    active: int | None
    offers: Raw


class _Update(Struct):
    view: _View


class _Joined(Struct):
    code: str


_update = msgspec.json.Decoder(_Update)
_offers = msgspec.json.Decoder(Offers)
_joined = msgspec.json.Decoder(_Joined)


class OurTable(Table):
    """People in all seats; sockets beyond the seats watch."""

    game = "between"
    options: Mapping[str, Any] = {}

    async def open(self) -> None:
        await self.come_in()
        await self.sit_down()

    async def come_in(self) -> None:
        """Everybody through the door, but nobody at a socket yet."""
        door = Door(self.port)
        wish = {"game": self.game, "seats": SEATS, "name": "Ada", "options": self.options}
        head, body = await door.post("/api/tables", wish)
        self.code = _joined.decode(body).code
        self.keys = [_key(head)]
        for number in range(1, self.size):
            head, _ = await door.post(
                f"/api/tables/{self.code}/join", {"name": f"Bo {number}", "invite": ""}
            )
            self.keys.append(_key(head))
        door.close()

    async def sit_down(self) -> None:
        self._numbers = count(1)
        for place, key in enumerate(self.keys):
            hear, bearer = partial(self._hear, place), f"Bearer {key}"
            path = f"/ws/{self.code}"
            self.sockets.append(await Socket.dial(self.port, path, hear, Authorization=bearer))
        async with self._seen_by(self.size):
            self._ask(0, "wish", {"type": "start"})

    def _hear(self, place: int, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            self._see(place, text)
        elif text.startswith(b'{"type":"refused"'):
            raise RuntimeError(f"a legal move was refused: {text!r}")

    def _ask(self, place: int, kind: str, action: Mapping[str, Any]) -> int:
        n = next(self._numbers)  # numbers may have gaps
        self.sockets[place].send(encode({"type": kind, "n": n, "action": action}))
        return n


class BetweenTable(OurTable):
    """Between: a move is seen when every socket has it, for every move is for everybody."""

    def _send_move(self) -> None:
        """As a random bot at each seat: whoever may concede does, else the active seat takes any offer."""
        views = [_update.decode(seen).view for seen in self.seen[:SEATS]]
        asked = [seat for seat, view in enumerate(views) if bytes(view.offers) != b"[]"]
        if not asked:  # the game is over
            self._ask(0, "wish", {"type": "again"})
            return
        seat = next((it for it in asked if it != views[it].active), asked[0])
        offer = dice.pick(_offers.decode(views[seat].offers))
        self._ask(seat, "act", offer.pick(dice))


def _key(head: str) -> str:
    return head.partition("set-cookie: tablee_")[2].partition("=")[2].partition(";")[0]


# --- boardgame.io --------------------------------------------------------------------------------


class _Numbers(Struct):
    hands: list[list[int] | int]


class _Context(Struct):
    current_player: str = msgspec.field(name="currentPlayer")


class _Match(Struct):
    G: _Numbers
    ctx: _Context
    state_id: int = msgspec.field(name="_stateID")


class _Sync(Struct):
    state: _Match


_SPACE = b"/numbers,"
_matches = msgspec.json.Decoder(tuple[str, str, _Match, Any])
_syncs = msgspec.json.Decoder(tuple[str, str, _Sync])
_names = count(1)


class PeerTable(Table):
    """A match of boardgame.io, over socket.io as its own client speaks it on a WebSocket."""

    async def open(self) -> None:
        self._name = f"match{next(_names)}"
        for place in range(self.size):  # one by one: the first who asks for a match makes it
            async with self._seen_by(1):
                path, hear = "/socket.io/?EIO=4&transport=websocket", partial(self._hear, place)
                self.sockets.append(await Socket.dial(self.port, path, hear))
                self.sockets[place].send(b"40" + _SPACE)

    def _hear(self, place: int, text: bytes) -> None:
        """42 brings an event, 40 says that we are in, 2 is a ping."""
        if text.startswith((b'42/numbers,["update"', b'42/numbers,["sync"')):
            self._see(place, text)
        elif text.startswith(b"40"):
            self._emit(place, "sync", self._name, str(place), None, SEATS)
        elif text == b"2":
            self.sockets[place].send(b"3")

    def _send_move(self) -> None:
        match = self._match(0)
        seat = int(match.ctx.current_player)
        held = self._match(seat).G.hands[seat]
        assert isinstance(held, list)
        whom = dice.pick([it for it in range(SEATS) if it != seat])
        value = dice.pick([it for it in range(1, 25) if it not in held])
        payload = {"type": "ask", "args": [whom, value], "playerID": str(seat)}
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(seat, "update", move, match.state_id, self._name, str(seat))

    def _match(self, place: int) -> _Match:
        event = self.seen[place][2 + len(_SPACE) :]
        if event.startswith(b'["sync"'):
            return _syncs.decode(event)[2].state
        return _matches.decode(event)[2]

    def _emit(self, place: int, *event: Any) -> None:
        self.sockets[place].send(b"42" + _SPACE + encode(event))


# --- nothing but the wire ------------------------------------------------------------------------


class BareTable(Table):
    """Four sockets that all get the same bytes for whatever one of them sends."""

    async def open(self) -> None:
        for place in range(self.size):
            path = f"/table/{id(self)}"
            self.sockets.append(await Socket.dial(self.port, path, partial(self._see, place)))
        async with self._seen_by(self.size):
            self._send_move()

    def _send_move(self) -> None:
        self.sockets[0].send(b'{"type":"act","n":7,"action":{"type":"ask","whom":1,"value":17}}')
