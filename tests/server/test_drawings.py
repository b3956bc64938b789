"""The door for drawings: kept as moves are, shown to who may see them, and shut to whatever no pen draws."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from tablee.core.attachment import LARGEST
from tablee.core.clock import TimeUp
from tablee.core.drawing import MOST_POINTS, MOST_STROKES
from tablee.core.record import encode
from tablee.server.app import App
from tablee.storage.memory import MemoryStore
from tablee.tables.desk import Desk
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Act, Wish
from tests.core.test_drawing import drawing_of
from tests.server.asking import asker, make
from tests.server.house import with_patience
from tests.tables.drawing import GAME, PEOPLE, drawing, host_pack
from tests.tables.tabling import NEVER

__all__ = ["host_pack"]

JSON = {"content-type": "application/json"}
OPTIONS = {"pack": "of-the-tests", "first": 0, "rounds": "short"}
LINE = encode(drawing(100))


class Atelier:
    """Four people who play, one who watches, and one who is a stranger."""

    def __init__(self, app: App, desk: Desk, people: list[httpx.AsyncClient]) -> None:
        self.app = app
        self.desk = desk
        self.people = people[:4]
        self.watcher, self.stranger = people[4:]
        self._n = 10

    @property
    def table(self) -> Any:
        return self.desk.sitting.table

    @property
    def seq(self) -> int:
        return self.desk.sitting.pen.seq

    async def keep(
        self, who: httpx.AsyncClient, body: bytes = LINE, headers: dict[str, str] = JSON
    ) -> httpx.Response:
        path = f"/api/tables/{self.desk.code}/drawing"
        return await who.post(path, content=body, headers=headers)

    async def show(self, who: httpx.AsyncClient, name: str) -> httpx.Response:
        return await who.get(f"/api/tables/{self.desk.code}/drawings/{name}")

    def name(self, seat: int) -> str:
        return str(self.table.state.places[seat].drawing)

    async def act(self, seat: int, kind: str, **fields: Any) -> None:
        self._n += 1
        wish = Act(self._n, {"type": kind, **fields})
        await self.desk.do(lambda: self.desk.grant(PersonId(seat + 1), wish))

    async def hand_in(self) -> None:
        """Everybody draws and is done."""
        for seat, who in enumerate(self.people):
            assert (await self.keep(who, encode(drawing(seat + 1)))).status_code == 200
            await self.act(seat, "hand_in")

    async def play(self) -> None:
        """To the end."""
        while self.table.outcome is None:
            await self.hand_in()
            for kind in ("abstain", "go_on"):
                for seat in range(4):
                    await self.act(seat, kind)


@asynccontextmanager
async def atelier(game: str = GAME, options: Any = OPTIONS, **made: Any) -> AsyncIterator[Atelier]:
    app = make(thinking=NEVER, **made)
    people = [asker(app) for _ in range(6)]
    opening = {"game": game, "seats": 4, "name": PEOPLE[0], "options": options}
    code = (await people[0].post("/api/tables", json=opening)).json()["code"]
    for who, name in zip(people[1:5], (*PEOPLE[1:], "Eva"), strict=True):
        await who.post(f"/api/tables/{code}/join", json={"name": name})
    desk = await app.reception.hall.find(code)
    await desk.do(lambda: desk.grant(PersonId(1), Wish(1, asked.Start(level="random"))))
    yield Atelier(app, desk, people)
    for who in people:
        await who.aclose()


def problem(answer: httpx.Response) -> tuple[int, str, str | None]:
    return answer.status_code, answer.json()["code"], answer.json()["rule"]


@with_patience
async def test_a_drawing_is_kept_and_shown_to_who_drew_it() -> None:
    async with atelier() as it:
        answer = await it.keep(it.people[2])
        assert (answer.status_code, answer.json()) == (200, {"name": it.name(2)})
        shown = await it.show(it.people[2], it.name(2))
        assert (shown.status_code, shown.content) == (200, LINE)
        assert shown.headers["content-type"] == "application/json"
        assert shown.headers["cache-control"] == "private, max-age=31536000, immutable"


@with_patience
async def test_who_says_what_a_drawing_lies_on_writes_over_nothing_else() -> None:
    async with atelier() as it:
        [first] = (await it.keep(it.people[2], headers=on_top_of(""))).json().values()
        newer = await it.keep(it.people[2], headers=on_top_of(first))
        assert newer.json() == {"name": it.name(2)}
        for known in (first, ""):  # of a device that was asleep
            late = await it.keep(it.people[2], headers=on_top_of(known))
            assert problem(late) == (409, "drawn_elsewhere", None)
        assert (await it.show(it.people[2], newer.json()["name"])).content == LINE
        blank = await it.keep(it.people[2], b'{"strokes":[]}', on_top_of(it.name(2)))
        assert blank.json() == {"name": ""}


def on_top_of(name: str) -> dict[str, str]:
    return {**JSON, "if-match": f'"{name}"'}


@with_patience
async def test_nobody_else_sees_it_before_all_are_done() -> None:
    async with atelier() as it:
        await it.keep(it.people[2])
        name = it.name(2)
        for who in (it.people[0], it.people[1], it.people[3], it.watcher):
            assert problem(await it.show(who, name)) == (404, "no_such_drawing", None)
        assert problem(await it.show(it.stranger, name)) == (403, "not_of_this_table", None)


@with_patience
async def test_a_hidden_drawing_and_none_look_the_same() -> None:
    async with atelier() as it:
        await it.keep(it.people[2])
        hidden, none = [await it.show(it.people[0], name) for name in (it.name(2), "f" * 32)]
        assert hidden.content == none.content
        assert {*hidden.headers.items()} == {*none.headers.items()}


@with_patience
async def test_then_everybody_at_the_table_sees_all() -> None:
    async with atelier() as it:
        await it.hand_in()
        for who in (*it.people, it.watcher):
            for seat in range(4):
                assert (await it.show(who, it.name(seat))).content == encode(drawing(seat + 1))
        assert (await it.show(it.stranger, it.name(0))).status_code == 403


@with_patience
async def test_drawings_of_earlier_rounds_stay_in_the_gallery() -> None:
    async with atelier() as it:
        await it.hand_in()
        names = [it.name(seat) for seat in range(4)]
        for kind in ("abstain", "go_on"):
            for seat in range(4):
                await it.act(seat, kind)
        assert it.table.state.round == 2
        for name in names:
            assert (await it.show(it.watcher, name)).status_code == 200


@with_patience
async def test_when_the_game_is_over_all_are_there() -> None:
    async with atelier() as it:
        await it.play()
        names = [drawn.drawing for one in it.table.state.gallery for drawn in one.exhibits]
        assert len(set(names)) == 16
        for name in names:
            assert (await it.show(it.people[3], name)).status_code == 200
        assert problem(await it.keep(it.people[0])) == (409, "not_playing", None)


@pytest.mark.parametrize("name", ["", "%2e%2e%2f", "x" * 500, "%00", "F" * 32, "0" * 31, "a/b"])
@with_patience
async def test_odd_names_are_no_drawings(name: str) -> None:
    async with atelier() as it:
        await it.keep(it.people[0], b'{"strokes":[]}')
        assert (await it.show(it.people[0], name)).status_code == 404


HOSTILE: dict[str, tuple[bytes, str]] = {
    "too many strokes": (
        b'{"strokes":[' + b",".join([b"[1,1,[1,2,3]]"] * (MOST_STROKES + 1)) + b"]}",
        "too_many_strokes",
    ),
    "too many points": (
        b'{"strokes":[[1,1,[' + b",".join([b"1,2,3"] * (MOST_POINTS + 1)) + b"]]]}",
        "too_many_points",
    ),
    "floats": (b'{"strokes":[[1,1,[1.5,2,3]]]}', "malformed"),
    "negative": (b'{"strokes":[[1,1,[-1,2,3]]]}', "off_the_paper"),
    "huge": (b'{"strokes":[[1,1,[' + b"9" * 400 + b",2,3]]]}", "off_the_paper"),
    "infinite": (b'{"strokes":[[1,1,[1e999,2,3]]]}', "malformed"),
    "half a point": (b'{"strokes":[[1,1,[1,2]]]}', "half_a_point"),
    "no point": (b'{"strokes":[[1,1,[]]]}', "half_a_point"),
    "no such colour": (b'{"strokes":[[8,1,[1,2,3]]]}', "no_such_pen"),
    "no such width": (b'{"strokes":[[1,4,[1,2,3]]]}', "no_such_pen"),
    "text": (b'{"strokes":[[1,1,["1",2,3]]]}', "malformed"),
    "truth": (b'{"strokes":[[true,1,[1,2,3]]]}', "malformed"),
    "an object": (b'{"strokes":[{"d":"M0 0"}]}', "malformed"),
    "more fields": (b'{"strokes":[],"seat":1}', "malformed"),
    "another's seat": (b'{"strokes":[[1,1,[1,2,3]]],"seat":0}', "malformed"),
    "a name": (b'{"type":"keep_drawing","name":"' + b"f" * 32 + b'"}', "malformed"),
    "a picture": (b"<svg onload='alert(1)'/>", "malformed"),
    "nothing": (b"", "malformed"),
    "null": (b"null", "malformed"),
    "a surrogate": (b'{"strokes":[[1,1,["\\ud800",2,3]]]}', "malformed"),
    "no text at all": (b"\xff\xfe\x00", "malformed"),
    "deep": (b'{"strokes":' + b"[" * 30_000, "malformed"),
}


@pytest.mark.parametrize("kind", HOSTILE)
@with_patience
async def test_what_no_pen_draws_is_refused_and_nothing_is_lost(kind: str) -> None:
    body, code = HOSTILE[kind]
    async with atelier() as it:
        await it.keep(it.people[2])
        seq, name = it.seq, it.name(2)
        assert problem(await it.keep(it.people[2], body)) == (400, code, None)
        assert (it.seq, it.name(2)) == (seq, name)
        assert (await it.show(it.people[2], name)).content == LINE


@with_patience
async def test_a_larger_drawing_is_not_even_read() -> None:
    async with atelier() as it:
        for size in (LARGEST + 1, 10 * LARGEST):
            answer = await it.keep(it.people[2], b" " * size)
            assert problem(answer) == (413, "drawing_too_large", None)
        assert it.table.attachments == {}


@with_patience
async def test_the_largest_drawing_goes_in_and_comes_out_as_it_was() -> None:
    largest = encode(drawing_of(LARGEST))
    assert len(largest) == LARGEST
    async with atelier() as it:
        assert (await it.keep(it.people[2], largest)).status_code == 200
        assert (await it.show(it.people[2], it.name(2))).content == largest


@with_patience
async def test_a_drawing_is_written_anew_so_that_nothing_else_is_kept() -> None:
    async with atelier() as it:
        await it.keep(it.people[2], b' { "strokes" : [ [1, 1, [100, 2000, 128]] ] } ')
        assert (
            await it.show(it.people[2], it.name(2))
        ).content == b'{"strokes":[[1,1,[100,2000,128]]]}'


@pytest.mark.parametrize("kind", ["text/plain", "image/svg+xml", "multipart/form-data", ""])
@with_patience
async def test_only_json_is_read(kind: str) -> None:
    async with atelier() as it:
        answer = await it.keep(it.people[2], headers={"content-type": kind})
        assert answer.status_code == 415
        assert it.table.attachments == {}


@with_patience
async def test_no_other_page_draws_for_somebody() -> None:
    async with atelier() as it:
        answer = await it.keep(it.people[2], headers=JSON | {"origin": "http://elsewhere.test"})
        assert answer.status_code == 403
        assert it.table.attachments == {}


@with_patience
async def test_everybody_draws_for_their_own_seat() -> None:
    async with atelier() as it:
        await it.keep(it.people[2])
        assert [bool(it.name(seat)) for seat in range(4)] == [False, False, True, False]
        assert problem(await it.keep(it.watcher)) == (409, "take_a_seat", None)
        assert problem(await it.keep(it.stranger)) == (403, "not_of_this_table", None)


@with_patience
async def test_nobody_draws_at_another_table() -> None:
    async with atelier() as it:
        opening = {"game": GAME, "seats": 4, "name": "Zoé", "options": OPTIONS}
        other = (await it.stranger.post("/api/tables", json=opening)).json()["code"]
        path = f"/api/tables/{other}/drawing"
        answer = await it.people[2].post(path, content=LINE, headers=JSON)
        assert problem(answer) == (403, "not_of_this_table", None)
        await it.keep(it.people[2])
        shown = await it.stranger.get(f"/api/tables/{other}/drawings/{it.name(2)}")
        assert problem(shown) == (404, "no_such_drawing", None)


@with_patience
async def test_what_is_handed_in_is_done() -> None:
    async with atelier() as it:
        await it.keep(it.people[2])
        name = it.name(2)
        await it.act(2, "hand_in")
        other = encode(drawing(200))
        assert problem(await it.keep(it.people[2], other)) == (409, "not_drawing", "EL-19")
        assert (await it.show(it.people[2], name)).content == LINE


@with_patience
async def test_after_the_deadline_it_is_too_late() -> None:
    async with atelier(options=OPTIONS | {"drawing_pace": "fast"}) as it:
        await it.keep(it.people[2])
        name = it.name(2)
        late = it.table.state.deadline
        it.desk.now = lambda: late + 1
        await it.desk.do(lambda: it.desk.play(None, TimeUp()))
        other = encode(drawing(200))
        assert problem(await it.keep(it.people[2], other)) == (409, "not_drawing", "EL-19")
        assert (await it.show(it.people[0], name)).content == LINE


@with_patience
async def test_a_game_without_drawings_has_no_such_door() -> None:
    async with atelier("between", {}) as it:
        assert problem(await it.keep(it.people[0])) == (400, "not_an_action", None)
        assert problem(await it.show(it.people[0], "f" * 32)) == (404, "no_such_drawing", None)


@with_patience
async def test_before_the_game_there_is_nothing_to_draw_or_see() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        opening = {"game": GAME, "seats": 4, "name": "Ada", "options": OPTIONS}
        code = (await ada.post("/api/tables", json=opening)).json()["code"]
        kept = await ada.post(f"/api/tables/{code}/drawing", content=LINE, headers=JSON)
        assert problem(kept) == (409, "not_playing", None)
        assert (await ada.get(f"/api/tables/{code}/drawings/{'f' * 32}")).status_code == 404


@with_patience
async def test_a_restart_keeps_drawings() -> None:
    """Another process, which knows nothing but the journal."""
    store = MemoryStore()
    async with atelier(store=store) as it:
        await it.keep(it.people[2])
        await it.keep(it.people[1], encode(drawing(1, 2, 3)))
        names, cookies = [it.name(seat) for seat in range(4)], it.people[2].cookies
        code = it.desk.code
    again = make(store=store, thinking=NEVER)
    async with asker(again) as cleo:
        cleo.cookies = cookies
        shown = await cleo.get(f"/api/tables/{code}/drawings/{names[2]}")
        assert (shown.status_code, shown.content) == (200, LINE)
        hidden = await cleo.get(f"/api/tables/{code}/drawings/{names[1]}")
        assert hidden.status_code == 404
        path = f"/api/tables/{code}/drawing"
        assert (await cleo.post(path, content=LINE, headers=JSON)).status_code == 200
