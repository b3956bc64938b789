"""Where words go: people read through Rich, programs read lines of JSON."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from unicodedata import category

import typer

from tablee.core.record import encode

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 80
"""A table is drawn no wider than this; a sentence is easier to read that way, too."""


def console(*, is_error: bool = False) -> "Console":
    """A new one each time: where output goes may change."""
    from rich.console import Console

    room = Console(stderr=is_error).width
    return Console(highlight=False, markup=False, stderr=is_error, width=min(room, WIDTH))


def print_sentence(sentence: str, style: str = "") -> None:
    from tablee.cli.paragraph import Paragraph

    console().print(Paragraph(sentence, style), crop=False)  # a long path stays whole


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr where somebody watches, told how much is done."""
    from rich.progress import Progress

    watcher = console(is_error=True)
    bar = Progress(console=watcher, transient=True, disable=not watcher.is_terminal)
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def tame(text: str) -> str:
    """A text from elsewhere without anything that could command a terminal."""
    return "".join("?" if category(letter).startswith("C") else letter for letter in text)


def write_json(value: Any) -> None:
    typer.echo(encode(value).decode())
