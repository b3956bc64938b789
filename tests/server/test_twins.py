"""Secrecy on the wire: two servers whose secrets differ send one seat the same bytes.

The twin is a copy of the table whose truth was resampled: another one which the seat cannot tell apart.
Both then hear the same messages, from everybody; as long as the rules let the seat learn the same, every
frame must be the same, welcomes, refusals and room messages included.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.core.chance import Chance
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.registry import game
from tablee.tables.crier import Crier
from tablee.tables.hall import Hall
from tablee.tables.room.people import PersonId, Viewer
from tests.server.house import with_patience
from tests.server.inside import Table, Wire, set_table
from tests.tables.tabling import NEVER, Clock

GAME = game("between")
NAMES = ("Ada", "Bob", "Cleo")
STEPS = 40


class Twins:
    """One table twice, with a viewer whose frames are compared."""

    def __init__(self, one: Table, other: Table, viewer: int, chance: Chance) -> None:
        self.tables = (one, other)
        self.viewer = viewer
        self.chance = chance
        self.n = 1_000
        self.compared = 0

    @property
    def games(self) -> list[Any]:
        return [table.desk.sitting.table for table in self.tables]

    @property
    def seat(self) -> Seat | None:
        return self.tables[0].desk.sitting.room.seat_of(self.tables[0].wires[self.viewer].who)

    async def both(self, who: int, message: Any) -> None:
        """The same message by the same person at both; then the viewer's frames are compared."""
        for table in self.tables:
            await table.wires[who].say(message)
        self.compare()

    def compare(self) -> None:
        one, other = (table.wires[self.viewer].box.frames for table in self.tables)
        assert one == other
        self.compared += len(one)
        for table in self.tables:
            table.wires[self.viewer].box.frames.clear()

    def shows_the_same(self, seat: Seat, action: Any) -> bool:
        """Whether the rules let the viewer learn the same of it in both truths."""
        one, other = (self._shown(table, seat, action) for table in self.games)
        return bool(one == other)

    def _shown(self, table: Any, seat: Seat, action: Any) -> Any:
        try:
            entries = table.decide(seat, action, 0)
        except Refusal as refusal:
            # Of another's refused action nobody else hears.
            return (refusal.code, refusal.rule) if seat == self.seat else None
        state, shown = table.state, []
        for entry in entries:
            shown.append(encode(GAME.seen(state, entry.event, self.seat)))
            state = GAME.evolve(state, entry.event)
        return shown, encode(GAME.view(state, self.seat))

    def some_action(self) -> tuple[Seat, Any] | None:
        """Of some seat, offered in the first truth, with the same to be seen in the second."""
        table = self.games[0]
        for _ in range(30):
            seat = self.chance.pick(table.seating.seats)
            if offers := table.view(seat).offers:
                action = GAME.TYPES.make_action(self.chance.pick(offers).pick(self.chance))
                if self.shows_the_same(seat, action):
                    return seat, action
        return None

    async def step(self) -> bool:
        """One action at both, or one thing around it; whether there was any."""
        self.n += 1
        found = self.some_action()
        if found is None:
            return False
        seat, action = found
        message = {"type": "act", "n": self.n, "action": msgspec.Raw(encode(action))}
        await self.both(int(seat), message)
        await self.both(self.viewer, self._something_else())
        return all(it.outcome is None for it in self.games)

    def _something_else(self) -> Any:
        """The viewer asks for everything again, or tries what it is not offered."""
        whom, value = self.chance.below(3), 1 + self.chance.below(24)
        tries: list[Any] = [
            {"type": "again_please"},
            {"type": "act", "n": 1, "action": {"type": "ask", "whom": whom, "value": value}},
            {"type": "act", "n": 1, "action": {"type": "concede"}},
            {"type": "act", "n": 1, "action": {"type": "begin"}},
        ]
        chosen = self.chance.pick(tries)
        if chosen["type"] == "act":
            # Granted or answered differently, it would be the viewer's own move: only refusals are tried here.
            action = msgspec.json.decode(encode(chosen["action"]), type=Any)
            if self._is_allowed(action):
                return tries[0]
        return chosen

    def _is_allowed(self, action: Any) -> bool:
        if self.seat is None:
            return False
        try:
            kind = GAME.TYPES.make_action(action)
        except KeyError:
            return False
        return not all(isinstance(self._shown(it, self.seat, kind)[0], str) for it in self.games)


async def make_twins(seed: int, viewer: int, moves: int, options: bytes) -> Twins:
    """The first table is played for some moves by its own seed, then copied, then the copy's secrets change."""
    chance = Chance(b"twins %d" % seed)
    names = (*NAMES, "Dan") if viewer == 3 else NAMES
    one = await set_table(names, 3, clock=Clock(), options=options)
    await one.wires[0].wish(1, "start", level="random")
    for _ in range(moves):
        await play_one(one, chance)
    other = await copy_of(one)
    table = other.desk.sitting.table
    assert table is not None
    seat = one.desk.sitting.room.seat_of(one.wires[viewer].who)
    table.state = GAME.resample(table.state, seat, chance)
    table._chance = Chance(b"another %d" % seed)
    for each in (one, other):
        for wire in each.wires:
            wire.box.frames.clear()
    return Twins(one, other, viewer, chance)


async def play_one(table: Table, chance: Chance) -> None:
    playing = table.desk.sitting.table
    assert playing is not None
    if playing.outcome is None:
        seat = chance.pick(playing.awaiting)
        action = GAME.TYPES.make_action(chance.pick(playing.view(seat).offers).pick(chance))
        await table.desk.do(lambda: table.desk.play(seat, action))


async def copy_of(table: Table) -> Table:
    """From its journal, with everybody come in again in the same order."""
    clock = Clock()
    hall = Hall(table.store, thinking=NEVER, clock=clock)
    desk = await hall.find(table.desk.code)
    copy = Table(hall, desk, table.store)
    for wire in table.wires:
        twin = Wire(desk, wire.who)
        await twin.arrive()
        copy.wires.append(twin)
    # The store is one, the tables are two: the copy's own journal goes on in memory alone.
    copy.desk._store = _Forgetful()  # type: ignore[assignment]
    _align(table, copy)
    return copy


def _align(one: Table, other: Table) -> None:
    """What a restart may change for everybody alike: the numbers of updates, and the clock."""
    other.desk.crier._seq = dict(one.desk.crier._seq)
    other.desk.crier._now = other.desk.now = one.desk.crier._now


class _Forgetful:
    async def append(self, *_: Any) -> None: ...


OPTIONS = (b'{"length":"express"}', b'{"follow_up":"notes"}', b'{"pace":"normal"}')


async def compare_games(number: int) -> int:
    compared = 0
    for seed in range(number):
        viewer, moves = seed % 4, (seed * 7) % 23
        twins = await make_twins(seed, viewer, moves, OPTIONS[seed % 3])
        if twins.games[0].outcome is None:
            await twins.both(viewer, {"type": "again_please"})
            for _ in range(STEPS):
                if not await twins.step():
                    break
        compared += twins.compared
        for table in twins.tables:
            await table.hall.close()
    return compared


@pytest.fixture
def same_next_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next game's commitment is a new number for everybody: here, the same one."""
    monkeypatch.setattr("tablee.tables.desk.token_hex", lambda size: "ab" * size)


@pytest.mark.usefixtures("same_next_seed")
@with_patience
async def test_the_bytes_to_a_seat_do_not_depend_on_what_it_may_not_know() -> None:
    assert await compare_games(80) > 2_000


def leak_length(crier: Crier) -> None:
    """A planted leak: the view's text is longer when another hand begins with a high card."""
    view = crier._view

    def longer(who: Viewer) -> Any:
        if crier._sitting.table is None:
            return None
        state, seat = crier._sitting.table.state, crier._sitting.room.seat_of(who)
        hidden = [place.hand[:1] for n, place in enumerate(state.places) if n != seat]
        return {"view": view(who), "pad": " " * sum(map(sum, hidden))}

    crier._view = longer  # type: ignore[method-assign]


def leak_sending(crier: Crier) -> None:
    """A planted leak: who is not to notice hears an empty message, but only when a low interval was chosen."""
    tell = crier.tell_game

    def tell_all(news: Any) -> None:
        tell(news)
        state = crier._sitting.table.state  # type: ignore[union-attr]
        if any((place.interval or (24,))[0] < 8 for place in state.places):
            crier.tell_room()

    crier.tell_game = tell_all  # type: ignore[method-assign]


def leak_retelling(crier: Crier) -> None:
    """A planted leak: a welcome brings what the next person was told."""
    told = crier._told
    crier._told = lambda who: told(PersonId(int(who) % 3 + 1))  # type: ignore[method-assign]


@pytest.mark.usefixtures("same_next_seed")
@pytest.mark.parametrize("leak", [leak_length, leak_sending, leak_retelling])
@with_patience
async def test_planted_leaks_are_caught(
    leak: Callable[[Crier], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    make = Crier.__init__

    def leaking(crier: Crier, *args: Any) -> None:
        make(crier, *args)
        leak(crier)

    monkeypatch.setattr(Crier, "__init__", leaking)
    with pytest.raises(AssertionError, match=r"^assert \[.*\] == \["):
        await compare_games(40)


# --- canaries ---------------------------------------------------------------------------------


def windows(secret: bytes, size: int = 8) -> set[bytes]:
    """Every stretch of a secret, as text could carry it."""
    text = secret.hex().encode()
    return {text[n : n + 2 * size] for n in range(0, len(text) - 2 * size + 1)}


def lists_in(value: Any) -> list[list[Any]]:
    if isinstance(value, dict):
        return [found for item in value.values() for found in lists_in(item)]
    if isinstance(value, list):
        return [value, *(found for item in value for found in lists_in(item))]
    return []


@with_patience
async def test_no_frame_carries_a_seed_a_key_another_hand_or_another_tables_secret() -> None:
    for seed in range(12):
        chance = Chance(b"canary %d" % seed)
        elsewhere = await set_table(("Eve",), 2)
        table = await set_table((*NAMES, "Dan"), 3, options=OPTIONS[seed % 3])
        for n, wire in enumerate(table.wires[:3]):
            await wire.wish(1, "set_ready", ready=True, salt=f"{n}a" * 16)
        secrets = _secrets(table, elsewhere)
        await table.wires[0].wish(2, "start", level="random")
        for _ in range(40):
            _check_frames(table, secrets)
            await play_one(table, chance)
            await table.wires[3].say({"type": "again_please"})
        for each in (table, elsewhere):
            await each.hall.close()


def _secrets(table: Table, elsewhere: Table) -> set[bytes]:
    room = table.desk.sitting.room
    words = [elsewhere.desk.sitting.room.invite, elsewhere.desk.code + '"']
    words += [place.key for place in (*table.places, *elsewhere.places)]
    words += [person.key_hash for person in room.people] + [
        person.salt for person in room.people[:3]
    ]
    return {word.encode() for word in words} | windows(bytes.fromhex(room.seed))


def _check_frames(table: Table, secrets: set[bytes]) -> None:
    playing = table.desk.sitting.table
    assert playing is not None
    hands = [list(place.hand) for place in playing.state.places if len(place.hand) > 2]
    for wire in table.wires:
        seat = table.desk.sitting.room.seat_of(wire.who)
        own = [] if seat is None else list(playing.state.places[seat].hand)
        for frame in wire.box.frames:
            assert not any(secret in frame for secret in secrets)
            seen = lists_in(msgspec.json.decode(frame))
            assert not any(hand in seen for hand in hands if hand != own)
        wire.box.frames.clear()
