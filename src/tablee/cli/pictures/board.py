"""Numbers from 1 to 24 with a row of marks for each seat: the public board, or private sheets."""

from collections.abc import Iterator, Mapping

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tablee.games.between.pieces import DECK, Card

CELL = 3
BLANK = "·"


class Board:
    """One line of numbers, one of marks for each label; folded where the terminal is narrow."""

    def __init__(
        self, rows: Mapping[str, Mapping[Card, str]], faded: frozenset[Card] = frozenset()
    ) -> None:
        self.rows = rows
        self.faded = faded
        """Numbers that are open already."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - len(DECK) * CELL
        longest = max(map(len, self.rows))
        if room > 0:
            yield from self._lines(DECK, min(longest + 1, room))
        else:
            half = len(DECK) // 2
            yield from self._lines(DECK[:half], longest + 1)
            yield from self._lines(DECK[half:], longest + 1)

    def _lines(self, cards: tuple[Card, ...], indent: int) -> Iterator[Text]:
        numbers = Text(" " * indent, no_wrap=True)
        for card in cards:
            numbers.append(f"{card:>{CELL}}", style="dim" if card in self.faded else "bold")
        yield numbers
        for label, marks in self.rows.items():
            line = Text(f"{label[: indent - 1]:<{indent}}", no_wrap=True)
            for card in cards:
                mark = marks.get(card, BLANK)
                line.append(f"{mark:>{CELL}}", style="dim" if mark == BLANK else "bold")
            yield line
