"""Seats that nobody plays: the table says when one is left and when it is taken again, and the game goes on without."""

from tablee.core.record import Record
from tablee.core.seats import Seat


class Vacate(Record, frozen=True, tag="vacate"):
    """The table says that nobody plays this seat any more."""

    seat: Seat


class Occupy(Record, frozen=True, tag="occupy"):
    """The table says that somebody plays this seat again."""

    seat: Seat


class Vacated(Record, frozen=True, tag="vacated"):
    seat: Seat


class Occupied(Record, frozen=True, tag="occupied"):
    seat: Seat
