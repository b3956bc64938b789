"""Rounds: who begins, what the cards do, and how it ends (rules TW-25, TW-26, TW-64 to TW-76, TW-82; TW-G12)."""

from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat, Team
from tablee.games.trapwords.cards import card
from tablee.games.trapwords.changes import Course
from tablee.games.trapwords.effects import combined
from tablee.games.trapwords.events import (
    EffectsAgreed,
    Event,
    GameEnded,
    RoundBegan,
    RoundEnded,
)
from tablee.games.trapwords.phases.draw import draw_words, require_pack
from tablee.games.trapwords.phases.dungeon import discard_used, draw_curses, lay, prowl
from tablee.games.trapwords.pieces import BLUE, RED, TEAMS, CardName, RoundResult, other
from tablee.games.trapwords.state import State


def begin(state: State, kit: Kit) -> tuple[Event, ...]:
    """Everybody is seated."""
    if state.phase != "ready":
        raise NotNow("already_begun")
    require_pack(state, kit)
    course = Course(state, kit)
    lay(course)
    begin_round(course)
    return course.events


def begin_round(course: Course) -> None:
    """What the cards do is agreed on first, where they do anything (TW-82)."""
    state = course.state
    red, blue = state.torches
    assert red is not None
    assert blue is not None
    brought = _brought_by_monster(course)
    effects = [
        combined(state.options, state.rooms[state.at[team]], _cards(state, team, brought))
        for team in TEAMS
    ]
    first = first_team(state, receiver=other(state.glowing))
    course.happens(RoundBegan(state.round + 1, first, (red, blue), (effects[0], effects[1])))
    if not any(it.cards for it in effects):
        draw_words(course, TEAMS)


def _brought_by_monster(course: Course) -> tuple[CardName, ...]:
    """The mummy: a new curse in each round, or two; never one that would only send back who must stay (TW-82)."""
    state = course.state
    assert state.monster is not None
    many = card(state.monster, is_harder=state.options.monsters == "harder").curses
    if not many or not any(map(state.is_fighting, TEAMS)):
        return ()
    return draw_curses(state, course.kit.chance, many, without="forbidden_word")


def _cards(state: State, team: Team, brought: tuple[CardName, ...]) -> tuple[CardName, ...]:
    """The monster in the team's room with what it brings (TW-71), and a curse turned up there (TW-69)."""
    assert state.monster is not None
    monster = (state.monster, *brought) if state.is_fighting(team) else ()
    room = state.at[team]
    curses = [it.name for it in state.curses if it.room == room and it.name is not None]
    return (*monster, *(it for it in curses if it not in brought))


def first_team(state: State, receiver: Team) -> Team:
    """The one in the lower room (TW-25); in the same room, who receives the glowing book (TW-26)."""
    red, blue = state.at
    if red == blue:
        return receiver
    return RED if red < blue else BLUE


def agree_effects(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """One member speaks for the team; when both have, words are drawn."""
    if state.phase != "omen":
        raise NotNow("nothing_to_agree_on", "TW-82")
    team = state.team_of(seat)
    if state.agreed[team]:
        raise NotNow("already_agreed", "TW-82")
    course = Course(state, kit)
    course.happens(EffectsAgreed(team, seat))
    if all(course.state.agreed):
        draw_words(course, TEAMS)
    return course.events


def end_round(course: Course) -> None:
    """Curses go, the monster comes, torches pass; then another round, or the end (TW-64 to TW-67, TW-70)."""
    winners = beat_the_monster(course.state)
    discard_used(course)
    if not winners:
        prowl(course)
    state = course.state
    result = RoundResult(state.round, state.turns, state.at, state.monster_room)
    course.happens(RoundEnded(result))
    if winners or state.round == state.rounds:
        course.happens(GameEnded(_outcome(state, winners), winners))
    else:
        begin_round(course)


def beat_the_monster(state: State) -> tuple[Team, ...]:
    """Who fought it and found the word: one team or both (TW-72, TW-74), or with a tie-break the faster (TW-75)."""
    monster = state.monster
    found = [it for it in state.turns if it.end == "found"]
    winners = [it for it in found if monster and state.effects[it.team].has(monster)]
    if state.options.tie_break:  # the second one, unless it asked for more time and needed it
        fastest = min((it.sand for it in winners), default=0)
        winners = [it for it in winners if it.sand == fastest][-1:]
    return tuple(sorted(it.team for it in winners))


def _outcome(state: State, winners: tuple[Team, ...]) -> Outcome:
    """All of a team win; if nobody does, the monster has (TW-76)."""
    seats = state.seating.seats
    return Outcome(
        why="beaten" if winners else "monster",
        winners=tuple([it for it in seats if state.team_of(it) in winners]),
        points=tuple(
            [state.at[state.team_of(it)] + (state.team_of(it) in winners) for it in seats]
        ),
    )
