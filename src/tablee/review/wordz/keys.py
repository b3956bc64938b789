"""What looking back at WORDZ may say: every graph, sentence and ground has words in the browser under these names."""

from typing import Literal

Graph = Literal["fits", "common"]

Key = Literal[
    "laid",
    "laid.rare",
    "laid.unlisted",
    "cut",
    "one_left",
    "one_left.all",
    "only_left",
    "only_left.all",
    "found",
    "found.only",
    "found.unlisted",
    "near",
    "turned_up",
    "turned_up.one_left",
    "bot.hides",
    "bot.turns",
    "bot.proposes",
    "bot.proposes.known",
]

RestsOn = Literal["", "table", "eyes", "common", "finder"]
