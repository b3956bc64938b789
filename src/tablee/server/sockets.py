"""Our own manners on top of uvicorn's protocols: prompt, patient with one message at a time, uneven in its pings."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from random import uniform
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from tablee.server.frames import frame_of, size_of, text_of
from tablee.server.line import BROKEN, LINE

FIRST_REQUEST = 5.0
"""Seconds from connecting to a complete request; whoever dribbles is let go."""

LAST_WORD = 2.0
"""Seconds a peer that does not read has to take the closing frame."""

JITTER = 5.0
"""Pings come so many seconds earlier or later, so that a thousand sockets do not speak in step."""


logger = logging.getLogger("tablee.sockets")


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
    """The line to one person: heard one message after the other, written to without waiting.

    Nothing stands between the transport and the table: no queue, no task.  Handshakes go by ASGI, with their checks.
    """

    on_text: Callable[[bytes], None] = staticmethod(lambda _: None)
    on_writable: Callable[[], None] = staticmethod(lambda: None)
    is_writable = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = 0
        """Bytes that came since the last frame that was whole."""
        self._unheard: deque[bytes] = deque()
        self._is_held = True
        """Until somebody listens, and from when a message waits in line until it is answered."""
        self._parcel: list[bytes] | None = None
        """Frames that go out together, while a message is being answered."""
        self._last_word: asyncio.Future[None] | None = None
        """Set while a peer that has gone is heard out."""

    def handle_connect(self, event: Request) -> None:
        self._unread = 0
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    # --- hearing ---

    def data_received(self, data: bytes) -> None:
        text = text_of(data) if self._is_between_messages else None
        if text is None:
            self._unread += len(data)
            super().data_received(data)
        else:
            self._take(text)

    @property
    def _is_between_messages(self) -> bool:
        """Whether what comes now is the beginning of a message."""
        conn = self.conn
        return not self._unread and conn.current_size is None and conn.state is State.OPEN

    def handle_events(self) -> None:
        frames = [it for it in self.conn.events if isinstance(it, Frame)]
        self._unread -= sum(size_of(len(it.data)) for it in frames)
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """A message that came in several frames, or is long, or has letters beyond ASCII."""
        text, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            text = b""  # nobody's message
        elif not _is_text(text):
            with suppress(InvalidState):  # it is closing already
                self.conn.send_close(1007)
                self.handle_parser_exception()
            return
        self._take(text)

    def _take(self, text: bytes) -> None:
        """Now, or behind what is not answered yet; then the peer has to wait, too."""
        if not self._is_held:
            self._hear(text)
            return
        self._unheard.append(text)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _hear(self, text: bytes) -> None:
        try:
            self.on_text(text)
        except Exception:
            logger.exception("a message broke its connection")
            self.hang_up(BROKEN, "broken")

    def hold(self) -> None:
        self._is_held = True

    def gather(self) -> None:
        self._parcel = []

    def go_on(self) -> None:
        """What has waited is heard in a turn of the loop each: a burst must not starve others."""
        self._send_parcel()
        if self._unheard:
            self.loop.call_soon(self._hear_next)
            return
        self._is_held = False
        self._read_on()
        if self._last_word is not None and not self._last_word.done():
            self._last_word.set_result(None)

    def _hear_next(self) -> None:
        self._is_held = False
        if self._unheard:
            self._hear(self._unheard.popleft())
        if not self._is_held:
            self.go_on()

    def _read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # --- writing ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        self.on_writable()

    def write(self, text: bytes) -> None:
        """At once; what is told while a message is being answered goes out in one piece with the answer."""
        if self._parcel is not None:
            self._parcel.append(frame_of(text))
        elif self._may_write:
            self.transport.write(frame_of(text))

    def _send_parcel(self) -> None:
        parcel, self._parcel = self._parcel, None
        if parcel and self._may_write:
            self.transport.write(b"".join(parcel))

    @property
    def _may_write(self) -> bool:
        """Nothing goes out after the closing."""
        return not self.close_sent and not self.transport.is_closing()

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

    async def until_gone(self) -> None:
        while (await self.receive())["type"] != "websocket.disconnect":
            pass
        if self._unheard:
            self._last_word = self.loop.create_future()
            await self._last_word

    def hang_up(self, code: int, reason: str) -> None:
        """The closing handshake, in which the peer has the next word but not for ever."""
        self._send_parcel()
        if self._may_write:
            self._say_goodbye(code, reason)
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def let_go(self, code: int) -> None:
        """Say so, if it can still be heard; then hang up, whatever is left to send."""
        if not self.transport.is_closing():
            self._say_goodbye(code, "")
            self.transport.close()
            self.loop.call_later(LAST_WORD, self.transport.abort)

    def handle_close(self, event: Frame) -> None:
        """Who closes, but does not read what is left, is not waited for either."""
        super().handle_close(event)
        self.loop.call_later(LAST_WORD, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping may not read the closing either."""
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORD, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops: whatever was told is told."""
        self._send_parcel()
        super().shutdown()

    def _say_goodbye(self, code: int, reason: str) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        with suppress(InvalidState):  # it is closing already
            self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._unheard.clear()
        self._read_on()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
