"""How long a bot of Between thinks, in CPU time of its thread; `tablee simulate` tells how strong it is.

make bench    or    python benchmarks/bots.py [--games 40]
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


def main() -> None:
    parser = argparse.ArgumentParser(description="How long bots think.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument(
        "--json", type=Path, default=Path(__file__).parent / "results" / "bots.json"
    )
    asked = parser.parse_args()
    game = registry.game("between")
    rows: dict[str, dict[str, float]] = {}
    print(
        "| bot | seats | decisions | median ms | p99 ms | longest ms |\n|---|--:|--:|--:|--:|--:|"
    )
    for level in ("novice", "regular", "expert"):
        for seats in game.ABOUT.seats:
            bot = Timed(registry.bot("between", level))
            for number in range(asked.games):
                table = open_table(game, seats, seed=b"bench %d" % number)
                play_out(table, dict.fromkeys(range(seats), bot))
            row = {"median": bot.at(0.5), "p99": bot.at(0.99), "longest": max(bot.times)}
            rows[f"{level}, {seats} seats"] = row
            figures = " | ".join(f"{it:.2f}" for it in row.values())
            print(f"| {level} | {seats} | {len(bot.times):,} | {figures} |", flush=True)
    asked.json.parent.mkdir(exist_ok=True)
    asked.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
