"""Every message × every role × every stage: only what this table allows changes anything."""

from contextlib import AsyncExitStack
from typing import Any, get_args

import pytest
from websockets.exceptions import InvalidStatus

from tablee.core.record import decoder, encode, tag_of
from tablee.tables.room.actions import RoomAction
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Act, FromBrowser, Refused, Wish
from tests.server.browser import Browser, RandomHand
from tests.server.house import House, open_house, with_patience
from tests.server.inside import Table, Wire, set_table
from tests.tables.tabling import NEVER, Clock

STAGES = ("gathering", "playing", "over")
INSIDERS = ("host", "seated", "spectator")
OUTSIDERS = ("removed", "other table", "no key")

# Seats: 0 the host, 1 Bob, 2 Cleo who is away, 3 a bot (free while gathering); people 1 to 6, Dan watches,
# Eve has asked for the bot's seat, Fay came after the game.
WISHES: dict[str, dict[str, Any]] = {
    "rename": {"name": "New"},
    "choose_token": {"token": 3},
    "sit_down": {"seat": 3},
    "let_sit": {"person": 5, "seat": 3},
    "decline_seat": {"person": 5},
    "let_look_back": {"person": 6},
    "stand_up": {},
    "set_ready": {"ready": True, "salt": "00ff"},
    "add_salt": {"salt": "00ff"},
    "set_options": {"options": {"length": "to_five"}},
    "bring_words": {"language": "fr", "lines": [f"mot {it}" for it in range(96)]},
    "set_seats": {"seats": 3},
    "seat_bot": {"seat": 3, "level": "novice"},
    "clear_seat": {"seat": 2},
    "swap_seats": {"one": 0, "other": 1},
    "remove_person": {"person": 3},
    "hand_over": {"person": 3},
    "set_talk": {"talk": "off"},
    "set_bot_pace": {"pace": "slow"},
    "set_coach": {"allowed": True},
    "set_door": {"open": False},
    "send_screens_away": {},
    "start": {"level": "random"},
    "want_again": {},
    "again": {},
    "want_game": {"game": "line"},
    "pick_game": {"game": "line"},
    "set_programme": {"games": ["line", "wordz"]},
    "regather": {},
    "lend_seat": {"seat": 2, "level": "random"},
    "pass_over": {"seat": 2},
    "cheer": {"drawing": "f" * 32, "kind": "heart"},
    "leave": {},
}
OTHERS: dict[str, dict[str, Any]] = {
    "say": {"text": "hello"},
    "phrase": {"key": "hello"},
    "hurry": {"hurry": "skip"},
    "lead": {"where": {"number": 1, "step": 1}},
    "ask_coach": {"step": "where"},
    "again_please": {},
    "ping": {"sent": 1},
}

EVERYBODY = {"rename", "choose_token", "leave", "say", "phrase", "again_please", "ping"}
HOSTS_OWN = {
    "remove_person",
    "hand_over",
    "set_talk",
    "set_bot_pace",
    "set_door",
    "send_screens_away",
    "set_programme",
}
ANSWERS = {"let_sit", "decline_seat"}
ALLOWED: dict[tuple[str, str], set[str]] = {
    ("gathering", "host"): EVERYBODY
    | {"want_game", "pick_game"}
    | HOSTS_OWN
    | {
        "set_coach",
        "sit_down",
        "stand_up",
        "set_ready",
        "set_options",
        "set_seats",
        "seat_bot",
        "clear_seat",
    }
    | {"add_salt", "swap_seats", "start"},
    ("gathering", "seated"): EVERYBODY
    | {"want_game"}
    | {"sit_down", "stand_up", "set_ready", "add_salt"},
    ("gathering", "spectator"): EVERYBODY | {"want_game"} | {"sit_down"},
    ("playing", "host"): EVERYBODY | HOSTS_OWN | ANSWERS | {"act", "lend_seat"},
    ("playing", "seated"): EVERYBODY | {"act", "lend_seat"},
    ("playing", "spectator"): EVERYBODY | {"sit_down"},
    ("over", "host"): EVERYBODY
    | {"want_game", "pick_game"}
    | HOSTS_OWN
    | ANSWERS
    | {"set_coach", "want_again", "again", "regather", "add_salt", "let_look_back", "lead"},
    ("over", "seated"): EVERYBODY
    | {"want_game"}
    | {"want_again", "again", "add_salt", "let_look_back", "lead"},
    ("over", "spectator"): EVERYBODY | {"want_game"} | {"sit_down", "lead"},
}
"""By stage and role; whatever is not here is refused."""

KINDS = ("act", *WISHES, *OTHERS)


def test_the_table_knows_every_message_of_the_schema() -> None:
    room = {tag_of(kind) for kind in get_args(RoomAction)}
    wire = {tag_of(kind) for kind in get_args(FromBrowser)}
    assert set(WISHES) == room
    assert {"act", "wish", *OTHERS} == wire
    assert all(allowed <= set(KINDS) for allowed in ALLOWED.values())
    assert set(ALLOWED) == {(stage, role) for stage in STAGES for role in INSIDERS}


async def set_scene(stage: str) -> Table:
    clock = Clock()
    table = await set_table(("Ada", "Bob", "Cleo"), 4, clock=clock, options=b'{"length":"express"}')
    await table.come_in("Dan")
    await table.hall.bring_screen(table.desk.code, "")
    await table.wires[3].wish(1, "stand_up")
    await table.wires[2].depart()
    clock.now += 45
    if stage != "gathering":
        await table.wires[0].wish(100, "start", level="random")
    if stage == "over":
        await play_to_the_end(table)
    assert table.desk.sitting.room.stage == stage
    for name in ("Eve", "Fay"):
        newcomer = await table.come_in(name)
        if table.desk.sitting.room.seat_of(newcomer.who) is not None:
            await newcomer.wish(1, "stand_up")
    if stage != "gathering":
        await table.wires[4].wish(2, "sit_down", seat=3)
    return table


async def play_to_the_end(table: Table) -> None:
    """Every seat by a random hand, the ones of people too."""
    hand, desk = RandomHand(b"over"), table.desk
    while desk.sitting.room.stage == "playing":
        game = desk.sitting.table
        assert game is not None
        seat = game.awaiting[0]
        action = hand._bot.choose(game.view(seat), hand._chance)
        await desk.do(lambda seat=seat, action=action: desk.play(seat, action))  # type: ignore[misc]


def wire_of(table: Table, role: str) -> Wire:
    return table.wires[{"host": 0, "seated": 1, "spectator": 3}[role]]


def message_of(table: Table, who: Wire, kind: str) -> dict[str, Any]:
    if kind in OTHERS:
        return {"type": kind, **OTHERS[kind]}
    if kind in WISHES:
        return {"type": "wish", "n": 500, "action": {"type": kind, **WISHES[kind]}}
    return {"type": "act", "n": 500, "action": an_action(table, who)}


def an_action(table: Table, who: Wire) -> Any:
    """What this seat is offered; somebody without offers tries what the first seat is offered."""
    game = table.desk.sitting.table
    if game is None or game.outcome is not None:
        return {"type": "choose_interval", "interval": [1, 3]}
    seat = table.desk.sitting.room.seat_of(who.who)
    return RandomHand()._bot.choose(game.view(0 if seat is None else seat), RandomHand()._chance)


def is_granted(kind: str, heard: list[Any], closed: int | None) -> bool:
    """Told apart by the answer alone."""
    if kind == "leave":
        return closed == 4003
    expected = {"say": "said", "phrase": "said", "again_please": "welcome", "ping": "pong"}
    expected |= {"lead": "led"}
    return any(it["type"] == expected.get(kind, "done") for it in heard)


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("role", INSIDERS)
@with_patience
async def test_who_sits_at_the_table_does_only_what_the_role_allows(stage: str, role: str) -> None:
    granted = set()
    for kind in KINDS:
        table = await set_scene(stage)
        wire = wire_of(table, role)
        room, seq = table.desk.sitting.room, table.seq
        heard = await wire.say(message_of(table, wire, kind))
        if is_granted(kind, heard, wire.box.closed):
            granted.add(kind)
            assert table.seq > seq or kind in OTHERS
        else:
            assert [it["type"] for it in heard] == ["refused"], (kind, heard)
            assert (table.seq, table.desk.sitting.room) == (seq, room)
        assert len(await table.store.load(table.desk.code)) == table.seq
        await table.hall.close()
    assert granted == ALLOWED[stage, role]


@pytest.mark.parametrize("stage", STAGES)
@with_patience
async def test_a_socket_that_outlives_its_person_is_refused_everything(stage: str) -> None:
    """Removed between two messages: the connection is closing, and what it still says counts for nothing."""
    for kind in KINDS:
        table = await set_scene(stage)
        wire = table.wires[1]
        await table.wires[0].wish(600, "remove_person", person=2)
        assert wire.box.closed == 4003
        room, seq = table.desk.sitting.room, table.seq
        heard = await wire.say(message_of(table, wire, kind))
        assert [it["type"] for it in heard] in (["refused"], ["pong"], []), (kind, heard)
        assert (table.seq, table.desk.sitting.room) == (seq, room)
        await table.hall.close()


@pytest.mark.parametrize("wrong", [0, -1, 99, 2**53])
@with_patience
async def test_nobody_who_was_never_here_is_granted_anything(wrong: int) -> None:
    table = await set_scene("playing")
    seq = table.seq
    for kind in ("act", *WISHES):
        raw = encode(message_of(table, table.wires[0], kind))
        wish: Act | Wish = decoder(FromBrowser).decode(raw)
        assert isinstance(await table.desk.grant(PersonId(wrong), wish), Refused)
    assert table.seq == seq
    await table.hall.close()


# --- those without a place at the table -------------------------------------------------------


class Outside:
    """A table at one stage in a real house, and a browser for each role outside of it."""

    def __init__(self, house: House, host: Browser, browsers: dict[str, Browser]) -> None:
        self.house = house
        self.host = host
        self.browsers = browsers


async def set_outside(stack: AsyncExitStack, house: House, stage: str) -> Outside:
    host, removed, other, nobody = [
        await stack.enter_async_context(Browser(house.address)) for _ in range(4)
    ]
    table = await host.open_table(2, length="express")
    await removed.join(table.code, "Rem")
    await other.open_table(name="Oth")
    other.http.cookies.set(f"tablee_{table.code}", other.key)
    line = await host.sit()
    await line.wish("remove_person", person=2)
    await line.wish("set_door", open=True)
    if stage != "gathering":
        await line.wish("start", level="random")
    if stage == "over":
        desk = await house.hall.find(table.code)
        inside = Table(house.hall, desk, house.store)
        await play_to_the_end(inside)
    assert line.room["stage"] == stage or stage == "over"
    return Outside(house, host, dict(zip(OUTSIDERS, (removed, other, nobody), strict=True)))


@pytest.mark.parametrize("stage", STAGES)
@with_patience
async def test_who_has_no_place_gets_no_socket_no_log_no_replay_and_changes_nothing(
    stage: str,
) -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(open_house(thinking=NEVER))
        it = await set_outside(stack, house, stage)
        desk = await house.hall.find(it.host.code)
        seq = desk.sitting.pen.seq
        refusals = []
        for role, browser in it.browsers.items():
            with pytest.raises(InvalidStatus) as refused:
                await browser.dial(it.host.code)
            answer = refused.value.response
            refusals.append((answer.status_code, bytes(answer.body or b"")))
            log = await browser.http.get(f"/api/tables/{it.host.code}/log")
            assert (log.status_code, log.json()["code"]) == (403, "not_of_this_table")
            step = await browser.http.get(f"/api/tables/{it.host.code}/games/1/steps/1")
            assert (step.status_code, step.json()["code"]) == (403, "not_of_this_table")
            review = await browser.http.get(f"/api/tables/{it.host.code}/games/1/review")
            assert (review.status_code, review.json()["code"]) == (403, "not_of_this_table")
            found = await browser.http.get(f"/api/tables/{it.host.code}")
            assert found.json()["you"] is None, role
        assert len(set(refusals)) == 1, "one cannot tell from outside which key is which"
        assert desk.sitting.pen.seq == seq
        assert len(await house.store.load(it.host.code)) == seq


@pytest.mark.parametrize("stage", STAGES)
@with_patience
async def test_whoever_was_there_may_look_back_once_the_game_is_over(stage: str) -> None:
    expected = (200, None) if stage == "over" else (409, "not_over")
    reviewed = (202, None) if stage == "over" else expected
    later = (403, "came_later") if stage == "over" else expected
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(open_house(thinking=NEVER))
        it = await set_outside(stack, house, stage)
        newcomer = await stack.enter_async_context(Browser(house.address))
        assert it.host.joined is not None
        await newcomer.join(it.host.code, "New", it.host.joined.invite)
        assert await looked_back(it.host, it.host.code) == [expected, expected, reviewed]
        assert await looked_back(newcomer, it.host.code) == [later] * 3


async def looked_back(browser: Browser, code: str) -> list[tuple[int, str | None]]:
    paths = ("log", "games/1/steps/1", "games/1/review")
    found = [await browser.http.get(f"/api/tables/{code}/{path}") for path in paths]
    return [(it.status_code, it.json()["code"] if it.is_error else None) for it in found]
