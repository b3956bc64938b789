"""Taking the points (rules LL-14 to LL-17, LL-21, LL-22; LL-G3, LL-G7)."""

from tablee.core.places import with_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.core.turns import require_turn
from tablee.games.light_line.modes.line.actions import Pay
from tablee.games.light_line.modes.line.events import PointsTaken
from tablee.games.light_line.modes.line.phases import Course
from tablee.games.light_line.modes.line.phases.draw import refill
from tablee.games.light_line.modes.line.phases.turns import trigger_end
from tablee.games.light_line.modes.line.pieces import Numbers
from tablee.games.light_line.modes.line.scoring import payment
from tablee.games.light_line.modes.line.state import State, change_pile, without_top


def settle(course: Course) -> None:
    """A single way is taken at once; where the points are not to be had, the end is near (LL-21)."""
    due = course.state.due
    amount, ways = payment(due, course.state.sizes)
    if amount < due:
        trigger_end(course, "points_short")
    if len(ways) == 1:
        take(course, ways[0])


def pay(course: Course, seat: Seat, action: Pay) -> None:
    state = course.state
    require_turn(state, seat, "pay", "LL-14")
    if len(action.numbers) > 2:
        raise BrokenRule("two_cards_at_most", "LL-14")
    amount, ways = payment(state.due, state.sizes)
    if sum(action.numbers) != amount:
        raise BrokenRule("does_not_add_up", "LL-14")
    if action.numbers not in ways:  # a choice is only asked for where every way is open
        raise BrokenRule("lower_number_first", "LL-14")
    take(course, action.numbers)


def take(course: Course, numbers: Numbers, *, by_lot: bool = False) -> None:
    active = course.state.active
    assert active is not None
    course.happens(PointsTaken(active, numbers))
    refill(course, by_lot=by_lot)


def on_points_taken(state: State, event: PointsTaken) -> State:
    """From the top, to be stacked number up (LL-14)."""
    mine, piles = state.places[event.seat], state.piles
    taken = mine.point_cards
    for number in event.numbers:
        taken = (*taken, piles[number - 2][0])
        piles = change_pile(piles, number, without_top)
    places = with_place(state.places, event.seat, replace(mine, point_cards=taken))
    return replace(state, places=places, phase="draw", piles=piles, due=0)
