"""How long a bot of Between or WORDZ thinks, in CPU time of its thread; `tablee simulate` tells how strong it is.

make bench    or    python -m benchmarks.bots [--games 40] [--only WORDZ]
"""

from typing import Any

from benchmarks._measuring import Timed, keep, parser_for
from tablee import registry
from tablee.arena.match import play_out
from tablee.bots.bot import Studious
from tablee.games.wordz.pieces import Options
from tablee.tables.table import open_table

GAMES: tuple[tuple[str, str, Any], ...] = (
    ("Between", "between", None),
    ("WORDZ, French", "wordz", Options(language="fr")),
    ("WORDZ, English", "wordz", Options(language="en")),
)


def thought(key: str, level: str, seats: int, options: Any, games: int) -> Timed:
    """A bot that has played so many games against itself; it studied before, as at a table where it is seated."""
    bot = Timed(player := registry.bot(key, level))
    for number in range(games):
        table = open_table(registry.game(key), seats, options, seed=b"bench %d" % number)
        if isinstance(player, Studious):
            player.study(table.options)
        play_out(table, dict.fromkeys(range(seats), bot))
    return bot


def main() -> None:
    parser = parser_for("How long bots think.", "bots.json", games=40)
    parser.add_argument("--only", default="", help="the game's name begins so")
    asked = parser.parse_args()
    rows: dict[str, dict[str, float]] = {}
    print(
        "| game | bot | seats | decisions | median ms | p99 ms | longest ms |\n"
        "|---|---|--:|--:|--:|--:|--:|"
    )
    for label, key, options in GAMES:
        if not label.startswith(asked.only):
            continue
        for level in [it for it in registry.our_bots(key) if it != "random"]:
            for seats in registry.game(key).ABOUT.seats:
                bot = thought(key, level, seats, options, asked.games)
                row = {"median": bot.at(0.5), "p99": bot.at(0.99), "longest": max(bot.times)}
                rows[f"{label}, {level}, {seats} seats"] = row
                figures = " | ".join(f"{it:.2f}" for it in row.values())
                print(
                    f"| {label} | {level} | {seats} | {len(bot.times):,} | {figures} |", flush=True
                )
    keep(asked.json, rows)


if __name__ == "__main__":
    main()
