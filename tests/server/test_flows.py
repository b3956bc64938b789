"""Whole evenings over real sockets: open, join, play, reload, lose an answer, leave, come back, play again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tablee.core.record import encode
from tablee.registry import game
from tablee.tables import stretch
from tablee.tables.reader import read_log
from tablee.tables.verify import verify
from tests.server.browser import Browser, Line, RandomHand, play_on
from tests.server.house import House, open_house, until, with_patience
from tests.tables.tabling import Clock


class Evening:
    """A house with Ada as host, Bob beside her, and a game that has begun."""

    def __init__(self, house: House, ada: Browser, bob: Browser, one: Line, other: Line) -> None:
        self.house, self.ada, self.bob, self.one, self.other = house, ada, bob, one, other

    async def seq(self) -> int:
        return (await self.house.hall.find(self.ada.code)).sitting.pen.seq


@asynccontextmanager
async def evening(seats: int = 2, **hall: Any) -> AsyncIterator[Evening]:
    async with (
        open_house(**hall) as house,
        Browser(house.address) as ada,
        Browser(house.address) as bob,
    ):
        table = await ada.open_table(seats, length="express")
        await bob.join(table.code, "Bob", table.invite)
        one, other = await ada.sit(), await bob.sit()
        assert (await one.wish("start", level="random"))["type"] == "done"
        for line in (one, other):  # done is said first, and then it is dealt
            await line.until(lambda it: it["type"] == "update")
        yield Evening(house, ada, bob, one, other)


@with_patience
async def test_two_people_and_a_bot_play_a_whole_game_and_another() -> None:
    async with evening(3) as it:
        one, other = it.one, it.other
        assert (await it.ada.http.get(f"/api/tables/{it.ada.code}/log")).status_code == 409
        await asyncio.gather(play_on(one, RandomHand(b"1")), play_on(other, RandomHand(b"2")))
        assert one.view["outcome"] == other.view["outcome"] is not None
        for line in (one, other):
            seqs = [it["seq"] for it in line.heard if it["type"] == "update"]
            assert seqs == list(range(1, len(seqs) + 1))
        log = await it.bob.http.get(f"/api/tables/{it.ada.code}/log")
        told = verify(read_log(log.content, game))
        assert encode(told.outcome) == encode(one.view["outcome"])
        assert read_log(log.content, game).header.players == ("Ada", "Bob", "random")
        assert (await other.wish("want_again"))["type"] == "done"
        await one.until(lambda it: "room" in it and it["room"]["again"] == [2])
        assert one.room["stage"] == "over"
        assert (await one.wish("want_again"))["type"] == "done"
        await one.until(lambda it: it.get("room", {}).get("number") == 2)
        # The last game's log is still to be had, and this one's is not.
        kept = await it.bob.http.get(f"/api/tables/{it.ada.code}/games/1/log")
        assert kept.content == log.content
        for path in ("log", "games/2/log"):
            early = await it.ada.http.get(f"/api/tables/{it.ada.code}/{path}")
            assert early.status_code == 409
        await asyncio.gather(play_on(one, RandomHand(b"3")), play_on(other, RandomHand(b"4")))
        assert one.room["stage"] == "over"


@with_patience
async def test_a_reload_in_mid_turn_shows_the_same_screen() -> None:
    async with evening() as it:
        for line in (it.one, it.other):
            await line.act(RandomHand().choose(line.view))
        await it.one.until(lambda it: it["type"] == "update" and it["view"]["phase"] == "turn")
        before = it.one.view
        await it.one.leave()
        again = await it.ada.sit(n=it.one.n)
        assert again.heard[0]["type"] == "welcome"
        assert again.view == before
        assert again.heard[0]["n"] == it.one.n
        assert again.room["seat"] == 0


@with_patience
async def test_a_table_taken_up_again_from_its_journal_is_the_same() -> None:
    async with evening() as it:
        await it.one.act(RandomHand().choose(it.one.view))
        before = it.one.view
        for line in (it.one, it.other):
            await line.leave()
        presence = (await it.house.hall.find(it.ada.code)).presence
        await until(presence.is_empty)
        it.house.hall.put_away_empty()
        assert not it.house.hall.desks
        assert (await it.ada.sit()).view == before


@with_patience
async def test_a_lost_answer_sent_again_is_done_once() -> None:
    async with evening() as it:
        action = RandomHand().choose(it.one.view)
        assert (await it.one.ask("act", action, n=7))["type"] == "done"
        seq = await it.seq()
        for _ in range(3):
            assert (await it.one.ask("act", action, n=7))["type"] == "done"
        again = await it.ada.sit()
        assert (await again.ask("act", action, n=7))["type"] == "done"
        assert await it.seq() == seq


@with_patience
async def test_duplicate_reordered_and_stale_messages_change_nothing_more() -> None:
    async with evening() as it:
        rename = {"type": "rename", "name": "Ada L."}
        assert (await it.one.ask("wish", rename, n=9))["type"] == "done"
        assert (await it.one.ask("wish", {"type": "rename", "name": "Ada B."}, n=8))[
            "type"
        ] == "done"
        seq = await it.seq()
        assert (await it.one.ask("wish", rename, n=9))["type"] == "done"
        assert (await it.seq(), it.one.room["people"][0]["name"]) == (seq, "Ada B.")
        stale = await it.one.ask("wish", {"type": "start"}, n=10)
        assert (stale["type"], stale["code"]) == ("refused", "not_gathering")
        assert await it.seq() == seq
        welcome = await it.one.tell({"type": "again_please"})
        assert (welcome["type"], welcome["n"]) == ("welcome", 9)


@with_patience
async def test_the_newest_socket_of_a_person_wins() -> None:
    async with evening() as it:
        newer = await it.ada.sit()
        assert await it.one.closed() == 4001
        pong = await newer.tell({"type": "ping", "sent": 5})
        assert (pong["type"], pong["sent"]) == ("pong", 5)
        assert newer.room["people"][0]["is_here"]


@with_patience
async def test_who_is_removed_is_shown_out_and_does_not_come_back() -> None:
    async with evening() as it:
        assert (await it.one.wish("remove_person", person=2))["type"] == "done"
        assert await it.other.closed() == 4003
        with pytest.raises(InvalidStatus) as refused:
            await it.bob.sit()
        assert refused.value.response.status_code == 403
        answer = await it.bob.http.post(f"/api/tables/{it.ada.code}/join", json={"name": "Bob"})
        assert (answer.status_code, answer.json()["code"]) == (403, "removed")
        it.bob.http.cookies.clear()
        for invite in ("", it.ada.joined.invite if it.ada.joined else ""):
            wish = {"name": "Bob", "invite": invite}
            answer = await it.bob.http.post(f"/api/tables/{it.ada.code}/join", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (403, "door_closed")
        assert not it.one.room["is_open"]
        assert it.one.room["chairs"][1] == {
            "person": None,
            "bot": "regular",
            "is_passed_over": False,
            "before": [],
        }


@with_patience
async def test_who_leaves_may_come_back_to_their_own_seat_by_their_key() -> None:
    async with evening() as it:
        await it.other.send({"type": "wish", "n": 1, "action": {"type": "leave"}})
        assert await it.other.closed() == 4003
        key = it.bob.key
        await it.one.wish("set_door", open=False)
        assert (await it.bob.join(it.ada.code, "Somebody")).person == 2
        assert it.bob.key == key
        line = await it.bob.sit()
        assert (line.room["seat"], line.view["seat"]) == (1, 1)
        assert line.room["takings"][0]["by"] == []


async def go(who: Line, sees: Line, chair: int) -> None:
    """Somebody leaves the line, and the other sees it."""
    await who.leave()
    await sees.until(lambda it: "room" in it and not it["room"]["people"][chair]["is_here"])


@with_patience
async def test_the_host_is_gone_for_a_minute_and_the_next_one_is_host() -> None:
    clock = Clock()
    async with evening(clock=clock) as it:
        await go(it.one, it.other, 0)
        assert it.other.room["host"] == 1
        clock.now += 61
        heard = len(it.other.heard)
        await it.other.wish("rename", name="Bob")
        await it.other.until(lambda it: "room" in it and it["room"]["host"] == 2, heard)
        refused = await it.other.wish("remove_person", person=1)
        assert (refused["type"], refused["code"]) == ("refused", "their_table")
        again = await it.ada.sit()
        assert again.room["host"] == 1, "the table is hers"


@with_patience
async def test_a_seat_is_lent_to_a_bot_and_handed_back() -> None:
    clock = Clock()
    async with evening(clock=clock) as it:
        await go(it.other, it.one, 1)
        early = await it.one.wish("lend_seat", seat=1, level="random")
        assert (early["type"], early["code"]) == ("refused", "still_here")
        clock.now += 31
        assert (await it.one.wish("lend_seat", seat=1, level="random"))["type"] == "done"
        assert it.one.room["chairs"][1] == {
            "person": 2,
            "bot": "random",
            "is_passed_over": False,
            "before": [],
        }
        await it.one.until(
            lambda it: bool(it.get("view")) and it["view"]["places"][1]["has_chosen"]
        )
        back = await it.bob.sit()
        assert back.heard[0]["room"]["chairs"][1] == {
            "person": 2,
            "bot": None,
            "is_passed_over": False,
            "before": [],
        }
        assert back.view["seat"] == 1
        assert back.view["own"]["interval"] is not None


@with_patience
async def test_a_spectator_sees_what_everybody_may_see() -> None:
    async with evening() as it, Browser(it.house.address) as eve:
        await eve.join(it.ada.code, "Eve")
        line = await eve.sit()
        assert line.room["seat"] is None
        assert (line.view["seat"], line.view["own"], line.view["offers"]) == (None, None, [])
        refused = await line.act({"type": "end_turn"})
        assert (refused["type"], refused["code"]) == ("refused", "take_a_seat")
        await it.one.act(RandomHand().choose(it.one.view))
        told = await line.until(lambda it: it["type"] == "update")
        assert told["news"] == [{"type": "interval_hidden", "seat": 0}]


@with_patience
async def test_a_spectator_who_takes_a_bots_seat_sees_its_hand_at_once() -> None:
    async with evening(3, thinking=(60_000, 60_000)) as it, Browser(it.house.address) as eve:
        await eve.join(it.ada.code, "Eve")
        line = await eve.sit()
        assert (await line.wish("sit_down", seat=2))["type"] == "done"
        assert (line.view["seat"], line.view["own"]) == (None, None)
        heard = len(line.heard)
        assert (await it.one.wish("let_sit", person=3, seat=2))["type"] == "done"
        await line.until(lambda it: it["type"] == "welcome", heard)
        assert (line.view["seat"], len(line.view["own"]["hand"])) == (2, 8)


@with_patience
async def test_p23_who_waits_for_bots_alone_may_hurry_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stretch, "PATIENCE", 0)
    async with evening(3, thinking=(60_000, 60_000)) as it:
        assert (await it.one.tell({"type": "hurry", "hurry": "skip"}))["code"] == "nothing_to_hurry"
        for line in (it.one, it.other):
            await line.act(RandomHand().choose(line.view))
        await it.one.until(lambda it: it["type"] == "room" and it["room"]["hurry"] == "usual")
        await it.one.send({"type": "hurry", "hurry": "faster"})
        for line in (it.one, it.other):
            await line.until(lambda it: it["type"] == "room" and it["room"]["hurry"] == "faster")


@with_patience
async def test_people_talk_as_the_host_allows() -> None:
    async with evening() as it:
        said = await it.other.tell({"type": "say", "text": "  bonne\u202e  chance "})
        assert said["said"] == {
            "who": 2,
            "at": said["said"]["at"],
            "text": "bonne chance",
            "phrase": None,
            "seat": None,
            "impressions": [],
        }
        await it.one.wish("set_talk", talk="phrases")
        refused = await it.one.tell({"type": "say", "text": "psst"})
        assert (refused["type"], refused["n"], refused["code"]) == (
            "refused",
            None,
            "no_free_words",
        )
        assert (await it.one.tell({"type": "phrase", "key": "hello"}))["said"]["phrase"] == "hello"
        assert (await it.one.tell({"type": "phrase", "key": "boo"}))["code"] == "no_such_phrase"
        await it.one.wish("set_talk", talk="off")
        assert (await it.one.tell({"type": "phrase", "key": "hello"}))["code"] == "no_talk"
        assert [it["text"] or it["phrase"] for it in (await it.bob.sit()).heard[0]["said"]] == [
            "bonne chance",
            "hello",
        ]
