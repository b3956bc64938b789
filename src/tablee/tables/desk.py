"""One table's task, the only writer of its journal here: decide, keep, grow, tell, in that order."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from secrets import token_hex
from typing import Any, TypeVar

from tablee.core.absence import Occupy, Vacate
from tablee.core.attachment import Attach
from tablee.core.game import Begin
from tablee.core.record import replace
from tablee.core.refusal import Malformed, NotNow, Refusal
from tablee.core.seats import Seat
from tablee.tables.coach import Coach
from tablee.tables.crier import Crier
from tablee.tables.journal import Cause
from tablee.tables.ports import Listener, NotStored, SeqTaken, Store, Timing
from tablee.tables.presence import ALONE, REMOVED, Device, Presence
from tablee.tables.room import actions as asked
from tablee.tables.room.actions import HouseAction
from tablee.tables.room.events import GamePicked
from tablee.tables.room.people import PersonId, Viewer
from tablee.tables.room.rules import require_seat
from tablee.tables.sitting import GrantedBefore, Proposal, Sitting
from tablee.tables.stretch import Hurry, Stretch
from tablee.tables.tour import Tour
from tablee.tables.wire import Act, Done, Refused, Where, Wish

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]

GRACE = 300_000
"""Milliseconds after the last of its people has gone before a table is at rest."""

logger = logging.getLogger("tablee.desk")


class Desk:
    """Everything that happens at one table passes through its inbox, one thing after the other."""

    def __init__(
        self,
        code: str,
        sitting: Sitting,
        store: Store,
        presence: Presence,
        now: Callable[[], int],
        timing: Timing = nullcontext,
    ) -> None:
        self.code = code
        self.sitting = sitting
        self.presence = presence
        self.stretch = Stretch()
        self.tour = Tour(sitting, presence)
        self.crier = Crier(sitting, presence, self.stretch, self.tour, now)
        self.coach = Coach(sitting, presence, self.crier, now)
        self.now = now
        self._store = store
        self._timing = timing
        self._inbox: deque[Job] = deque()
        self._rest: asyncio.Future[None] | None = None
        """Until something comes in."""
        self._is_busy = False
        self.after_change: list[Callable[[], None]] = []
        """Called when something has changed: the clock and the bots look again."""
        self.after_news: list[Callable[[Sequence[Any]], None]] = []
        """Called before that with what a spectator was told of the game: no secrets."""

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            while self._inbox:
                await self._see_to(self._inbox.popleft())
            self._rest = loop.create_future()
            await self._rest

    async def _see_to(self, job: Job) -> None:
        self._is_busy = True
        try:
            await job()
        except Exception:  # one job that breaks must not end the table
            logger.exception("a job at a table failed")
        self._is_busy = False

    def be_left(self) -> None:
        """Nobody looks at it any more: it is freed with whoever holds it last, not when garbage is collected."""
        self.after_change.clear()
        self.after_news.clear()

    @property
    def is_idle(self) -> bool:
        return not self._inbox and not self._is_busy

    def post(self, job: Job) -> None:
        """Put something in line without waiting for it."""
        self._inbox.append(job)
        if self._rest is not None and not self._rest.done():
            self._rest.set_result(None)

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Wait in line, then do it; gives what it gives, and only then sees to what follows by itself."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def in_turn() -> None:
            try:
                result = await job()
            except Exception as fault:
                if not done.cancelled():
                    done.set_exception(fault)
            else:
                if not done.cancelled():
                    done.set_result(result)
                await self.settle()

        self.post(in_turn)
        return await done

    # --- what people ask ---

    async def grant(self, who: PersonId, wish: Act | Wish) -> Done | Refused:
        """Answer a numbered wish, once: the same number again is answered, not granted again."""
        try:
            await self.keep(lambda: self.sitting.decide(who, wish, self.now()))
        except GrantedBefore:
            return Done(wish.n)
        except Refusal as refusal:
            return Refused(wish.n, refusal.code, refusal.rule)
        except NotStored:
            return Refused(wish.n, "not_stored")
        return Done(wish.n)

    async def attach(self, who: PersonId, content: bytes, instead_of: str | None = None) -> str:
        """An attachment is a move without a number: the same one again does no harm; gives its name."""
        kind = self.sitting.game.TYPES.attach
        if kind is None:
            raise Malformed("not_an_action")
        action = kind.read(content)
        proposal = await self.keep(lambda: self._attached(who, action, instead_of))
        return str(proposal.entries[0].event.name)

    def _attached(self, who: PersonId, action: Attach, instead_of: str | None) -> Proposal:
        """Whoever says what it is to replace replaces nothing else: another device may have drawn on."""
        proposal = self.sitting.move(who, action, None, self.now())
        lost = proposal.entries[0].event.instead_of
        if instead_of is not None and lost not in ("", instead_of):
            raise NotNow("drawn_elsewhere")
        return proposal

    async def hurry(self, who: PersonId, hurry: Hurry) -> None:
        """Let bots go on faster, or as ever, until a person is to act; nothing to be kept."""
        require_seat(self.sitting.room, who)
        self.stretch.set(hurry)
        self._changed()

    async def lead(self, who: PersonId, where: Where | None) -> None:
        """Show those who look back along where one is; nothing to be kept."""
        self.tour.lead(who, where)
        self.crier.tell_tour(who)

    # --- deciding, keeping, growing, telling ---

    async def keep(self, decide: Callable[[], Proposal]) -> Proposal:
        """Decide and make it durable; if another writer was first, reload and decide again."""
        while True:
            proposal = decide()
            try:
                with self._timing():
                    await self._store.append(self.code, proposal.rows, proposal.replaced)
            except SeqTaken:
                await self._catch_up()
                continue
            self._grow(proposal)
            return proposal

    def _grow(self, proposal: Proposal) -> None:
        # Only what happens in the room moves people, and most of what happens is moves in the game.
        eyes = self._eyes() if proposal.room_events else {}
        invite = self.sitting.room.invite
        news = self.sitting.grow(proposal)
        if proposal.entries:
            self.crier.tell_game(news)
            for hear in self.after_news:
                hear(news[None])
        if proposal.room_events:
            self._show_out()
            is_picked = any(isinstance(it, GamePicked) for it in proposal.room_events)
            if is_picked or invite != self.sitting.room.invite:
                # Only a welcome brings the link, and takes away what is no longer shown.
                self.crier.tell_everything()
            else:
                self.crier.tell_room()
                self._show_around(eyes)
        self.crier.tell_awaited()
        self._look_again()
        self._look_after_tour()

    def _eyes(self) -> dict[Viewer, tuple[Seat | None, bool]]:
        room = self.sitting.room
        return {who: (room.seat_of(who), room.may_look_back(who)) for who, _ in self.presence}

    def _show_around(self, before: dict[Viewer, tuple[Seat | None, bool]]) -> None:
        """Who sits elsewhere now, or may look back, sees the game with other eyes."""
        for who, eyes in self._eyes().items():
            if self.sitting.table is not None and before[who] != eyes:
                self.crier.welcome(who)

    def _changed(self) -> None:
        self.crier.tell_room()
        self._look_again()

    def _look_again(self) -> None:
        for look in self.after_change:
            look()

    def _look_after_tour(self) -> None:
        if self.tour.look():
            self.crier.tell_tour()

    def _show_out(self) -> None:
        for who, _ in self.presence:
            if not self.sitting.room.knows(who):
                self.presence.send_out(who)

    async def _catch_up(self) -> None:
        rows = (await self._store.load(self.code))[self.sitting.pen.seq :]
        if not rows:
            raise NotStored("the journal is shorter than what is known of it")
        self.sitting.restore(rows)
        self.crier.tell_everything()

    async def arrange(self, action: HouseAction) -> None:
        await self.keep(lambda: self.sitting.arrange(action, self.now()))

    async def play(self, seat: int | None, action: Any) -> None:
        """A move of a bot's, or of the table itself."""
        await self.keep(lambda: self.sitting.play(seat, action, Cause(), self.now()))
        await self.settle()

    async def settle(self) -> None:
        """Give what is owed, as far as the store takes it; the rest is tried again later."""
        with suppress(NotStored, Refusal):
            while owed := self._owed():
                await owed()

    @property
    def is_in_debt(self) -> bool:
        """After a crash or a full disk the house may owe the table something."""
        return self._owed() is not None

    def _owed(self) -> Job | None:
        """A deal once a game has begun, word of who has left or come, an end once it has ended, a seed for the next."""
        room, table = self.sitting.room, self.sitting.table
        if room.stage == "playing" and table is not None:
            if table.is_to_be_dealt:
                return lambda: self.play(None, Begin())
            if table.outcome is not None:
                return lambda: self.arrange(asked.Close())
            change = self._comings_and_goings()
            return None if change is None else lambda: self.play(None, change)
        if room.game and not room.commitment:
            return lambda: self.arrange(asked.DrawSeed(token_hex(32)))
        return None

    def _comings_and_goings(self) -> Occupy | Vacate | None:
        """What the game has not heard yet of who plays; an empty table waits for the next who comes."""
        empty, table = self.sitting.empty, self.sitting.table
        assert table is not None
        if empty == table.empty or len(empty) == len(self.sitting.room.chairs):
            return None
        came, left = sorted(table.empty - empty), sorted(empty - table.empty)
        return Occupy(came[0]) if came else Vacate(left[0])

    # --- coming and going ---

    async def arrive(self, who: Viewer, listener: Listener, device: Device = ALONE) -> None:
        """The welcome is the first that a socket hears; who shares the device has come, too."""
        room = self.sitting.room
        if not room.knows(who):
            listener.close(REMOVED, "removed")
            return
        await self.settle()
        beside = tuple([it for it in device.beside if room.person(it) is not None])
        for one in (who, *beside):
            if not isinstance(one, str):
                await self._give_back(one)
        self.presence.arrive(who, listener, replace(device, beside=beside))
        self.crier.welcome(who)
        self._changed()

    async def _give_back(self, who: PersonId) -> None:
        """What was another's while they were away: their seat, and their table."""
        seat = self.sitting.room.seat_of(who)
        if seat is not None and self._is_given_away(seat):
            with suppress(NotStored, Refusal):
                await self.arrange(asked.ReturnSeat(seat))
            await self.settle()
        if who == self.sitting.room.owner and self.sitting.room.has_stand_in:
            with suppress(NotStored, Refusal):
                await self.arrange(asked.ReturnHost())

    @property
    def is_at_rest(self) -> bool:
        """A game was played here, and of those whose table it is nobody is here or was a moment ago."""
        room = self.sitting.room
        return room.games > 0 and not any(
            room.is_at_home(who) and self.presence.was_here(who, GRACE)
            for who in map(PersonId, range(1, len(room.people) + 1))
        )

    def _is_given_away(self, seat: Seat) -> bool:
        """A bot plays it, or nobody does, while its owner is away."""
        chair = self.sitting.room.chairs[seat]
        return chair.is_lent or chair.is_passed_over

    async def depart(self, listener: Listener) -> None:
        if self.presence.depart(listener):
            self._changed()
            self._look_after_tour()
