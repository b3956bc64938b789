"""Many matches over many processes: the same seed gives the same results, however many work on them."""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from time import process_time
from typing import Any

from tablee import registry
from tablee.arena.limit import LIMIT
from tablee.arena.match import Fault, FaultCode, fault_at, play_out
from tablee.core.chance import key_from
from tablee.core.outcome import Outcome
from tablee.core.record import Record
from tablee.core.shifts import Shift, all_along
from tablee.tables.log import format_log
from tablee.tables.table import Table, open_table

AHEAD = 16
"""Matches that are begun or wait their turn, for each process; the others are not even thought of yet."""


class Tournament(Record, frozen=True):
    """What is played, by whom, how often."""

    game: str
    bots: tuple[str, ...]
    """The bot of each seat in the first match; they move one seat on for each of the next."""
    games: int
    seed: int
    options: Any = None
    logs: str | None = None
    """The folder that gets a log of each match."""
    limit: int = LIMIT
    """Seconds that a bot from elsewhere may think over a move."""

    def bots_of(self, number: int) -> tuple[str, ...]:
        """By seat, in this match: everybody sits everywhere equally often."""
        shift = number % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift]


class Forfeit(Record, frozen=True):
    """A match that was given up: why, whose fault it was, and the way back to it."""

    number: int
    """Of the match."""
    code: FaultCode
    detail: str
    bots: tuple[str, ...]
    """Those at fault; nobody where the game simply went on."""
    seats: tuple[int, ...]
    """Where they sat."""
    move: int
    seed: str
    """Of the table, in hexadecimal."""


class Result(Record, frozen=True):
    """How one match went."""

    number: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    actions: int
    cpu: float
    """Seconds of computing, the one thing here that no seed can repeat."""
    forfeit: Forfeit | None = None


def table_seed(seed: int, number: int = 0) -> bytes:
    """The seed of one table among many."""
    return key_from(b"%d" % seed, (b"table", b"%d" % number))


def log_name(tournament: Tournament, number: int) -> str:
    return f"{tournament.game}-{tournament.seed}-{number}.jsonl"


def play_match(tournament: Tournament, number: int) -> Result:
    """One match of the tournament, counted from 0; a bot at fault loses it, and no other."""
    began = process_time()
    game = registry.game(tournament.game)
    names = tournament.bots_of(number)
    seed = table_seed(tournament.seed, number)
    table = open_table(game, len(names), tournament.options, seed=seed)
    bots = {seat: registry.find_bot(tournament.game, name) for seat, name in enumerate(names)}
    is_ours = all(registry.is_our_bot(tournament.game, name) for name in names)
    limit = None if is_ours else tournament.limit
    forfeit = None
    try:
        actions = play_out(table, bots, limit=limit)
    except Fault as fault:
        forfeit, actions = forfeit_of(fault, number, names), fault.move
    cpu = process_time() - began
    if tournament.logs is not None:
        write_log(
            Path(tournament.logs) / log_name(tournament, number), table, names, all_along(names)
        )
    outcome = table.outcome or _without(table, forfeit)
    return Result(number, names, outcome.winners, outcome.points, actions, cpu, forfeit)


def forfeit_of(fault: Fault, number: int, names: tuple[str, ...]) -> Forfeit:
    bots = tuple([names[seat] for seat in fault.seats])
    return Forfeit(number, fault.code, fault.detail, bots, fault.seats, fault.move, fault.seed)


def _without(table: Table, forfeit: Forfeit | None) -> Outcome:
    """Those who are at fault have lost, with their team; the others share, with no points."""
    seats, at_fault = table.seating.seats, set(forfeit.seats if forfeit else ())
    if teams := getattr(table.state, "seating", table.seating).teams:
        lost = {teams[seat] for seat in at_fault}
        at_fault = {seat for seat in seats if teams[seat] in lost}
    winners = tuple(seat for seat in seats if at_fault and seat not in at_fault)
    return Outcome("forfeit", winners, (0,) * len(seats))


def write_log(
    path: Path, table: Table, players: tuple[str, ...], shifts: tuple[Shift, ...]
) -> None:
    path.write_bytes(b"".join(line + b"\n" for line in format_log(table, players, shifts)))


def play_all(tournament: Tournament, jobs: int = 1) -> Iterator[Result]:
    """The results in order, each as soon as it is there."""
    if jobs == 1:
        for number in range(tournament.games):
            yield play_match(tournament, number)
        return
    done = 0
    while done < tournament.games:
        for result in _play_until_broken(tournament, jobs, done):
            yield result
            done += 1
        if done < tournament.games:
            yield _play_apart(tournament, done)
            done += 1


def _play_until_broken(tournament: Tournament, jobs: int, first: int) -> Iterator[Result]:
    """From this match on; a bot that ends its process takes all that wait there with it."""
    numbers = iter(range(first, tournament.games))
    with _workers(jobs) as pool, suppress(BrokenProcessPool):

        def begin(number: int) -> Future[Result]:
            return pool.submit(play_match, tournament, number)

        waiting = deque(map(begin, islice(numbers, AHEAD * jobs)))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(map(begin, islice(numbers, 1)))


def _play_apart(tournament: Tournament, number: int) -> Result:
    """In a process that has no other match to lose."""
    with _workers(1) as pool:
        try:
            return pool.submit(play_match, tournament, number).result()
        except BrokenProcessPool:
            return _crashed(tournament, number)


def _crashed(tournament: Tournament, number: int) -> Result:
    """Nobody lived to tell which bot it was: one that is not ours."""
    names, seed = tournament.bots_of(number), table_seed(tournament.seed, number)
    guests = tuple(
        [it for it, name in enumerate(names) if not registry.is_our_bot(tournament.game, name)]
    )
    table = open_table(registry.game(tournament.game), len(names), tournament.options, seed=seed)
    forfeit = forfeit_of(fault_at(table, "bot_crashed", guests), number, names)
    outcome = _without(table, forfeit)
    return Result(number, names, outcome.winners, outcome.points, 0, 0.0, forfeit)


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are gone afterwards: at once if nobody wants the other results any more."""
    older = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_ctrl_c)
    try:
        yield pool
    except BaseException:
        for worker in set(active_children()) - older:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_ctrl_c() -> None:
    """The process that shows the progress bar answers it, for all of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
