"""Rounds: who begins, what the cards do, and how it ends (rules TW-25, TW-26, TW-64 to TW-76, TW-82; TW-G12)."""

from tablee.core.beginning import require_ready
from tablee.core.game import Begin
from tablee.core.outcome import Outcome
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat, Team
from tablee.games.trapwords.actions import AgreeEffects
from tablee.games.trapwords.cards import CURSES, card
from tablee.games.trapwords.effects import combined
from tablee.games.trapwords.events import (
    EffectsAgreed,
    GameEnded,
    RoundBegan,
    RoundEnded,
)
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.phases.draw import draw_words, require_pack
from tablee.games.trapwords.phases.dungeon import discard_used, draw_curses, lay, prowl
from tablee.games.trapwords.pieces import BLUE, RED, TEAMS, CardName, RoundResult, other
from tablee.games.trapwords.state import Sheet, State


def begin(course: Course, _: Begin) -> None:
    """Everybody is seated."""
    state = require_ready(course)
    require_pack(state, course.kit)
    lay(course)
    begin_round(course)


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


def agree_effects(course: Course, seat: Seat, _: AgreeEffects) -> None:
    """One member speaks for the team; when both have, words are drawn."""
    state = course.state
    if state.phase != "omen":
        raise NotNow("nothing_to_agree_on", "TW-82")
    team = state.team_of(seat)
    if state.agreed[team]:
        raise NotNow("already_agreed", "TW-82")
    course.happens(EffectsAgreed(team, seat))
    if all(course.state.agreed):
        draw_words(course, TEAMS)


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
