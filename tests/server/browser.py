"""A browser as far as the server can tell: cookies, an origin, one socket for each table."""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee import registry
from tablee.bots.random_bot import RandomBot
from tablee.core.chance import Chance
from tablee.core.record import encode
from tablee.tables.wire import Joined

Message = dict[str, Any]


class Line:
    """One socket: numbers what it asks, keeps all it hears."""

    def __init__(self, socket: ClientConnection, n: int = 0) -> None:
        self.socket = socket
        self.n = n
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self._fresh = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self.heard.append(msgspec.json.decode(text))
                self._fresh.set()
        except ConnectionClosed:
            pass
        self._fresh.set()

    async def until(self, is_it: Callable[[Message], bool], since: int = 0) -> Message:
        """The first message of this kind, heard already or yet to come."""
        seen = since
        while True:
            for message in self.heard[seen:]:
                if is_it(message):
                    return message
            seen = len(self.heard)
            if self._listening.done():
                raise ConnectionError(f"closed with {self.socket.close_code}")
            self._fresh.clear()
            await self._fresh.wait()

    async def welcome(self) -> Message:
        return await self.until(lambda it: it["type"] == "welcome")

    @property
    def view(self) -> Any:
        """The newest."""
        return next((it["view"] for it in reversed(self.heard) if "view" in it), None)

    @property
    def room(self) -> Any:
        return next((it["room"] for it in reversed(self.heard) if "room" in it), None)

    async def send(self, message: Any) -> None:
        text = message if isinstance(message, (str, bytes)) else encode(message).decode()
        await self.socket.send(text)

    async def ask(self, kind: str, action: Any, n: int | None = None) -> Message:
        """The answer to a numbered wish."""
        if n is None:
            self.n += 1
            n = self.n
        since = len(self.heard)
        raw = msgspec.Raw(encode(action))
        await self.send({"type": kind, "n": n, "action": raw})
        return await self.until(
            lambda it: it["type"] in ("done", "refused") and it["n"] == n, since
        )

    async def wish(self, kind: str, **fields: Any) -> Message:
        return await self.ask("wish", {"type": kind, **fields})

    async def act(self, action: Any) -> Message:
        return await self.ask("act", action)

    async def tell(self, message: Any) -> Message:
        """The first message that comes after this one."""
        since = len(self.heard)
        await self.send(message)
        return await self.until(lambda it: True, since)

    async def closed(self) -> int | None:
        """The code it was closed with."""
        await self._listening
        return self.socket.close_code

    async def leave(self) -> None:
        await self.socket.close()
        await self._listening


class Browser:
    """One person's."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers={"origin": address})
        self.joined: Joined | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def open_table(self, seats: int = 3, name: str = "Ada", **options: Any) -> Joined:
        wish = {"game": "between", "seats": seats, "name": name, "options": options}
        return self._join(await self.http.post("/api/tables", json=wish))

    async def join(self, code: str, name: str, invite: str = "", **how: Any) -> Joined:
        wish = {"name": name, "invite": invite, **how}
        return self._join(await self.http.post(f"/api/tables/{code}/join", json=wish))

    def _join(self, answer: httpx.Response) -> Joined:
        assert answer.status_code == 200, answer.text
        self.joined = msgspec.json.decode(answer.content, type=Joined)
        return self.joined

    @property
    def code(self) -> str:
        assert self.joined is not None
        return self.joined.code

    @property
    def key(self) -> str:
        return self.http.cookies[f"tablee_{self.code}"]

    async def sit(self, code: str | None = None, n: int = 0, asks: str = "") -> Line:
        """`asks` is what the address says after the table's code."""
        line = Line(await self.dial((code or self.code) + asks), n)
        await line.welcome()
        return line

    async def dial(self, code: str, **headers: str | None) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Origin": self.address, "Cookie": cookies, **headers}
        ws = f"{self.address.replace('http', 'ws')}/ws/{code}"
        given = {name: value for name, value in sent.items() if value}
        return await connect(ws, additional_headers=given, compression=None)


class RandomHand:
    """Chooses among what a view offers, as the browser would show it."""

    def __init__(self, seed: bytes = b"hand") -> None:
        types = registry.game("between").TYPES
        self._bot = RandomBot(types)
        self._view = types.view
        self._chance = Chance(seed)

    def choose(self, view: Any) -> Any:
        return self._bot.choose(msgspec.convert(view, self._view), self._chance)


def is_my_turn(view: Any) -> bool:
    """Whether this seat is awaited: it is offered something that is not merely allowed."""
    return view is not None and view["outcome"] is None and bool(view["offers"])


async def play_on(line: Line, hand: RandomHand, is_over: Callable[[], bool] | None = None) -> None:
    """Make moves whenever the view offers some, until the game is over."""
    while line.room["stage"] == "playing" and not (is_over and is_over()):
        heard = len(line.heard)
        if is_my_turn(line.view):
            seen = line.view
            answer = await line.act(hand.choose(seen))
            # Refused only where somebody else was faster, and the view shows it.
            assert answer["type"] == "done" or line.view != seen, answer
        else:
            await line.until(lambda it: it["type"] in ("update", "room", "welcome"), heard)
