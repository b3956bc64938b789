"""The real server under load, alone and beside boardgame.io: sockets, tables, durable moves, memory, cold start.

    make bench            or    python -m benchmarks.server [--quick] [--rounds 5] [--seconds 1]
    python -m benchmarks.server --beside ../another/checkout [--modes LINE …] [--rounds 7] [--seconds 2]
    python -m benchmarks.server --latency [500 1500] [--seconds 600] [--folder /dev/shm]
    python -m benchmarks.server --modes [LINE …] [--rounds 5] [--seconds 2]

The headline is an open loop: every move is due at its own moment, whatever became of the one before,
and its latency counts from that moment until the last socket of its table has it.  Side by side is a
closed loop: 100 tables of four, each sends its next move when all four have seen the last.  There all
contenders take turns in every round, each a new process, in an order that is reversed each time; a
ratio is the median of the ratios within a round.  The modes are a closed loop, too, of tables at which not every move
is for everybody.  Servers have one core, the load has the other.
boardgame.io is installed on the first run, into .venv/peer.  Linux only: it reads /proc.
"""

import argparse
import asyncio
import gc
import json
import math
import os
import resource
import signal
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeVar

import uvloop

from benchmarks._measuring import RESULTS
from benchmarks._server import processes
from benchmarks._server.clocks import SHARES, at_most, clocks, gauge
from benchmarks._server.modes import MODES, ModeTable
from benchmarks._server.processes import Server, running
from benchmarks._server.tables import BareTable, BetweenTable, PeerTable, Table

RATE = 500
AT_ONCE = 16
"""Tables that sit down at the same time."""
UNTIL_SEATED = 120.0
CROWDED = 5
"""How much longer than alone a load may take beside other work."""

AIMS = ("5 ms", "15 ms", "50 ms")
"""By the server's own clock: p99, p99.9 and the longest."""

T = TypeVar("T")
Figures = dict[str, float]


class Size(NamedTuple):
    """How much is played, and for how long."""

    tables: int
    sockets: int
    """At each of them; those beyond the four seats watch."""
    seconds: float


class Contender(NamedTuple):
    label: str
    command: Callable[[Path], list[str]]
    table: Callable[[int], Table]


CONTENDERS = (
    Contender("Tablée, SQLite (durable)", processes.tablee, BetweenTable),
    Contender("Tablée, in memory", lambda _: processes.contender("memory"), BetweenTable),
    Contender("boardgame.io, flat file", processes.peer, PeerTable),
    Contender("boardgame.io, in memory", lambda _: processes.peer(), PeerTable),
    Contender("bare WebSockets, no game", lambda _: processes.contender("wire"), BareTable),
)
DURABLE, MEMORY, PEER_DURABLE, PEER_MEMORY, WIRE = (it.label for it in CONTENDERS)
RATIOS = (
    (DURABLE, PEER_DURABLE, 10.0),
    (DURABLE, PEER_MEMORY, 3.0),
    (MEMORY, PEER_MEMORY, None),
    (DURABLE, MEMORY, None),
    (DURABLE, WIRE, None),
)
"""Which moves per CPU-second are divided by which, and the aim."""


# --- the load ------------------------------------------------------------------------------------


class Meter:
    """CPU time of the server and of this process, between two moments."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._began = self._now()

    def _now(self) -> tuple[float, ...]:
        server = self._server
        return time.perf_counter(), server.cpu, server.kept_waiting, time.process_time()

    def read(self) -> Figures:
        spent = [now - then for now, then in zip(self._now(), self._began, strict=True)]
        wall, server, waiting, load = spent
        return {
            "seconds": wall,
            "server_cpu": server,
            "server_share": server / wall,
            "waiting_share": waiting / wall,
            "load_share": load / wall,
        }


async def in_parallel(jobs: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """A few at a time."""
    waiting = iter(jobs)

    async def work() -> None:
        for job in waiting:
            await job()

    async with asyncio.timeout(UNTIL_SEATED), asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work())


class ClosedLoop:
    """Every table sends its next move as soon as the last has been seen."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self.moves = 0
        self._is_on = True
        for table in tables:
            table.on_seen = partial(self._go_on, table)
            table.move()

    def _go_on(self, table: Table) -> None:
        self.moves += 1
        if self._is_on:
            table.move()

    async def measure(self, server: Server, seconds: float) -> Figures:
        """Over so many seconds of the server's own time: a crowded machine gives it less, not worse."""
        await _let_work(server, seconds)  # until it is warm: Node compiles while it runs
        meter, before = Meter(server), self.moves
        await _let_work(server, seconds)
        moves, figures = self.moves - before, meter.read()
        self._is_on = False
        return figures | {
            "moves_a_second": moves / figures["seconds"],
            "moves_a_cpu_second": moves / figures["server_cpu"],
        }


async def _let_work(server: Server, seconds: float) -> None:
    """Until it has spent them, but not for ever."""
    enough, deadline = server.cpu + seconds, time.perf_counter() + CROWDED * seconds
    while server.cpu < enough and time.perf_counter() < deadline:  # noqa: ASYNC110 (it rings no bell)
        await asyncio.sleep(0.05)


class OpenLoop:
    """So many moves a second, each due at its moment; one that comes too early for its table waits."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self._tables = tables
        self._due: dict[Table, list[float]] = {table: [] for table in tables}
        self._under_way = 0
        self._is_quiet = asyncio.Event()
        self.latencies: list[float] = []
        for table in tables:
            table.on_seen = partial(self._seen, table)

    async def measure(self, server: Server, rate: float, seconds: float) -> Figures:
        await self._send(rate, min(2.0, seconds / 2))  # until it is warm
        told = await clocks(server.port)
        meter, before = Meter(server), len(self.latencies)
        await self._send(rate, seconds)
        figures, moves = meter.read(), len(self.latencies) - before
        async with asyncio.timeout(20):
            await self._is_quiet.wait()
        ordered = sorted(self.latencies[before:])
        return figures | {
            "moves_a_second": moves / figures["seconds"],
            **{f"p{it:g}": ordered[int(len(ordered) * it / 100)] * 1000 for it in SHARES},
            "longest": ordered[-1] * 1000,
            **at_most(told, await clocks(server.port)),
        }

    async def _send(self, rate: float, seconds: float) -> None:
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._begin(self._tables[number % len(self._tables)], due)

    def _begin(self, table: Table, due: float) -> None:
        self._due[table].append(due)
        self._under_way += 1
        self._is_quiet.clear()
        if len(self._due[table]) == 1:
            table.move()

    def _seen(self, table: Table) -> None:
        waiting = self._due[table]
        self.latencies.append(time.perf_counter() - waiting.pop(0))
        self._under_way -= 1
        if waiting:
            table.move()
        if not self._under_way:
            self._is_quiet.set()


# --- the headline --------------------------------------------------------------------------------


async def headline(size: Size, folder: Path) -> Figures:
    """One server from its first table to its death and back."""
    with running(processes.tablee(folder)) as server:
        tables = [BetweenTable(server.port, size.sockets) for _ in range(size.tables)]
        memory = [server.memory]
        await in_parallel([table.come_in for table in tables])
        memory.append(server.memory)
        await in_parallel([table.sit_down for table in tables])
        memory.append(server.memory)
        sockets = await gauge(server.port, "tablee_sockets")
        figures = await OpenLoop(tables).measure(server, RATE, size.seconds)
        memory.append(server.memory)
        without_a_pause = await ClosedLoop(tables).measure(server, size.seconds / 5)
    return figures | {
        "sockets": sockets,
        "tables": len(tables),
        "without_a_pause": without_a_pause["moves_a_cpu_second"],
        "empty_mib": memory[0] / 2**20,
        "played_mib": memory[3] / 2**20,
        "kib_a_table": (memory[1] - memory[0]) / len(tables) / 1024,
        "kib_a_played_table": (memory[3] - memory[0]) / len(tables) / 1024,
        "cold_start": _cold_start(folder / "new"),
        "start_again": _cold_start(folder),
    }


def _cold_start(folder: Path) -> float:
    def once() -> float:
        with running(processes.tablee(folder)) as server:
            return server.up_after

    return statistics.median(once() for _ in range(3))


async def latency(size: Size, rates: Sequence[int], folder: Path) -> dict[int, Figures]:
    """One server, and so many moves a second, then so many."""
    with running(processes.tablee(folder)) as server:
        tables = [BetweenTable(server.port, size.sockets) for _ in range(size.tables)]
        await in_parallel([table.open for table in tables])
        return {rate: await OpenLoop(tables).measure(server, rate, size.seconds) for rate in rates}


# --- side by side --------------------------------------------------------------------------------


def side_by_side(
    rounds: int, size: Size, contenders: Sequence[Contender] = CONTENDERS
) -> dict[str, list[Figures]]:
    found: dict[str, list[Figures]] = {it.label: [] for it in contenders}
    for number in range(rounds):
        for contender in contenders[:: 1 if number % 2 == 0 else -1]:
            with TemporaryDirectory(dir=RESULTS) as folder:
                found[contender.label].append(play(one_round(contender, size, Path(folder))))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    return found


def beside(
    other: Path, rounds: int, size: Size, table: Callable[[int], Table] = BetweenTable
) -> None:
    """This tree and another one, both durable: what a change was worth."""
    there = partial(processes.tablee, source=other.resolve() / "src")
    contenders = (
        Contender(DURABLE, processes.tablee, table),
        Contender("the other tree", there, table),
    )
    found = side_by_side(rounds, size, contenders)
    tell_contenders(found)
    tell_ratios(found, ((DURABLE, "the other tree", None),))


def modes(names: Sequence[str], rounds: int, size: Size) -> dict[str, list[Figures]]:
    """Every mode in turn, beside Between played in the same way."""
    contenders = [Contender(it, processes.tablee, partial(ModeTable, MODES[it])) for it in names]
    found = side_by_side(rounds, size, contenders)
    tell_modes(found)
    return found


async def one_round(contender: Contender, size: Size, folder: Path) -> Figures:
    with running(contender.command(folder)) as server:
        tables = [contender.table(server.port) for _ in range(size.tables)]
        await in_parallel([table.open for table in tables])
        figures = await ClosedLoop(tables).measure(server, size.seconds)
        await in_parallel([table.rest for table in tables])
        figures["bytes"] = statistics.mean(len(it) for table in tables for it in table.seen)
        played = [it for it in tables if isinstance(it, ModeTable)]
        if played:
            refused, granted = (
                sum(it) for it in zip(*[(it.refused, it.moves) for it in played], strict=True)
            )
            figures["refused"] = refused / (refused + granted)
        return figures


def play(load: Coroutine[Any, Any, T]) -> T:
    """To its end; what goes wrong at a socket on the way is not passed over."""
    faults: list[str] = []
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        note = lambda _, context: faults.append(str(context.get("exception") or context))  # noqa: E731
        runner.get_loop().set_exception_handler(note)
        try:
            return runner.run(load)
        finally:
            if faults:
                raise RuntimeError(f"{len(faults)} faults, the first: {faults[0]}")


# --- telling -------------------------------------------------------------------------------------


def headline_rows(it: Figures) -> Iterator[tuple[str, str, str]]:
    """What, how much, and the aim."""
    yield "sockets open at once", f"{it['sockets']:,.0f}", "3,000"
    yield "tables played at once", f"{it['tables']:,.0f}", "500"
    yield "durable moves a second, as offered", f"{it['moves_a_second']:,.0f}", f"{RATE:,}"
    yield "… until all sockets have it, p50", f"{it['p50']:.1f} ms", ""
    yield "… p99", f"{it['p99']:.1f} ms", "50 ms"
    yield "… longest", f"{it['longest']:.0f} ms", ""
    for share, aim in zip((*SHARES, 100), ("", *AIMS), strict=True):
        name = f"p{share:g}" if share < 100 else "longest"
        yield f"… by the server's own clock, {name}", _bound(it[f"server_p{share:g}"]), aim
    yield "… the server's share of its core", f"{it['server_share']:.0%}", ""
    yield "… kept waiting for it by other work", f"{it['waiting_share']:.0%}", ""
    yield "… the load's share of its own", f"{it['load_share']:.0%}", ""
    yield (
        "durable moves per server CPU-second, without a pause",
        f"{it['without_a_pause']:,.0f}",
        "",
    )
    yield "memory: empty", f"{it['empty_mib']:.0f} MiB", ""
    yield "… with all tables played", f"{it['played_mib']:.0f} MiB", "400 MiB"
    yield "… a table, people but no sockets", f"{it['kib_a_table']:.0f} KiB", ""
    yield "… a table, played, with its sockets", f"{it['kib_a_played_table']:.0f} KiB", ""
    yield "cold start, nothing there yet", f"{it['cold_start']:.2f} s", "2 s"
    yield "killed and started again, all tables there", f"{it['start_again']:.2f} s", "2 s"


def _bound(milliseconds: float) -> str:
    return f"≤ {milliseconds:g} ms" if math.isfinite(milliseconds) else "longer"


def tell_latency(found: dict[int, Figures]) -> None:
    names = [f"p{it:g}" for it in SHARES]
    print("| moves a second | by the clock of | " + " | ".join([*names, "longest"]), end="")
    print(
        " | server's share of its core | kept waiting | load's CPU |\n|--:|---" + "|--:" * 7 + "|"
    )
    for it in found.values():
        told = {
            "the server": [_bound(it[f"server_{name}"]) for name in (*names, "p100")],
            "… until it is kept": [_bound(it[f"append_{name}"]) for name in (*names, "p100")],
            "the load": [f"{it[name]:.1f} ms" for name in (*names, "longest")],
        }
        shares = [f"{it[name]:.0%}" for name in ("server_share", "waiting_share", "load_share")]
        for whose, figures in told.items():
            print(
                f"| {it['moves_a_second']:,.0f} | {whose} | "
                + " | ".join([*figures, *shares])
                + " |"
            )
    print("|  | aim | | " + " | ".join(AIMS) + " | | | |")


def tell_headline(figures: Figures) -> None:
    print("| the server | measured | aim |\n|---|--:|--:|")
    for row in headline_rows(figures):
        print("| {} | {} | {} |".format(*row))


def tell_contenders(found: dict[str, list[Figures]]) -> None:
    columns = ("moves_a_cpu_second", "moves_a_second", "waiting_share", "load_share", "bytes")
    print(
        "\n| 100 tables of 4, closed loop | moves per server CPU-second | lowest … highest |",
        end="",
    )
    print(" moves/s | kept waiting | load's CPU | bytes a view |\n|---|--:|--:|--:|--:|--:|--:|")
    for label, rounds in found.items():
        each, wall, *shares, size = (
            statistics.median(it[name] for it in rounds) for name in columns
        )
        low, high = (pick(it[columns[0]] for it in rounds) for pick in (min, max))
        waiting, load = (f"{share:.0%}" for share in shares)
        print(f"| {label} | {each:,.0f} | {low:,.0f} … {high:,.0f} | {wall:,.0f} |", end="")
        print(f" {waiting} | {load} | {size:,.0f} |")


def tell_ratios(
    found: dict[str, list[Figures]], ratios: Sequence[tuple[str, str, float | None]] = RATIOS
) -> None:
    print("\n| moves per server CPU-second, ratio | median | lowest … highest | aim |")
    print("|---|--:|--:|--:|")
    for one, other, aim in ratios:
        pairs = zip(found[one], found[other], strict=True)
        found_here = [a["moves_a_cpu_second"] / b["moves_a_cpu_second"] for a, b in pairs]
        spread = f"{min(found_here):.2f} … {max(found_here):.2f}"
        wanted = f"{aim:g}" if aim else ""
        print(f"| {one} : {other} | {statistics.median(found_here):.2f} | {spread} | {wanted} |")


def tell_modes(found: dict[str, list[Figures]]) -> None:
    """Each beside the first of them, which is Between unless others were asked for."""
    first = next(iter(found))
    print(
        f"| 100 tables of 4 | moves per server CPU-second | lowest … highest | ratio to {first} |",
        end="",
    )
    print(
        " kept waiting | load's CPU | bytes an update | too late |\n|---|--:|--:|--:|--:|--:|--:|--:|"
    )
    for label, rounds in found.items():
        each = [it["moves_a_cpu_second"] for it in rounds]
        ratios = [a / b["moves_a_cpu_second"] for a, b in zip(each, found[first], strict=True)]
        size, waiting, load, refused = (
            statistics.median(it[name] for it in rounds)
            for name in ("bytes", "waiting_share", "load_share", "refused")
        )
        print(
            f"| {label} | {statistics.median(each):,.0f} | {min(each):,.0f} … {max(each):,.0f} |",
            end="",
        )
        print(f" {statistics.median(ratios):.2f} ({min(ratios):.2f} … {max(ratios):.2f}) |", end="")
        print(f" {waiting:.0%} | {load:.0%} | {size:,.0f} | {refused:.1%} |")


def tell_load() -> None:
    load = ", ".join(f"{it:.1f}" for it in os.getloadavg())
    print(f"\nLoad of the machine at the end, ours included: {load} on {os.cpu_count()} cores.")


def main() -> None:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--quick", action="store_true", help="a look, in less than a minute")
    parser.add_argument("--rounds", type=int, default=5, help="side by side; 0 for none")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", type=Path, default=RESULTS / "server.json")
    parser.add_argument(
        "--beside", type=Path, help="another checkout, and nothing else is measured"
    )
    parser.add_argument(
        "--modes",
        nargs="*",
        choices=MODES,
        help="these or all, and nothing else is measured; or those to play beside",
    )
    parser.add_argument(
        "--latency",
        nargs="*",
        type=int,
        metavar="RATE",
        help="so many moves a second, each for so many --seconds, and nothing else is measured",
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=RESULTS,
        help="where tables are kept meanwhile; in memory the latency is without the disk's",
    )
    asked = parser.parse_args()
    whole, each = Size(500, 6, 15), Size(100, 4, asked.seconds)
    if asked.quick:
        asked.rounds, whole, each = 1, Size(50, 6, 3), Size(100, 4, 0.4)
    prepare()
    if asked.beside:
        tables: list[Callable[[int], Table]] = [
            partial(ModeTable, MODES[it]) for it in asked.modes or ()
        ]
        for table in tables or [BetweenTable]:
            beside(asked.beside, asked.rounds, each, table)
        return
    if asked.latency is not None:
        size, rates = Size(500, 6, asked.seconds), asked.latency or (RATE, 3 * RATE)
        with TemporaryDirectory(dir=asked.folder) as folder:
            tell_latency(play(latency(size, rates, Path(folder))))
        tell_load()
        return
    if asked.modes is not None:
        modes(asked.modes or list(MODES), asked.rounds, each)
        tell_load()
        return
    processes.install_peer()
    with TemporaryDirectory(dir=RESULTS) as folder:
        alone = play(headline(whole, Path(folder)))
    tell_headline(alone)
    found = side_by_side(asked.rounds, each) if asked.rounds else {}
    if found:
        tell_contenders(found)
        tell_ratios(found)
    tell_load()
    report = {"headline": alone, "side_by_side": found}
    asked.json.write_text(json.dumps(report, indent=1, ensure_ascii=False))


def prepare() -> None:
    """Room for thousands of sockets, and a load that is not interrupted by its own tidying."""
    RESULTS.mkdir(exist_ok=True)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    processes.stay_on(processes.CORES[1:])
    gc.disable()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and stop the servers on the way


if __name__ == "__main__":
    main()
