"""Which bot played a seat, and from when on: levels change in mid-game, people sit down, leave and come back."""

from collections.abc import Sequence

from tablee.core.record import Record
from tablee.core.seats import Seat


class Shift(Record, frozen=True):
    """From some moment on, and until the next one of this seat."""

    seat: Seat
    after: int
    """How many events had happened when it began."""
    bot: str | None
    """The level of the bot; nothing where a person sat down, or nobody."""


def all_along(bots: Sequence[str | None]) -> tuple[Shift, ...]:
    """By seat, who had it from the first event on; a seat that nothing is said of has no bot."""
    return tuple([Shift(Seat(seat), 0, bot) for seat, bot in enumerate(bots) if bot is not None])


def bot_at(shifts: Sequence[Shift], seat: Seat, number: int) -> str | None:
    """Which bot had this seat when this event happened, counted from 1."""
    its = [it.bot for it in shifts if it.seat == seat and it.after < number]
    return its[-1] if its else None


def changed(shifts: Sequence[Shift], bots: Sequence[str | None], after: int) -> tuple[Shift, ...]:
    """With whoever plays otherwise from here on."""
    fresh = [Shift(Seat(seat), after, bot) for seat, bot in enumerate(bots)]
    return (*shifts, *[it for it in fresh if bot_at(shifts, it.seat, after + 1) != it.bot])
