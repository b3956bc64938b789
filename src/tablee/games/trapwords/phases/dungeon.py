"""Setting up, and how monster and curses move (rules TW-02 to TW-05, TW-50, TW-64, TW-65, TW-68 to TW-70, TW-81)."""

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Team
from tablee.games.trapwords.cards import CURSES, MONSTERS
from tablee.games.trapwords.events import (
    CurseDiscarded,
    CursePushed,
    CurseRevealed,
    DungeonLaid,
    MonsterMoved,
    TeamMoved,
)
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.pieces import ROOMS, TEAMS, Curse, CurseName, Options, other
from tablee.games.trapwords.state import State

_CURSED: dict[str, tuple[int, ...]] = {"off": (), "two": (1, 3), "four": (0, 1, 2, 3)}


def lay(course: Course) -> None:
    """One monster by lot in the last room, curses face down, torches and the glowing book by lot (TW-03 to TW-05)."""
    chance, seating = course.kit.chance, course.state.seating
    red, blue = (chance.pick(seating.members(team)) for team in TEAMS)
    course.happens(
        DungeonLaid(
            teams=seating.teams,
            monster=chance.pick(MONSTERS),
            cursed=cursed(course.state.options),
            torches=(red, blue),
            glowing=chance.pick(TEAMS),
        )
    )
    reveal(course)


def cursed(options: Options) -> tuple[int, ...]:
    """The second room and the one before the monster, or the first four (TW-04, TW-09, TW-10)."""
    return _CURSED[options.curses]


def draw_curses(
    state: State, chance: Chance, many: int, *, without: CurseName | None = None
) -> tuple[CurseName, ...]:
    """From those that were not drawn yet; when too few are left, from all."""
    usable = [it for it in CURSES if it != without]
    left = [it for it in usable if it not in state.drawn_curses]
    return chance.shuffled(left if len(left) >= many else usable)[:many]


def reveal(course: Course) -> None:
    """Turn up what lies in a team's room (TW-68).  Which curse it is, is drawn now: nobody could have known before."""
    for curse in course.state.curses:
        if curse.name is None and curse.room in course.state.at:
            (name,) = draw_curses(course.state, course.kit.chance, 1)
            course.happens(CurseRevealed(curse.room, name))
            if (
                name == "forbidden_word" and curse.room == 0
            ):  # there is no room to go back to (TW-81)
                course.happens(CurseDiscarded(curse.room))


def advance(course: Course, team: Team) -> None:
    """To the next room (TW-50); who fights the monster stays (TW-G11)."""
    if not course.state.is_fighting(team):
        _move(course, team, course.state.at[team] + 1)


def retreat(course: Course, team: Team) -> None:
    """Back one room, but not out of the first one, nor away from the monster (TW-G21, TW-G22)."""
    if course.state.at[team] and not course.state.is_fighting(team):
        _move(course, team, course.state.at[team] - 1)


def _move(course: Course, team: Team, room: int) -> None:
    course.happens(TeamMoved(team, room, course.state.rooms[room]))
    reveal(course)


def discard_used(course: Course) -> None:
    """What applied in this round is gone, whatever came of it (TW-70)."""
    for curse in course.state.curses:
        if curse.name is not None and curse.round < course.state.round:
            course.happens(CurseDiscarded(curse.room))


def prowl(course: Course) -> None:
    """The monster comes closer when nobody came closer to it, and fights nobody (TW-64, TW-73)."""
    state = course.state
    if state.has_advanced or any(map(state.is_fighting, TEAMS)):
        return
    room = state.monster_room - 1
    course.happens(MonsterMoved(room))
    _push(course, room)
    reveal(course)


def _push(course: Course, room: int) -> None:
    """A curse makes room, and so does the next one; the last falls out of the dungeon (TW-65, TW-G8)."""
    if not any(it.room == room for it in course.state.curses):
        return
    if room == 0:
        course.happens(CurseDiscarded(room))
        return
    _push(course, room - 1)
    course.happens(CursePushed(room))


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
