"""The back room: one process at a time, with little to spend, and nothing that breaks in it breaks the house."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.server import backroom
from tablee.server.answers import Denied
from tablee.server.apart import NEEDED
from tablee.server.backroom import Backroom, Failed
from tablee.server.errand import LookBack, Opened, OpenLog, Progress, Reviewed, Told
from tests.server.errands import Gate, is_gone, plant, put_in
from tests.server.house import with_patience
from tests.tables.forging import content_of, lines_of, played_table

LOG = content_of(lines_of(played_table(b"a back room")))


@asynccontextmanager
async def open_room() -> AsyncIterator[Backroom]:
    room = Backroom()
    try:
        yield room
    finally:
        await room.close()


async def reviewed(room: Backroom) -> Any:
    told = await room.run(LookBack(), LOG, Reviewed, lambda _: None)
    return json.loads(bytes(told.review))


@with_patience
async def test_it_tells_how_far_it_is_and_then_what_it_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch, "def review(played):\n    yield from (() for _ in played.steps() if False)")
    heard: list[Told] = []
    async with open_room() as room:
        told = await room.run(LookBack(), LOG, Reviewed, heard.append)
    steps = len(LOG.splitlines()) - 2
    *progress, last = heard
    assert progress == [Progress(done, steps) for done in range(1, steps + 1)]
    assert last == told


@with_patience
async def test_a_reviewer_that_reads_the_game_twice_never_seems_to_go_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(
        monkeypatch, "def review(played):\n    [*played.steps()]; [*played.steps()]; yield from ()"
    )
    heard: list[Told] = []
    async with open_room() as room:
        await room.run(LookBack(), LOG, Reviewed, heard.append)
    done = [it.done for it in heard if isinstance(it, Progress)]
    assert done == list(range(1, len(LOG.splitlines()) - 1))


REFLECTS = """
import json, os, resource, sys
from tablee.server import review_worker
def reflect(*_):
    limits = {name: resource.getrlimit(getattr(resource, name)) for name in dir(resource) if name.startswith("RLIMIT_")}
    try:
        open("/proc/self/fd/3").close()
    except OSError:
        pass
    seen = {
        "surroundings": dict(os.environ), "files": sorted(map(int, os.listdir("/proc/self/fd"))), "limits": limits,
        "niceness": os.nice(0), "session": os.getsid(0), "me": os.getpid(), "path": sys.path,
    }
    print(json.dumps({"type": "reviewed", "review": seen}), flush=True)
review_worker.run = reflect
review_worker.main()
"""


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="looks itself up in /proc")
@with_patience
async def test_it_inherits_no_secret_and_no_file_and_has_little_to_spend(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TABLEE_SECRET", "a seed")
    monkeypatch.setenv("PYTHONSTARTUP", "elsewhere")
    put_in(monkeypatch, REFLECTS)
    kept = os.open(tmp_path / "secret", os.O_CREAT)
    os.set_inheritable(kept, True)
    async with open_room() as room:
        seen = await reviewed(room)
    os.close(kept)
    ours = {"PYTHONPATH", "PYTHONHASHSEED", "LC_CTYPE"}
    allowed = {*ours, *NEEDED}
    assert set(seen["surroundings"]) <= allowed
    assert seen["files"][:3] == [0, 1, 2]
    assert len(seen["files"]) == 4, "and the folder that it looked into"
    assert seen["limits"]["RLIMIT_AS"] == [1 << 30, 1 << 30]
    assert seen["limits"]["RLIMIT_CPU"] == [30, 30]
    assert seen["limits"]["RLIMIT_FSIZE"] == [0, 0]
    assert seen["limits"]["RLIMIT_CORE"] == [0, 0]
    assert seen["niceness"] >= 10
    assert seen["session"] == seen["me"], "Ctrl+C is for the server, which ends it in order"
    assert {os.path.abspath(it) for it in sys.path} <= set(seen["path"])


ENDS = {
    "is killed": "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
    "says nothing": "",
    "ends badly": "raise SystemExit(3)",
    "is no Python": "(",
    "hears nothing": "import sys; sys.stdin.close()",
    "talks nonsense": "print('nonsense')",
    "talks bytes": "import sys; sys.stdout.buffer.write(bytes(range(256)))",
    "tells what nobody asked": 'print(\'{"type":"laid","step":""}\')',
    "stops before the end": 'print(\'{"type":"progress","done":1,"of":2}\')',
    "goes on after the end": 'print(\'{"type":"reviewed","review":{}}\\n\' * 2)',
    "ends badly after all": 'print(\'{"type":"reviewed","review":{}}\'); raise SystemExit(1)',
    "answers something else": 'print(\'{"type":"opened","found":{"code":"whole","line":0}}\')',
    "has more fields": 'print(\'{"type":"reviewed","review":{},"more":1}\')',
    "is deep": "print('{\"type\":\"reviewed\",\"review\":' + '[' * 100000 + ']' * 100000 + '}')",
    "never ends its line": "print('x' * 100_000, end='')",
    "never stops": 'while True: print(\'{"type":"progress","done":1,"of":2}\')',
}


@pytest.mark.parametrize("program", ENDS.values(), ids=ENDS)
@with_patience
async def test_one_that_breaks_is_one_failure_and_the_next_is_run(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_room() as room:
        with monkeypatch.context() as patch:
            patch.setattr(backroom, "LONGEST_LINE", 20_000)
            patch.setattr(backroom, "MOST", 100_000)
            put_in(patch, program)
            with pytest.raises(Failed):
                await reviewed(room)
        assert (await reviewed(room))["game"] == "between"


@with_patience
async def test_one_that_is_larger_than_its_memory_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, "def review(played):\n    yield Remark(len(bytearray(2 << 30)), 'large')")
    async with open_room() as room:
        with pytest.raises(Failed):
            await reviewed(room)


@with_patience
async def test_one_that_thinks_for_ever_is_ended_by_its_own_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch, "review_worker.SECONDS = 1\ndef review(played):\n    while True: pass")
    async with open_room() as room:
        with pytest.raises(Failed):
            await reviewed(room)


@with_patience
async def test_one_that_waits_for_ever_is_ended_by_the_clock(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gate = Gate(tmp_path)
    put_in(monkeypatch, gate.code)
    async with open_room() as room:
        running = asyncio.create_task(reviewed(room))
        process = await gate.arrived()
        with monkeypatch.context() as patch:
            patch.setattr(backroom, "PATIENCE", 0.0)
            second = asyncio.create_task(reviewed(room))
            running.cancel()
            with pytest.raises(Failed):
                await second
        await is_gone(process)


@with_patience
async def test_there_is_one_at_a_time_in_the_order_in_which_they_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there, most, order = 0, 0, []
    run = backroom._run

    async def counting(told: bytes, hear: Any) -> Any:
        nonlocal there, most
        there += 1
        most = max(most, there)
        try:
            return await run(told, hear)
        finally:
            there -= 1

    async def one(room: Backroom, number: int) -> None:
        await reviewed(room)
        order.append(number)

    monkeypatch.setattr(backroom, "_run", counting)
    async with open_room() as room:
        await asyncio.gather(*[one(room, it) for it in range(4)])
    assert (most, order) == (1, [0, 1, 2, 3])


@with_patience
async def test_a_line_that_is_full_refuses_files_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gate = Gate(tmp_path)
    put_in(monkeypatch, gate.code)
    async with open_room() as room:
        waiting = [asyncio.create_task(reviewed(room)) for _ in range(4)]
        process = await gate.arrived()
        with pytest.raises(Denied) as refused:
            await room.run(OpenLog(), LOG, Opened, lambda _: None)
        assert (refused.value.status, refused.value.problem.code) == (503, "reviews_busy")
        room.require_room(LookBack())
        waiting += [asyncio.create_task(reviewed(room)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Denied):
            await reviewed(room)
        waiting.pop().cancel()
        await asyncio.sleep(0)
        room.require_room(LookBack())  # who is called off makes room
    await is_gone(process)
    assert all(it.cancelled() for it in waiting)
    with pytest.raises(Denied) as closed:
        await reviewed(room)
    assert closed.value.problem.code == "closing"


@with_patience
async def test_a_machine_that_starts_no_process_is_a_failure_like_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def refuse(*_: Any, **__: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)
    async with open_room() as room:
        with pytest.raises(Failed):
            await reviewed(room)
