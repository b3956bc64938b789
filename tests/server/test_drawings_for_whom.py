"""Who may look at which drawing: whoever is of the table, what their view names, and nothing after they have gone."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import Abstain, GoOn
from tablee.storage.memory import MemoryStore
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Done, Wish
from tests.server.asking import asker, make
from tests.server.browser import Browser
from tests.server.house import with_patience
from tests.server.process import ServerProcess
from tests.server.test_drawings import JSON, LINE, OPTIONS, Atelier, atelier, problem
from tests.tables.drawing import GAME, PEOPLE, drawing, host_pack
from tests.tables.tabling import NEVER

__all__ = ["host_pack"]

NONE = (404, "no_such_drawing", None)
OUT = (403, "not_of_this_table", None)


async def wish(it: Atelier, who: int, action: Any) -> None:
    """Of the person with this number, who has not asked for anything of this number."""
    granted = await it.desk.do(lambda: it.desk.grant(PersonId(who), Wish(1_000 + it.seq, action)))
    assert isinstance(granted, Done)


async def statuses(it: Atelier, who: httpx.AsyncClient, names: Sequence[str]) -> list[int]:
    return [(await it.show(who, name)).status_code for name in names]


async def show_around(it: Atelier) -> None:
    """The rest of a round, once everybody has handed in; or of the game, where too few are left to play on."""
    number = it.table.state.round
    while it.table.state.round == number and it.table.awaiting:
        action = Abstain() if it.table.state.phase == "vote" else GoOn()
        await it.desk.do(partial(it.desk.play, it.table.awaiting[0], action))


GOING = {
    "removed": (1, asked.RemovePerson(PersonId(3))),
    "gone": (3, asked.Leave()),
}


@pytest.mark.parametrize("how", GOING)
@with_patience
async def test_whoever_has_gone_neither_draws_nor_looks(how: str) -> None:
    async with atelier() as it:
        await it.keep(it.people[2])
        name, cleo = it.name(2), it.people[2]
        await wish(it, *GOING[how])
        seq, kept = it.seq, dict(it.table.attachments)
        assert problem(await it.show(cleo, name)) == OUT
        assert problem(await it.keep(cleo, encode(drawing(7)))) == OUT
        assert (it.seq, it.table.attachments) == (seq, kept)


@pytest.mark.parametrize("how", GOING)
@with_patience
async def test_what_is_on_the_board_and_in_the_gallery_is_shut_to_whoever_has_gone(
    how: str,
) -> None:
    async with atelier() as it:
        await it.hand_in()
        names = [it.name(seat) for seat in range(4)]
        assert await statuses(it, it.people[2], names) == [200] * 4
        await wish(it, *GOING[how])
        assert await statuses(it, it.people[2], names) == [403] * 4
        await show_around(it)
        assert await statuses(it, it.people[2], names) == [403] * 4
        # The leaver's own drawing hangs there still.
        for who in (it.people[0], it.people[3], it.watcher):
            assert await statuses(it, who, names) == [200] * 4


@with_patience
async def test_who_takes_over_a_seat_sees_what_lies_there_and_no_more() -> None:
    async with atelier() as it:
        for who in it.people:
            await it.keep(who)
        names = [it.name(seat) for seat in range(4)]
        assert await statuses(it, it.watcher, names) == [404] * 4
        await wish(it, *GOING["gone"])
        assert await statuses(it, it.watcher, names) == [404] * 4
        await wish(it, 5, asked.SitDown(Seat(2)))
        assert await statuses(it, it.watcher, names) == [404] * 4
        await wish(it, 1, asked.LetSit(PersonId(5), Seat(2)))
        assert await statuses(it, it.watcher, names) == [404, 404, 200, 404]
        for seat, who in ((0, it.people[0]), (1, it.people[1]), (3, it.people[3])):
            assert await statuses(it, who, names) == [200 if n == seat else 404 for n in range(4)]


@with_patience
async def test_before_the_reveal_a_spectator_sees_the_board_and_nothing_else() -> None:
    async with atelier() as it:
        await it.hand_in()
        first = [it.name(seat) for seat in range(4)]
        assert await statuses(it, it.watcher, first) == [200] * 4
        await show_around(it)
        for seat, who in enumerate(it.people[:3]):
            await it.keep(who, encode(drawing(50 + seat)))
            await it.act(seat, "hand_in")
        drafts = [it.name(seat) for seat in range(3)]
        assert await statuses(it, it.watcher, [*first, *drafts]) == [200] * 4 + [404] * 3
        await it.keep(it.people[3])
        await it.act(3, "hand_in")
        assert await statuses(it, it.watcher, [*first, *drafts, it.name(3)]) == [200] * 8


async def send_back(it: Atelier, artist: int) -> None:
    """Everybody sees letters in this drawing."""
    objector = (artist + 1) % 4
    await it.act(objector, "object", spot=it.table.view(artist).own.spot)
    for judge in it.table.view(None).objection.judges:
        await it.act(judge, "judge", ballot="uphold")
    assert it.table.view(artist).own.is_sent_back


@with_patience
async def test_a_drawing_that_is_corrected_is_its_artists_own_until_it_is_handed_in() -> None:
    async with atelier() as it:
        await it.hand_in()
        old = it.name(2)
        await send_back(it, 2)
        await it.keep(it.people[2], encode(drawing(70)))
        draft = it.name(2)
        await it.keep(it.people[2], encode(drawing(71)))
        new = it.name(2)
        assert await statuses(it, it.people[2], [old, draft, new]) == [200, 404, 200]
        for who in (it.people[0], it.people[1], it.people[3], it.watcher):
            assert await statuses(it, who, [old, draft, new]) == [200, 404, 404]
        await it.act(2, "hand_in")
        for who in (*it.people, it.watcher):
            assert await statuses(it, who, [old, draft, new]) == [404, 404, 200]


@with_patience
async def test_a_name_opens_at_its_own_table_only() -> None:
    """Though somebody is of both tables, and the same is drawn at both."""
    async with atelier() as it:
        opening = {"game": GAME, "seats": 4, "name": PEOPLE[0], "options": OPTIONS}
        code = (await it.people[2].post("/api/tables", json=opening)).json()["code"]
        other = await it.app.reception.hall.find(code)
        await other.do(lambda: other.grant(PersonId(1), Wish(1, asked.Start(level="random"))))
        path = f"/api/tables/{code}/drawing"
        assert (await it.people[2].post(path, content=LINE, headers=JSON)).status_code == 200
        await it.keep(it.people[2])
        assert other.sitting.table is not None
        here, there = it.name(2), other.sitting.table.view(0).own.drawing
        assert here != there
        assert (await it.show(it.people[2], here)).content == LINE
        assert (await it.people[2].get(f"{path}s/{there}")).content == LINE
        assert problem(await it.show(it.people[2], there)) == NONE
        assert problem(await it.people[2].get(f"{path}s/{here}")) == NONE


@with_patience
async def test_a_draft_that_was_replaced_is_gone_for_everybody_and_for_good() -> None:
    async with atelier() as it:
        drafts = []
        for x in (1, 2, 3):
            await it.keep(it.people[2], encode(drawing(x)))
            drafts.append(it.name(2))
        assert await statuses(it, it.people[2], drafts) == [404, 404, 200]
        await it.play()
        for who in (*it.people, it.watcher):
            assert await statuses(it, who, drafts[:2]) == [404, 404]


@with_patience
async def test_after_the_game_only_the_people_of_the_table_look_until_the_next_has_ended() -> None:
    async with atelier() as it:
        await it.play()
        names = [drawn.drawing for one in it.table.state.gallery for drawn in one.exhibits]
        for who in (*it.people, it.watcher):
            assert await statuses(it, who, names) == [200] * 16
        assert problem(await it.show(it.watcher, "f" * 32)) == NONE
        assert problem(await it.show(it.stranger, names[0])) == OUT
        coming = {"name": "Fay", "invite": it.desk.sitting.room.invite}
        await it.stranger.post(f"/api/tables/{it.desk.code}/join", json=coming)
        assert problem(await it.show(it.stranger, names[0])) == NONE, "drawn before Fay came"
        await wish(it, 2, asked.LetLookBack(PersonId(6)))
        assert (await it.show(it.stranger, names[0])).status_code == 200
        await wish(it, 1, asked.RemovePerson(PersonId(5)))
        assert problem(await it.show(it.watcher, names[0])) == OUT
        await wish(it, 1, asked.Again())
        for who in (it.people[0], it.stranger):
            assert await statuses(it, who, names) == [200] * 16
        await it.play()
        await wish(it, 1, asked.Again())
        for who in (it.people[0], it.stranger):
            assert await statuses(it, who, names) == [404] * 16


@with_patience
async def test_after_a_restart_everybody_sees_what_they_saw_before() -> None:
    """Another process, which knows nothing but the journal."""
    store = MemoryStore()
    async with atelier(store=store) as it:
        await it.hand_in()
        names = [it.name(seat) for seat in range(4)]
        await show_around(it)
        for x, who in enumerate((it.people[0], it.people[1], it.people[1])):
            await it.keep(who, encode(drawing(90 + x)))
            names.append(it.name(0 if x == 0 else 1))
        await wish(it, *GOING["removed"])
        everybody = (*it.people, it.watcher, it.stranger)
        before = [await statuses(it, who, names) for who in everybody]
        cookies, code = [who.cookies for who in everybody], it.desk.code
    again = make(store=store, thinking=NEVER)
    after = []
    for jar in cookies:
        async with asker(again) as who:
            who.cookies = jar
            asking = [await who.get(f"/api/tables/{code}/drawings/{name}") for name in names]
            after.append([it.status_code for it in asking])
    board = [200] * 4
    assert before == [
        [*board, 200, 404, 404],
        [*board, 404, 404, 200],
        [403] * 7,
        [*board, 404, 404, 404],
        [*board, 404, 404, 404],
        [403] * 7,
    ]
    assert after == before


@with_patience
async def test_a_drawing_outlives_the_process_that_kept_it(tmp_path: Path) -> None:
    """Killed, as the power goes; the name in the view that one comes back to still opens."""
    server = ServerProcess(tmp_path)
    await server.start()
    try:
        async with Browser(server.address) as ada:
            wished = {"game": GAME, "seats": 4, "name": "Ada", "options": {}}
            ada._join(await ada.http.post("/api/tables", json=wished))
            line = await ada.sit()
            assert (await line.wish("start", level="random"))["type"] == "done"
            path = f"/api/tables/{ada.code}/drawing"
            assert (await ada.http.post(path, content=LINE, headers=JSON)).status_code == 200
            await server.kill()
            await server.start()
            line = await ada.sit()
            shown = await ada.http.get(f"{path}s/{line.view['own']['drawing']}")
            assert (shown.status_code, shown.content) == (200, LINE)
            await line.leave()
    finally:
        await server.kill()
