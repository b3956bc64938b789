"""How long it takes to look back at the longest of some games, in a process of its own as the server does it.

make bench    or    python -m benchmarks.review [--games 50] [--only between]
"""

import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import tablee
from benchmarks._measuring import keep, parser_for
from tablee import registry
from tablee.core.shifts import all_along
from tablee.review.played import Played
from tablee.review.reviewers import has_review, review
from tablee.tables.table import Table

OPTIONS: Mapping[str, Mapping[str, Any]] = {"solo-line": {"cards": 20}, "wordz": {"rounds": 5}}
"""Those that make a game long."""

LEVELS = ("novice", "regular")
"""By turns: whoever knows less plays longer."""

Figures = tuple[float, int, int]
"""Seconds of CPU time, remarks, turning points."""


def longest(key: str, seats: int, games: int) -> tuple[Table[Any], list[str]]:
    """Of so many games, the one with the most steps."""
    played = [_game(key, seats, number) for number in range(games)]
    return max(played, key=lambda it: len(it[0].entries))


def _game(key: str, seats: int, number: int) -> tuple[Table[Any], list[str]]:
    table = tablee.open_table(key, seats=seats, seed=b"review %d" % number, **OPTIONS.get(key, {}))
    levels = [LEVELS[number % len(LEVELS)]] * seats
    tablee.play_out(table, levels)
    return table, levels


def looked_back(table: Table[Any], levels: list[str]) -> Figures:
    game = Played(table.game, table.seating, table.options, table.entries, all_along(levels))
    begin = time.process_time()
    found = review(game)
    spent = time.process_time() - begin
    return spent, len(found.remarks), len([it for it in found.remarks if it.is_turning])


def in_a_process_of_its_own(table: Table[Any], levels: list[str]) -> Figures:
    """Nothing is remembered there of how the game was played."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(looked_back, table, levels).result()


def main() -> None:
    parser = parser_for("How long looking back takes.", "review.json", games=50)
    parser.add_argument("--only", default="", help="the game's key begins so")
    asked = parser.parse_args()
    rows: dict[str, dict[str, float]] = {}
    print("| game | seats | steps of the longest | seconds | remarks | turning points |")
    print("|---|--:|--:|--:|--:|--:|")
    for key in filter(has_review, tablee.keys()):
        if not key.startswith(asked.only):
            continue
        seats = registry.game(key).ABOUT.seats
        for size in sorted({min(seats), max(seats)}):
            table, levels = longest(key, size, asked.games)
            spent, remarks, turning = in_a_process_of_its_own(table, levels)
            steps = len(table.entries)
            rows[f"{key}, {size} seats"] = {"steps": steps, "seconds": spent}
            print(f"| {key} | {size} | {steps} | {spent:.2f} | {remarks} | {turning} |", flush=True)
    keep(asked.json, rows)


if __name__ == "__main__":
    main()
