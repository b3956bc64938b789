"""What happens by itself: deadlines that pass, bots that move, a host who stays away, debts that are paid late."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from operator import index
from secrets import randbelow
from typing import Any

from tablee import registry
from tablee.bots.bot import Racer, own_chance
from tablee.core.clock import TimeUp
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.tables.aside import Unfit, aside
from tablee.tables.desk import Desk, Job
from tablee.tables.looking import time_to_see
from tablee.tables.minds import BotOf, Minds, Question, Thought, Threads, think
from tablee.tables.ports import NotStored
from tablee.tables.room import actions as asked
from tablee.tables.room.hosts import AWAY_FOR_THE_HOST, stand_in_host
from tablee.tables.room.manners import tempo_at
from tablee.tables.room.people import BotPace
from tablee.tables.stretch import Hurry

THINKING = (700, 1_300)
"""Milliseconds a bot takes, its thinking included: the delay must not tell what it thought about."""

PACES: Mapping[BotPace, int] = {"slow": 170, "normal": 100, "fast": 50}
HURRIES: Mapping[Hurry, int] = {"usual": 100, "faster": 25, "skip": 2}
"""How long everything takes bots, in hundredths; even who skips has racers come in in their order."""

RETRY = 2_000

FOR_A_GUEST = 30.0
"""Seconds that a bot of another package may think."""

logger = logging.getLogger("tablee.pacer")

_Moment = tuple[str, frozenset[str]]
"""The level at which a bot thinks, and the kinds of action it thinks about."""


class Pacer:
    """Looks at the table after every change and sets its alarms for what comes next.

    An empty room sleeps: no clock runs and no bot moves while nobody is there to see it.
    """

    def __init__(
        self,
        desk: Desk,
        bot_of: BotOf,
        thinking: tuple[int, int] = THINKING,
        minds: Minds | None = None,
    ) -> None:
        self._desk = desk
        self._bot_of = bot_of
        self._minds = minds or Threads(bot_of)
        self._thinking = thinking
        self._alarms: list[asyncio.TimerHandle] = []
        self._thoughts: dict[Seat, tuple[_Moment, asyncio.Task[None]]] = {}
        """By the seat that thinks."""
        self._waits: dict[Seat, int] = {}
        """How long the log was when a seat chose to see what comes."""
        self._noticed = 0.0
        self._look = 0
        """When something happened that people look at, by the loop's clock, and for how many milliseconds."""
        self._told = 0
        """How often a spectator was told something: what is a secret moves nothing that everybody sees."""
        self._paced = self._rate
        self._hurried = asyncio.Event()
        """How long everything took bots when one looked last, and that it is another time now."""
        desk.after_news.append(self.notice)
        desk.after_change.append(self.look)

    def notice(self, news: Sequence[Any]) -> None:
        """A new thing takes people's eyes off the one before, unless that takes longer."""
        self._told += bool(news)
        usual = time_to_see(self._desk.sitting.game, news) * sum(self._thinking) // sum(THINKING)
        now = asyncio.get_running_loop().time()
        if now + usual / 1000 > self._noticed + self._look / 1000:
            self._noticed, self._look = now, usual

    def look(self) -> None:
        """Set every alarm anew but let bots think on: a note that somebody writes must not delay them visibly."""
        self._stop_alarms()
        if self._desk.presence.is_empty():
            self.stop()
            return
        self._look_at_stretch()
        self._look_at_pace()
        self._look_at_clock()
        self._look_at_bots()
        self._look_at_host()
        if self._desk.is_in_debt:
            self._set(RETRY, self._desk.settle)

    def stop(self) -> None:
        self._stop_alarms()
        self._stop_thinking()

    def _stop_alarms(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms.clear()

    def _look_at_stretch(self) -> None:
        seats = len(self._desk.sitting.room.chairs)
        if self._desk.stretch.look(self._told, seats, is_alone=self._are_bots_alone):
            self._desk.crier.tell_room()

    def _look_at_pace(self) -> None:
        """It counts at once, and nobody has to think again: whoever changes it often costs nobody anything."""
        if self._rate != self._paced:
            self._paced = self._rate
            self._hurried.set()
            self._hurried = asyncio.Event()

    # --- alarms ---

    def _look_at_clock(self) -> None:
        table = self._desk.sitting.table
        if self._is_playing and table is not None and table.deadline is not None:
            self._set(table.deadline - self._desk.now(), self._time_up)

    def _look_at_bots(self) -> None:
        moments = {seat: (level, self._kinds(seat)) for seat, level in self._bots_to_move()}
        for seat in [it for it, (was, _) in self._thoughts.items() if moments.get(it) != was]:
            self._stop_thought(seat)
        if not moments:
            self._waits.clear()
        for seat, moment in moments.items():
            if seat not in self._thoughts and self._waits.get(seat) != self._length:
                thought = asyncio.create_task(self._think(seat, moment[0]))
                self._thoughts[seat] = moment, thought

    def _kinds(self, seat: Seat) -> frozenset[str]:
        """What kinds of thing a seat may do now; others are another moment, and want another thought."""
        table = self._desk.sitting.table
        assert table is not None
        return frozenset(offer.action for offer in table.view(seat).offers)

    def _stop_thinking(self) -> None:
        for seat in list(self._thoughts):
            self._stop_thought(seat)

    def _stop_thought(self, seat: Seat) -> None:
        _, thought = self._thoughts.pop(seat)
        thought.cancel()

    def _look_at_host(self) -> None:
        """An alarm that nobody could answer would ring without end."""
        sitting = self._desk.sitting
        host = sitting.room.host
        away = None if host is None else self._desk.presence.away(host)
        if away is not None and stand_in_host(sitting.room, sitting.house) is not None:
            self._set(max(AWAY_FOR_THE_HOST - away, 0) + 1, self._pass_host)

    def _set(self, wait: int, job: Job) -> None:
        loop = asyncio.get_running_loop()
        self._alarms.append(loop.call_later(max(wait, 0) / 1000, self._desk.post, job))

    # --- what they bring about ---

    async def _time_up(self) -> None:
        """Refused, it is tried again later: a deadline that has passed would ring at once, and without end."""
        try:
            await self._desk.play(None, TimeUp())
        except (Refusal, NotStored):
            self._look_later()

    async def _pass_host(self) -> None:
        await self._attempt(lambda: self._desk.arrange(asked.PassHost()))

    async def _think(self, seat: Seat, level: str) -> None:
        """Beside the desk and beside the loop: nobody waits for a bot but those who have to."""
        loop = asyncio.get_running_loop()
        began, length = loop.time(), self._length
        try:
            action, pause = await self._fit_thought_of(seat, level)
        except Exception:  # a bot that breaks must not leave the table waiting for ever
            logger.exception("a bot failed")
            del self._thoughts[seat]
            self._look_later()
            return
        await self._until(lambda: began + pause * self._rate / 100_000)
        if action is not None:
            await self._let_people_see()
        del self._thoughts[seat]
        if action is None:
            self._waits[seat] = length
            self._desk.post(self._look_again)
        else:
            self._desk.post(partial(self._move, seat, level, action))

    async def _let_people_see(self) -> None:
        """What has happened, and what happens meanwhile; in a race against a clock nobody waits for that."""
        await self._until(
            lambda: 0 if self._is_racing else self._noticed + self._look * self._rate / 100_000
        )

    async def _until(self, when: Callable[[], float]) -> None:
        """That time by the loop's clock, which may become another one while one waits for it."""
        now = asyncio.get_running_loop().time
        while (left := when() - now()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._hurried.wait()

    async def _fit_thought_of(self, seat: Seat, level: str) -> tuple[Any, int]:
        """A bot of another package that breaks, stalls or answers nonsense plays at random this once."""
        game = self._desk.sitting.room.game
        if not registry.is_our_bot(game, level):
            try:
                return await aside(partial(self._checked_thought_of, seat, level), FOR_A_GUEST)
            except Unfit as unfit:
                told = level, game, seat + 1, self._length, unfit
                logger.warning("bot %s of %s, seat %d, event %d, plays at random: %s", *told)
                level = "random"
        thought = await self._minds.think(self._question(seat, level))
        return thought.action, self._pause(seat, thought)

    def _checked_thought_of(self, seat: Seat, level: str) -> tuple[Any, int]:
        """What the rules refuse now they would refuse without end, so they are asked here."""
        table, length = self._desk.sitting.table, self._length
        assert table is not None
        question = self._question(seat, level)
        thought = think(self._bot_of(question.game, level), question)
        action, pause = thought.action, self._pause(seat, thought)
        if action is not None:
            if not table.game.TYPES.is_action(action):
                raise TypeError(f"{type(action).__name__} is no action")
            if length == self._length:
                table.decide(seat, action, self._desk.now())
        return action, index(pause)

    def _question(self, seat: Seat, level: str) -> Question:
        """With chance of this seat's own, at this place of the log."""
        sitting = self._desk.sitting
        table = sitting.table
        assert table is not None
        turn = table.turn_of(seat)
        chance, pauses = (
            own_chance(table.seed, seat, purpose).at(turn) for purpose in (b"bot", b"pause")
        )
        return Question(
            sitting.room.game,
            level,
            table.view(seat),
            table.shown(seat),
            chance,
            pauses,
            self._seats_of_bots,
            sitting.room.words_for(table.options),
        )

    def _pause(self, seat: Seat, thought: Thought) -> int:
        """How many milliseconds a bot takes at the usual pace."""
        if thought.pause is not None:
            return thought.pause
        low, high = self._thinking
        return thought.tempo * (low + randbelow(high - low + 1)) * tempo_at(seat) // 100

    async def _look_again(self) -> None:
        """Something may have happened while a bot chose to wait for it."""
        self._look_at_bots()

    async def _move(self, seat: Seat, level: str, action: Any) -> None:
        """Unless its owner has come back to the seat meanwhile, or the game has gone on."""
        if (seat, level) in self._bots_to_move():
            await self._attempt(lambda: self._desk.play(seat, action))
        else:
            self.look()

    @property
    def _length(self) -> int:
        """Of the log, so far."""
        table = self._desk.sitting.table
        return 0 if table is None else len(table.entries)

    @property
    def _is_playing(self) -> bool:
        return self._desk.sitting.room.stage == "playing"

    @property
    def _are_bots_alone(self) -> bool:
        """Of those who play, only bots have to act; where nobody but bots plays, people have come to watch."""
        table, bots = self._desk.sitting.table, self._desk.sitting.bots
        if not bots or table is None or not self._is_playing or self._is_racing:
            return False
        chairs = self._desk.sitting.room.chairs
        has_person = any(chair.is_played_by_its_person for chair in chairs)
        return has_person and bool(table.awaiting) and bots.keys() >= {*table.awaiting}

    @property
    def _is_racing(self) -> bool:
        """Against a clock, which is everybody's: how long bots take is theirs alone to say."""
        sitting = self._desk.sitting
        return (
            sitting.table is not None
            and sitting.table.deadline is not None
            and _is_race(sitting.room.game)
        )

    @property
    def _rate(self) -> int:
        """How long everything takes bots, in hundredths."""
        pace, hurry = self._desk.sitting.room.bot_pace, self._desk.stretch.hurry
        return 100 if self._is_racing else PACES[pace] * HURRIES[hurry or "usual"] // 100

    @property
    def _seats_of_bots(self) -> frozenset[Seat]:
        return frozenset(self._desk.sitting.bots)

    def _bots_to_move(self) -> list[tuple[Seat, str]]:
        """Seats that bots play and that are awaited, or could help the game on unasked."""
        sitting = self._desk.sitting
        table = sitting.table
        if not sitting.bots or table is None or not self._is_playing:
            return []
        awaited = table.awaiting
        return [
            (seat, bot)
            for seat, bot in sitting.bots.items()
            if seat in awaited or table.may_help(seat)
        ]

    async def _attempt(self, job: Callable[[], Awaitable[None]]) -> None:
        """What is no longer right is let go; what could not be done is looked at again later."""
        try:
            await job()
        except Refusal:
            self.look()
        except NotStored:
            self._look_later()

    def _look_later(self) -> None:
        asyncio.get_running_loop().call_later(RETRY / 1000, self.look)


def _is_race(game: str) -> bool:
    """Where all may play at once, as far as one knows of it: another package's game may be one."""
    return not registry.is_ours(game) or any(
        isinstance(bot, Racer) for bot in registry.our_bots(game).values()
    )
