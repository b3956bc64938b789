"""What looking back at Entre les lignes may say: everything has words in the browser under these names."""

from typing import Literal

Graph = Literal["points", "right"]

Key = Literal[
    "pair.met",
    "pair.plain",
    "pair.one",
    "pair.none",
    "recognised",
    "recognised.own",
    "saw_through",
    "took",
    "took.own",
    "bot.draws",
]

RestsOn = Literal["", "same"]
