"""Places at the table: seats in clockwise order, and teams where a game has them."""

from functools import cache
from typing import NewType

from tablee.core.record import Record

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 clockwise. `Player` would be a person; a seat outlives them."""

Team = NewType("Team", int)


class Seating(Record, frozen=True):
    """How many sit at the table, and with whom."""

    size: int
    teams: tuple[Team, ...] = ()
    """The team of each seat; empty where everybody plays alone."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return _seats(self.size)

    def has(self, seat: int) -> bool:
        return 0 <= seat < self.size

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return Seat((seat + 1) % self.size)

    def round_from(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in turn order, beginning with one."""
        return tuple(Seat((first + step) % self.size) for step in range(self.size))

    def members(self, team: Team) -> tuple[Seat, ...]:
        return tuple(seat for seat, its in zip(self.seats, self.teams, strict=True) if its == team)


@cache
def _seats(size: int) -> tuple[Seat, ...]:
    """Made once for each size of table: rules go round the seats at every turn."""
    return tuple(map(Seat, range(size)))
