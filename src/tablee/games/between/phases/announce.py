"""Proposing an interval, and conceding one (rules BT-15 to BT-18; BT-G4 to BT-G7, BT-G9)."""

from tablee.core.places import with_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.between.actions import Announce, Concede
from tablee.games.between.events import IntervalConceded, IntervalFound, ProposalMissed
from tablee.games.between.phases import Course
from tablee.games.between.phases.rounds import after_find, next_turn_or_round
from tablee.games.between.phases.turns import require_turn
from tablee.games.between.pieces import DECK, GAP, Find, Whisper
from tablee.games.between.state import Place, State, noticed


def announce(course: Course, seat: Seat, action: Announce) -> None:
    """Step 2 comes after step 1 (BT-G4) and ends the turn, right or wrong."""
    state = course.state
    require_turn(state, seat, "BT-15")
    if state.must_ask(seat):
        raise BrokenRule("ask_first", "BT-15")
    if action.whom not in state.hidden_from(seat):
        raise BrokenRule("nothing_hidden_there", "BT-15")
    low, high = action.interval
    if low not in DECK or high not in DECK or high - low < GAP:
        raise BrokenRule("not_an_interval", "BT-04")
    if action.interval == state.places[action.whom].interval:
        course.happens(IntervalFound(seat, action.whom, action.interval))
        after_find(course, seat)
    else:
        course.happens(ProposalMissed(seat, action.whom, action.interval))
        next_turn_or_round(course)


def on_interval_found(state: State, event: IntervalFound) -> State:
    """The interval is open, and the point counts at once (BT-16); first finder only (BT-G7)."""
    shown = replace(state.places[event.whom], is_found=True)
    return _opened(state, Find(event.by, event.whom, event.interval), shown)


def on_proposal_missed(state: State, event: ProposalMissed) -> State:
    """The round is over for the announcer, whose points stay (BT-17)."""
    places = with_place(state.places, event.by, replace(state.places[event.by], is_out=True))
    whisper = Whisper("proposal", event.by, event.whom)
    return noticed(state, whisper, places=places, misses=(*state.misses, event))


def concede(course: Course, seat: Seat, _: Concede) -> None:
    """One who is out shows their interval to the only one still in, who would find it anyway (BT-G9)."""
    state = course.state
    if not state.may_concede(seat):
        raise BrokenRule("nothing_to_concede", "BT-17")
    (last,) = state.still_in
    interval = state.places[seat].interval
    assert interval is not None
    course.happens(IntervalConceded(seat, last, interval))
    after_find(course, last, goes_on=True)


def on_interval_conceded(state: State, event: IntervalConceded) -> State:
    """It is open as if it had been found, and counts as much."""
    shown = replace(state.places[event.seat], is_found=True, is_conceded=True)
    return _opened(state, Find(event.to, event.seat, event.interval), shown)


def _opened(state: State, find: Find, shown: Place) -> State:
    finder = state.places[find.by]
    places = with_place(state.places, find.whom, shown)
    places = with_place(places, find.by, replace(finder, points=finder.points + 1))
    return replace(state, places=places, finds=(*state.finds, find))
