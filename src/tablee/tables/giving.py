"""Giving others the deal of a game that is over: its name holds all it takes, so that any installation can read it."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import DecodeError, ValidationError

from tablee.core.chance import commitment
from tablee.core.game import AnyGame
from tablee.core.record import Record, converter, decoder, encode
from tablee.core.refusal import Malformed, NotNow, Refusal
from tablee.core.seats import Seat, Seating
from tablee.core.shifts import all_along
from tablee.tables.daily import SETTINGS, is_named_by_day, of_day
from tablee.tables.deal import Deal, Plan, SharedDeal, differing
from tablee.tables.legacy import COUNTED
from tablee.tables.past import PastGame
from tablee.tables.table import Table

LONGEST = 1_200
"""Characters of a name; the usual ones have about 250."""

SEED = range(16, 65)
"""So many bytes; ours have 32."""
SALT = 32


class _Told(Record, frozen=True, array_like=True):
    """What a name says, in the order in which it says it."""

    rules: int
    seat: Seat
    levels: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    salts: tuple[str, ...]


def planned(game: AnyGame, name: str, levels: Sequence[str], last: str = "") -> Plan:
    """The deal of this name, against bots of these levels; refuses what is no name, or not for this installation."""
    plan = of_day(game, name, last) if is_named_by_day(name) else _given(game, name)
    bots = [it for seat, it in enumerate(plan.levels) if seat != plan.seat]
    if not set(bots) <= set(levels):
        raise Malformed("no_such_bot")
    return plan


def name_of(past: PastGame) -> str:
    """By which others may play it; refuses where it would not be the same for them."""
    table, last = past.table, past.last
    if last.deal:
        return last.deal
    about = table.game.ABOUT
    if about.key not in SETTINGS or table.variation is not None or not _was_counted(table):
        raise NotNow("not_given")
    if table.version < about.deals:
        raise NotNow("other_rules")
    seat = _played_alone(past)
    levels = tuple([it.bot or "" for it in last.chairs])
    salts = tuple([_text(it) for it in (table.salts or (b"",) * len(levels))])
    told = _Told(table.version, seat, levels, differing(table.options), _text(table.seed), salts)
    return _text(encode(told))


def _was_counted(table: Table) -> bool:
    """Before that, later rounds were dealt by how long the log was, which is never the same twice."""
    return table.format >= COUNTED or table.seating.size == 1


def _played_alone(past: PastGame) -> Seat:
    """One person from the first card to the last, and bots in every other seat."""
    chairs = past.last.chairs
    people = [Seat(seat) for seat, it in enumerate(chairs) if it.is_played_by_its_person]
    bots = [it for it in chairs if it.bot is not None and it.person is None]
    is_as_dealt = past.shifts == all_along([it.bot for it in chairs])
    if len(people) != 1 or len(bots) != len(chairs) - 1 or not is_as_dealt:
        raise NotNow("not_given")
    return people[0]


def _given(game: AnyGame, name: str) -> Plan:
    told, about = _read(name), game.ABOUT
    if about.key not in SETTINGS:
        raise Malformed("no_such_deal")
    if not about.deals <= told.rules <= about.version:
        raise NotNow("other_rules")
    seed, salts = _bytes(told.seed), tuple(map(_bytes, told.salts))
    is_sound = len(seed) in SEED and all(len(it) <= SALT for it in salts)
    # Spare bits and strange signs say nothing, and would give one deal many names.
    is_spelt = [_text(it) for it in (seed, *salts)] == [told.seed, *told.salts]
    if not is_sound or not is_spelt or not _is_seated(told):
        raise Malformed("no_such_deal")
    deal = Deal(told.rules, of=commitment(seed, about.key, told.rules))
    shared, options = SharedDeal(name, deal), _agreed(game, told)
    return Plan(about.key, told.seat, told.levels, options, seed, salts, shared)


def _read(name: str) -> _Told:
    """A name has one spelling: by another one it would be another deal on the devices of those who play it."""
    with suppress(DecodeError, RecursionError, Malformed):
        told: _Told = decoder(_Told).decode(_bytes(name[: LONGEST + 1]))
        if len(name) <= LONGEST and _text(encode(told)) == name:
            return told
    raise Malformed("no_such_deal")


def _is_seated(told: _Told) -> bool:
    seats = range(len(told.levels))
    return (
        told.seat in seats
        and len(told.salts) == len(seats)
        and all(bool(told.levels[it]) != (it == told.seat) for it in seats)
    )


def _agreed(game: AnyGame, told: _Told) -> Any:
    """A name says no more than what is not usual."""
    with suppress(ValidationError, Refusal):
        options = converter(game.TYPES.options)(told.options)
        game.start(Seating(len(told.levels)), options)
        if list(told.options) == list(differing(options)):
            return options
    raise Malformed("no_such_deal")


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Error, ValueError):
        raise Malformed("no_such_deal") from None
