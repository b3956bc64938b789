"""A turn begins: the book is passed, opened, and the glass turned (rules TW-24 to TW-29, TW-75; TW-G15)."""

from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat, Team
from tablee.games.trapwords.actions import BeginClues, HandTorch, OpenBook, TakeTorch
from tablee.games.trapwords.events import (
    BookOpened,
    BreathDrawn,
    BreathEnded,
    GlassTurned,
    TorchHanded,
    TorchTaken,
    TurnBegan,
)
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.pieces import BREATH, READING, TEAMS, other
from tablee.games.trapwords.state import State, Turn, change_sheet, change_turn


def begin_turn(course: Course) -> None:
    """The first team's, or the other's once that is over (TW-24, TW-27)."""
    state = course.state
    team = other(state.first) if state.has_played(state.first) else state.first
    giver = state.torches[team]
    assert giver is not None
    course.happens(TurnBegan(team, giver, _glass(state, team)))


def _glass(state: State, team: Team) -> int:
    """What the cards leave of it; in a tie-break the time that the first team used (TW-75)."""
    monster = state.monster
    if state.options.tie_break and all(monster in it.cards for it in state.effects):
        times = [it.sand for it in state.turns if it.end == "found"]
        return times[-1] if times else state.effects[team].glass
    return state.effects[team].glass


def take_torch(course: Course, seat: Seat, _: TakeTorch) -> None:
    """Somebody stands in for a clue-giver who is away; the torch then passes on from there (TW-05, TW-66)."""
    state = course.state
    if not state.may_take_torch(seat):
        raise NotNow("torch_stays", "TW-05")
    course.happens(TorchTaken(state.team_of(seat), seat))


def hand_torch(course: Course, seat: Seat, action: HandTorch) -> None:
    """The team decides who gives its clues, as long as its book is closed (TW-05)."""
    state = course.state
    team = state.team_of(seat)
    if not state.may_hand_torch(team):
        raise NotNow("torch_stays", "TW-05")
    if action.to not in state.seating.members(team) or action.to == state.torches[team]:
        raise BrokenRule("not_a_team_mate", "TW-05")
    course.happens(TorchHanded(team, seat, action.to))


def require_running(state: State) -> None:
    """Nothing is said or guessed between a STOP and its reason (TW-62)."""
    if state.call:
        raise NotNow("turn_is_stopped", "TW-62")


def require_giver(state: State, seat: Seat, rule: str) -> None:
    if state.phase != "clue":
        raise NotNow("no_turn_now", rule)
    if seat != state.playing.giver:
        raise NotYourTurn("not_the_clue_giver", rule)
    require_running(state)


def open_book(course: Course, seat: Seat, _: OpenBook) -> None:
    """From now on the clue-giver knows the word, and nobody else in the team does (TW-28, TW-G23)."""
    state = course.state
    require_giver(state, seat, "TW-28")
    if state.playing.is_open:
        raise NotNow("book_is_open", "TW-28")
    course.happens(BookOpened(seat))
    if state.options.start != "with_first_clue":
        turn_glass(course, READING if state.options.start == "after_reading" else 0)


def turn_glass(course: Course, reading: int = 0) -> None:
    """Once, after the time to read (TW-28, TW-29)."""
    begins = course.kit.now + reading
    course.happens(GlassTurned(begins, begins + course.state.playing.glass))


def begin_clues(course: Course, seat: Seat, _: BeginClues) -> None:
    """Where clues are spoken: the clue-giver says when, if the glass or the breath waits for it."""
    state = course.state
    require_giver(state, seat, "TW-29")
    if not state.may_begin:
        raise NotNow("clues_have_begun", "TW-29")
    start_clues(course)


def start_clues(course: Course) -> None:
    """The glass and the breath of the Flood, where they wait for the first clue."""
    if course.state.playing.glass_from is None:
        turn_glass(course)
    if course.state.effects_now.has("flood") and course.state.playing.breath_until is None:
        course.happens(BreathDrawn(course.kit.now + BREATH))


def on_torch_taken(state: State, event: TorchTaken) -> State:
    return _give_torch(state, event.team, event.by)


def on_torch_handed(state: State, event: TorchHanded) -> State:
    return _give_torch(state, event.team, event.to)


def _give_torch(state: State, team: Team, seat: Seat) -> State:
    torches = list(state.torches)
    torches[team] = seat
    taken = replace(state, torches=tuple(torches))
    is_theirs = state.turn is not None and state.turn.team == team
    return change_turn(taken, giver=seat) if is_theirs else taken


def on_turn_began(state: State, event: TurnBegan) -> State:
    turn = Turn(event.team, event.giver, event.glass)
    for team in TEAMS:
        state = change_sheet(state, team, is_setting=False)
    return replace(state, phase="clue", turn=turn, trap_clock=None, stretches=0, wish=None)


def on_book_opened(state: State, _event: BookOpened) -> State:
    return change_turn(state, is_open=True)


def on_glass_turned(state: State, event: GlassTurned) -> State:
    return change_turn(state, glass_from=event.glass_from, deadline=event.deadline)


def on_breath_drawn(state: State, event: BreathDrawn) -> State:
    return change_turn(state, breath_until=event.until)


def on_breath_ended(state: State, _event: BreathEnded) -> State:
    return change_turn(state, is_out_of_breath=True)
