"""What a team says among itself (rulings TW-G23, TW-G24)."""

from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.core.text import tidy
from tablee.games.trapwords.actions import TellTeam
from tablee.games.trapwords.events import (
    TeamTold,
)
from tablee.games.trapwords.offering import LINE, may_talk
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.pieces import CHAT, Line
from tablee.games.trapwords.state import State


def tell_team(course: Course, seat: Seat, action: TellTeam) -> None:
    state = course.state
    if not may_talk(state, seat):
        raise NotNow("no_talk_now", "TW-45")
    if not LINE.has(action.text):
        raise BrokenRule("no_line", "TW-G24")
    course.happens(TeamTold(state.team_of(seat), seat, tidy(action.text)))


def on_team_told(state: State, event: TeamTold) -> State:
    chats = list(state.chats)
    chats[event.team] = (*chats[event.team], Line(event.by, event.text))[-CHAT:]
    return replace(state, chats=tuple(chats))
