"""Nine modes × roles × phases × every message and every door: what is granted stands here, all else is refused.

One table is laid for each mode and phase.  Its store then refuses every write: whatever would have been
granted is answered `not_stored` and changes nothing, so that one table serves for every cell.
"""

from typing import Any

import msgspec
import pytest
from starlette.types import Message

from tablee import registry
from tablee.arena.match import play_out
from tablee.bots.random_bot import RandomBot
from tablee.core.attachment import signed_in
from tablee.core.chance import Chance
from tablee.core.drawing import Drawing
from tablee.core.record import encode
from tablee.server.app import App
from tablee.server.line import LINE
from tablee.storage.memory import MemoryStore
from tablee.tables.desk import GRACE, Desk
from tablee.tables.hall import Admission, Hall, hash_key
from tablee.tables.ports import NotStored
from tablee.tables.room.people import ScreenId, Viewer
from tests.server.asking import ADDRESS, asker, make
from tests.server.house import with_patience
from tests.server.inside import NoLine, Wire
from tests.server.test_authorisation import ANSWERS, HOSTS_OWN, OTHERS, WISHES
from tests.tables.tabling import NEVER, Clock

MODES = tuple(registry.keys())
STAGES = ("gathering", "playing", "over", "left alone", "at rest")
"""Left alone is in the middle of a game, at rest after one: none of its people has been there for a while."""

PEOPLE = {"host": "Ada", "seat": "Bob", "lent": "Cleo", "returning": "Leo"}
"""In the order of their seats; Cleo is away and a bot plays for her, Leo has left in the middle of the game."""
ROLES = (*PEOPLE, "watcher", "newcomer", "screen", "removed", "stranger")
"""The newcomer came during the game, after it where it is over, by the link where its people have gone; the
stranger has no key, the screen is nobody."""
OUTSIDE = ("returning", "removed", "stranger")

# --- messages ----------------------------------------------------------------------------------

IDLE = {"hurry", "ask_coach"}
"""There are no bots here to hurry, and among people no coach until their host allows it: tests/server/test_flows.py and
tests/server/test_coach.py say whose word that is."""
ALIKE = set(OTHERS) - IDLE - {"lead"} | {"rename", "choose_token", "leave"}
SEATED = {"stand_up", "set_ready", "add_salt"}
AGAIN = {"want_again", "again"}
"""The host begins another game, the others wish for it."""
WANT = {"want_game"}
PICK = WANT | {"pick_game"}
SETTING = {"set_options", "set_seats", "seat_bot", "clear_seat", "swap_seats", "start"}

SAID: dict[tuple[str, str], set[str]] = {
    ("gathering", "host"): PICK | ALIKE | HOSTS_OWN | SETTING | SEATED | {"sit_down", "set_coach"},
    ("gathering", "seat"): WANT | ALIKE | SEATED | {"sit_down"},
    ("gathering", "watcher"): WANT | ALIKE | {"sit_down"},
    ("gathering", "newcomer"): WANT | ALIKE | {"sit_down"},
    ("playing", "host"): ALIKE | HOSTS_OWN | ANSWERS | {"act", "lend_seat"},
    ("playing", "seat"): ALIKE | {"act", "lend_seat"},
    ("playing", "watcher"): ALIKE | {"sit_down"},
    ("playing", "newcomer"): ALIKE | {"sit_down"},
    ("playing", "lent"): {"rename", "choose_token", "leave"},
    ("over", "host"): PICK
    | ALIKE
    | HOSTS_OWN
    | ANSWERS
    | AGAIN
    | {"set_coach", "regather", "add_salt", "let_look_back", "lead"},
    ("over", "seat"): WANT | ALIKE | AGAIN | {"add_salt", "let_look_back", "lead"},
    ("over", "watcher"): WANT | ALIKE | {"sit_down", "lead"},
    ("over", "newcomer"): WANT | ALIKE | {"sit_down"},
    ("over", "lent"): WANT
    | AGAIN
    | {"rename", "choose_token", "leave", "add_salt", "let_look_back"},
    ("left alone", "newcomer"): ALIKE | {"sit_down"},
    ("at rest", "newcomer"): WANT | ALIKE | {"sit_down"},
} | {(stage, "screen"): {"again_please", "ping"} for stage in STAGES}
"""By phase and role, those who can be heard; whatever is not here is refused with a code.

To sit down once cards are dealt is only to ask.
"""

ALONE = {"sit_down", "seat_bot", "lend_seat", *ANSWERS}
"""What nobody can do where there is one seat."""
MORE: dict[tuple[str, str, str], set[str]] = {
    ("entre-les-lignes", "gathering", "host"): {"bring_words"},
    ("trapwords", "gathering", "host"): {"bring_words"},
    ("entre-les-lignes", "playing", "host"): {"seat_bot", "pass_over"},
    ("entre-les-lignes", "playing", "seat"): {"pass_over"},
    **{
        ("entre-les-lignes", "over", role): {"cheer"}
        for role in ("host", "seat", "lent", "watcher")
    },
}
"""Games that are played with words, and one that knows empty seats and has drawings: the newcomer may not see them."""
LESS: dict[tuple[str, str], set[str]] = {("entre-les-lignes", "over"): AGAIN}
"""Too few are left."""


def granted_to(mode: str, stage: str, role: str) -> set[str]:
    granted = SAID.get((stage, role), set()) | MORE.get((mode, stage, role), set())
    granted = granted - LESS.get((mode, stage), set())
    return granted - ALONE if is_alone(mode) else granted


# --- doors -------------------------------------------------------------------------------------

LOOKING_BACK = {"log", "game", "step", "review", "going on", "drawing", "give its deal"}
COMING_IN = {"join by the code", "join by the link"}
BRINGING = {"screen by the code", "screen by the link"}
ANYBODY = {"look", "words", "bring a log", "a deal"}
"""A file says nothing of this table, nor does a deal; who brings one is told what it is worth."""
DOORS = {"draw", "socket", "screen socket", "evening"}
DOORS |= LOOKING_BACK | COMING_IN | BRINGING | ANYBODY


def opened_to(mode: str, stage: str, role: str) -> set[str]:
    """Which doors; behind `join` who is of the table already stays who they are, and so does a screen."""
    opened = set(ANYBODY)
    if role == "removed":
        return opened
    is_shut = stage in ("left alone", "at rest")
    by_the_link = {"join by the link", "screen by the link"}
    opened |= by_the_link if is_shut else COMING_IN | BRINGING
    if role == "stranger":
        return opened
    if role == "screen":
        opened |= BRINGING | {"screen socket", "evening"}
        sees = mode == "entre-les-lignes" and stage in ("over", "at rest")
        return opened | ({"drawing"} if sees else set())
    opened |= COMING_IN
    if role == "returning":
        return opened
    opened |= {"socket", "evening"}
    if stage in ("over", "at rest") and role != "newcomer":
        opened |= LOOKING_BACK
    if stage in ("playing", "left alone") and role in ("host", "seat"):
        opened |= {"draw"}
    return opened if mode == "entre-les-lignes" else opened - {"draw", "drawing"}


# --- the table ---------------------------------------------------------------------------------


class Unwilling(MemoryStore):
    """Takes everything, until the table is laid."""

    is_full = False

    async def append(self, *rows: Any) -> None:
        if self.is_full:
            raise NotStored("it would have been granted")
        await super().append(*rows)


class Scene:
    """A table in one phase, and everybody around it."""

    def __init__(self, mode: str, stage: str) -> None:
        self.mode, self.stage = mode, stage
        self.clock, self.store = Clock(), Unwilling()
        self.app: App = make(store=self.store, thinking=NEVER, clock=self.clock)
        self.hall: Hall = self.app.reception.hall
        self.places: dict[str, Admission] = {}
        self.wires: dict[str, Wire] = {}
        self.screen_key = ""
        self.desk: Desk
        self._n = 0

    async def lay(self) -> None:
        about = registry.game(self.mode).ABOUT
        seats = 1 if is_alone(self.mode) else 4
        assert seats in about.seats
        self.places["host"] = await self.hall.open_table(self.mode, seats, {}, "Ada")
        self.desk = await self.hall.find(self.places["host"].code)
        await self._arrive("host")
        for role in (*list(PEOPLE)[1:], "watcher", "removed", "asker"):
            await self._come_in(role)
        if self.stage == "gathering":
            await self._come_in("newcomer")
        await self._wish("host", "remove_person", person=self.places["removed"].person)
        await self._wish("host", "set_door", open=True)
        self.screen_key = await self.hall.bring_screen(self.desk.code, "")
        self.wires["screen"] = Wire(self.desk, self.who("screen"))
        await self.wires["screen"].arrive()
        await self.wires["lent"].depart()
        self.clock.now += 45
        if self.stage != "gathering":
            await self._wish("host", "start", level="random")
        await self._wish("returning", "leave")
        await getattr(self, f"_{self.stage.replace(' ', '_')}")()

    async def _gathering(self) -> None: ...

    async def _playing(self) -> None:
        await self._come_in("newcomer")
        if not is_alone(self.mode):
            await self._wish("asker", "sit_down", seat=3)

    async def _over(self) -> None:
        await self.lend()
        await self._play_out()
        await self._playing()

    async def _left_alone(self) -> None:
        await self.lend()
        for role in ("host", "seat", "watcher", "asker"):
            await self.wires[role].depart()
        self.clock.now += GRACE / 1000
        await self._come_in("newcomer", self.desk.sitting.room.invite)

    async def _at_rest(self) -> None:
        await self.lend()
        await self._play_out()
        await self._left_alone()

    async def _play_out(self) -> None:
        """By bots, and past the journal, which nobody reads here."""
        table = self.desk.sitting.table
        assert table is not None
        play_out(table, dict.fromkeys(table.seating.seats, registry.bot(self.mode, "random")))
        await self.desk.do(self.desk.settle)
        assert self.desk.sitting.room.stage == "over"

    async def _come_in(self, role: str, invite: str = "") -> None:
        self.places[role] = await self.hall.join(self.desk.code, role.title(), invite)
        await self._arrive(role)

    async def _arrive(self, role: str) -> None:
        self.wires[role] = Wire(self.desk, self.places[role].person)
        await self.wires[role].arrive()

    async def _wish(self, role: str, kind: str, **fields: Any) -> None:
        self._n += 1
        await self.wires[role].wish(self._n, kind, **fields)
        assert {"type": "done", "n": self._n} in self.wires[role].box.messages or kind == "leave"

    def who(self, role: str) -> Viewer:
        return ScreenId(hash_key(self.screen_key)) if role == "screen" else self.places[role].person

    # --- asking ---

    async def lend(self) -> None:
        """The seat of who is away, in the middle of a game."""
        room = self.desk.sitting.room
        if room.stage != "playing" or is_alone(self.mode) or room.chairs[2].is_lent:
            return
        was_full, self.store.is_full = self.store.is_full, False
        await self._wish("host", "lend_seat", seat=2, level="random")
        self.store.is_full = was_full

    def is_offered_nothing(self, role: str) -> bool:
        table = self.desk.sitting.table
        seat = self.desk.sitting.room.seat_of(self.who(role))
        return table is None or not table.view(seat).offers

    def message(self, role: str, kind: str) -> dict[str, Any]:
        if kind in OTHERS:
            return {"type": kind, **OTHERS[kind]}
        if kind == "act":
            return {"type": "act", "n": 9_000, "action": self._action(role)}
        return {"type": "wish", "n": 9_000, "action": {"type": kind, **self._fields(kind)}}

    def _fields(self, kind: str) -> dict[str, Any]:
        asking, later = self.places["asker"].person, self.places["newcomer"].person
        fields = {
            **WISHES,
            "set_options": {"options": {}},
            "set_seats": {"seats": len(self.desk.sitting.room.chairs)},
            "remove_person": {"person": asking},
            "hand_over": {"person": asking},
            "let_sit": {"person": asking, "seat": 3},
            "decline_seat": {"person": asking},
            "let_look_back": {"person": later},
            "cheer": {"drawing": self._drawing(), "kind": "laugh"},
        }[kind]
        if is_alone(self.mode):
            seats = {"seat": 0, "one": 0, "other": 0}
            return {name: seats.get(name, value) for name, value in fields.items()}
        return fields

    def _action(self, role: str) -> Any:
        """What this seat is offered, or else what anybody is."""
        game = self.desk.sitting.table
        own = self.desk.sitting.room.seat_of(self.who(role))
        seats = [] if game is None else [*([] if own is None else [own]), *game.awaiting]
        for seat in seats:
            view = game.view(seat)  # type: ignore[union-attr]
            if view.offers:
                return RandomBot(self.desk.sitting.game.TYPES).choose(view, Chance(b"one"))
        return {"type": "ask", "whom": 1, "value": 7}

    async def hears(self, role: str, kind: str) -> bool:
        """Whether it would have been granted; else it is refused with a code, and nothing has changed."""
        wire = Wire(self.desk, self.who(role))
        wire.box.frames = []
        if kind == "again_please" and role in self.wires and self.wires[role].box.closed is None:
            wire = self.wires[role]
        room, seq = self.desk.sitting.room, self.desk.sitting.pen.seq
        heard = await wire.hear(encode(self.message(role, kind)))
        assert (self.desk.sitting.room, self.desk.sitting.pen.seq) == (room, seq)
        codes = [it["code"] for it in heard if it["type"] == "refused"]
        if kind in OTHERS:
            return not codes and (kind != "again_please" or bool(heard))
        assert [it["type"] for it in heard] == ["refused"], (kind, heard)
        return codes == ["not_stored"]

    async def enters(self, role: str, door: str) -> bool:
        """The same of a door."""
        status, code = await self._knock(role, door)
        # Where others played along there is nothing to give, which only who may look back is told.
        is_open = status in (101, 200, 202) or code in ("not_stored", "not_given")
        assert is_open or (400 <= status < 500 and code), (role, door, status, code)
        return is_open

    async def _knock(self, role: str, door: str) -> tuple[int, str]:
        table = f"/api/tables/{self.desk.code}"
        key = self.places[role].key if role in self.places else ""
        key = self.screen_key if role == "screen" else key
        bearer = {"authorization": f"Bearer {key}"} if key else {}
        if "socket" in door:
            return await self._shake_hands(bearer, "/screen" if "screen" in door else "")
        async with asker(self.app) as it:
            it.headers.update(bearer)
            if (address := self._shown_at(table).get(door)) is not None:
                answer = await it.get(address)
            else:
                address, body = self._asked_at(table, door)
                kind = "jsonl" if door == "bring a log" else "json"
                headers = {"content-type": f"application/{kind}"}
                answer = await it.post(address, content=encode(body), headers=headers)
        return answer.status_code, answer.json().get("code", "") if answer.is_error else ""

    def _shown_at(self, table: str) -> dict[str, str]:
        """Doors at which one only looks."""
        return {
            "look": table,
            "words": "/api/words/fr/CH@T",
            "drawing": f"{table}/drawings/{self._drawing()}",
            "game": f"{table}/games/1",
            "step": f"{table}/games/1/steps/1",
            "review": f"{table}/games/1/review",
            "give its deal": f"{table}/games/1/deal",
            "a deal": "/api/deals/line/2026-11-15.1",
            **{door: f"{table}/{door}" for door in ("log", "evening")},
        }

    def _asked_at(self, table: str, door: str) -> tuple[str, Any]:
        """The others, and what is asked there."""
        if door == "draw":
            return f"{table}/drawing", Drawing(())
        if door == "bring a log":
            return "/api/logs", "no log"
        if door == "going on":
            return f"{table}/games/1/steps/1/what-if", {"seat": 0, "is_true": True}
        invite = self.desk.sitting.room.invite if "link" in door else ""
        kind, name = ("screen", {}) if "screen" in door else ("join", {"name": "Zoe"})
        return f"{table}/{kind}", {**name, "invite": invite}

    def _drawing(self) -> str:
        """One that hangs there, if one does: a round that is cut short shows none."""
        table = self.desk.sitting.table
        drawings: list[str] = [*self.hung, *(table.attachments if table else ()), "f" * 32]
        return drawings[0]

    @property
    def hung(self) -> list[str]:
        table = self.desk.sitting.table
        return [] if table is None else list(signed_in(table.view(None)))

    async def _shake_hands(self, headers: dict[str, str], whose: str) -> tuple[int, str]:
        sent: list[Message] = []
        coming = iter(
            ({"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000})
        )

        async def receive() -> Message:
            return next(coming)

        async def send(message: Message) -> None:
            sent.append(message)

        named = {"host": ADDRESS.partition("//")[2], "origin": ADDRESS, **headers}
        scope = {
            "type": "websocket",
            "path": f"/ws/{self.desk.code}{whose}",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            "client": ("127.0.0.1", 1),
            "extensions": {"websocket.http.response": {}, LINE: NoLine()},
        }
        await self.app(scope, receive, send)
        if sent[0]["type"] == "websocket.accept":
            return 101, ""
        body = b"".join(it.get("body", b"") for it in sent)
        return sent[0]["status"], msgspec.json.decode(body)["code"]


def is_alone(mode: str) -> bool:
    return registry.game(mode).ABOUT.seats == (1,)


def roles_of(mode: str) -> list[str]:
    """Where there is one seat, nobody is beside the host."""
    missing = ("seat", "lent", "returning") if is_alone(mode) else ()
    return [it for it in ROLES if it not in missing]


def speakers(scene: Scene) -> list[str]:
    """Who can be heard in this phase; who has a key and no place is heard by nobody."""
    roles = [role for stage, role in SAID if stage == scene.stage]
    return [it for it in (*roles, "removed", "returning") if it in roles_of(scene.mode)]


# --- the matrix --------------------------------------------------------------------------------


def test_the_tables_above_name_every_message_and_every_phase() -> None:
    assert len(MODES) == 9
    named = IDLE.union(*SAID.values(), *MORE.values())
    assert named == {"act", *WISHES, *OTHERS}
    assert {stage for stage, _ in SAID} == set(STAGES)
    assert set(ROLES) == {role for _, role in SAID} | set(OUTSIDE)


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("mode", MODES)
@with_patience
async def test_only_what_the_table_above_grants_is_granted(mode: str, stage: str) -> None:
    scene = Scene(mode, stage)
    await scene.lay()
    scene.store.is_full = True
    for role in speakers(scene):
        if role == "lent":
            await scene.lend()
        # Somebody who is not connected is only asked what concerns a table's keys.
        is_silent = role in ("lent", "removed", "returning")
        kinds = ("act", *WISHES, *(() if is_silent else OTHERS))
        granted = {kind for kind in kinds if await scene.hears(role, kind)}
        expected = granted_to(mode, stage, role) - (set() if scene.hung else {"cheer"})
        assert granted == expected - ({"act"} if scene.is_offered_nothing(role) else set()), role
    await scene.lend()
    for role in roles_of(mode):
        doors = [it for it in sorted(DOORS) if "socket" not in it]
        opened = {door for door in doors if await scene.enters(role, door)}
        assert opened == opened_to(mode, stage, role) & set(doors), role
    for role in roles_of(mode):  # last of all: whoever comes by a socket is there
        for door in ("socket", "screen socket"):
            assert await scene.enters(role, door) == (door in opened_to(mode, stage, role)), role
    await scene.app.reception.backroom.close()
    await scene.hall.close()
