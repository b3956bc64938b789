"""What bots say of what has come to light: each once, and only where free words are welcome."""

from collections.abc import Mapping
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.registry import bot
from tablee.storage.memory import MemoryStore
from tablee.tables import comments
from tablee.tables.comments import Comments
from tablee.tables.hall import Hall
from tablee.tables.room import actions as asked
from tests.tables.tabling import Evening, open_evening
from tests.tables.test_chronicle import play
from tests.tables.test_small_talk import said


class Talkative:
    """A random bot that has something to say of every second step, and may break while it thinks."""

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

    def comment(self, view: Any, attachments: Mapping[str, bytes]) -> str | None:
        if self._breaks:
            raise ValueError("a bug")
        return None if view.seat == 2 else f"seat {view.seat}"


async def heard(
    monkeypatch: pytest.MonkeyPatch,
    talkative: Any,
    talk: Any = "free",
    *news: int,
    end: bool = False,
) -> tuple[Evening, list[Any]]:
    """All that is said while a game of three goes on, and while these things come to light in one breath."""
    monkeypatch.setattr(comments, "BETWEEN", 0)
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
        if comments_of._speaking is not None:
            await comments_of._speaking
    if end:
        await play(evening.desk, 5_000, Chance(b"any"))
    await evening.hall.close()
    return evening, said(box)


async def test_every_bot_says_it_once_and_under_its_own_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, told = await heard(monkeypatch, Talkative())
    assert [(it["seat"], it["text"], it["who"]) for it in told] == [(1, "seat 1", 0)]


async def test_what_comes_to_light_while_they_speak_is_not_said_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, told = await heard(monkeypatch, Talkative(), "free", 8, 9)
    assert [it["seat"] for it in told] == [1]


async def test_the_bots_of_a_package_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comments, "is_our_bot", lambda game, level: False)
    _, told = await heard(monkeypatch, Talkative())
    assert told == []


@pytest.mark.parametrize("talk", ["off", "phrases"])
async def test_where_free_words_are_not_welcome_they_are_silent(
    talk: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, told = await heard(monkeypatch, Talkative(), talk)
    assert told == []


async def test_a_bot_that_has_nothing_of_the_kind_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, told = await heard(monkeypatch, bot("between", "random"))
    assert told == []


async def test_one_that_breaks_costs_nothing_but_its_comment(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for talkative in (Talkative(breaks=True), Talkative(is_lost=True)):
        evening, told = await heard(monkeypatch, talkative, end=True)
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
