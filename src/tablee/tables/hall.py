"""The hall: tables are opened here, found by their code, and put away when everybody has gone."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import Any

from tablee import registry
from tablee.core.record import Secret, replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.tables.comments import Comments
from tablee.tables.desk import Desk
from tablee.tables.minds import Minds, Threads
from tablee.tables.pacer import THINKING, Pacer
from tablee.tables.ports import Hours, NotStored, Row, Store, Timing
from tablee.tables.presence import Presence
from tablee.tables.readiness import Readiness
from tablee.tables.room import actions as asked
from tablee.tables.room.levels import usual
from tablee.tables.room.names import tidy_name
from tablee.tables.room.people import AWAY_FOR_A_LOAN, PersonId, ScreenId
from tablee.tables.room.rules import House
from tablee.tables.room.under_way import ASKER
from tablee.tables.sitting import BrokenJournal, Sitting
from tablee.tables.small_talk import SmallTalk
from tablee.tables.studying import Studying

LETTERS = "BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so no words; no I, L or O, so no mistakes."""

CODE_LENGTH = 4
PROBE = "0"
KEY_BYTES = 32


class NoSuchTable(Exception):
    """Nobody sits at a table of this code."""


class Admission(Secret, frozen=True):
    """A person's way in: the table's code, who one is there, and the key that proves it."""

    code: str
    person: PersonId
    key: str
    invite: str
    name: str


class Hall:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        *,
        thinking: tuple[int, int] = THINKING,
        loan_after: int = AWAY_FOR_A_LOAN,
        clock: Callable[[], float] = time.monotonic,
        timing: Timing = nullcontext,
        small_talk: bool = False,
        minds: Minds | None = None,
    ) -> None:
        """`small_talk`: whether bots say something now and then; `minds`: who thinks for them, if not this process."""
        self._store = store
        self._timing = timing
        self._small_talk = small_talk
        self._minds = minds or Threads(bot_for)
        self._thinking = thinking
        self._loan_after = loan_after
        self._clock = clock
        self._desks: dict[str, Desk] = {}
        self._pacers: dict[str, Pacer] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()
        self._erased: set[str] = set()
        """Codes of tables that are being erased: nobody may take one up, nor open one under them."""
        self.in_trash = 0
        """How many tables lay in the trash when they were last counted."""
        self.damaged: set[str] = set()
        """Codes of tables that somebody came back to and that could not be taken up."""

    @property
    def desks(self) -> tuple[Desk, ...]:
        return tuple(self._desks.values())

    async def open_table(self, game: str, seats: int, options: Any, name: str) -> Admission:
        """A new table with its first person, who is the host; or none at all."""
        tidy_name(name)
        opening = asked.Open(game, seats, options, new_invite(), self._loan_after)

        async def begin(desk: Desk) -> Admission:
            await desk.arrange(opening)
            return await _let_in(desk, asked.ComeIn(name, ""))

        return await self._open(begin)

    async def open_under_way(self, asking: asked.OpenUnderWay, at: int = 0) -> Admission:
        """A new table that begins in the middle of a game, at this time of its own; whose it is, sits and plays."""
        key = token_urlsafe(KEY_BYTES)
        opening = replace(asking.opening, invite=new_invite(), loan_after=self._loan_after)
        asking = replace(asking, opening=opening, key_hash=hash_key(key))

        async def begin(desk: Desk) -> Admission:
            await desk.arrange(asking)
            return _admission(desk, ASKER, key)

        return await self._open(begin, at)

    async def _open(self, begin: Callable[[Desk], Awaitable[Admission]], at: int = 0) -> Admission:
        async with self._opening:
            code = await self._free_code()
            desk = self._set_up(code, at)
        try:
            return await desk.do(lambda: begin(desk))
        except BaseException:
            self._put_away(code)
            if desk.sitting.pen.seq:
                with suppress(NotStored):
                    await self._store.forget(code)
            raise

    async def join(
        self, code: str, name: str, invite: str, key: str = "", or_else: tuple[str, ...] = ()
    ) -> Admission:
        """By the link, or by the code alone where the door is open and somebody of the table is here.

        Who had left and still has the key comes back as the same person; who was removed does not.
        """
        desk = await self.find(code)
        if (leaver := self.leaver_of(desk, key)) is not None:
            return await self._come_back(desk, leaver, key)

        async def enter() -> Admission:
            _require_welcome(desk, invite)
            return await _let_in(desk, asked.ComeIn(name, "", or_else))

        return await desk.do(enter)

    async def bring_screen(self, code: str, invite: str, key: str = "") -> str:
        """A television comes in as a newcomer would, and is nobody; gives the key that proves it.

        Whose browser it is matters only where somebody was removed.
        """
        desk = await self.find(code)
        self.leaver_of(desk, key)
        own = token_urlsafe(KEY_BYTES)

        async def enter() -> None:
            _require_welcome(desk, invite)
            await desk.arrange(asked.BringScreen(ScreenId(hash_key(own))))

        await desk.do(enter)
        return own

    def leaver_of(self, desk: Desk, key: str) -> PersonId | None:
        """Who left with this key; who was removed is refused."""
        hashed = hash_key(key)
        for who, person in enumerate(desk.sitting.room.people, 1):
            if person.is_gone and compare_digest(person.key_hash, hashed):
                if person.was_removed:
                    raise BrokenRule("removed")
                return PersonId(who)
        return None

    async def _come_back(self, desk: Desk, who: PersonId, key: str) -> Admission:
        async def enter() -> Admission:
            if self.leaver_of(desk, key) is not None:  # not twice at once
                await desk.arrange(asked.ComeBack(who))
            return _admission(desk, who, key)

        return await desk.do(enter)

    async def find(self, code: str) -> Desk:
        """The table of this code, taken up again from its journal if need be."""
        if desk := self._desks.get(code):
            desk.presence.expect()
            return desk
        async with self._opening:
            if desk := self._desks.get(code):
                return desk
            try:
                return await self._take_up(code)
            except BrokenJournal:
                self.damaged.add(code)
                raise

    async def _take_up(self, code: str) -> Desk:
        rows = [] if code in self._erased else await self._store.load(code)
        if not rows:
            raise NoSuchTable(code)
        desk = self._set_up(code, begins_at=rows[-1].at)
        try:
            desk.sitting.restore(rows)
        except BaseException:
            self._put_away(code)
            raise
        self.damaged.discard(code)
        return desk

    def person_of(self, desk: Desk, key: str) -> PersonId | None:
        """Who holds this key; nobody who has gone."""
        hashed = hash_key(key)
        for who in desk.sitting.room.present:
            if compare_digest(desk.sitting.room.people[who - 1].key_hash, hashed):
                return who
        return None

    def screen_of(self, desk: Desk, key: str) -> ScreenId | None:
        """The television that holds this key."""
        hashed = hash_key(key)
        screens = [it.id for it in desk.sitting.room.screens]
        return next((it for it in screens if compare_digest(it, hashed)), None)

    async def close(self) -> None:
        for code in tuple(self._desks):
            self._put_away(code)
        await self._store.close()

    async def probe(self) -> None:
        """Whether the store takes a write, shown by one more line in a journal that is no table's."""
        rows = await self._store.load(PROBE)
        with self._timing():
            await self._store.append(PROBE, [Row(len(rows) + 1, 0, b"")])

    def put_away_empty(self, after: int = 0, unvisited: int | None = None) -> None:
        """Tables that nobody has been at for so long need no memory; the journal has them.

        `unvisited` is for those at which nobody has sat down since they were taken up.
        """
        for code, desk in tuple(self._desks.items()):
            empty_for = desk.presence.empty_for()
            patience = after if unvisited is None or desk.presence.was_visited else unvisited
            if empty_for is not None and empty_for >= patience and desk.is_idle:
                self._put_away(code)

    async def hours(self) -> Hours:
        """What was seen of time."""
        return await self._store.hours()

    async def keep_hours(self, hours: Hours) -> None:
        await self._store.keep_hours(hours)

    async def discard_untouched(self, since: int) -> None:
        """Into the trash with the tables that nothing happened at since then, unless somebody is there now."""
        async with self._opening:
            old = await self._untouched(since)
            await self._store.discard(sorted(old - {PROBE}))
        await self._erase(old & {PROBE})

    async def empty_trash(self, since: int) -> None:
        """Erase what lay in it then."""
        trash = await self._store.trash()
        await self._erase({it for it, thrown in trash if thrown <= since})

    async def forget_untouched(self, since: int) -> None:
        """Erase the tables that nothing happened at since then, unless somebody is there now."""
        async with self._opening:
            old = await self._untouched(since)
            old |= {it for it, _ in await self._store.trash()}
            self._erased |= old
        await self._erase(old)

    async def count_trash(self) -> None:
        self.in_trash = len(await self._store.trash())

    async def _untouched(self, since: int) -> set[str]:
        tables = await self._store.tables()
        return {it for it, touched in tables if touched <= since and it not in self._desks}

    async def _erase(self, old: set[str]) -> None:
        self._erased |= old
        try:
            # All at once: a store that goes through its whole file to erase a table does so only once.
            results = await asyncio.gather(*map(self._store.forget, old), return_exceptions=True)
        finally:
            self._erased -= old
        for fault in results:
            if fault is not None:
                raise fault

    def _set_up(self, code: str, begins_at: int = 0) -> Desk:
        """The table's clock goes on from its last event: time stands still while nobody keeps it."""
        started = self._clock()

        def now() -> int:
            return begins_at + int((self._clock() - started) * 1000)

        presence = Presence(now)
        house = House(registry.game, levels_of, presence.away, new_invite)
        desk = Desk(code, Sitting(house), self._store, presence, now, self._timing)
        Readiness(desk)
        self._pacers[code] = Pacer(desk, bot_for, self._thinking, self._minds)
        Studying(desk, self._minds)
        if self._small_talk:
            SmallTalk(desk)
            Comments(desk, bot_for)
        self._desks[code] = desk
        self._tasks[code] = asyncio.create_task(desk.run(), name=f"table {code}")
        return desk

    def _put_away(self, code: str) -> None:
        self._pacers.pop(code).stop()
        self._tasks.pop(code).cancel()
        self._desks.pop(code).be_left()

    async def _free_code(self) -> str:
        while True:
            code = "".join(choice(LETTERS) for _ in range(CODE_LENGTH))
            is_known = code in self._desks or code in self._erased
            if not is_known and not await self._store.has(code):
                return code


def _require_welcome(desk: Desk, invite: str) -> None:
    """Looked at in the very moment of coming in: the door may have been shut meanwhile."""
    if not desk.sitting.room.is_invited(invite):
        if not desk.sitting.room.is_open:
            raise NotNow("door_closed")
        if desk.is_at_rest:
            raise NotNow("at_rest")


async def _let_in(desk: Desk, coming: asked.ComeIn) -> Admission:
    """In the table's own line: nobody else comes in between."""
    key = token_urlsafe(KEY_BYTES)
    await desk.arrange(replace(coming, key_hash=hash_key(key)))
    return _admission(desk, PersonId(len(desk.sitting.room.people)), key)


def _admission(desk: Desk, who: PersonId, key: str) -> Admission:
    room = desk.sitting.room
    return Admission(desk.code, who, key, room.invite, room.people[who - 1].name)


def levels_of(game: str) -> tuple[str, ...]:
    return tuple(registry.bots(game))


def bot_for(game: str, level: str) -> registry.AnyBot:
    """Where its package is not here any more, the usual one plays on in its place."""
    levels, named = levels_of(game), registry.called_now(game, level)
    return registry.bot(game, named if named in levels else usual(levels))


def new_invite() -> str:
    return token_urlsafe(16)


def hash_key(key: str) -> str:
    return sha256(key.encode()).hexdigest()
