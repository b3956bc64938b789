"""Where a person plays: lines in, words out, and a little patience if somebody is really there."""

import sys
from time import monotonic, sleep
from typing import TYPE_CHECKING

from tablee.cli.console import console, print_sentence

if TYPE_CHECKING:
    from rich.console import RenderableType

PROMPT = "> "


class Terminal:
    """A terminal, or a pipe that behaves like one."""

    def __init__(self, *, may_wait: bool = True) -> None:
        self.out = console()
        self.is_live = sys.stdin is not None and sys.stdin.isatty()
        self._may_wait = may_wait and self.is_live
        self._began = monotonic()
        if self.is_live:
            import readline  # noqa: F401  # lends `input` its line editing and history

    @property
    def now(self) -> int:
        """Milliseconds since we sat down."""
        return int(1000 * (monotonic() - self._began))

    def read(self) -> str:
        """What was typed; a script's lines are shown, as a terminal would show them."""
        if sys.stdin is None:  # somebody closed it before we began
            raise EOFError
        text = input(PROMPT)
        if not self.is_live:
            self.out.print(text, soft_wrap=True)
        return text.strip()

    def say(self, sentence: str, style: str = "") -> None:
        print_sentence(sentence, style)

    def show(self, picture: "RenderableType") -> None:
        self.out.print(picture)

    def pause(self, seconds: float) -> None:
        if self._may_wait:
            sleep(seconds)
