"""Tables for the tests: a room without a desk, and a desk whose people are lists of messages."""

from typing import Any

import msgspec
import pytest

from tablee import registry
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.storage.memory import MemoryStore
from tablee.tables.desk import Desk
from tablee.tables.hall import Hall, levels_of
from tablee.tables.room import actions as asked
from tablee.tables.room import room as rules
from tablee.tables.room.actions import HouseAction, RoomAction
from tablee.tables.room.people import AWAY_FOR_A_LOAN, PersonId
from tablee.tables.room.rules import House
from tablee.tables.room.state import Room
from tablee.tables.wire import Act, Done, Refused, Wish

NEVER = (3_600_000, 3_600_001)
"""Bots that think for an hour: nothing happens by itself."""
SEED = "5e" * 32


class Scene:
    """A room and who is away from it, in milliseconds."""

    def __init__(
        self, seats: int = 3, loan_after: int = AWAY_FOR_A_LOAN, game: str = "between"
    ) -> None:
        self.away: dict[int | str, int] = {}
        self.house = House(
            registry.game,
            levels_of,
            lambda who: self.away.get(who),
            lambda: "another invite",
        )
        self.room = Room()
        self.arrange(asked.Open(game, seats, {}, "invite", loan_after))

    def come_in(self, *names: str) -> None:
        for name in names:
            self.arrange(asked.ComeIn(name, f"hash of {name}"))

    def arrange(self, action: HouseAction) -> None:
        self._grow(rules.decide_for_house(self.room, action, self.house))

    def wish(self, who: int, action: RoomAction) -> None:
        self._grow(rules.decide(self.room, PersonId(who), action, self.house))

    def sit(self, who: int, where: int, by: int = 1) -> None:
        """In the middle of a game, by the host's word."""
        self.wish(who, asked.SitDown(seat(where)))
        self.wish(by, asked.LetSit(person(who), seat(where)))

    def _grow(self, events: Any) -> None:
        for event in events:
            self.room = rules.evolve(self.room, event, self._options)

    def _options(self, key: str) -> Any:
        return registry.game(key).TYPES.options

    def begin(self) -> None:
        self.arrange(asked.DrawSeed(SEED))
        self.wish(1, asked.Start(level="random"))

    @property
    def chairs(self) -> list[tuple[int | None, str | None]]:
        return [(chair.person, chair.bot) for chair in self.room.chairs]


def refused(scene: Scene, who: int, action: RoomAction) -> str:
    """Why this person cannot have it; the room is as it was."""
    before = scene.room
    with pytest.raises(Refusal) as refusal:
        scene.wish(who, action)
    assert scene.room is before
    return refusal.value.code


def seat(number: int) -> Seat:
    return Seat(number)


def person(number: int) -> PersonId:
    return PersonId(number)


class Clock:
    """Time that passes only when told to, in seconds."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


class Box:
    """A listener that keeps what it is given."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.closed: int | None = None

    def send(self, message: bytes) -> None:
        self.frames.append(message)

    @property
    def messages(self) -> list[Any]:
        return [msgspec.json.decode(frame) for frame in self.frames]

    def close(self, code: int, reason: str) -> None:
        self.closed = code

    def last(self, kind: str) -> Any:
        return [it for it in self.messages if it["type"] == kind][-1]


class Evening:
    """A desk, its hall and its people."""

    def __init__(self, hall: Hall, desk: Desk, store: Any, clock: Clock) -> None:
        self.hall, self.desk, self.store, self.clock = hall, desk, store, clock
        self.boxes: dict[int, Box] = {}

    async def arrive(self, who: int) -> Box:
        box = self.boxes[who] = Box()
        await self.desk.do(lambda: self.desk.arrive(PersonId(who), box))
        return box

    async def depart(self, who: int) -> None:
        box = self.boxes[who]
        await self.desk.do(lambda: self.desk.depart(box))

    async def wish(self, who: int, n: int, action: RoomAction) -> Done | Refused:
        wish = Wish(n, action)
        answer: Done | Refused = await self.desk.do(lambda: self.desk.grant(PersonId(who), wish))
        return answer

    async def act(self, who: int, n: int, action: Any) -> Done | Refused:
        wish = Act(n, msgspec.to_builtins(action))
        answer: Done | Refused = await self.desk.do(lambda: self.desk.grant(PersonId(who), wish))
        return answer

    @property
    def seq(self) -> int:
        return self.desk.sitting.pen.seq

    @property
    def stage(self) -> str:
        return self.desk.sitting.room.stage

    @property
    def table(self) -> Any:
        return self.desk.sitting.table


async def open_evening(
    *names: str,
    game: str = "between",
    seats: int = 2,
    options: bytes = b'{"length":"express"}',
    store: Any = None,
    thinking: tuple[int, int] = NEVER,
) -> Evening:
    """Everybody has come in and is here."""
    kept, clock = store or MemoryStore(), Clock()
    hall = Hall(kept, thinking=thinking, clock=clock)
    first = await hall.open_table(game, seats, msgspec.json.decode(options), names[0])
    evening = Evening(hall, await hall.find(first.code), kept, clock)
    for name in names[1:]:
        await hall.join(first.code, name, "")
    for who in range(1, len(names) + 1):
        await evening.arrive(who)
    return evening
