"""What looking back at Trapwords may say: everything has words in the browser under these names."""

from typing import Literal

Graph = Literal["clear"]

Key = Literal[
    "caught",
    "caught.aloud",
    "passed",
    "doubtful",
    "near",
    "guessable",
    "found",
    "found.early",
    "map.caught",
    "map.near",
    "map.clear",
    "bot.fears",
    "bot.risks",
    "bot.guesses",
]

RestsOn = Literal["", "families", "lists"]

Fate = Literal["caught", "passed", "doubtful", "near", "untouched"]
"""Of a trap, the worst first."""

Reason = Literal[
    "",
    "same",
    "inflection",
    "family",
    "short",
    "compound",
    "suffix",
    "prefix",
    "split",
    "root",
    "part",
]
"""Why the judge of families ties two words; nothing where only people did."""
