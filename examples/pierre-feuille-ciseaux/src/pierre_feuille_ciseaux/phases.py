"""The game at a glance: it begins, both choose, both signs are shown (rules PF-02 to PF-07)."""

from tablee.core.beginning import require_ready
from tablee.core.course import Course
from tablee.core.game import Begin
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat

from .actions import Choose
from .events import Event, GameBegan, RoundShown, SignChosen
from .pieces import BEATS
from .state import Place, State

Moment = Course[State, Event]
"""What comes of one action: `state` is how things stand, `happens` says what comes next."""


def begin(course: Moment, _: Begin) -> None:
    require_ready(course)
    course.happens(GameBegan())


def choose(course: Moment, seat: Seat, action: Choose) -> None:
    state = course.state
    if state.phase != "choose":
        raise NotNow("not_choosing", "PF-02")
    if state.places[seat].sign is not None:
        raise BrokenRule("already_chosen", "PF-06")
    course.happens(SignChosen(seat, action.sign))
    if not course.state.awaited:
        show(course)


def show(course: Moment) -> None:
    """Both signs at once (PF-03); the game ends when somebody has won enough rounds (PF-07)."""
    first, second = (place.sign for place in course.state.places)
    assert first is not None and second is not None
    winner = 0 if second in BEATS[first] else 1 if first in BEATS[second] else None
    course.happens(RoundShown(None if winner is None else Seat(winner), (first, second)))
    points = tuple(place.points for place in course.state.places)
    if winner is not None and points[winner] == course.state.enough:
        course.happens(GameEnded(Outcome("enough_rounds", (Seat(winner),), points)))


def on_game_began(state: State, _: GameBegan) -> State:
    return replace(state, phase="choose")


def on_sign_chosen(state: State, event: SignChosen) -> State:
    return replace(state, places=change_place(state, event.seat, sign=event.sign))


def on_round_shown(state: State, event: RoundShown) -> State:
    """The winner has a point (PF-04), or nobody has (PF-05); both may choose again."""
    places = tuple(
        Place(points=place.points + (seat == event.winner))
        for seat, place in enumerate(state.places)
    )
    return replace(state, places=places, rounds=(*state.rounds, event))


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="over", outcome=event.outcome)
