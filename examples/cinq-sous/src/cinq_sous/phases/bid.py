"""All bid at once and in secret (rules CS-04, CS-09), with a clock where one runs (CS-10)."""

from tablee.core.clock import (
    ClockStarted,
    NeedTime,
    TimeUp,
    is_last_call,
    run_out,
    span,
    stretch,
)
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat

from ..actions import Bid
from ..events import BidLaid
from ..pieces import BID_TIME
from ..state import State
from . import Course
from .lots import show_bids


def bid(course: Course, seat: Seat, action: Bid) -> None:
    if course.state.phase != "bid":
        raise NotNow("not_bidding", "CS-04")
    mine = course.state.places[seat]
    if mine.bid is not None:
        raise BrokenRule("already_bid", "CS-09")
    if action.sou not in mine.purse:
        raise BrokenRule("not_in_purse", "CS-04")
    course.happens(BidLaid(seat, action.sou))
    after_bid(course)


def after_bid(course: Course) -> None:
    """The last bid shows them all; the last but few may start the clock."""
    state = course.state
    size, missing = state.seating.size, len(state.awaited)
    pace = state.options.pace
    if not missing:
        show_bids(course)
    elif is_last_call(pace, size - missing, size):
        course.happens(ClockStarted(course.kit.now + span(pace, BID_TIME)))


def need_time(course: Course, seat: Seat, _: NeedTime) -> None:
    stretch(course, seat, course.state.options.pace, BID_TIME)


def time_up(course: Course, _: TimeUp) -> None:
    """Whoever has not bid bids the lowest sou (CS-10)."""
    for seat in run_out(course).seats:
        course.happens(BidLaid(seat, min(course.state.places[seat].purse)))
    show_bids(course)


def on_bid_laid(state: State, event: BidLaid) -> State:
    return replace(state, places=change_place(state, event.seat, bid=event.sou))
