"""What a team says among itself (rulings TW-G23, TW-G24)."""

from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.core.text import tidy
from tablee.games.trapwords.actions import TellTeam
from tablee.games.trapwords.events import Event, TeamTold
from tablee.games.trapwords.offering import LINE, may_talk
from tablee.games.trapwords.state import State


def tell_team(state: State, seat: Seat, action: TellTeam) -> tuple[Event, ...]:
    if not may_talk(state, seat):
        raise NotNow("no_talk_now", "TW-45")
    if not LINE.has(action.text):
        raise BrokenRule("no_line", "TW-G24")
    return (TeamTold(state.team_of(seat), seat, tidy(action.text)),)
