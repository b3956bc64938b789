"""Deep bots think in processes of their own: alike wherever they think, and whatever becomes of these."""

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO

import pytest

from tablee import registry
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.registry import AnyBot
from tablee.server import mind
from tablee.server import minds as module
from tablee.server.minds import Apart, Broken, Mind
from tablee.tables.hall import bot_for
from tablee.tables.minds import Question, Task, Thought, think
from tablee.tables.room import actions as asked
from tablee.tables.room.brought import Brought
from tablee.tables.room.state import Room
from tablee.tables.table import Table, open_table
from tablee.words.packs import lend, own_name, pack
from tests.server.errands import is_gone
from tests.server.house import with_patience
from tests.tables.tabling import open_evening
from tests.tables.test_pacer import pacer_of

GAMES = registry.keys()
TEXT = "".join(f"mot{n} : idée{n}, chose{n} | dit autrement {n}\n" for n in range(120))


class Here:
    """Who thinks here: not asked what somebody else can think of."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.tasks: list[Task] = []

    async def think(self, question: Question) -> Thought:
        self.asked.append(question)
        return think(bot_for(question.game, question.level), question)

    async def study(self, task: Task) -> None:
        self.tasks.append(task)


@asynccontextmanager
async def open_minds(count: int = 1) -> AsyncIterator[tuple[Apart, Here]]:
    here = Here()
    minds = Apart(count, here)
    try:
        yield minds, here
    finally:
        await minds.close()


def question_of(table: Table, level: str, words: tuple[Brought, ...] = ()) -> Question:
    seat = min(table.awaiting)
    chance = Chance(b"a mind")
    key, bots = table.game.ABOUT.key, frozenset(table.awaiting)
    return Question(key, level, table.view(seat), table.shown(seat), chance, chance, bots, words)


def a_table(game: str = "between", **options: object) -> Table:
    rules = registry.game(game)
    seats = min(rules.ABOUT.seats)
    return open_table(rules, seats, rules.TYPES.options(**options), seed=b"minds" * 8)


def process_of(minds: Apart) -> int:
    process = minds._minds[0]._process
    assert process is not None
    return process.pid


DEEP = [
    (game, level)
    for game in GAMES
    for level in registry.our_bots(game)
    if registry.is_deep(game, level)
]


@with_patience
async def test_a_deep_bot_thinks_alike_there_and_here() -> None:
    async with open_minds() as (minds, here):
        for game, level in DEEP:
            question = question_of(a_table(game), level)
            assert await minds.think(question) == think(bot_for(game, level), question), (
                game,
                level,
            )
        assert here.asked == []


@with_patience
async def test_who_decides_at_once_thinks_here() -> None:
    async with open_minds() as (minds, here):
        await minds.think(question_of(a_table(), "novice"))
        assert [it.level for it in here.asked] == ["novice"]
        assert minds._minds[0]._process is None


@with_patience
async def test_who_thinks_there_studies_there(monkeypatch: pytest.MonkeyPatch) -> None:
    options = registry.game("wordz").TYPES.options()
    async with open_minds(2) as (minds, here):
        await minds.study(Task("wordz", "strong", options))
        assert here.tasks == []
        assert all(it._process is not None for it in minds._minds)
        await minds.study(Task("between", "novice", options))
        assert [it.game for it in here.tasks] == ["between"]
    async with open_minds(0) as (minds, here):
        await minds.study(Task("wordz", "strong", options))
        assert [it.game for it in here.tasks] == ["wordz"]


@with_patience
async def test_words_that_a_table_has_brought_are_known_there() -> None:
    name = own_name("trapwords", "fr", TEXT)
    held = lend("trapwords", "fr", TEXT)
    words = (Brought(name, "trapwords", "fr", "Les nôtres", TEXT, 120),)
    table = a_table("trapwords", pack=name, language="fr")
    question = question_of(table, "expert", words)
    async with open_minds() as (minds, here):
        thought = await minds.think(question)
        assert here.asked == []
    assert thought == think(bot_for("trapwords", "expert"), question)
    del held


@with_patience
async def test_a_mind_that_is_killed_is_begun_again() -> None:
    question = question_of(a_table(), "expert")
    async with open_minds() as (minds, here):
        first = await minds.think(question)
        before = process_of(minds)
        os.kill(before, signal.SIGKILL)
        await is_gone(before)
        assert await minds.think(question) == first
        assert process_of(minds) != before
        assert here.asked == []


@with_patience
async def test_one_that_does_not_answer_is_ended_and_the_table_plays_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = question_of(a_table(), "expert")
    async with open_minds() as (minds, _):
        first = await minds.think(question)
        stopped = process_of(minds)
        os.kill(stopped, signal.SIGSTOP)
        monkeypatch.setattr(module, "PATIENCE", 0.1)
        assert await minds.think(question) == first, "there begun again, or else here"
        await is_gone(stopped)


@with_patience
async def test_where_no_process_can_be_had_everybody_thinks_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    async with open_minds() as (minds, here):
        await minds.think(question_of(a_table(), "expert"))
        assert len(here.asked) == 1


@with_patience
async def test_with_none_at_all_everybody_thinks_here() -> None:
    async with open_minds(0) as (minds, here):
        await minds.think(question_of(a_table(), "expert"))
        assert len(here.asked) == 1


@with_patience
async def test_what_breaks_in_a_bot_is_told_and_the_mind_goes_on() -> None:
    table = a_table()
    good = question_of(table, "expert")
    bad = Question(good.game, good.level, None, {}, good.chance, good.pauses, frozenset())
    async with open_minds() as (minds, _):
        told = await asyncio.gather(*map(minds.think, (bad, good)), return_exceptions=True)
        assert isinstance(told[0], Broken)
        assert isinstance(told[1], Thought)


@with_patience
async def test_who_no_longer_waits_takes_nobody_elses_answer() -> None:
    table = a_table("wordz")
    question = question_of(table, "strong")
    async with open_minds() as (minds, _):
        given_up = asyncio.create_task(minds.think(question))
        other = asyncio.create_task(minds.think(question_of(a_table(), "expert")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        given_up.cancel()
        thought = await other
    assert thought == think(bot_for("between", "expert"), question_of(a_table(), "expert"))


@with_patience
async def test_it_ends_with_the_server() -> None:
    async with open_minds() as (minds, _):
        await minds.think(question_of(a_table(), "expert"))
        pid = process_of(minds)
    await is_gone(pid)


async def test_it_is_told_what_its_seat_may_know_and_no_more() -> None:
    """The question is all that goes to the other process: nothing of the table's own seed, nobody else's hand."""
    evening = await open_evening("Ada", seats=2)
    await evening.wish(1, 1, asked.Start(level="expert"))
    question = pacer_of(evening)._question(Seat(1), "expert")
    assert question.view == evening.table.view(Seat(1)) != evening.table.view(Seat(0))
    assert evening.table.seed not in pickle.dumps(question)
    assert question.words == ()
    await evening.hall.close()


def brought(n: int) -> Brought:
    text = TEXT.replace("mot0 ", f"mot{n}bis ")
    return Brought(own_name("trapwords", "fr", text), "trapwords", "fr", f"{n}", text, 120)


def test_of_what_a_table_has_brought_only_what_it_plays_with_goes_along() -> None:
    options = registry.game("trapwords").TYPES.options
    packs = tuple(map(brought, range(12)))
    room = Room(words=packs)
    assert room.words_for(options(pack=packs[0].pack)) == packs[:1]
    assert room.words_for(options(pack=f"{packs[3].pack}@easy-80-1")) == packs[3:4]
    assert room.words_for(options()) == room.words_for(None) == ()


def test_a_pack_that_came_along_is_found_while_it_is_thought_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = brought(3)
    monkeypatch.setattr(mind, "think", lambda *_: len(pack(f"trapwords/fr/{words.pack}")))
    told = []
    for along in ((words,), ()):
        question = pickle.dumps(question_of(a_table(), "expert", along))
        thoughts = BytesIO()
        mind.answer_all(BytesIO(mind.LENGTH.pack(len(question)) + question), thoughts)
        told.append(pickle.loads(thoughts.getvalue()[mind.LENGTH.size :]))
        pack.cache_clear()
    assert told[0] == 120
    assert "NoSuchPack" in told[1]


@with_patience
async def test_what_nobody_waits_for_any_more_is_not_thought_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[object] = []
    usual = module.Mind._say

    async def say(self: Mind, what: Question | Task) -> object:
        said.append(what)
        return await usual(self, what)

    monkeypatch.setattr(module.Mind, "_say", say)
    questions = [question_of(a_table(), "expert") for _ in range(9)]
    async with open_minds() as (minds, _):
        asking = [asyncio.create_task(minds.think(it)) for it in questions]
        await asyncio.sleep(0)
        for given_up in asking[1:-1]:
            given_up.cancel()
        assert await asking[-1] == await asking[0]
    assert len(said) == 2


def test_deep_bots_are_ours_and_there() -> None:
    bots: list[AnyBot] = [registry.bot(game, level) for game, level in DEEP]
    assert len(bots) >= 10
    assert not registry.is_deep("wordz", "random")
    assert not registry.is_deep("no-such-game", "expert")
