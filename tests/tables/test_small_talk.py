"""Bots say a kind word now and then, as everybody may, and never where silence was agreed."""

from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.server.talk import PHRASES
from tablee.storage.memory import MemoryStore
from tablee.tables import small_talk
from tablee.tables.hall import Hall
from tablee.tables.room import actions as asked
from tablee.tables.room.manners import _REMARKS, Occasion, remark_at
from tests.tables.tabling import Evening, open_evening
from tests.tables.test_chronicle import play

ALWAYS, MANY = 1, 10_000


async def evening_of(
    monkeypatch: pytest.MonkeyPatch, seldom: int, *people: str, seats: int = 3
) -> Evening:
    monkeypatch.setattr(small_talk, "SELDOM", seldom)
    evening = await open_evening(*people, seats=seats)
    small_talk.SmallTalk(evening.desk).listen()
    return evening


def said(box: Any) -> list[Any]:
    return [it["said"] for it in box.messages if it["type"] == "said"]


async def played(evening: Evening) -> list[Any]:
    """All that is said from the first card to the end."""
    box = await evening.arrive(1)
    await evening.wish(1, 9, asked.Start(level="random"))
    await play(evening.desk, 5_000, Chance(b"any"))
    assert evening.stage == "over"
    await evening.hall.close()
    return said(box)


async def test_a_bot_speaks_when_a_game_begins_and_when_it_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = await evening_of(monkeypatch, ALWAYS, "Ada")
    begun, ended = await played(evening)
    outcome = evening.table.outcome
    for it in (begun, ended):
        assert it["seat"] in (1, 2)
        assert (it["who"], it["text"]) == (0, None)
    occasion: Occasion = "won" if ended["seat"] in outcome.winners else "lost"
    assert begun["phrase"] == remark_at(begun["seat"], "begun")
    assert ended["phrase"] == remark_at(ended["seat"], occasion)


async def test_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_talk, "sha256", lambda _: _Lot())
    assert await played(await evening_of(monkeypatch, MANY, "Ada")) == []
    assert small_talk.SELDOM == MANY


class _Lot:
    def digest(self) -> bytes:
        return b"\0\0\0\1"


@pytest.mark.parametrize("talk", ["off", "phrases"])
async def test_never_where_silence_was_agreed(talk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = await evening_of(monkeypatch, ALWAYS, "Ada")
    await evening.wish(1, 1, asked.SetTalk(talk))
    assert len(await played(evening)) == (0 if talk == "off" else 2)


async def test_no_bot_speaks_for_a_person_and_none_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = await evening_of(monkeypatch, ALWAYS, "Ada", "Bob", seats=2)
    assert await played(evening) == []


async def test_nothing_of_it_is_in_the_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = await evening_of(monkeypatch, ALWAYS, "Ada")
    assert len(await played(evening)) == 2
    rows = evening.store._journals[evening.desk.code]
    assert not [it for it in rows if b"good_luck" in it.body or b"hello" in it.body]


def test_what_they_say_is_what_everybody_may_say() -> None:
    assert {it for remarks in _REMARKS.values() for it in remarks} <= PHRASES


async def test_a_hall_lets_them_speak_where_it_is_told_to() -> None:
    for is_on in (False, True):
        hall = Hall(MemoryStore(), small_talk=is_on)
        admission = await hall.open_table("between", 3, {}, "Ada")
        desk = await hall.find(admission.code)
        listeners = [getattr(it, "__self__", None) for it in desk.after_change]
        assert any(isinstance(it, small_talk.SmallTalk) for it in listeners) == is_on
        await hall.close()
