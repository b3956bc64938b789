"""What can be wrong with something that a package brings: named, and in nobody else's way."""

from typing import Literal

from tablee.core.record import Record, replace

TroubleCode = Literal[
    "broken",
    "broken_bots",
    "newer_interface",
    "unreadable",
    "missing_text",
    "missing_file",
    "too_large",
]
"""A game that is broken is not on the shelf; whatever else is wrong, it can be played."""

_SHOWN = 3


class Trouble(Record, frozen=True):
    """One thing that is wrong, with which game, and in whose package."""

    key: str
    """The game's; empty where a package does not even tell that."""
    package: str
    code: TroubleCode
    detail: str = ""
    """The file, or the language and the keys; of what is broken, the reason."""


def harmless(trouble: Trouble) -> Trouble:
    """The same for everybody's eyes: of what is broken its kind alone, for the rest could name a folder here."""
    if trouble.code in ("broken", "broken_bots"):
        return replace(trouble, detail=trouble.detail.partition(":")[0])
    first = trouble.detail.split(", ")
    more = ["…"] if len(first) > _SHOWN else []
    return replace(trouble, detail=", ".join([*first[:_SHOWN], *more]))
