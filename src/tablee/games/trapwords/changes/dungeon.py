"""The dungeon after an event: teams, monster and curses from room to room."""

from tablee.core.record import replace
from tablee.games.trapwords.events import (
    CurseDiscarded,
    CursePushed,
    CurseRevealed,
    DungeonLaid,
    MonsterMoved,
    TeamMoved,
)
from tablee.games.trapwords.pieces import ROOMS, Curse, other
from tablee.games.trapwords.state import State


def on_dungeon_laid(state: State, event: DungeonLaid) -> State:
    return replace(
        state,
        monster=event.monster,
        monster_room=ROOMS - 1,
        curses=tuple(map(Curse, event.cursed)),
        torches=event.torches,
        glowing=other(event.glowing),  # the books change sides as a round begins, the first too
    )


def on_curse_revealed(state: State, event: CurseRevealed) -> State:
    curses = [
        replace(it, name=event.curse, round=state.round) if it.room == event.room else it
        for it in state.curses
    ]
    drawn = (*state.drawn_curses, event.curse)
    return replace(state, curses=tuple(curses), drawn_curses=drawn)


def on_curse_discarded(state: State, event: CurseDiscarded) -> State:
    return replace(state, curses=tuple([it for it in state.curses if it.room != event.room]))


def on_curse_pushed(state: State, event: CursePushed) -> State:
    """Each into a room that is free, for the lowest one goes first."""
    curses = [replace(it, room=it.room - 1) if it.room == event.room else it for it in state.curses]
    return replace(state, curses=tuple(curses))


def on_monster_moved(state: State, event: MonsterMoved) -> State:
    return replace(state, monster_room=event.room)


def on_team_moved(state: State, event: TeamMoved) -> State:
    at = list(state.at)
    has_advanced = state.has_advanced or event.room > at[event.team]
    at[event.team] = event.room
    return replace(state, at=tuple(at), has_advanced=has_advanced)
