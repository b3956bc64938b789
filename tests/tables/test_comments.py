"""What bots tell of what has come to light: each once, and beside the thing instead of in the talk."""

from collections.abc import Mapping
from typing import Any

import pytest

from tablee.bots.bot import Impression
from tablee.core.chance import Chance
from tablee.registry import bot
from tablee.storage.memory import MemoryStore
from tablee.tables import comments
from tablee.tables.comments import Comments
from tablee.tables.hall import Hall
from tablee.tables.room import actions as asked
from tablee.tables.small_talk import NOBODY
from tablee.tables.wire import Utterance
from tests.tables.tabling import Evening, open_evening, person, seat
from tests.tables.test_chronicle import play
from tests.tables.test_small_talk import said


class Talkative:
    """A random bot that has something to tell as long as the game goes on, and may break while it thinks."""

    number = 7

    def __init__(self, *, breaks: bool = False, is_lost: bool = False) -> None:
        self._bot: Any = bot("between", "random")
        self._breaks = breaks
        self._is_lost = is_lost

    def choose(self, view: Any, chance: Chance) -> Any:
        return self._bot.choose(view, chance)

    def occasion(self, view: Any) -> int | None:
        if self._is_lost:
            raise ValueError("another bug")
        return self.number if view.outcome is None else None

    def comment(self, view: Any, attachments: Mapping[str, bytes]) -> tuple[Impression, ...]:
        if self._breaks:
            raise ValueError("a bug")
        return () if view.seat == 2 else (Impression("a" * 32, "phare = lighthouse", 62),)


async def heard(
    talkative: Any,
    talk: Any = "free",
    *news: int,
    end: bool = False,
) -> tuple[Evening, list[Any]]:
    """All that is said while a game of three goes on, and while these things come to light in one breath."""
    evening = await open_evening("Ada", seats=3)
    comments_of = Comments(evening.desk, lambda game, level: talkative)
    box = await evening.arrive(1)
    await evening.wish(1, 8, asked.SetTalk(talk))
    await evening.wish(1, 9, asked.Start(level="random"))
    for number in news:
        talkative.number = number
        comments_of.listen()
    for _ in range(3):
        comments_of.listen()
        if comments_of._telling is not None:
            await comments_of._telling
    if end:
        await play(evening.desk, 5_000, Chance(b"any"))
    await evening.hall.close()
    return evening, said(box)


@pytest.mark.parametrize("talk", ["off", "phrases", "free"])
async def test_every_bot_tells_it_once_under_its_own_name_and_says_nothing(talk: Any) -> None:
    _, told = await heard(Talkative(), talk)
    assert [(it["seat"], it["who"], it.get("text"), it.get("phrase")) for it in told] == [
        (1, 0, None, None)
    ]
    assert told[0]["impressions"] == [{"on": "a" * 32, "thing": "phare = lighthouse", "sure": 62}]


async def test_whoever_comes_later_is_told_too() -> None:
    evening = await open_evening("Ada", "Bob", seats=4)
    comments_of = Comments(evening.desk, lambda game, level: Talkative())
    await evening.arrive(1)
    await evening.wish(1, 9, asked.Start(level="random"))
    comments_of.listen()
    assert comments_of._telling is not None
    await comments_of._telling
    box = await evening.arrive(2)
    assert [it["seat"] for it in box.messages[0]["said"] if it.get("impressions")] == [3]
    await evening.hall.close()


async def test_what_people_say_is_not_crowded_out_by_what_bots_saw() -> None:
    evening = await open_evening("Ada", seats=2)
    evening.desk.crier.say(Utterance(person(1), 0, text="bonjour"))
    seen = Impression("a" * 32, "phare = lighthouse", 62)
    for n in range(60):
        evening.desk.crier.say(Utterance(NOBODY, n, seat=seat(n % 7), impressions=(seen,)))
    told = (await evening.arrive(1)).messages[0]["said"]
    assert [it["text"] for it in told if it["text"]] == ["bonjour"]
    assert {it["seat"] for it in told if it.get("impressions")} == set(range(7))
    await evening.hall.close()


async def test_what_comes_to_light_while_they_think_is_not_told_twice() -> None:
    _, told = await heard(Talkative(), "free", 8, 9)
    assert [it["seat"] for it in told] == [1]


async def test_the_bots_of_a_package_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comments, "is_our_bot", lambda game, level: False)
    _, told = await heard(Talkative())
    assert told == []


async def test_a_bot_that_has_nothing_of_the_kind_tells_nothing() -> None:
    _, told = await heard(bot("between", "random"))
    assert told == []


async def test_one_that_breaks_costs_nothing_but_its_comment(
    caplog: pytest.LogCaptureFixture,
) -> None:
    for talkative in (Talkative(breaks=True), Talkative(is_lost=True)):
        evening, told = await heard(talkative, end=True)
        assert told == []
        assert evening.table.outcome is not None
    assert "nothing sensible" in caplog.text
    assert "what to speak of" in caplog.text


async def test_a_hall_lets_them_comment_where_it_is_told_to() -> None:
    for is_on in (False, True):
        hall = Hall(MemoryStore(), small_talk=is_on)
        admission = await hall.open_table("between", 3, {}, "Ada")
        desk = await hall.find(admission.code)
        listeners = [getattr(it, "__self__", None) for it in desk.after_change]
        assert any(isinstance(it, Comments) for it in listeners) == is_on
        await hall.close()
