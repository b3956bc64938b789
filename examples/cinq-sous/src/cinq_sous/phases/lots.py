"""A lot comes, and goes to somebody or to nobody (rules CS-03, CS-05 to CS-08)."""

from tablee.core.beginning import require_ready
from tablee.core.clock import deadline
from tablee.core.game import Begin
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import replace
from tablee.core.seats import Seat

from ..events import BidsShown, LotTurned
from ..pieces import BID_TIME, ROUNDS, taken_by
from ..state import Place, State
from . import Course


def begin(course: Course, _: Begin) -> None:
    require_ready(course)
    turn_lot(course)


def turn_lot(course: Course) -> None:
    """Any of those that are left (CS-03)."""
    lot = course.kit.chance.pick(course.state.deck)
    until = deadline(course.state.options.pace, BID_TIME, course.kit.now)
    course.happens(LotTurned(lot, until))


def show_bids(course: Course) -> None:
    """All at once (CS-05), and then the next lot, or the end."""
    state = course.state
    bids = tuple(place.bid for place in state.places if place.bid is not None)
    winner = taken_by(bids)
    course.happens(BidsShown(None if winner is None else Seat(winner), state.stake, bids))
    if course.state.round < ROUNDS:
        turn_lot(course)
    else:
        course.happens(GameEnded(result(course.state)))


def result(state: State) -> Outcome:
    """The most points win; among equals what is left in the purse (CS-08)."""
    worth = {
        seat: (state.places[seat].points, sum(state.places[seat].purse))
        for seat in state.seating.seats
    }
    best = max(worth.values())
    winners = tuple(seat for seat, its in worth.items() if its == best)
    return Outcome("all_sold", winners, tuple(points for points, _ in worth.values()))


def on_lot_turned(state: State, event: LotTurned) -> State:
    return replace(
        state,
        phase="bid",
        round=state.round + 1,
        stake=(*state.stake, event.lot),
        deck=tuple(lot for lot in state.deck if lot != event.lot),
        deadline=event.deadline,
        stretches=0,
    )


def on_bids_shown(state: State, event: BidsShown) -> State:
    """Bids are spent whoever wins (CS-07); what nobody takes waits or is lost (CS-06)."""

    def after(seat: int, place: Place) -> Place:
        left = tuple(sou for sou in place.purse if sou != event.bids[seat])
        return Place(left, won=(*place.won, *event.lots) if seat == event.winner else place.won)

    waits = event.winner is None and state.options.unsold == "waits"
    return replace(
        state,
        places=tuple(after(*it) for it in enumerate(state.places)),
        stake=event.lots if waits else (),
        rounds=(*state.rounds, event),
        deadline=None,
    )


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="over", outcome=event.outcome, stake=())
