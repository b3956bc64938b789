"""STOP and UNSURE: the opponents object to a clue (rules TW-31 to TW-42, TW-51, TW-52, TW-56, TW-62, TW-63)."""

from tablee.core.kit import Kit
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import Stop, Unsure
from tablee.games.trapwords.changes import Course
from tablee.games.trapwords.events import ClaimNoted, ClueStopped, Event
from tablee.games.trapwords.offering import claimed_words, grounds
from tablee.games.trapwords.phases.settle import close
from tablee.games.trapwords.pieces import CLAIMS, Claim
from tablee.games.trapwords.state import State


def stop(state: State, seat: Seat, action: Stop, kit: Kit) -> tuple[Event, ...]:
    """The turn is over unless the claim falls (TW-51, TW-52)."""
    claim = _claim(state, seat, action)
    course = Course(state, kit)
    course.happens(ClueStopped(claim))
    close(course, "stopped")
    return course.events


def unsure(state: State, seat: Seat, action: Unsure) -> tuple[Event, ...]:
    """The turn goes on, and nobody else knows; one claim for each word (TW-63)."""
    claim = _claim(state, seat, action)
    if len(state.playing.noted) >= CLAIMS:
        raise BrokenRule("too_many_claims", "TW-63")
    if action.word in claimed_words(state):
        raise BrokenRule("already_claimed", "TW-63")
    return (ClaimNoted(claim),)


def _claim(state: State, seat: Seat, action: Stop | Unsure) -> Claim:
    if not state.turn or not state.may_claim:
        raise NotNow("nothing_to_stop", "TW-56")
    if state.team_of(seat) != state.setters:
        raise NotYourTurn("not_an_opponent", "TW-56")
    _require_word(state, action.word)
    is_trap = action.rule == "TW-51"
    if not is_trap and action.rule not in grounds(state):
        raise BrokenRule("not_a_rule_here", "TW-42")
    if action.trap not in (range(1, len(state.traps) + 1) if is_trap else (0,)):
        raise BrokenRule("no_such_trap", "TW-51")
    return Claim(
        number=len(state.playing.noted) + 1,
        by=seat,
        word=action.word,
        rule=action.rule,
        trap=action.trap,
        trap_word=state.traps[action.trap - 1].word if is_trap else "",
        is_certain=isinstance(action, Stop),
    )


def _require_word(state: State, number: int) -> None:
    """At once, or not at all (TW-62); where clues are spoken that is the people's to see to."""
    if not state.is_typed:
        if number:
            raise BrokenRule("no_such_word", "TW-56")
        return
    if not 1 <= number <= len(state.playing.words):
        raise BrokenRule("no_such_word", "TW-56")
    if number <= state.playing.lapsed:
        raise BrokenRule("too_late", "TW-62")
