"""What both teams have to want: more sand, another word card, other rules in mid-game (TW-10, TW-42; TW-G2, TW-G20)."""

from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import MakeWish
from tablee.games.trapwords.changes import Course
from tablee.games.trapwords.events import (
    CurseDiscarded,
    Event,
    TableChanged,
    TimeStretched,
    WishAgreed,
    WishDeclined,
    WishMade,
)
from tablee.games.trapwords.offering import wishes
from tablee.games.trapwords.phases.draw import draw_words
from tablee.games.trapwords.phases.turn import require_running
from tablee.games.trapwords.pieces import Options, What, Wish
from tablee.games.trapwords.state import State

_RULES = {"time": "TW-G2", "card": "TW-G20", "advice": "TW-42", "curses": "TW-10", "glass": "TW-G2"}


def rule_of(what: What) -> str:
    return _RULES[what.split("=")[0]]


def make_wish(state: State, seat: Seat, action: MakeWish) -> tuple[Event, ...]:
    """One at a time, and before a turn; for more sand one asks in it."""
    if state.wish is not None:
        raise NotNow("wish_waits", rule_of(state.wish.what))
    team = state.team_of(seat)
    if action.what not in wishes(state, team):
        raise BrokenRule("no_such_wish", rule_of(action.what))
    return (WishMade(Wish(team, seat, action.what)),)


def agree_wish(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """One member of the other team speaks for it."""
    wish = _require_wish(state)
    if state.team_of(seat) == wish.team:
        raise NotYourTurn("your_own_wish", rule_of(wish.what))
    course = Course(state, kit)
    course.happens(WishAgreed(seat))
    _grant(course, wish)
    return course.events


def decline_wish(state: State, seat: Seat) -> tuple[Event, ...]:
    """The other team does not want it, or who wished for it no longer does."""
    _require_wish(state)
    return (WishDeclined(seat),)


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
