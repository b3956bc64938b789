"""The table as rounds begin and end."""

from tablee.core.record import replace
from tablee.core.seats import Seat, Team
from tablee.games.trapwords.cards import CURSES
from tablee.games.trapwords.events import (
    EffectsAgreed,
    GameEnded,
    RoundBegan,
    RoundEnded,
    TableChanged,
    WishAgreed,
    WishDeclined,
    WishMade,
)
from tablee.games.trapwords.pieces import TEAMS, other
from tablee.games.trapwords.state import Sheet, State


def on_round_began(state: State, event: RoundBegan) -> State:
    """The books change sides (TW-26)."""
    named = [it for effects in event.effects for it in effects.cards]
    curses = [it for it in CURSES if it in named or it in state.drawn_curses]
    return replace(
        state,
        phase="omen",
        round=event.round,
        first=event.first,
        glowing=other(state.glowing),
        effects=event.effects,
        drawn_curses=tuple(curses),
        agreed=(False, False),
        turn=None,
        turns=(),
        has_advanced=False,
    )


def on_effects_agreed(state: State, event: EffectsAgreed) -> State:
    agreed = tuple([it or team == event.team for team, it in zip(TEAMS, state.agreed, strict=True)])
    return replace(state, agreed=agreed)


def on_wish_made(state: State, event: WishMade) -> State:
    return replace(state, wish=event.wish)


def on_wish_answered(state: State, _event: WishAgreed | WishDeclined) -> State:
    return replace(state, wish=None)


def on_table_changed(state: State, event: TableChanged) -> State:
    return replace(state, options=event.options)


def on_round_ended(state: State, event: RoundEnded) -> State:
    """Each torch passes to the next in the team (TW-66)."""
    torches = tuple([_next_torch(state, team) for team in TEAMS])
    sheets = (Sheet(), Sheet())
    return replace(state, last_round=event.result, torches=torches, sheets=sheets, turns=())


def _next_torch(state: State, team: Team) -> Seat:
    members = state.seating.members(team)
    holder = state.torches[team]
    assert holder is not None
    return members[(members.index(holder) + 1) % len(members)]


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="over", outcome=event.outcome)
