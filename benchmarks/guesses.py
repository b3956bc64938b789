"""Whether a guess that is refused tells by its time if the table exists; with a planted leak beside it.

make bench    or    python -m benchmarks.guesses [--guesses 20000]

Requests go straight into the application, without a network between: no attacker measures better.
"""

import argparse
import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from starlette.requests import HTTPConnection

from benchmarks._measuring import RESULTS, keep
from tablee.server.app import App, make_app
from tablee.server.limits import Tries
from tablee.server.reception import Reception
from tablee.server.settings import ServerSettings
from tablee.storage.sqlite import SqliteStore
from tablee.tables.desk import Desk
from tablee.tables.hall import LETTERS, Hall, NoSuchTable

TABLES = 20
SURE = 4.0
"""A difference of so many standard deviations is no chance."""

Kinds = dict[str, list[str]]


async def ask(app: App, code: str) -> tuple[int, int]:
    """The status, and the nanoseconds it took."""
    status = 0

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    scope = {
        "type": "http", "method": "GET", "path": f"/api/tables/{code}", "query_string": b"",
        "headers": [(b"host", b"table.test")], "client": ("192.0.2.1", 1), "scheme": "http",
        "server": ("table.test", 80), "root_path": "", "http_version": "1.1",
    }  # fmt: skip
    began = time.perf_counter_ns()
    await app(scope, receive, send)
    return status, time.perf_counter_ns() - began


async def set_up(folder: Path) -> tuple[App, Kinds]:
    """Tables on the disk, tables in memory, and codes of no table; the address has spent its guesses."""
    hall = Hall(SqliteStore(folder))
    opened = [(await hall.open_table("between", 2, {}, "Ada")).code for _ in range(TABLES)]
    hall.put_away_empty()
    stored, in_memory = opened[: TABLES // 2], opened[TABLES // 2 :]
    for code in in_memory:
        await hall.find(code)
    random = Random(1)
    unknown = ["".join(random.choices(LETTERS, k=4)) for _ in range(TABLES)]
    app = make_app(hall, ServerSettings(), Path("nowhere"))
    app.reception._guesses = Tries(10, 100, lambda: 0.0)  # a minute that does not end
    kinds = {
        "no such table": [it for it in unknown if it not in opened],
        "table on the disk": stored,
        "table in memory": in_memory,
    }
    for _ in range(10):
        assert (await ask(app, kinds["no such table"][0]))[0] == 404
    return app, kinds


async def measure(app: App, kinds: Kinds, guesses: int) -> dict[str, list[int]]:
    """In an order that nobody could foresee, so that drift and neighbours hit all alike."""
    names = [name for name in kinds for _ in range(guesses)]
    random, times = Random(2), {name: list[int]() for name in kinds}
    random.shuffle(names)
    for name in names:
        status, taken = await ask(app, random.choice(kinds[name]))
        assert status == 429
        times[name].append(taken)
    return times


def deviations(one: Sequence[int], other: Sequence[int]) -> float:
    """Mann and Whitney's test: how far the ranks of one are from chance, in standard deviations."""
    ranked = sorted([(it, True) for it in one] + [(it, False) for it in other])
    ranks = sum(rank for rank, (_, is_one) in enumerate(ranked, 1) if is_one)
    n, m = len(one), len(other)
    expected, spread = n * (n + m + 1) / 2, math.sqrt(n * m * (n + m + 1) / 12)
    return (ranks - expected) / spread


async def as_it_was(self: Reception, asking: HTTPConnection, invite: str = "") -> Desk:
    """The planted leak: look first, refuse then."""
    with suppress(NoSuchTable):
        await self.hall.find(asking.path_params["code"])
    return await FIND(self, asking, invite)


FIND: Callable[..., Awaitable[Desk]] = Reception.find


async def campaign(label: str, guesses: int) -> list[dict[str, Any]]:
    with TemporaryDirectory() as folder:
        app, kinds = await set_up(Path(folder))
        times = await measure(app, kinds, guesses)
        await app.reception.hall.close()
    (_, nowhere), *others = times.items()
    rows = []
    for name, taken in others:
        far = deviations(taken, nowhere)
        row = {
            "what": f"{label}, {name}",
            "guesses": guesses,
            "median": median(taken) / 1000,
            "without": median(nowhere) / 1000,
            "deviations": far,
        }
        verdict = "tells" if abs(far) > SURE else "tells nothing"
        print(
            f"| {row['what']} | {guesses:,} | {row['median']:.1f} | {row['without']:.1f} "
            f"| {far:+.1f} | {verdict} |",
            flush=True,
        )
        rows.append(row)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--guesses", type=int, default=20_000)
    given = parser.parse_args()
    print("| a blocked guess | guesses each | median µs | no such table, µs | deviations | |")
    print("|---|--:|--:|--:|--:|---|")
    rows = asyncio.run(campaign("refused at once", given.guesses))
    Reception.find = as_it_was  # type: ignore[method-assign]
    rows += asyncio.run(campaign("control: looked up first", given.guesses))
    keep(RESULTS / "guesses.json", rows)


if __name__ == "__main__":
    main()
