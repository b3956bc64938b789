"""Tells one seat what happens at its table of Between, with a pause where one looks up."""

from typing import Any

from rich.console import RenderableType

from tablee.cli.between import ceremony
from tablee.cli.between.story import Story
from tablee.cli.names import Names
from tablee.cli.speech import Speech
from tablee.cli.terminal import Terminal
from tablee.core.outcome import GameEnded
from tablee.core.seats import Seat
from tablee.games.between.events import (
    IntervalConceded,
    IntervalFound,
    NoteTaken,
    RoundEnded,
    TurnBegan,
)
from tablee.games.between.pieces import ENOUGH
from tablee.games.between.view import HandDealt
from tablee.tables.table import Table

LOOKING = 1.6
"""Seconds for what one wants to see."""


class Teller:
    """Remembers how far it has told."""

    def __init__(
        self, table: Table, seat: Seat, names: Names, say: Speech, terminal: Terminal
    ) -> None:
        self.table = table
        self.seat = seat
        self.names = names
        self.say = say
        self.terminal = terminal
        self.story = Story(names, seat, say)
        self.has_changed = True
        """Whether the table looks otherwise than it was last drawn."""
        self._told = 0
        self._state = table.game.start(table.seating, table.options)

    def tell_news(self) -> None:
        """All that has happened since, as my seat saw it."""
        game = self.table.game
        for entry in self.table.entries[self._told :]:
            news = game.seen(self._state, entry.event, self.seat)
            self._state = game.evolve(self._state, entry.event)
            self._told += 1
            if news is not None:
                self.has_changed = self.has_changed or not isinstance(news, NoteTaken)
                self._tell(news)

    def _tell(self, news: Any) -> None:
        match news:
            case TurnBegan():  # told by what is done in it
                return
            case IntervalFound() | IntervalConceded():
                self._tell_find(news)
            case RoundEnded():
                self._tell_round(news)
            case GameEnded():
                self.terminal.show(self._standings(news.outcome.points))
                self.terminal.show(ceremony.result(self.story.sentence(news)))
            case HandDealt():
                self.terminal.show(ceremony.headline(self.say("between.round", round=news.round)))
                self.terminal.say(self.story.hand(news))
            case _:
                self.terminal.say(self.story.sentence(news))

    def _standings(self, points: tuple[int, ...]) -> RenderableType:
        is_to_five = self.table.options.length == "to_five"
        return ceremony.standings(points, self.names, ENOUGH if is_to_five else 0)

    def _tell_find(self, news: IntervalFound | IntervalConceded) -> None:
        whose = news.whom if isinstance(news, IntervalFound) else news.seat
        self.terminal.pause(LOOKING)
        self.terminal.say(self.story.sentence(news))
        self.terminal.show(ceremony.turned_over(news.interval, self.names[whose]))
        self.terminal.pause(LOOKING)

    def _tell_round(self, news: RoundEnded) -> None:
        self.terminal.pause(LOOKING)
        self.terminal.show(
            ceremony.headline(self.say("between.round.over", round=news.result.round))
        )
        if self.table.outcome is None:
            self.terminal.show(self._standings(news.result.points))
        self.terminal.pause(LOOKING)
