"""The deals of the day: one for each game that goes well with bots, the same on every installation."""

import re
from collections.abc import Mapping
from typing import Any

from tablee.core.calendar import is_day
from tablee.core.game import AnyGame
from tablee.core.record import Record, converter
from tablee.core.refusal import Malformed, NotNow
from tablee.core.seats import Seat
from tablee.tables.deal import Deal, Plan, SharedDeal, seed_of_day
from tablee.words import LANGUAGES

_NAME = re.compile(r"(\d{4}-\d{2}-\d{2})\.(\d{1,4})(?:\.([a-z]{2}))?", re.ASCII)


class Setting(Record, frozen=True):
    """How it is played every day; whoever changes a line raises its edition, and so does who changes what is dealt."""

    edition: int
    seats: int
    options: Mapping[str, Any] = {}
    level: str = "regular"


SETTINGS = {
    "solo-line": Setting(1, seats=1),
    "line": Setting(1, seats=3),
    "long-line": Setting(1, seats=3, options={"rounds": 3}),
    "between": Setting(1, seats=3, options={"length": "express"}),
    "wordz": Setting(1, seats=2, options={"rounds": 1}),
}
"""These are the games whose deals are given to others; a game of a few minutes each."""


def edition_of(game: str) -> int | None:
    """What the names of its deals of the day have after the date; nothing where it has none."""
    setting = SETTINGS.get(game)
    return None if setting is None else setting.edition


def speaks(game: AnyGame) -> bool:
    """Whether it is another game in each language."""
    return "language" in game.TYPES.options.__struct_fields__


def is_named_by_day(name: str) -> bool:
    return _NAME.fullmatch(name) is not None


def of_day(game: AnyGame, name: str, last: str = "") -> Plan:
    """By its name, such as 2026-11-15.1 or 2026-11-15.1.fr; `last` is the last day that has come anywhere."""
    key, found = game.ABOUT.key, _NAME.fullmatch(name)
    if key not in SETTINGS or found is None or not is_day(found[1]):
        raise Malformed("no_such_deal")
    setting, (day, edition, language) = SETTINGS[key], found.groups()
    if (language in LANGUAGES) != speaks(game):
        raise Malformed("no_such_deal")
    if int(edition) != setting.edition or edition != str(setting.edition):
        raise NotNow("other_rules")
    if last and day > last:
        raise NotNow("not_yet")
    spoken = {"language": language} if language else {}
    options = converter(game.TYPES.options)({**setting.options, **spoken})
    deal = Deal(game.ABOUT.deals, day=day)
    return Plan(
        key,
        seat=Seat(0),
        levels=("",) + (setting.level,) * (setting.seats - 1),
        options=options,
        seed=seed_of_day(key, setting.seats, options, deal),
        salts=(b"",) * setting.seats,
        shared=SharedDeal(name, deal),
    )
