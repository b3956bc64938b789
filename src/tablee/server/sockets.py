"""Our own manners on top of uvicorn's protocols: impatient with slow handshakes, uneven in its pings."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import uniform
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from tablee.server.connection import LINE
from tablee.server.frames import frame_of

FIRST_REQUEST = 5.0
"""Seconds from connecting to a complete request; whoever dribbles is let go."""

LAST_WORD = 2.0
"""Seconds a peer that does not read has to take the closing frame."""

JITTER = 5.0
"""Pings come so many seconds earlier or later, so that a thousand sockets do not speak in step."""


class PromptHttp(H11Protocol):
    """Plain HTTP, and the way to a WebSocket."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = self.loop.call_later(FIRST_REQUEST, self._hang_up)

    def on_response_complete(self) -> None:
        """The next request of the same connection is to come as promptly as the first."""
        super().on_response_complete()
        self._stop_waiting()
        self._patience = self.loop.call_later(2 * FIRST_REQUEST, self._hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _hang_up(self) -> None:
        is_idle = not self.cycle or self.cycle.response_complete
        if is_idle and not self.transport.is_closing():
            self.transport.close()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class TableSocket(WebSocketsSansIOProtocol):
    """The line to one person: written to without waiting, and let go of even when its peer does not read."""

    on_writable: Callable[[], None] = staticmethod(lambda: None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    # --- writing ---

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()

    def write(self, text: bytes) -> None:
        """Nothing goes out after the closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame_of(text))

    def handle_ping(self) -> None:
        """A peer that asks and asks but does not read gets no answers piled up for it."""
        output = self.conn.data_to_send()
        if self.is_writable:
            self.transport.write(b"".join(output))

    def schedule_ping(self) -> None:
        assert self.ping_interval is not None
        delay = max(0.0, self.ping_interval - self.last_ping_rtt + uniform(-JITTER, JITTER))
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    # --- ending ---

    def hang_up(self, code: int, reason: str) -> None:
        """The closing handshake, in which the peer has the next word but not for ever."""
        if not self.close_sent and not self.transport.is_closing():
            self._say_goodbye(code, reason)
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def let_go(self, code: int) -> None:
        """Say so, if it can still be heard; then hang up, whatever is left to send."""
        if not self.transport.is_closing():
            self._say_goodbye(code, "")
            self.transport.close()
            self.loop.call_later(LAST_WORD, self.transport.abort)

    def _say_goodbye(self, code: int, reason: str) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        with suppress(InvalidState):  # it is closing already
            self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
