"""One WebSocket: who it is, what it asks, what it is told."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

from tablee.core.record import Record, converter, encode
from tablee.core.refusal import Malformed, Refusal
from tablee.server.backlog import TRY_LATER, Backlog
from tablee.server.limits import Bucket
from tablee.server.line import BROKEN, Line
from tablee.server.metrics import Metrics
from tablee.server.reading import read
from tablee.server.talk import utter
from tablee.tables.desk import Desk, Job
from tablee.tables.ports import NotStored
from tablee.tables.presence import ALONE, Device
from tablee.tables.room.people import PersonId, Viewer
from tablee.tables.wire import (
    Act,
    AgainPlease,
    AskCoach,
    Done,
    FromBrowser,
    Hint,
    HurryBots,
    Lead,
    Phrase,
    Ping,
    Pong,
    Refused,
    Say,
    Wish,
)

TOO_MUCH = 1008
BREATH = 5.0
"""Seconds that a device of several may take to come back, since between two of them its page is loaded anew; and a
television, beside which every phone is a hand."""

_message = converter(FromBrowser)


class Connection:
    """From the handshake, which proved who it is, to the end."""

    def __init__(
        self,
        line: Line,
        desk: Desk,
        who: Viewer,
        metrics: Metrics,
        device: Device = ALONE,
    ) -> None:
        self._line = line
        self._desk = desk
        self._who = who
        self._metrics = metrics
        self._device = device
        self._messages = Bucket(100, 20)
        self._words = Bucket(10, 10)
        self._steps = Bucket(30, 10)
        self._hints = Bucket(10, 20)
        self._coaching: asyncio.Task[None] | None = None
        self.backlog = Backlog(line, resync=self._resync)

    async def run(self) -> None:
        try:
            await self._arrive()
            self._line.on_text = self._hear
            self._line.go_on()
            await self._line.until_gone()
        finally:
            self._depart()

    def _depart(self) -> None:
        self.backlog.drop()
        self._line.on_text = lambda _: None  # no socket that is gone holds on to a table
        if self._coaching is not None:
            self._coaching.cancel()
        depart = partial(self._desk.depart, self.backlog)
        if self._device.beside or isinstance(self._who, str):
            asyncio.get_running_loop().call_later(BREATH, self._desk.post, depart)
        else:
            self._desk.post(depart)

    async def _arrive(self) -> None:
        try:
            arrive = partial(self._desk.arrive, self._who, self.backlog, self._device)
            await self._desk.do(arrive)
        except NotStored:
            self.backlog.close(TRY_LATER, "try again later")

    # --- hearing ---

    def _hear(self, raw: bytes) -> None:
        left = self._messages.take()
        if left < -100:
            self.backlog.close(TOO_MUCH, "too many messages")
        elif left < 0:
            self._answer(Refused(None, "too_fast"))
        else:
            self.heed(raw)

    def heed(self, raw: bytes) -> None:
        """One message: answered at once, or put in line at the desk."""
        try:
            message: FromBrowser = read(raw, _message)
        except Malformed as refusal:
            self._metrics.malformed += 1
            self._answer(Refused(None, refusal.code))
        else:
            self._reply(message)

    def _reply(self, message: FromBrowser) -> None:  # noqa: C901
        who = self._who
        match message:
            case AgainPlease():
                self._at_the_desk(self._welcome)
            case Ping():
                self._answer(Pong(message.sent, self._desk.now()))
            case _ if isinstance(who, str):
                self._answer(Refused(getattr(message, "n", None), "screen_only_shows"))
            case Act() | Wish():
                self._at_the_desk(partial(self._grant, who, message))
            case Say() | Phrase():
                self._at_the_desk(partial(self._speak, who, message))
            case HurryBots():
                self._at_the_desk(partial(self._desk.hurry, who, message.hurry))
            case Lead():
                self._at_the_desk(partial(self._lead, who, message))
            case AskCoach():
                self._ask_coach(who, message)

    def _at_the_desk(self, job: Job) -> None:
        """In line there; nothing more is heard from this socket until it is done."""
        self._line.hold()
        self._desk.post(partial(self._in_turn, job, time.perf_counter()))

    async def _in_turn(self, job: Job, heard: float) -> None:
        self._line.gather()
        try:
            await job()
        except Refusal as refusal:
            self._answer(Refused(None, refusal.code, refusal.rule))
        except Exception:
            self.backlog.close(BROKEN, "broken")
            raise
        finally:
            self._line.go_on()
            self._metrics.answers.note(time.perf_counter() - heard)
        await self._desk.settle()

    async def _grant(self, who: PersonId, wish: Act | Wish) -> None:
        self._answer(await self._desk.grant(who, wish))

    async def _speak(self, who: PersonId, message: Say | Phrase) -> None:
        if self._words.take() < 0:
            raise Malformed("too_fast")
        self._desk.crier.say(utter(self._desk.sitting.room, who, message, self._desk.now()))

    async def _lead(self, who: PersonId, message: Lead) -> None:
        if self._steps.take() < 0:
            raise Malformed("too_fast")
        await self._desk.lead(who, message.where)

    def _ask_coach(self, who: PersonId, message: AskCoach) -> None:
        """Whoever waits for a hint may play on meanwhile; one at a time."""
        try:
            is_thinking = self._coaching is not None and not self._coaching.done()
            if is_thinking or self._hints.take() < 0:
                raise Malformed("too_fast")
            hint = self._desk.coach.ask(who, message.step)
        except Refusal as refusal:
            self._answer(Refused(None, refusal.code, refusal.rule))
        else:
            self._coaching = asyncio.create_task(self._tell_hint(hint))

    async def _tell_hint(self, hint: Callable[[], Awaitable[Hint]]) -> None:
        try:
            self._answer(await hint())
        except Refusal as refusal:
            self._answer(Refused(None, refusal.code, refusal.rule))

    # --- telling ---

    def _answer(self, message: Record) -> None:
        if isinstance(message, Done):
            self._metrics.moves += 1
        elif isinstance(message, Refused):
            self._metrics.refusals += 1
        self.backlog.send(encode(message))

    async def _welcome(self) -> None:
        """To this socket, and only while it is their newest."""
        if self._desk.presence.listener(self._who) is self.backlog:
            self._desk.crier.welcome(self._who)

    def _resync(self) -> None:
        self._metrics.resyncs += 1
        self._desk.post(self._welcome)
