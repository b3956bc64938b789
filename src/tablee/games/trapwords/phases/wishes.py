"""What both teams have to want: more sand, another word card, other rules in mid-game (TW-10, TW-42; TW-G2, TW-G20)."""

from tablee.core.clock import TimeStretched
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import AgreeWish, DeclineWish, MakeWish
from tablee.games.trapwords.events import (
    CurseDiscarded,
    TableChanged,
    WishAgreed,
    WishDeclined,
    WishMade,
)
from tablee.games.trapwords.offering import wishes
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.phases.draw import draw_words
from tablee.games.trapwords.phases.turn import require_running
from tablee.games.trapwords.pieces import Options, What, Wish
from tablee.games.trapwords.state import State

_RULES = {"time": "TW-G2", "card": "TW-G20", "advice": "TW-42", "curses": "TW-10", "glass": "TW-G2"}


def rule_of(what: What) -> str:
    return _RULES[what.split("=")[0]]


def make_wish(course: Course, seat: Seat, action: MakeWish) -> None:
    """One at a time, and before a turn; for more sand one asks in it."""
    state = course.state
    if state.wish is not None:
        raise NotNow("wish_waits", rule_of(state.wish.what))
    team = state.team_of(seat)
    if action.what not in wishes(state, team):
        raise BrokenRule("no_such_wish", rule_of(action.what))
    course.happens(WishMade(Wish(team, seat, action.what)))


def agree_wish(course: Course, seat: Seat, _: AgreeWish) -> None:
    """One member of the other team speaks for it."""
    state = course.state
    wish = _require_wish(state)
    if state.team_of(seat) == wish.team:
        raise NotYourTurn("your_own_wish", rule_of(wish.what))
    course.happens(WishAgreed(seat))
    _grant(course, wish)


def decline_wish(course: Course, seat: Seat, _: DeclineWish) -> None:
    """The other team does not want it, or who wished for it no longer does."""
    state = course.state
    _require_wish(state)
    course.happens(WishDeclined(seat))


def _require_wish(state: State) -> Wish:
    if state.wish is None:
        raise NotNow("nothing_wished")
    require_running(state)
    return state.wish


def _grant(course: Course, wish: Wish) -> None:
    """Sand and words at once; the length of the glass from the next round on, for this one is laid out."""
    if wish.what == "time":
        turn = course.state.playing
        assert turn.deadline is not None
        course.happens(TimeStretched(wish.by, max(turn.deadline, course.kit.now) + turn.glass // 2))
    elif wish.what == "card":
        draw_words(course, (wish.team,))
    else:
        course.happens(TableChanged(_changed(course.state.options, wish.what)))
        if wish.what == "curses=off":
            _put_away(course)


def _changed(options: Options, what: What) -> Options:
    name, value = what.split("=")
    return replace(options, **{name: int(value) if name == "glass" else value})


def _put_away(course: Course) -> None:
    """Those that lie face down; what lies open is played to its end (TW-70)."""
    for curse in course.state.curses:
        if curse.name is None:
            course.happens(CurseDiscarded(curse.room))


def on_wish_made(state: State, event: WishMade) -> State:
    return replace(state, wish=event.wish)


def on_wish_answered(state: State, _event: WishAgreed | WishDeclined) -> State:
    return replace(state, wish=None)


def on_table_changed(state: State, event: TableChanged) -> State:
    return replace(state, options=event.options)
