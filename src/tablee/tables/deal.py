"""A deal that others play, too: where its seed comes from, which nobody drew in secret for this table."""

import hmac
from typing import Any

from tablee.core.calendar import is_day
from tablee.core.chance import commitment
from tablee.core.record import Record, Secret, encode
from tablee.core.seats import Seat

_LABEL = b"tablee deal of the day/1"


class Deal(Record, frozen=True):
    """Where the seed comes from, as a log says it: from a day of the calendar, or from a game that is over."""

    rules: int
    """The version of the rules that this deal was promised for, there or on that day."""
    day: str = ""
    of: str = ""
    """The commitment of the game that was dealt so first."""


class SharedDeal(Secret, frozen=True):
    """The same as a journal keeps it."""

    name: str
    """By which others find it: it may hold the seed."""
    deal: Deal


class Plan(Secret, frozen=True):
    """All it takes to play such a deal: one person among bots, and the same chance."""

    game: str
    seat: Seat
    levels: tuple[str, ...]
    """By seat, of its bots; empty where the person sits."""
    options: Any
    seed: bytes
    salts: tuple[bytes, ...]
    shared: SharedDeal


def differing(options: Any) -> dict[str, Any]:
    """What was agreed on otherwise than is usual: what is added to a game's options later changes nothing here."""
    usual = type(options)()
    told = {name: getattr(options, name) for name in options.__struct_fields__}
    return {name: it for name, it in told.items() if it != getattr(usual, name)}


def seed_of_day(game: str, seats: int, options: Any, deal: Deal) -> bytes:
    """The same on every installation: nothing goes into it but what everybody knows."""
    setting = encode(differing(options))
    told = (game.encode(), b"%d" % deal.rules, b"%d" % seats, setting, deal.day.encode())
    return hmac.digest(_LABEL, b"\0".join(told), "sha256")


def is_dealt_so(
    deal: Deal, game: str, options: Any, seed: bytes, salts: tuple[bytes, ...], seats: int
) -> bool:
    """Whether the seed is the one that follows from where it is said to come from."""
    if deal.of:
        return not deal.day and commitment(seed, game, deal.rules) == deal.of
    is_bare = is_day(deal.day) and not any(salts)
    return is_bare and seed == seed_of_day(game, seats, options, deal)
