"""A log that is brought: what it is worth, its steps and its review, whoever wrote it and whatever it says."""

import asyncio
import gzip
import random
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.cli.errors import Problem
from tablee.cli.logs import open_log, prove
from tablee.core.record import encode, replace
from tablee.server import backroom, logs, opening, pile
from tablee.server.app import App
from tablee.server.backroom import Backroom
from tablee.server.errand import Laid, Opened, OpenLog
from tablee.server.found import LogFound
from tablee.server.pile import Pile
from tablee.server.settings import ServerSettings
from tablee.tables.log import Header, decode_line, hash_of
from tablee.tables.reader import read_log
from tablee.tables.reel import Reels
from tablee.tables.room.names import LONGEST
from tablee.tables.room.people import PersonId
from tests.server.asking import asker, make
from tests.server.errands import ANSWERS, Gate, found, is_gone, plant, put_in
from tests.server.hostile import ODD_VALUES, inputs
from tests.server.house import ROOMY, open_house, until, with_patience
from tests.server.inside import Wire
from tests.server.process import ServerProcess
from tests.server.test_replay import ODD, set_scene
from tests.server.test_reviews import path_of
from tests.tables.forging import (
    changed,
    content_of,
    lines_of,
    numbers_of,
    played_table,
    rechained,
    with_action,
    with_event,
)
from tests.tables.tabling import NEVER
from tests.test_old import OLD

TABLE = played_table(b"brought 1")
LINES = lines_of(TABLE)
LOG = content_of(LINES)
JSONL = {"content-type": "application/jsonl"}


class Stranger:
    """Somebody with a file, who is of no table."""

    def __init__(self, app: App, http: httpx.AsyncClient) -> None:
        self.app = app
        self.http = http

    async def bring(self, content: bytes) -> httpx.Response:
        return await self.http.post("/api/logs", content=content, headers=JSONL)

    async def told(self, content: bytes) -> LogFound:
        answer = await self.bring(content)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=LogFound)

    async def step(self, name: str, step: object) -> httpx.Response:
        return await self.http.get(f"/api/logs/{name}/steps/{step}")


@asynccontextmanager
async def a_stranger(settings: ServerSettings = ROOMY) -> AsyncIterator[Stranger]:
    app = make(settings, thinking=NEVER)
    async with asker(app) as http:
        try:
            yield Stranger(app, http)
        finally:
            await app.reception.backroom.close()


@pytest.fixture(autouse=True)
def many_may_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that are not about limits must not meet them."""
    monkeypatch.setattr(logs, "EACH", 1_000_000)
    monkeypatch.setattr(logs, "TOGETHER", 1_000_000)


# --- what holds -------------------------------------------------------------------------------


@with_patience
async def test_a_whole_log_is_walked_step_by_step_as_at_its_own_table() -> None:
    reels = Reels()
    async with a_stranger() as eve:
        answer = await eve.told(LOG)
        seen = answer.log
        assert seen is not None
        assert (answer.code, answer.line, answer.game) == ("whole", 0, "between")
        assert (seen.game, seen.version, seen.seating) == ("between", TABLE.version, TABLE.seating)
        assert (seen.players, seen.steps) == (("Ada", "Zoé"), len(TABLE.entries))
        for step in range(1, seen.steps + 1):
            shown = await eve.step(seen.id, step)
            assert (shown.status_code, shown.headers["content-type"]) == (200, "application/json")
            assert shown.content == encode(await reels.show(TABLE, 0, step))


@with_patience
async def test_the_log_that_a_table_gives_away_is_reviewed_as_its_table_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch, ANSWERS)
    app = make(thinking=NEVER)
    async with asker(app) as ada, asker(app) as eve:
        scene = await set_scene(ada, app)
        log = (await ada.get(f"/api/tables/{scene.code}/log")).content
        seen = (await Stranger(app, eve).told(log)).log
        assert seen is not None
        theirs = await found(eve, f"/api/logs/{seen.id}/review")
        assert theirs.content == (await found(ada, path_of(scene))).content
        assert {it["facts"]["level"] for it in theirs.json()["remarks"]} == {"", "random"}


@with_patience
async def test_a_game_with_drawings_is_one_file_and_proven_with_them() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada, asker(app) as eve:
        wish = {"game": "entre-les-lignes", "seats": 4, "name": "Ada", "options": {}}
        code = (await ada.post("/api/tables", json=wish)).json()["code"]
        desk = await app.reception.hall.find(code)
        wire = Wire(desk, PersonId(1))
        await wire.arrive()
        await wire.wish(1, "start", level="regular")
        table = desk.sitting.table
        assert table is not None
        bot = registry.bot("entre-les-lignes", "regular")
        play_out(table, dict.fromkeys(table.seating.seats, bot))
        await desk.do(desk.settle)
        file = (await ada.get(f"/api/tables/{code}/games/1/log")).content
        beside = [decode_line(it) for it in file.splitlines() if b'"attachment"' in it[:22]]
        assert {it.name: it.content.encode() for it in beside} == table.attachments
        assert len(beside) >= 4
        whole = await Stranger(app, eve).told(file)
        assert (whole.code, whole.log and whole.log.steps) == ("whole", len(table.entries))
        swapped = file.replace(beside[0].name.encode(), beside[1].name.encode())
        forged = await Stranger(app, eve).told(swapped)
        assert forged.log is None
        await app.reception.hall.close()


@pytest.mark.parametrize("name", ["a42bb93/long-line-7", "442dc80/between"])
@with_patience
async def test_a_log_of_older_rules_is_called_so_and_walked_through(name: str) -> None:
    log = gzip.decompress((OLD / f"{name}.jsonl.gz").read_bytes())
    async with a_stranger() as eve:
        answer = await eve.told(log)
        assert (answer.code, answer.line > 1) == ("older_rules", True)
        assert answer.log is not None
        last = await eve.step(answer.log.id, answer.log.steps)
        assert last.json()["glimpses"][-1]["view"]["outcome"] is not None


@with_patience
async def test_the_same_file_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_stranger() as eve:
        first = await eve.told(LOG)
        put_in(monkeypatch, "")
        assert await eve.told(LOG) == first


@with_patience
async def test_what_is_no_step_and_what_is_no_log_is_said_so() -> None:
    async with a_stranger() as eve:
        seen = (await eve.told(LOG)).log
        assert seen is not None
        for odd in (*ODD, seen.steps + 1):
            answer = await eve.step(seen.id, odd)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_step")
        for odd in (*ODD, seen.id.upper(), seen.id[:-1]):
            for path in (f"/api/logs/{odd}/steps/1", f"/api/logs/{odd}/review"):
                gone = await eve.http.get(path)
                assert (gone.status_code, gone.json()["code"]) == (404, "log_gone")


# --- what does not ----------------------------------------------------------------------------

CHOICE = numbers_of(LINES, "interval_chosen")[0]


def of_header(**fields: Any) -> bytes:
    def forge(header: Header) -> Header:
        return replace(header, **fields)

    return content_of(changed(LINES, 1, forge))


FORGED: dict[str, bytes] = {
    "one event more": content_of([*LINES[:-1], LINES[-2], LINES[-1]]),
    "without its seal": content_of(LINES[:-1]),
    "sealed in the middle": content_of(rechained([*LINES[:4], LINES[-1]])),
    "cut off": LOG[:-1],
    "cut off early": LOG[:12],
    "empty": b"",
    "a changed byte": LOG.replace(b'"at":0', b'"at":7', 1),
    "another event": content_of(changed(LINES, CHOICE, lambda it: with_event(it, seat=0, interval=(2, 9)))),
    "a forbidden move": content_of(changed(LINES, CHOICE, lambda it: with_action(it, interval=(1, 2)))),
    "another seed": content_of(changed(LINES, len(LINES), lambda it: replace(it, seed="00"))),
    "another promise": of_header(commitment="0" * 64),
    "too many seats": LOG.replace(b'"size":2', b'"size":1000000000', 1),
    "too many seats, chained": content_of(
        rechained([LINES[0].replace(b'"size":2', b'"size":1000000000'), *LINES[1:]])
    ),
    "newer rules": of_header(version=99),
    "a newer format": of_header(format=99),
    "a game that is not here": of_header(game="a-sixth-game"),
    "a game with an odd name": of_header(game="../\u202e" + "x" * 90),
    "no options": of_header(options=msgspec.Raw(b"[]")),
    "something else": b'{"kind":"seal"}\n',
    "a picture": b"\x89PNG\r\n\x1a\n\0\0",
    "a mark before it": b"\xef\xbb\xbf" + LOG,
    "lines of another system": LOG.replace(b"\n", b"\r\n"),
}  # fmt: skip


def cli_says(content: bytes, folder: Path) -> tuple[str, int]:
    """What `tablee verify` makes of the same file."""
    path = folder / "a log"
    path.write_bytes(content)
    try:
        prove(path, open_log(path))
    except Problem as problem:
        return problem.code.removesuffix("_in_log"), problem.fields["line"]
    return "whole", 0


@pytest.mark.parametrize("content", FORGED.values(), ids=FORGED)
@with_patience
async def test_what_does_not_hold_is_named_as_the_command_line_names_it(
    content: bytes, tmp_path: Path
) -> None:
    async with a_stranger() as eve:
        answer = await eve.told(content)
        assert answer.log is None
        assert (answer.code, answer.line) == cli_says(content, tmp_path)
        assert len(answer.game) <= LONGEST
        assert answer.game.isprintable()
        assert (await eve.step(pile.name_of(content), 1)).json()["code"] == "log_gone"


@with_patience
async def test_what_the_rules_say_against_it_is_told_too() -> None:
    async with a_stranger() as eve:
        answer = await eve.told(FORGED["a forbidden move"])
        assert (answer.code, answer.refusal, answer.rule) == (
            "against_the_rules",
            "not_your_cards",
            "BT-03",
        )
        crowd = await eve.told(FORGED["too many seats, chained"])
        assert (crowd.code, crowd.refusal) == ("impossible_table", "seats_out_of_range")
        gone = await eve.told(FORGED["a game that is not here"])
        assert (gone.code, gone.line, gone.game) == ("unknown_game", 1, "a-sixth-game")


@with_patience
async def test_names_in_a_file_are_made_harmless() -> None:
    hostile = ("\u202eAda\0", "x" * 10_000, "a third one")
    async with a_stranger() as eve:
        seen = (await eve.told(of_header(players=hostile))).log
        assert seen is not None
        assert seen.players == ("Ada", "x" * LONGEST)


HOSTILE: dict[str, bytes] = {
    **{f"event {n}": odd for n, odd in enumerate(ODD_VALUES)},
    "a deep object": b'{"a":' * 200_000 + b"1" + b"}" * 200_000,
    "half a character": b'{"type":"dealt","hands":["\\ud800"]}',
    "a number without end": b"9" * 200_000,
    "a text without end": b'"' + b"\\u0000" * 100_000,
}


def with_raw_event(raw: bytes) -> bytes:
    head = LINES[1].split(b'"event":')[0]
    tail = LINES[1][LINES[1].index(b',"prev"') :]
    return content_of([LINES[0], head + b'"event":' + raw + tail, *LINES[2:]])


@pytest.mark.parametrize("raw", HOSTILE.values(), ids=HOSTILE)
def test_whatever_stands_in_a_line_the_line_is_named(raw: bytes) -> None:
    *_, last = opening.opened(with_raw_event(raw))
    assert isinstance(last, Opened)
    assert last.found == LogFound("unreadable", 2, "between")


def test_of_thousands_of_spoiled_logs_none_is_believed_and_none_breaks_what_reads_it() -> None:
    dice = random.Random(18)
    codes = set()
    for seed in range(60):
        place = dice.choice((0, 0, 1, len(LINES) - 1, dice.randrange(len(LINES))))
        for raw in inputs(msgspec.json.decode(LINES[place]), 50, seed):
            spoiled = content_of([*LINES[:place], raw, *LINES[place + 1 :]])
            *_, last = opening.opened(spoiled)
            assert isinstance(last, Opened)
            assert spoiled == LOG or last.found.log is None
            codes.add(last.found.code)
    assert codes >= {"not_a_log", "unreadable", "changed"}


def test_a_forged_event_that_no_eye_can_look_at_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(*_: Any) -> Any:
        raise KeyError("a state that was never met")

    monkeypatch.setattr(opening, "glimpses", blind)
    *_, last = opening.opened(LOG)
    assert isinstance(last, Opened)
    assert last.found == LogFound("impossible_event", 2, "between")


# --- limits -----------------------------------------------------------------------------------


@with_patience
async def test_a_file_that_is_too_long_is_refused_before_anything_looks_at_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_in(monkeypatch, "")
    async with a_stranger() as eve:
        answer = await eve.bring(LOG + b"x" * logs.LONGEST)
        assert (answer.status_code, answer.json()["code"]) == (413, "log_too_long")
        assert eve.app.reception.backroom._running == set()


def test_the_longest_log_that_we_know_of_is_not_too_long() -> None:
    longest = max(len(gzip.decompress(it.read_bytes())) for it in OLD.glob("*/*.jsonl.gz"))
    assert 4 * longest < logs.LONGEST


@with_patience
async def test_only_a_log_is_taken_and_only_from_our_own_page() -> None:
    async with a_stranger() as eve:
        form = await eve.http.post("/api/logs", content=LOG, headers={"content-type": "text/plain"})
        assert (form.status_code, form.json()["code"]) == (415, "json_only")
        abroad = await eve.http.post(
            "/api/logs", content=LOG, headers={**JSONL, "origin": "http://evil.test"}
        )
        assert (abroad.status_code, abroad.json()["code"]) == (403, "wrong_origin")
        assert (await eve.http.get("/api/logs")).status_code == 405


@with_patience
async def test_of_a_thousand_files_a_few_are_looked_at_and_the_table_plays_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gate, most = Gate(tmp_path), backroom.LINE[OpenLog]
    monkeypatch.setattr(logs, "EACH", 20)
    put_in(monkeypatch, f"{gate.code}\nfrom tablee.server.review_worker import main; main()")
    async with a_stranger() as eve:
        scene = await set_scene(eve.http, eve.app, is_over=False)
        files = [of_header(players=(f"{n}", "")) for n in range(1_000)]
        coming = [asyncio.create_task(eve.bring(it)) for it in files]
        await until(lambda: sum(it.done() for it in coming) == 1_000 - most)
        assert (await eve.http.get("/healthz")).status_code == 200
        assert (await scene.wire.wish(7, "rename", name="Adele"))["type"] == "done"
        for _ in range(most):
            await gate.arrived()
            await gate.let_go()
        answers = await asyncio.gather(*coming)
        statuses = [it.status_code for it in answers]
        assert (statuses.count(429), statuses.count(200)) == (980, most)
        assert {it.json()["code"] for it in answers if it.status_code == 503} == {"reviews_busy"}
        assert (await eve.bring(LOG)).json()["code"] == "too_many_logs"


@with_patience
async def test_no_more_files_come_in_at_once_than_there_is_memory_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(logs, "MOST_AT_ONCE", 3)
    gates = [asyncio.Event() for _ in range(3)]

    async def slowly(gate: asyncio.Event) -> AsyncIterator[bytes]:
        yield LOG[:-1]
        await gate.wait()
        yield b"?"

    async with a_stranger() as eve:

        async def bring(gate: asyncio.Event) -> httpx.Response:
            return await eve.http.post("/api/logs", content=slowly(gate), headers=JSONL)

        coming = [asyncio.create_task(bring(it)) for it in gates]
        while (busy := await eve.bring(b"x")).status_code == 200:  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert busy.json()["code"] == "reviews_busy"
        for gate in gates:
            gate.set()
        assert [it.json()["code"] for it in await asyncio.gather(*coming)] == ["cut_off"] * 3
        assert (await eve.bring(b"x")).status_code == 200


@with_patience
async def test_a_file_that_does_not_arrive_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def never() -> AsyncIterator[bytes]:
        yield LOG[:100]
        await asyncio.Event().wait()

    monkeypatch.setattr(logs, "PATIENCE", 0.05)
    async with a_stranger() as eve:
        slow = await eve.http.post("/api/logs", content=never(), headers=JSONL)
        assert (slow.status_code, slow.json()["code"]) == (408, "too_slow")
        assert (await eve.told(LOG)).code == "whole"


PROCESSES: dict[str, str] = {
    "is killed": "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
    "runs out of memory": "bytearray(1 << 62)",
    "reviews instead": 'print(\'{"type":"reviewed","review":{}}\')',
    "leaves steps out": (
        "from tablee.server import opening; opening.laid = lambda _: ()\n"
        "from tablee.server.review_worker import main; main()"
    ),
}


@pytest.mark.parametrize("program", PROCESSES.values(), ids=PROCESSES)
@with_patience
async def test_a_process_that_breaks_is_one_refusal_and_the_next_file_is_fine(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_stranger() as eve:
        with monkeypatch.context() as patch:
            put_in(patch, program)
            failed = await eve.bring(LOG)
        assert (failed.status_code, failed.json()["code"]) == (500, "review_failed")
        assert (await eve.told(LOG)).code == "whole"


@with_patience
async def test_a_step_that_swells_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_stranger() as eve:
        with monkeypatch.context() as patch:
            patch.setattr(pile, "LONGEST_STEP", 100)
            seen = (await eve.told(LOG)).log
            assert seen is not None
            answer = await eve.step(seen.id, 1)
        assert (answer.status_code, answer.json()["code"]) == (500, "review_failed")


@with_patience
async def test_who_goes_away_calls_it_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    async with open_house(thinking=NEVER) as house, asker(house.app) as other:
        eve = httpx.AsyncClient(base_url=house.address, headers={"origin": house.address})
        with monkeypatch.context() as patch:
            put_in(patch, gate.code)
            bringing = asyncio.create_task(eve.post("/api/logs", content=LOG, headers=JSONL))
            process = await gate.arrived()
            bringing.cancel()
            await asyncio.gather(bringing, return_exceptions=True)
            await eve.aclose()
            await is_gone(process)
        assert (await Stranger(house.app, other).told(LOG)).code == "whole"


@with_patience
async def test_a_house_that_closes_tells_whoever_waits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gate = Gate(tmp_path)
    put_in(monkeypatch, gate.code)
    async with a_stranger() as eve:
        bringing = asyncio.create_task(eve.bring(LOG))
        process = await gate.arrived()
        await eve.app.reception.backroom.close()
        answer = await bringing
        assert (answer.status_code, answer.json()["code"]) == (503, "closing")
        await is_gone(process)


@with_patience
async def test_whoever_runs_a_small_server_may_switch_it_off() -> None:
    async with a_stranger(replace(ROOMY, reviews="off")) as eve:
        answer = await eve.bring(LOG)
        assert (answer.status_code, answer.json()["code"]) == (404, "reviews_off")


@with_patience
async def test_a_real_server_looks_through_a_file_and_stops_in_order_while_it_does(
    tmp_path: Path,
) -> None:
    gate = Gate(tmp_path)
    program = ("-P", "-c", gate.code)
    server = ServerProcess(tmp_path / "data")
    await server.start()
    async with httpx.AsyncClient(base_url=server.address) as eve:
        eve.headers["origin"] = server.address
        seen = (await eve.post("/api/logs", content=LOG, headers=JSONL)).json()["log"]
        assert (await eve.get(f"/api/logs/{seen['id']}/steps/1")).status_code == 200
        assert (await found(eve, f"/api/logs/{seen['id']}/review")).json()["game"] == "between"
    assert await server.stop() == 0
    server = ServerProcess(
        tmp_path / "data",
        fault=f"from tablee.server import backroom; backroom.PROGRAM = {program!r}",
    )
    await server.start()
    async with httpx.AsyncClient(base_url=server.address) as eve:
        eve.headers["origin"] = server.address
        bringing = asyncio.create_task(eve.post("/api/logs", content=LOG, headers=JSONL))
        process = await gate.arrived()
        assert await server.stop() == 0
        await is_gone(process)
        await asyncio.gather(bringing, return_exceptions=True)
    assert server.output.count(b"Traceback") == 0


# --- the pile ---------------------------------------------------------------------------------


def brought(number: int, size: int = 1_000) -> pile.Brought:
    content = b"%d" % number
    seen = opening.proven(read_log(LOG, registry.game))
    steps = [b"x" * (size - len(content)), *[b""] * (len(TABLE.entries) - 1)]
    return pile.Brought(content, seen, steps)


Limit = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize(
    "limit",
    [lambda it: it.setattr(pile, "MOST", 3), lambda it: it.setattr(pile, "LARGEST", 3_999)],
    ids=["number", "bytes"],
)
@with_patience
async def test_what_was_not_looked_at_for_longest_makes_room(
    limit: Limit, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch)
    lying = Pile()
    one, two, three, four = [brought(it) for it in range(4)]
    for it in (one, two, three):
        lying.keep(it)
    assert lying.find(one.name) is one
    lying.keep(four)
    assert lying.find(two.name) is None
    assert [lying.find(it.name) for it in (three, one, four)] == [three, one, four]


@with_patience
async def test_what_nobody_looks_at_is_forgotten_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lying = Pile()
    lying.keep(one := brought(1))
    monkeypatch.setattr(pile, "LASTS", 0.0)
    lying.keep(brought(2))
    assert lying.find(one.name) is one
    while lying._logs:  # noqa: ASYNC110
        await asyncio.sleep(0)
    assert not lying._ends


@with_patience
async def test_a_review_that_was_found_counts_as_well() -> None:
    log, room = brought(1), Backroom()
    log._content = LOG
    before = log.size
    while (answer := log.review(room)).status_code == 202:  # noqa: ASYNC110
        await asyncio.sleep(0.002)
    assert log.size == before + len(answer.body)


def test_the_steps_that_travel_are_zipped_and_whole() -> None:
    laid = [it for it in opening.opened(LOG) if isinstance(it, Laid)]
    assert [msgspec.json.decode(zlib.decompress(it.step))["step"] for it in laid] == list(
        range(1, len(TABLE.entries) + 1)
    )
    assert pile.name_of(LOG) == hash_of(LOG)[:32]
