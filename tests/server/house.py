"""A real server on a loopback port, for as long as a test needs it."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

from tablee.server.addresses import listen
from tablee.server.app import App, make_app
from tablee.server.metrics import Metrics
from tablee.server.running import TableServer, make_server
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall

P = ParamSpec("P")
Test = Callable[P, Coroutine[Any, Any, None]]

ROOMY = ServerSettings(
    sockets_per_address=1_000,
    guesses_per_address=1_000_000,
    guesses_in_all=1_000_000,
    openings_per_address=1_000_000,
)
"""Tests that are not about limits must not meet them."""


class House:
    """A running server and what is behind it."""

    def __init__(self, app: App, server: TableServer, port: int, store: Any) -> None:
        self.app = app
        self.server = server
        self.hall = app.reception.hall
        self.address = f"http://localhost:{port}"
        self.port = port
        self.store = store


@asynccontextmanager
async def open_house(
    settings: ServerSettings = ROOMY,
    *,
    store: Any = None,
    client: Path = Path("nowhere"),
    in_the_room: Callable[[], str | None] = lambda: None,
    **hall: Any,
) -> AsyncIterator[House]:
    kept = store or MemoryStore()
    metrics = Metrics()
    rooms = Hall(kept, **{"thinking": (1, 2), "timing": metrics.timing, **hall})
    app = make_app(rooms, settings, client, metrics, in_the_room)
    listener = listen("127.0.0.1", 0)
    started = asyncio.Event()
    server = make_server(app, on_start=started.set)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    await started.wait()
    try:
        yield House(app, server, int(listener.getsockname()[1]), kept)
    finally:
        server.should_exit = True
        await serving


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what nobody announces."""
    while not is_so():  # noqa: ASYNC110
        await asyncio.sleep(0.002)


def with_patience_of(seconds: float) -> Callable[[Test[P]], Test[P]]:
    """An asynchronous test, but never for ever."""

    def decorate(test: Test[P]) -> Test[P]:
        @functools.wraps(test)
        async def patiently(*args: P.args, **kwargs: P.kwargs) -> None:
            async with asyncio.timeout(seconds):
                await test(*args, **kwargs)

        return patiently

    return decorate


def with_patience(test: Test[P]) -> Test[P]:
    return with_patience_of(120)(test)
