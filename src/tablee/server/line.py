"""What a connection has of its socket: one message heard after the other, and anything told at once."""

from collections.abc import Callable
from typing import Protocol

LINE = "tablee.line"
"""The extension by which our protocol gives itself to whoever accepts a socket."""

BROKEN = 1011
"""The code for what went wrong on our side."""


class Line(Protocol):
    """Hears nothing before it is told to go on, and takes whatever it is given."""

    on_text: Callable[[bytes], None]
    """Called with each message."""
    on_writable: Callable[[], None]
    """Called when the peer has read enough of what was written."""
    is_writable: bool
    """Whether it is time for more; nothing is refused."""

    def hold(self) -> None:
        """Hear no further: what comes meanwhile waits, most of it at the peer's."""

    def gather(self) -> None:
        """What is told from now on goes out in one piece, when it goes on."""

    def go_on(self) -> None:
        """Hear what has waited, and what comes."""

    def write(self, text: bytes) -> None: ...

    def hang_up(self, code: int, reason: str) -> None:
        """Say so, behind what was written."""

    def let_go(self, code: int) -> None:
        """Of a peer that does not read."""

    async def until_gone(self) -> None:
        """And until all that was said before has been heard."""
