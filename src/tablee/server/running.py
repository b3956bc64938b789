"""Running it: one process, one loop, and an orderly end when it is told to stop."""

import gc
import logging
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from tablee.server.app import App
from tablee.server.reading import LONGEST
from tablee.server.sockets import PromptHttp, TableSocket

PING_EVERY = 20.0
DRAIN = 3
"""Seconds open connections have to end; with the rest of the stop, five in all."""


GARBAGE = (5_000, 20, 100)
"""A full collection over thousands of sockets takes a quarter of a second, and records make no cycles."""


class TableServer(uvicorn.Server):
    """Tells the application first, so that nobody new is let in while the others are sent home."""

    def __init__(self, app: App, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """uvicorn closes every socket with 1012, then ours is told to put its tables away."""
        self._app.begin_closing()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """An orderly end is no failure: uvicorn would raise the signal once more, and die of it."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()


def make_server(
    app: App,
    *,
    trusted_proxies: str = "",
    log_level: str = "warning",
    on_start: Callable[[], None] = lambda: None,
) -> TableServer:
    _quieten(log_level)
    config = uvicorn.Config(
        app,
        http=PromptHttp,
        ws=TableSocket,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        lifespan="on",
        interface="asgi3",
        log_config=None,
        access_log=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        server_header=False,
        timeout_graceful_shutdown=DRAIN,
    )
    return TableServer(app, config, on_start)


def _quieten(log_level: str) -> None:
    """Our own words at the chosen level; the web server's only when something is wrong.

    At its more talkative levels it writes addresses, table codes and whole messages.
    """
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("tablee").setLevel(log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(logging.ERROR)
    logging.getLogger("uvicorn.error").addFilter(_is_about_us)


def _is_about_us(record: logging.LogRecord) -> bool:
    """What a hostile client sent is neither an error of ours nor worth a line; nor is a handshake we refused."""
    return not record.getMessage().startswith(("Invalid ", "ASGI callable returned without"))
