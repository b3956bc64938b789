"""Days, as a calendar on the wall has them: the same for everybody, whatever the clock says."""

_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


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
