"""A turn begins: the book is passed, opened, and the glass turned (rules TW-24 to TW-29, TW-75; TW-G15)."""

from tablee.core.kit import Kit
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat, Team
from tablee.games.trapwords.actions import HandTorch
from tablee.games.trapwords.changes import Course
from tablee.games.trapwords.events import (
    BookOpened,
    BreathDrawn,
    Event,
    GlassTurned,
    TorchHanded,
    TorchTaken,
    TurnBegan,
)
from tablee.games.trapwords.pieces import BREATH, READING, other
from tablee.games.trapwords.state import State


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


def take_torch(state: State, seat: Seat) -> tuple[Event, ...]:
    """Somebody stands in for a clue-giver who is away; the torch then passes on from there (TW-05, TW-66)."""
    if not state.may_take_torch(seat):
        raise NotNow("torch_stays", "TW-05")
    return (TorchTaken(state.team_of(seat), seat),)


def hand_torch(state: State, seat: Seat, action: HandTorch) -> tuple[Event, ...]:
    """The team decides who gives its clues, as long as its book is closed (TW-05)."""
    team = state.team_of(seat)
    if not state.may_hand_torch(team):
        raise NotNow("torch_stays", "TW-05")
    if action.to not in state.seating.members(team) or action.to == state.torches[team]:
        raise BrokenRule("not_a_team_mate", "TW-05")
    return (TorchHanded(team, seat, action.to),)


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


def open_book(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """From now on the clue-giver knows the word, and nobody else in the team does (TW-28, TW-G23)."""
    require_giver(state, seat, "TW-28")
    if state.playing.is_open:
        raise NotNow("book_is_open", "TW-28")
    course = Course(state, kit)
    course.happens(BookOpened(seat))
    if state.options.start != "with_first_clue":
        turn_glass(course, READING if state.options.start == "after_reading" else 0)
    return course.events


def turn_glass(course: Course, reading: int = 0) -> None:
    """Once, after the time to read (TW-28, TW-29)."""
    begins = course.kit.now + reading
    course.happens(GlassTurned(begins, begins + course.state.playing.glass))


def begin_clues(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """Where clues are spoken: the clue-giver says when, if the glass or the breath waits for it."""
    require_giver(state, seat, "TW-29")
    if not state.may_begin:
        raise NotNow("clues_have_begun", "TW-29")
    course = Course(state, kit)
    start_clues(course)
    return course.events


def start_clues(course: Course) -> None:
    """The glass and the breath of the Flood, where they wait for the first clue."""
    if course.state.playing.glass_from is None:
        turn_glass(course)
    if course.state.effects_now.has("flood") and course.state.playing.breath_until is None:
        course.happens(BreathDrawn(course.kit.now + BREATH))
