"""Dealing anew what a seat cannot know: another truth, in which all it saw was just the same."""

import logging
from typing import Any

from tablee.core.chance import Chance, key_from
from tablee.core.game import AnyGame
from tablee.core.record import encode
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.registry import WORDS

logger = logging.getLogger("tablee.anew")


def may_deal_anew(game: AnyGame) -> bool:
    """Not what people thought up, such as a clue or a drawing: no shuffle makes another."""
    return getattr(game, "deal_anew", ()) is not None


def dealt_anew(game: AnyGame, state: Any, seat: Seat, seed: bytes) -> Any:
    """Refuses where there is no other deal to be had."""
    chance = Chance(key_from(seed, (b"anew",)))
    other = _tried(game, state, seat, chance) if may_deal_anew(game) else None
    if other is None:
        raise NotNow("only_true")
    return other


def _tried(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Any | None:
    """Looked at by us, too: what another package's game gives may be anything."""
    try:
        other = _other_truth(game, state, seat, chance)
        if other is None or _shown(game, other, seat) == _shown(game, state, seat):
            return other
    except Exception:  # somebody else's code may raise anything
        logger.exception("%s could not be dealt anew", game.ABOUT.key)
        return None
    logger.error("%s, dealt anew, shows another table", game.ABOUT.key)
    return None


def _other_truth(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Any:
    """A game may know a fairer one than the laws need, such as hidden words that are words."""
    deal = getattr(game, "deal_anew", None)
    if deal is None:
        return game.resample(state, seat, chance)
    return deal(state, seat, chance, WORDS)


def _shown(game: AnyGame, state: Any, seat: Seat) -> tuple[bytes, bytes]:
    """All that the seat sees, and whom and what everybody waits for."""
    waiting = game.awaiting(state), game.deadline(state), game.outcome(state)
    return encode(game.view(state, seat)), encode(waiting)
