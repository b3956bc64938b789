"""What happens by itself: bots move, deadlines pass, a host is followed, and an empty room sleeps."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from tablee import registry
from tablee.bots.random_bot import RandomBot
from tablee.core.chance import Chance
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.refusal import NotNow, Refusal
from tablee.games.between.actions import ChooseInterval, EndTurn, TakeNote
from tablee.games.between.game import TYPES
from tablee.tables import pacer as module
from tablee.tables import stretch
from tablee.tables.aside import aside
from tablee.tables.hall import Hall
from tablee.tables.minds import Threads, think
from tablee.tables.pacer import Pacer
from tablee.tables.room import actions as asked
from tablee.tables.room.manners import tempo_at
from tablee.tables.wire import Done
from tests.tables.tabling import NEVER, Clock, Evening, open_evening, person, seat
from tests.tables.test_desk import Disk

LONG = (60_000, 60_000)


async def until(is_so: Callable[[], bool], patience: float = 20.0) -> None:
    async with asyncio.timeout(patience):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.002)


def pacer_of(evening: Evening) -> Pacer:
    return evening.hall._pacers[evening.desk.code]


def let_play(pacer: Pacer, bot: Any) -> None:
    """This bot at every seat of a bot."""
    pacer._bot_of = lambda game, level: bot
    pacer._minds = Threads(pacer._bot_of)


def pause_of(pacer: Pacer, at: int, level: str) -> int:
    """How long this seat would take now."""
    question = pacer._question(seat(at), level)
    return pacer._pause(seat(at), think(pacer._bot_of(question.game, level), question))


def seen_of(evening: Evening) -> tuple[float, int]:
    """When something happened that people look at, and how long they do."""
    pacer = pacer_of(evening)
    return pacer._noticed, pacer._look


async def play_mine(evening: Evening, who: int, n: int) -> None:
    """One legal action of this person's."""
    mine = evening.desk.sitting.room.seat_of(person(who))
    assert mine is not None
    action = next(evening.table.view(mine).offers[0].all())
    assert await evening.act(who, n, action) == Done(n)


async def test_bots_play_a_game_to_its_end() -> None:
    evening = await open_evening("Ada", seats=3, thinking=(0, 1))
    await evening.wish(1, 1, asked.StandUp())
    await evening.wish(1, 2, asked.Start(level="random"))
    await until(lambda: evening.stage == "over")
    assert evening.desk.sitting.room.commitment, "the seed of the next game is drawn"
    await evening.hall.close()


async def test_an_empty_room_sleeps_and_wakes_when_somebody_comes() -> None:
    evening = await open_evening("Ada", seats=2, thinking=(5, 6))
    await evening.wish(1, 1, asked.StandUp())
    await evening.wish(1, 2, asked.Start(level="random"))
    await evening.depart(1)
    seq = evening.seq
    await asyncio.sleep(0.05)
    assert evening.seq == seq
    await evening.arrive(1)
    await until(lambda: evening.seq > seq)
    await evening.hall.close()


async def test_a_private_note_does_not_move_the_bots_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    """That somebody wrote something is a secret (BT-14): it must not show in when a bot moves, or may be hurried."""

    monkeypatch.setattr(stretch, "PATIENCE", 1)
    options = b'{"follow_up":"notes"}'
    evening = await open_evening("Ada", seats=2, options=options, thinking=(60_000, 60_000))
    await evening.wish(1, 1, asked.Start(level="random"))
    ((_, thought),) = pacer_of(evening)._thoughts.values()
    looked = seen_of(evening)
    assert await evening.act(1, 2, TakeNote(seat(1), 4, "crossed")) == Done(2)
    assert [it for _, it in pacer_of(evening)._thoughts.values()] == [thought]
    assert seen_of(evening) == looked, "there is nothing to look at"
    await evening.wish(1, 3, asked.Rename("Ada L."))
    assert [it for _, it in pacer_of(evening)._thoughts.values()] == [thought]
    await play_mine(evening, 1, 4)
    for value in (5, 6, 7):
        assert await evening.act(1, value, TakeNote(seat(1), value, "crossed")) == Done(value)
    assert shown(evening) is None, "nothing that others could see has moved"
    await evening.hall.close()
    await asyncio.sleep(0)
    assert thought.cancelled()


class Waiter:
    """Lets others go first, at its own pace: it moves once the log is long enough."""

    def __init__(self, until: int) -> None:
        self.until = until
        self.asked = 0

    def pause(self, view: Any, chance: Chance) -> int:
        return 1

    def choose(self, view: Any, chance: Chance) -> Any:
        self.asked += 1
        return RandomBot(TYPES).choose(view, chance) if self.asked > self.until else None


async def test_a_bot_that_waits_is_asked_again_when_something_has_happened() -> None:
    evening = await open_evening("Ada", seats=2, thinking=(60_000, 60_000))
    pacer, waiter = pacer_of(evening), Waiter(1)
    let_play(pacer, waiter)  # a racer: its own pause counts, not the usual minute
    await evening.wish(1, 1, asked.Start(level="random"))
    await until(lambda: waiter.asked == 1 and not pacer._thoughts)
    await evening.wish(1, 2, asked.Rename("Ada L."))
    assert not pacer._thoughts, "nothing has happened in the game"
    await play_mine(evening, 1, 3)
    await until(lambda: waiter.asked > 1)
    await evening.hall.close()


class Polite(Waiter):
    """Takes its time where there are people, and asks who is one."""

    def __init__(self) -> None:
        super().__init__(0)
        self.company: set[frozenset[int]] = set()

    def hurry(self, view: Any, bots: frozenset[int], chance: Chance) -> int:
        self.company.add(bots)
        return 60_000


async def test_a_considerate_bot_is_told_which_seats_are_bots() -> None:
    evening = await open_evening("Ada", seats=4)
    polite = Polite()
    let_play(pacer_of(evening), polite)
    await evening.wish(1, 1, asked.Start(level="random"))
    await until(lambda: polite.asked == 3)
    assert polite.company == {frozenset({1, 2, 3})}
    await evening.hall.close()


class Thoughtful(RandomBot):
    """Takes three usual pauses."""

    def tempo(self, view: Any) -> int:
        return 3


async def test_an_unhurried_bot_takes_its_time_by_the_usual_pause() -> None:
    evening = await open_evening("Ada", seats=3, thinking=(7, 7))
    await evening.wish(1, 1, asked.Start(level="random"))
    pacer = pacer_of(evening)
    let_play(pacer, Thoughtful(TYPES))
    assert pause_of(pacer, 2, "random") == 21
    await evening.hall.close()


async def test_p12_each_bot_has_a_tempo_of_its_own_and_none_is_much_slower() -> None:
    evening = await open_evening("Ada", seats=4, thinking=(1_000, 1_000))
    await evening.wish(1, 1, asked.Start(level="random"))
    pacer = pacer_of(evening)
    pauses = [pause_of(pacer, it, "random") for it in range(1, 4)]
    assert pauses == [10 * tempo_at(it) for it in range(1, 4)]
    assert pauses[0] < pauses[1]
    assert [tempo_at(it) for it in range(16)] == [tempo_at(it) for it in range(16, 32)]
    assert all(75 <= tempo_at(it) <= 130 for it in range(16))
    await evening.hall.close()


@pytest.mark.parametrize("game", ["between", "line", "kidz-line", "wordz"])
async def test_w2_a_pause_is_the_same_whatever_a_bot_holds(game: str) -> None:
    """In every truth that somebody who watches cannot tell apart."""
    evening = await open_evening("Ada", game=game, seats=3, options=b"{}", thinking=LONG)
    await evening.wish(1, 1, asked.Start(level="regular"))
    table, pacer, looked = evening.table, pacer_of(evening), seen_of(evening)
    thinker = next(it for it in table.awaiting if it or game in ("line", "kidz-line"))
    pauses = set()
    for n in range(8):
        pauses.add(pause_of(pacer, thinker, "regular"))
        table.state = table.game.resample(table.state, None, Chance(b"%d" % n))
    assert len(pauses) == 1
    assert seen_of(evening) == looked
    await evening.hall.close()


async def test_w2_a_bot_waits_until_people_have_seen_what_happened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = [10**9]
    monkeypatch.setattr(module, "time_to_see", lambda game, news: looks[0])
    evening = await open_evening("Ada", seats=3, thinking=(0, 1))
    pacer, waiting = pacer_of(evening), []
    let_see = pacer._let_people_see

    async def watched() -> None:
        waiting.append(True)
        await let_see()

    monkeypatch.setattr(pacer, "_let_people_see", watched)
    await evening.wish(1, 1, asked.Start(level="random"))
    await until(lambda: len(waiting) == 2)
    assert evening.table.awaiting == (0, 1, 2), "they have thought, and let Ada look at her cards"
    looks[0] = pacer._look = 0
    await evening.wish(1, 2, asked.SetBotPace("fast"))  # which counts at once
    await until(lambda: evening.table.awaiting == (0,))
    await evening.hall.close()


async def test_w2_what_takes_longer_to_see_is_not_cut_short_by_a_trifle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = iter((4_000, 10, 9_000))
    monkeypatch.setattr(module, "time_to_see", lambda game, news: next(looks))
    evening = await open_evening("Ada", thinking=module.THINKING)
    pacer = pacer_of(evening)
    seen = []
    for _ in range(3):
        pacer.notice(())
        seen.append(pacer._look)
    assert seen == [4_000, 4_000, 9_000]
    await evening.hall.close()


async def test_a_house_whose_bots_think_fast_looks_fast() -> None:
    evening = await open_evening("Ada", thinking=(1, 5))
    await evening.wish(1, 1, asked.Start(level="random"))
    assert seen_of(evening)[1] < 10
    await evening.hall.close()


async def test_the_host_says_how_fast_bots_are() -> None:
    evening = await open_evening("Ada", seats=3, thinking=(1_000, 1_000))
    await evening.wish(1, 1, asked.Start(level="random"))
    pacer = pacer_of(evening)
    rates = {}
    for n, pace in enumerate(module.PACES, 2):
        await evening.wish(1, n, asked.SetBotPace(pace))
        rates[pace] = pacer._rate
    assert rates == {"slow": 170, "normal": 100, "fast": 50}
    later = await Hall(evening.store, thinking=NEVER, clock=Clock()).find(evening.desk.code)
    assert later.sitting.room.bot_pace == "fast", "the journal has it"
    await evening.hall.close()


async def test_nobody_slows_down_or_hurries_a_race_against_a_clock() -> None:
    """Which is the clock of people, too."""
    evening = await open_evening("Ada", game="head-line", seats=3, options=b"{}")
    await evening.wish(1, 1, asked.Start(level="regular"))
    await evening.wish(1, 2, asked.SetBotPace("slow"))
    pacer = pacer_of(evening)
    assert evening.table.deadline is not None
    assert pacer._rate == 100
    assert not pacer._are_bots_alone
    pacer._noticed, pacer._look = asyncio.get_running_loop().time(), 10**9
    async with asyncio.timeout(20):
        await pacer._let_people_see()
    await evening.hall.close()


async def test_p23_people_hurry_bots_while_nobody_else_is_to_act(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stretch, "PATIENCE", 0)
    evening = await open_evening("Ada", "Bob", seats=3, thinking=(50_000, 50_000))
    await evening.wish(2, 1, asked.StandUp())
    await evening.wish(1, 1, asked.Start(level="random"))
    with pytest.raises(Refusal, match="nothing_to_hurry"):
        await hurry(evening, 1, "skip")
    assert shown(evening) is None
    await play_mine(evening, 1, 2)
    assert shown(evening) == "usual", "two bots have to choose"
    with pytest.raises(Refusal, match="take_a_seat"):
        await hurry(evening, 2, "skip")
    await hurry(evening, 1, "faster")
    assert shown(evening) == "faster"
    assert pacer_of(evening)._rate == 25
    pacer_of(evening)._look = 0
    await hurry(evening, 1, "skip")
    await until(lambda: shown(evening) is None)
    assert 0 in evening.table.awaiting, "and it goes on as ever"
    await evening.hall.close()


async def test_nobody_has_to_think_again_for_being_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever sits could let bots think without end, and never move."""
    monkeypatch.setattr(stretch, "PATIENCE", 0)
    evening = await open_evening("Ada", seats=3, thinking=(500_000, 500_000))
    await evening.wish(1, 1, asked.Start(level="random"))
    await play_mine(evening, 1, 2)
    thoughts = dict(pacer_of(evening)._thoughts)
    for how in ("faster", "usual", "skip", "usual"):
        await hurry(evening, 1, how)
    assert pacer_of(evening)._thoughts == thoughts
    await evening.hall.close()


async def hurry(evening: Evening, who: int, how: stretch.Hurry) -> None:
    await evening.desk.do(lambda: evening.desk.hurry(person(who), how))


def shown(evening: Evening) -> Any:
    """What Ada was told last about it."""
    rooms = [it["room"] for it in evening.boxes[1].messages if "room" in it]
    return rooms[-1]["hurry"]


async def test_p23_where_people_only_watch_there_is_nobody_to_hurry_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stretch, "PATIENCE", 0)
    evening = await open_evening("Ada", seats=2)
    await evening.wish(1, 1, asked.StandUp())
    await evening.wish(1, 2, asked.Start(level="random"))
    assert evening.desk.stretch.hurry is None
    await evening.hall.close()


async def test_bots_think_at_the_same_time() -> None:
    evening = await open_evening("Ada", seats=4, thinking=(60_000, 60_000))
    await evening.wish(1, 1, asked.Start(level="random"))
    assert set(pacer_of(evening)._thoughts) == {seat(1), seat(2), seat(3)}
    await evening.hall.close()


async def test_a_deadline_that_passes_is_an_action_of_the_table() -> None:
    evening = await open_evening("Ada", "Bob", options=b'{"pace":"fast"}')
    await evening.wish(1, 1, asked.Start())
    assert evening.table.deadline is not None
    await play_mine(evening, 1, 2)
    evening.clock.now += 3_600
    await evening.wish(2, 1, asked.Rename("Bobby"))  # the pacer looks at the clock again
    await until(lambda: evening.table.view(1).phase == "turn")
    assert any(entry.event.__class__.__name__ == "TimeRanOut" for entry in evening.table.entries)
    await evening.hall.close()


async def test_a_deadline_that_cannot_pass_does_not_ring_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A timed table whose word cards are gone, say."""

    evening = await open_evening("Ada", "Bob", options=b'{"pace":"fast"}')
    await evening.wish(1, 1, asked.Start(level="random"))
    rings: list[object] = []

    async def refuse(seat: object, action: object) -> None:
        rings.append(action)
        raise NotNow("too_early")

    monkeypatch.setattr(evening.desk, "play", refuse)
    evening.clock.now += 10_000
    pacer_of(evening).look()
    await until(lambda: len(rings) > 0)
    for _ in range(200):
        await asyncio.sleep(0)
    assert rings == [TimeUp()]
    await evening.hall.close()


async def test_more_time_is_more_time() -> None:
    evening = await open_evening("Ada", "Bob", options=b'{"pace":"fast"}')
    await evening.wish(1, 1, asked.Start())
    before = evening.table.deadline
    assert await evening.act(1, 2, NeedTime()) == Done(2)
    assert evening.table.deadline > before
    await evening.hall.close()


async def test_a_host_who_stays_away_is_followed() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.depart(1)
    evening.clock.now += 61
    await evening.wish(2, 1, asked.Rename("Bobby"))
    await until(lambda: evening.desk.sitting.room.host == 2)
    await evening.hall.close()


class Slow:
    """A bot that thinks until it is let."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.may_go_on = threading.Event()

    def choose(self, view: Any, chance: Any) -> Any:
        self.may_go_on.wait(10)
        return self.bot.choose(view, chance)


async def test_nobody_waits_while_a_bot_thinks_and_an_owner_who_is_back_moves_themselves() -> None:
    evening = await open_evening("Ada", "Bob", thinking=(0, 1))
    pacer = pacer_of(evening)
    slow = Slow(pacer._bot_of("between", "random"))
    let_play(pacer, slow)
    await evening.wish(1, 1, asked.Start())
    await evening.depart(2)
    evening.clock.now += 31
    assert await evening.wish(1, 2, asked.LendSeat(seat(1), "random")) == Done(2)
    await play_mine(evening, 1, 3)
    await evening.arrive(2)
    seq = evening.seq
    slow.may_go_on.set()
    await asyncio.sleep(0.05)
    assert evening.seq == seq
    await play_mine(evening, 2, 1)
    await evening.hall.close()


class Broken:
    """A bot with a fault, for its first moves."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.faults = 1

    def choose(self, view: Any, chance: Any) -> Any:
        if self.faults:
            self.faults -= 1
            raise RuntimeError("a bug")
        return self.bot.choose(view, chance)


async def test_a_bot_that_breaks_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "RETRY", 1)

    evening = await open_evening("Ada", seats=2, thinking=(0, 1))
    pacer = pacer_of(evening)
    broken = Broken(pacer._bot_of("between", "random"))
    let_play(pacer, broken)
    await evening.wish(1, 1, asked.Start(level="random"))
    await until(lambda: evening.table.view(0).places[1].has_chosen)
    await evening.hall.close()
    assert "a bot failed" in caplog.text


class Guest:
    """A bot of another package that does something strange, each time it is asked."""

    def __init__(self, strange: Callable[[], Any]) -> None:
        self.strange = strange

    def choose(self, view: Any, chance: Any) -> Any:
        return self.strange()


def breaks() -> None:
    raise RuntimeError("a bug")


def leaves() -> None:
    raise SystemExit


def stalls() -> None:
    while True:
        time.sleep(0.001)


@pytest.mark.parametrize(
    ("strange", "why"),
    [
        (breaks, "RuntimeError: a bug (test_pacer.py, line "),
        (leaves, "SystemExit (test_pacer.py, line "),
        (stalls, "it has thought for more than 0.01 s"),
        (lambda: "pass", "TypeError: str is no action"),
        (EndTurn, "NotNow: not_playing (BT-19)"),
    ],
)
async def test_a_bot_of_another_package_never_stops_a_table(
    strange: Callable[[], Any],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It plays at random instead, and the host can read why."""
    monkeypatch.setattr(module, "FOR_A_GUEST", 0.01 if strange is stalls else 60.0)
    monkeypatch.setitem(registry.bots("between"), "theirs:sly", Guest(strange))
    evening = await open_evening("Ada", seats=2, options=b'{"length":"express"}', thinking=(0, 1))

    await evening.wish(1, 1, asked.Start(level="theirs:sly"))
    await until(lambda: evening.table.view(0).places[1].has_chosen)

    await evening.hall.close()
    assert "bot theirs:sly of between, seat 2, event 1, plays at random: " + why in caplog.text


class Wide:
    """Hides the two cards that are farthest apart."""

    def choose(self, view: Any, chance: Any) -> Any:
        return ChooseInterval((min(view.own.hand), max(view.own.hand)))


async def test_a_bot_of_another_package_plays_as_it_would(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(registry.bots("between"), "sly", Wide())
    evening = await open_evening("Ada", seats=2, thinking=(0, 1))

    await evening.wish(1, 1, asked.Start(level="sly"))
    await until(lambda: evening.table.view(0).places[1].has_chosen)

    await evening.hall.close()
    own = evening.table.view(1).own
    assert own.interval[0] < min(own.hand)
    assert own.interval[1] > max(own.hand)
    assert "at random" not in caplog.text


async def test_a_thought_that_nobody_waits_for_comes_to_nothing() -> None:
    thought = asyncio.create_task(aside(stalls, 60))
    await asyncio.sleep(0)
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought


async def test_what_is_owed_is_tried_again_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRY", 5)

    disk = Disk()
    evening = await open_evening("Ada", "Bob", store=disk)
    disk.good_for = 1
    assert await evening.wish(1, 1, asked.Start()) == Done(1)
    assert evening.desk.is_in_debt
    disk.good_for = None
    await until(lambda: not evening.desk.is_in_debt)
    assert evening.table.entries
    await evening.hall.close()


async def test_a_bot_whose_move_was_not_kept_moves_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRY", 5)

    disk = Disk()
    evening = await open_evening("Ada", seats=2, store=disk, thinking=(20, 21))
    await evening.wish(1, 1, asked.Start(level="random"))
    disk.good_for = 0
    await asyncio.sleep(0.1)
    assert not evening.table.view(0).places[1].has_chosen
    disk.good_for = None
    await until(lambda: evening.table.view(0).places[1].has_chosen)
    await evening.hall.close()


class Dreamer:
    """Would ask a question for ever; any other moment wakes it."""

    def __init__(self) -> None:
        self.phases: list[str] = []

    def pause(self, view: Any, chance: Chance) -> int:
        self.phases.append(view.phase)
        return 60_000

    def choose(self, view: Any, chance: Chance) -> Any:
        return RandomBot(TYPES).choose(view, chance)


async def test_a_thought_does_not_outlive_its_moment() -> None:
    """What a bot would have done in one phase must not hold it up, or slip out, in the next."""

    evening = await open_evening("Ada", seats=2, options=b'{"pace":"fast"}')
    pacer, dreamer = pacer_of(evening), Dreamer()
    let_play(pacer, dreamer)
    await evening.wish(1, 1, asked.Start(level="random"))
    await until(lambda: dreamer.phases == ["choose"])
    await play_mine(evening, 1, 2)
    evening.clock.now += 3_600
    await evening.wish(
        1, 3, asked.Rename("Ada L.")
    )  # the pacer looks at the clock: intervals by lot
    await until(lambda: evening.table.view(1).phase == "turn")
    while evening.table.awaiting != (seat(1),):
        await play_mine(evening, 1, 4 + len(evening.table.entries))
    await until(lambda: dreamer.phases == ["choose", "turn"])
    await evening.hall.close()
