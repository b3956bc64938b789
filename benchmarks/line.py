"""How many games of LINE fit in a CPU-second, and how long its bots think; `tablee simulate` tells how strong they are.

make bench    or    python -m benchmarks.line [--games 40]
"""

import time

from benchmarks._measuring import Timed, keep, parser_for
from tablee import registry
from tablee.arena.match import play_out
from tablee.tables.table import open_table


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
    asked = parser_for(
        "How fast LINE is, and how long its bots think.", "line.json", games=40
    ).parse_args()
    rows: dict[str, dict[str, float]] = {}
    print("| bots | seats | games a CPU-second | decisions | median ms | p99 ms | longest ms |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for level in ("random", "novice", "regular", "expert"):
        for seats in registry.game("line").ABOUT.seats:
            row = rows[f"{level}, {seats} seats"] = play(level, seats, asked.games)
            figures = " | ".join(f"{row[it]:.2f}" for it in ("median", "p99", "longest"))
            pace = f"{row['games a second']:.1f} | {row['decisions']:,}"
            print(f"| {level} | {seats} | {pace} | {figures} |", flush=True)
    keep(asked.json, rows)


if __name__ == "__main__":
    main()
