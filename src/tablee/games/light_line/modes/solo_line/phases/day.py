"""The puzzle of the day: the same cards for everybody who plays that day's, at that level."""

from tablee.core.chance import Chance, key_from
from tablee.games.light_line.modes.solo_line.pieces import Options

_LABEL = b"solo-line of the day"
_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def chance_of(options: Options) -> Chance:
    """A stream that only the date and the level decide."""
    level = f"{options.day} {options.cards} {'joker' if options.joker else 'expert'}"
    return Chance(key_from(_LABEL, (level.encode(),)))


def is_day(text: str) -> bool:
    """Whether a calendar has it; written as 2026-11-15 and in no other way."""
    parts = text.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not _has_only_digits(parts):
        return False
    year, month, day = map(int, parts)
    return year > 0 and 1 <= month <= 12 and 1 <= day <= _days_of(year, month)


def _has_only_digits(parts: list[str]) -> bool:
    return all(part.isascii() and part.isdigit() for part in parts)


def _days_of(year: int, month: int) -> int:
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if month == 2 and is_leap else _DAYS[month - 1]
