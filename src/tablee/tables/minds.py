"""What a bot is asked, whole, so that it can be thought of anywhere; and a mind to think of it, here in a thread."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from tablee.bots.bot import Racer, Studious, Unhurried, choice_of, pause_of
from tablee.core.chance import Chance
from tablee.core.record import Secret
from tablee.core.seats import Seat
from tablee.registry import AnyBot
from tablee.tables.room.brought import Brought

BotOf = Callable[[str, str], AnyBot]
"""By the name of the game and the level."""


class Question(Secret, frozen=True):
    """All that the bot of one seat may know: what the seat sees, and chance of its own."""

    game: str
    level: str
    view: Any
    attachments: Mapping[str, bytes]
    chance: Chance
    pauses: Chance
    bots: frozenset[Seat]
    words: tuple[Brought, ...] = ()
    """What the table has brought, since no file has it."""


class Task(Secret, frozen=True):
    """What a bot is to look up before it is asked anything: for a game with these options."""

    game: str
    level: str
    options: Any
    words: tuple[Brought, ...] = ()


class Thought(NamedTuple):
    """What a bot would do."""

    action: Any
    """None where it would rather see what comes."""
    pause: int | None
    """Milliseconds that this takes it, in a race."""
    tempo: int
    """How many times the usual pause it takes, elsewhere."""


class Minds(Protocol):
    """Those who think for the bots of all tables."""

    async def think(self, question: Question) -> Thought:
        """Raises what the bot raises."""

    async def study(self, task: Task) -> None:
        """The same."""


def think(bot: AnyBot, question: Question) -> Thought:
    """The same question is answered alike wherever it is thought of."""
    view, bots = question.view, question.bots
    return Thought(
        choice_of(bot, view, question.attachments, question.chance, bots),
        pause_of(bot, view, bots, question.pauses) if isinstance(bot, Racer) else None,
        bot.tempo(view) if isinstance(bot, Unhurried) else 1,
    )


def study(bot: AnyBot, task: Task) -> None:
    if isinstance(bot, Studious):
        bot.study(task.options)


class Threads:
    """Beside the loop, but in its process: for what is soon thought of."""

    def __init__(self, bot_of: BotOf) -> None:
        self._bot_of = bot_of

    async def think(self, question: Question) -> Thought:
        bot = self._bot_of(question.game, question.level)
        return await asyncio.to_thread(think, bot, question)

    async def study(self, task: Task) -> None:
        await asyncio.to_thread(study, self._bot_of(task.game, task.level), task)
