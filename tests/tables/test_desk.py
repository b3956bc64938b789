"""The desk: decide, keep, grow, tell, in that order; once, whatever the store and the clients do."""

from collections.abc import Sequence

import pytest

from tablee.games.between.actions import EndTurn
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall
from tablee.tables.ports import NotStored, Row
from tablee.tables.room import actions as asked
from tablee.tables.wire import Act, Done, Refused, Wish
from tests.tables.tabling import NEVER, Box, Evening, open_evening, person, seat


class Disk(MemoryStore):
    """Fails after so many appends, until repaired."""

    def __init__(self) -> None:
        super().__init__()
        self.good_for: int | None = None

    async def append(self, table: str, rows: Sequence[Row], replaced: Sequence[int] = ()) -> None:
        if self.good_for is not None:
            if self.good_for <= 0:
                raise NotStored("no space left")
            self.good_for -= 1
        await super().append(table, rows, replaced)


def choose(evening: Evening, who: int) -> dict[str, object]:
    """The first thing that this person's seat is offered."""
    action: dict[str, object] = next(evening.table.view(who - 1).offers[0].all())
    return action


async def test_a_wish_is_granted_once() -> None:
    evening = await open_evening("Ada", "Bob")
    assert await evening.wish(1, 3, asked.Rename("Ada L.")) == Done(3)
    seq = evening.seq
    assert await evening.wish(1, 3, asked.Rename("somebody else")) == Done(3)
    assert evening.seq == seq
    assert await evening.wish(2, 3, asked.Rename("Bobby")) == Done(3)
    await evening.hall.close()


async def test_a_refusal_changes_nothing_and_its_number_can_be_used_again() -> None:
    evening = await open_evening("Ada", "Bob")
    seq = evening.seq
    assert await evening.wish(2, 1, asked.Start()) == Refused(1, "host_only")
    assert await evening.act(2, 1, EndTurn()) == Refused(1, "not_playing")
    bad = Act(1, {"type": "fly"})
    assert await evening.desk.grant(person(2), bad) == Refused(1, "not_an_action")
    assert evening.seq == seq
    assert await evening.wish(2, 1, asked.Rename("Bobby")) == Done(1)
    await evening.hall.close()


async def test_nothing_is_told_that_was_not_kept() -> None:
    disk = Disk()
    evening = await open_evening("Ada", "Bob", store=disk)
    await evening.wish(1, 1, asked.Start())
    disk.good_for = 0
    heard, state = len(evening.boxes[2].messages), evening.table.state
    assert await evening.act(1, 2, choose(evening, 1)) == Refused(2, "not_stored")
    assert len(evening.boxes[2].messages) == heard
    assert evening.table.state is state
    disk.good_for = None
    assert await evening.act(1, 2, choose(evening, 1)) == Done(2)
    assert evening.boxes[2].messages[-1]["type"] == "update"
    await evening.hall.close()


@pytest.mark.parametrize("good_for", [1, 2, 3])
async def test_what_the_house_owes_after_a_full_disk_is_given_later(good_for: int) -> None:
    """A game that has begun and is not dealt, an end that is not written down, a seed that is not drawn."""

    disk = Disk()
    evening = await open_evening("Ada", "Bob", store=disk)
    disk.good_for = good_for
    assert await evening.wish(1, 1, asked.Start()) == Done(1)
    disk.good_for = None
    await evening.desk.do(evening.desk.settle)
    assert evening.table.entries
    assert not evening.desk.is_in_debt
    await evening.hall.close()


async def test_a_table_that_died_between_two_steps_is_dealt_when_somebody_comes_back() -> None:
    disk = Disk()
    evening = await open_evening("Ada", "Bob", store=disk)
    disk.good_for = 1
    await evening.wish(1, 1, asked.Start())
    await evening.hall.close()
    disk._is_closed, disk.good_for = False, None
    hall = Hall(disk, thinking=NEVER)
    desk = await hall.find(evening.desk.code)
    assert desk.is_in_debt
    box = Box()
    await desk.do(lambda: desk.arrive(person(1), box))
    assert box.messages[0]["type"] == "welcome"
    assert box.messages[0]["view"]["phase"] == "choose"
    await hall.close()


async def test_when_another_process_was_first_the_desk_reloads_and_decides_again() -> None:
    evening = await open_evening("Ada", "Bob")
    other = Hall(evening.store, thinking=NEVER)
    twin = await other.find(evening.desk.code)
    assert await twin.grant(person(2), Wish(1, asked.Rename("Bobby"))) == Done(1)
    assert await evening.wish(1, 1, asked.Rename("Ada L.")) == Done(1)
    assert [it.name for it in evening.desk.sitting.room.people] == ["Ada L.", "Bobby"]
    assert evening.boxes[1].last("welcome")["room"]["people"][1]["name"] == "Bobby"
    # The same wish came in at both: the other one granted it, this one only says so.
    assert await twin.grant(person(2), Wish(2, asked.Rename("Bob"))) == Done(2)
    seq = len(await evening.store.load(evening.desk.code))
    assert await evening.wish(2, 2, asked.Rename("Bob")) == Done(2)
    assert len(await evening.store.load(evening.desk.code)) == seq
    # And what is no longer right is refused after all.
    assert await twin.grant(person(1), Wish(9, asked.Start())) == Done(9)
    assert await evening.wish(1, 10, asked.Start()) == Refused(10, "not_gathering")
    await evening.hall.close()


async def test_a_journal_that_vanished_is_an_answer_not_an_endless_loop() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.store.forget(evening.desk.code)
    assert await evening.wish(1, 1, asked.Rename("Ada L.")) == Refused(1, "not_stored")
    await evening.hall.close()


async def test_a_job_that_breaks_does_not_end_the_table(caplog: pytest.LogCaptureFixture) -> None:
    evening = await open_evening("Ada", "Bob")

    async def break_down() -> None:
        raise RuntimeError("oh")

    evening.desk.post(break_down)
    with pytest.raises(RuntimeError):
        await evening.desk.do(break_down)
    assert await evening.wish(1, 1, asked.Rename("Ada L.")) == Done(1)
    await evening.hall.close()
    assert "a job at a table failed" in caplog.text


async def test_the_first_that_a_socket_hears_is_the_welcome_even_when_a_seat_comes_back() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.wish(1, 1, asked.Start())
    await evening.depart(2)
    evening.clock.now += 31
    assert await evening.wish(1, 2, asked.LendSeat(seat(1), "random")) == Done(2)
    box = await evening.arrive(2)
    assert box.messages[0]["type"] == "welcome"
    assert box.messages[0]["room"]["chairs"][1] == {
        "person": 2,
        "bot": None,
        "is_passed_over": False,
        "before": [],
    }
    await evening.hall.close()


async def test_a_full_disk_does_not_keep_anybody_out() -> None:
    disk = Disk()
    evening = await open_evening("Ada", "Bob", store=disk)
    await evening.wish(1, 1, asked.Start())
    await evening.depart(2)
    evening.clock.now += 31
    assert await evening.wish(1, 2, asked.LendSeat(seat(1), "random")) == Done(2)
    disk.good_for = 0
    assert (await evening.arrive(2)).messages[0]["type"] == "welcome"
    await evening.hall.close()


async def test_who_was_removed_on_the_way_in_is_shown_out() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.depart(2)
    await evening.wish(1, 1, asked.RemovePerson(person(2)))
    box = await evening.arrive(2)
    assert (box.closed, box.messages) == (4003, [])
    assert not evening.desk.presence.is_here(person(2))
    await evening.hall.close()
