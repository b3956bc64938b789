"""The hall: tables by their code, keys by their hash, and nothing left behind."""

import asyncio
import gc
from typing import Any
from weakref import ref

import msgspec
import pytest

from tablee import registry
from tablee.core.record import replace
from tablee.core.refusal import Refusal
from tablee.storage.memory import MemoryStore
from tablee.tables import hall as module
from tablee.tables.hall import LETTERS, Hall, NoSuchTable
from tablee.tables.ports import NotStored
from tablee.tables.room import actions as asked
from tablee.tables.sitting import BrokenJournal
from tablee.tables.wire import Wish
from tests.tables.tabling import Box, open_evening, person


async def test_a_code_is_four_letters_that_spell_nothing() -> None:
    hall = Hall(MemoryStore())
    place = await hall.open_table("between", 2, {}, "Ada")
    assert len(place.code) == 4
    assert set(place.code) <= set(LETTERS)
    assert not set("AEIOUYL01") & set(LETTERS)
    assert len(place.key) >= 43
    await hall.close()


async def test_a_code_in_use_is_not_given_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("BBBBBBBBCCCCCCCCDDDD")
    monkeypatch.setattr(module, "choice", lambda _: next(letters))

    store = MemoryStore()
    hall = Hall(store)
    codes = [(await hall.open_table("between", 2, {}, "Ada")).code for _ in range(2)]
    hall.put_away_empty()
    codes.append((await hall.open_table("between", 2, {}, "Ada")).code)
    assert codes == ["BBBB", "CCCC", "DDDD"]
    await hall.close()


async def test_a_key_proves_a_person_of_one_table_until_they_have_gone() -> None:
    evening = await open_evening("Ada")
    hall, desk = evening.hall, evening.desk
    place = await hall.join(desk.code, "Bob", "")
    other = await hall.open_table("between", 2, {}, "Eve")
    assert hall.person_of(desk, place.key) == place.person == 2
    assert hall.person_of(desk, other.key) is None
    assert hall.person_of(desk, "") is None
    assert hall.person_of(await hall.find(other.code), place.key) is None
    await evening.wish(1, 1, asked.RemovePerson(person(2)))
    assert hall.person_of(desk, place.key) is None
    with pytest.raises(Refusal, match="removed"):
        await hall.join(desk.code, "Bob", desk.sitting.room.invite, place.key)
    await hall.close()


async def test_after_a_removal_neither_the_code_nor_the_old_link_lets_anybody_in() -> None:
    evening = await open_evening("Ada", "Bob", "Cleo", seats=3)
    hall, desk = evening.hall, evening.desk
    old = desk.sitting.room.invite
    await evening.wish(1, 1, asked.RemovePerson(person(2)))
    for invite in ("", old):
        with pytest.raises(Refusal, match="door_closed"):
            await hall.join(desk.code, "Bob", invite, "a fresh key")
    shown = [evening.boxes[who].last("welcome")["invite"] for who in (1, 3)]
    assert shown == [desk.sitting.room.invite] * 2 != [old] * 2
    told = [it.get("invite") for it in evening.boxes[2].messages]
    assert shown[0] not in told, "who is shown out does not see the new link"
    assert (await hall.join(desk.code, "Dan", shown[0])).person == 4
    hall.put_away_empty()
    again = await Hall(evening.store).find(desk.code)
    assert (again.sitting.room.invite, again.sitting.room.is_open) == (shown[0], False)
    await evening.wish(1, 2, asked.SetDoor(open=True))
    assert (await hall.join(desk.code, "Eve", "")).person == 5, "the host may open it again"
    await hall.close()


async def test_who_waits_at_the_door_while_it_is_shut_stays_outside() -> None:
    evening = await open_evening("Ada", "Bob")
    invite = evening.desk.sitting.room.invite
    removing = asyncio.create_task(evening.wish(1, 1, asked.RemovePerson(person(2))))
    joining = asyncio.create_task(evening.hall.join(evening.desk.code, "Bob", invite))
    await removing
    with pytest.raises(Refusal, match="door_closed"):
        await joining
    await evening.hall.close()


@pytest.mark.parametrize(
    ("seats", "options", "name"), [(9, b"{}", "Ada"), (2, b"[]", "Ada"), (2, b"{}", " ")]
)
async def test_a_table_that_is_refused_leaves_nothing_behind(
    seats: int, options: bytes, name: str
) -> None:
    store = MemoryStore()
    hall = Hall(store)
    with pytest.raises(Refusal):
        await hall.open_table("between", seats, msgspec.json.decode(options), name)
    assert (hall.desks, await store.tables()) == ((), [])
    await hall.close()


async def test_a_table_is_found_once_however_many_look_for_it() -> None:
    store = MemoryStore()
    first = Hall(store)
    code = (await first.open_table("between", 2, {}, "Ada")).code
    hall = Hall(store)
    found = await asyncio.gather(*(hall.find(code) for _ in range(20)))
    assert len({id(desk) for desk in found}) == 1
    with pytest.raises(NoSuchTable):
        await hall.find("XXXX")
    await hall.close()


async def test_a_damaged_table_is_not_taken_up_and_leaves_the_others_alone() -> None:
    store = MemoryStore()
    first = Hall(store)
    good, bad = [(await first.open_table("between", 2, {}, "Ada")).code for _ in "12"]
    rows = store._journals[bad]
    for body in (b"", b"{", rows[1].body.replace(b"Ada", b"Eve"), b"\xff", b"null"):
        store._journals[bad] = [rows[0], replace(rows[1], body=body), *rows[2:]]
        hall = Hall(store)
        for _ in range(2):
            with pytest.raises(BrokenJournal):
                await hall.find(bad)
        assert hall.desks == ()
        assert (await hall.find(good)).sitting.room.host == 1


async def test_time_goes_on_where_it_stopped_when_a_table_is_taken_up_again() -> None:
    evening = await open_evening("Ada", "Bob")
    evening.clock.now += 100
    await evening.wish(1, 1, asked.Start())
    rows = await evening.store.load(evening.desk.code)
    again = await Hall(evening.store, clock=lambda: 7.0).find(evening.desk.code)
    assert again.now() == rows[-1].at >= 100_000
    await evening.hall.close()


async def test_nobody_waits_for_an_erasure_and_nobody_takes_up_what_is_being_erased(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    letters = iter("BBBBBBBBCCCC")
    monkeypatch.setattr(module, "choice", lambda _: next(letters))

    class Slow(MemoryStore):
        async def forget(self, table: str) -> None:
            erasing.set()
            await may_go_on.wait()
            await super().forget(table)

    erasing, may_go_on = asyncio.Event(), asyncio.Event()
    store = Slow()
    first = Hall(store)
    code = (await first.open_table("between", 2, {}, "Ada")).code
    hall = Hall(store)
    tidying = asyncio.create_task(hall.forget_untouched(2**40))
    await erasing.wait()
    with pytest.raises(NoSuchTable):
        await hall.find(code)
    assert (await hall.open_table("between", 2, {}, "Bob")).code == "CCCC"
    may_go_on.set()
    await tidying
    assert [it for it, _ in await store.tables()] == ["CCCC"]
    await hall.close()


async def test_an_erasure_that_fails_says_so_and_the_table_is_still_there() -> None:
    class Full(MemoryStore):
        async def forget(self, table: str) -> None:
            raise NotStored("no space left")

    store = Full()
    code = (await Hall(store).open_table("between", 2, {}, "Ada")).code
    hall = Hall(store)
    with pytest.raises(NotStored):
        await hall.forget_untouched(2**40)
    assert (await hall.find(code)).code == code
    await hall.close()


async def test_a_probe_writes_and_is_no_table_of_ours() -> None:
    store = MemoryStore()
    hall = Hall(store)
    await hall.probe()
    await hall.probe()
    assert [code for code, _ in await store.tables()] == [module.PROBE]
    assert not set(module.PROBE) & set(LETTERS)
    await hall.forget_untouched(2**40)
    assert await store.tables() == []
    await hall.close()


async def visited(hall: Hall, game: str) -> list[ref[Any]]:
    """A table at which somebody began a game and left; what it is made of."""
    seats = min(registry.game(game).ABOUT.seats)
    ada, desk = Box(), await hall.find((await hall.open_table(game, seats, {}, "Ada")).code)
    await desk.do(lambda: desk.arrive(person(1), ada))
    await desk.do(lambda: desk.grant(person(1), Wish(1, asked.Start(level="random"))))
    await desk.do(lambda: desk.depart(ada))
    return [ref(it) for it in (desk, desk.sitting, desk.sitting.table, desk.crier, desk.coach)]


@pytest.mark.parametrize("game", registry.keys())
async def test_a_table_that_is_put_away_is_freed_at_once(game: str) -> None:
    """With whatever looked at it, and without a collection: on a busy server the next one may be minutes off."""
    hall = Hall(MemoryStore(), thinking=(0, 1), small_talk=True)
    gc.disable()
    try:
        left = await visited(hall, game)
        hall.put_away_empty()
        async with asyncio.timeout(20):
            while any(it() for it in left):  # noqa: ASYNC110 (threads of bots may have to end)
                await asyncio.sleep(0.01)
    finally:
        gc.enable()
    await hall.close()
