"""Time as SQLite keeps it: one row, and a stamp on each row of a journal that no wall clock has a say in."""

from tablee.storage.link import Link
from tablee.tables.ports import Hours

BEYOND = 2**40
"""Stamps begin here, ten thousands of years from now: whatever is below was a wall clock's, in older files."""

READ = "SELECT seen, wall, jump, jumped, doubted FROM hours"
WRITE = "UPDATE hours SET seen = ?, wall = ?, jump = ?, jumped = ?, doubted = ?"


def read_hours(link: Link) -> Hours:
    return Hours(*link.execute(READ).fetchone())


def write_hours(link: Link, hours: Hours) -> None:
    values = (hours.seen, hours.wall, hours.jump, hours.jumped, hours.doubted)
    link.execute(WRITE, values)


def stamp(link: Link) -> int:
    return BEYOND + read_hours(link).seen


def seen_at(stamp: int) -> int:
    """What a wall clock stamped counts as written when counting began, and is nothing but young."""
    return max(stamp - BEYOND, 0)
