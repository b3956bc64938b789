"""Where a person plays: lines in, words out, and a little patience if somebody is really there."""

import select
import sys
from time import monotonic, sleep
from typing import TYPE_CHECKING

import typer

from tablee.cli.console import console, print_sentence

if TYPE_CHECKING:
    from rich.console import RenderableType

PROMPT = "> "
TYPING = 2_000
"""Milliseconds that a line of a script takes: its table has a clock like any other, and always the same one."""


class Terminal:
    """A terminal, or a pipe that behaves like one."""

    def __init__(self, *, may_wait: bool = True) -> None:
        self.out = console()
        self.is_live = sys.stdin is not None and sys.stdin.isatty()
        self._may_wait = may_wait and self.is_live
        self._began = monotonic()
        self._skipped = 0
        if self.is_live:
            import readline  # noqa: F401  # lends `input` its line editing and history

    @property
    def now(self) -> int:
        """Milliseconds of the table: those since we sat down, and those that nobody cared to wait for."""
        passed = int(1000 * (monotonic() - self._began)) if self.is_live else 0
        return passed + self._skipped

    def skip_to(self, moment: int) -> None:
        """Nobody wants to wait for it."""
        self._skipped += max(0, moment - self.now)

    def read(self, until: int | None = None) -> str | None:
        """What was typed; none where this moment came first, and somebody is there to see it come."""
        if sys.stdin is None:  # somebody closed it before we began
            raise EOFError
        if self.is_live and until is not None and sys.platform != "win32":
            return self._read_by(until)
        text = input(PROMPT)
        if not self.is_live:
            self._skipped += TYPING
            self.out.print(text, soft_wrap=True)
        return text.strip()

    def _read_by(self, moment: int) -> str | None:
        """Without line editing, which cannot be interrupted; what is half typed is kept."""
        typer.echo(PROMPT, nl=False)
        ready, _, _ = select.select([sys.stdin], [], [], max(0, moment - self.now) / 1000)
        if not ready:
            typer.echo()
            return None
        if not (line := sys.stdin.readline()):
            raise EOFError
        return line.strip()

    def say(self, sentence: str, style: str = "") -> None:
        print_sentence(sentence, style)

    def show(self, picture: "RenderableType") -> None:
        self.out.print(picture)

    def pause(self, seconds: float) -> None:
        if self._may_wait:
            sleep(seconds)
