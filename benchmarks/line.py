"""How many games of LINE fit in a CPU-second, and how long its bots think; `tablee simulate` tells how strong they are.

make bench    or    python benchmarks/line.py [--games 40]
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from tablee import registry
from tablee.arena.match import play_out
from tablee.core.chance import Chance
from tablee.registry import AnyBot
from tablee.tables.table import open_table


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot
        self.times: list[float] = []

    def choose(self, view: Any, chance: Chance) -> Any:
        begin = time.thread_time()
        action = self._bot.choose(view, chance)
        self.times.append((time.thread_time() - begin) * 1000)
        return action

    def at(self, share: float) -> float:
        return sorted(self.times)[int(len(self.times) * share)]


def play(level: str, seats: int, games: int) -> dict[str, float]:
    """The same deals for every level; all in CPU time of this thread."""
    game, bot = registry.game("line"), Timed(registry.bot("line", level))
    begin = time.thread_time()
    for number in range(games):
        table = open_table(game, seats, seed=b"bench %d" % number)
        play_out(table, dict.fromkeys(range(seats), bot))
    spent = time.thread_time() - begin
    return {
        "games a second": games / spent,
        "decisions": len(bot.times),
        "median": bot.at(0.5),
        "p99": bot.at(0.99),
        "longest": max(bot.times),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast LINE is, and how long its bots think.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument(
        "--json", type=Path, default=Path(__file__).parent / "results" / "line.json"
    )
    asked = parser.parse_args()
    rows: dict[str, dict[str, float]] = {}
    print("| bots | seats | games a CPU-second | decisions | median ms | p99 ms | longest ms |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for level in ("random", "novice", "regular", "expert"):
        for seats in registry.game("line").ABOUT.seats:
            row = rows[f"{level}, {seats} seats"] = play(level, seats, asked.games)
            figures = " | ".join(f"{row[it]:.2f}" for it in ("median", "p99", "longest"))
            pace = f"{row['games a second']:.1f} | {row['decisions']:,}"
            print(f"| {level} | {seats} | {pace} | {figures} |", flush=True)
    asked.json.parent.mkdir(exist_ok=True)
    asked.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
