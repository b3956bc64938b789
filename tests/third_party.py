"""What another package would bring: a game of its own (Between under another name) and a bot for it."""

from tablee.bots.between import BOTS as _BOTS
from tablee.core.record import replace
from tablee.games.between.game import ABOUT as _ABOUT
from tablee.games.between.game import (
    TYPES,
    awaiting,
    deadline,
    decide,
    evolve,
    outcome,
    resample,
    seen,
    start,
    view,
)

__all__ = ["ABOUT", "BOTS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["resample", "seen", "start", "view"]

ABOUT = replace(_ABOUT, key="twin", title="Twin")
BOTS = {"novice": _BOTS["novice"]}
