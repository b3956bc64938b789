"""Tells one seat what happens at its table, and how it ended."""

from typing import Any

from rich.align import Align
from rich.box import DOUBLE
from rich.panel import Panel
from rich.text import Text

from tablee.cli.scene import Scene
from tablee.cli.terminal import Terminal
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import tag_of
from tablee.core.seats import Seat
from tablee.tables.table import Table


class Teller:
    """Remembers how far it has told."""

    def __init__(self, table: Table, seat: Seat, scene: Scene, terminal: Terminal) -> None:
        self.table = table
        self.seat = seat
        self.scene = scene
        self.terminal = terminal
        self._told: list[str] = []
        self._count = 0
        self._state = table.start

    def tell_news(self) -> None:
        """All that has happened since, as my seat saw it."""
        game = self.table.game
        for entry in self.table.entries[self._count :]:
            news = game.seen(self._state, entry.event, self.seat)
            self._state = game.evolve(self._state, entry.event)
            self._count += 1
            if news is not None:
                self._tell(news)

    def tell_all(self) -> None:
        """From the beginning."""
        for sentence in self._told:
            self.terminal.say(sentence, style="dim")

    def _tell(self, news: Any) -> None:
        sentence = self.scene.tell(news)
        if tag_of(news) == tag_of(GameEnded):
            self.terminal.show(standings(self.scene, news.outcome))
            self.terminal.show(result(sentence or ""))
        elif sentence:
            self.terminal.say(sentence)
        if sentence:
            self._told.append(sentence)


def standings(scene: Scene, outcome: Outcome) -> Text:
    """A line of points for each seat."""
    names = [scene.names[seat] for seat in range(len(outcome.points))]
    width = max(map(len, names), default=0)
    lines = [
        f"   {name:<{width}}  {points}" for name, points in zip(names, outcome.points, strict=True)
    ]
    return Text("\n".join(lines), no_wrap=True)


def result(sentence: str) -> Panel:
    return Panel(Align.center(Text(sentence, style="bold")), box=DOUBLE, border_style="cyan")
