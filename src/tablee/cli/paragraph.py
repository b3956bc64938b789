"""Sentences broken into lines at plain spaces only: those that French keeps narrow are never broken at."""

from textwrap import wrap

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Paragraph:
    """One or more sentences; line breaks in them are kept."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.split("\n"):
            for part in _broken(line, options.max_width):
                yield Text(part, style=self.style, no_wrap=True, overflow="ignore")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest_line = max(map(len, self.text.split("\n")))
        longest_word = max(map(len, self.text.split(" ")))
        return Measurement(longest_word, longest_line).with_maximum(options.max_width)


def _broken(line: str, width: int) -> list[str]:
    """A line that fits stays as it is, its own spaces included."""
    if len(line) <= width:
        return [line]
    return wrap(line, width, break_on_hyphens=False, break_long_words=False)
