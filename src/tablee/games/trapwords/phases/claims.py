"""STOP and UNSURE: the opponents object to a clue (rules TW-31 to TW-42, TW-51, TW-52, TW-56, TW-62, TW-63).

Noticing is one touch; the reason may follow: after a STOP the glass stands still for it, after UNSURE it runs on.
"""

from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.trapwords import events
from tablee.games.trapwords.actions import CallStop, Doubt, Stop, Unsure, Withdraw
from tablee.games.trapwords.offering import claimed_words, grounds
from tablee.games.trapwords.phases import Course, settle
from tablee.games.trapwords.phases.turn import require_running
from tablee.games.trapwords.pieces import CALLS, CLAIMS, Call, Claim, Opinion
from tablee.games.trapwords.state import State, change_claim, change_turn


def call_stop(course: Course, seat: Seat, action: CallStop) -> None:
    """The glass stands still, and nobody speaks, until its reason is given (TW-62)."""
    state = course.state
    _require_opponent(state, seat)
    require_running(state)
    _require_word(state, action.word)
    if len(state.playing.pauses) == CALLS:
        raise BrokenRule("too_many_stops", "TW-62")
    until = course.kit.now + state.options.reason * 1000
    course.happens(events.StopCalled(Call(seat, action.word, course.kit.now, until)))


def withdraw(course: Course, seat: Seat, _: Withdraw) -> None:
    """A STOP or a claim is taken back."""
    if course.state.call:
        settle.require_setter(course.state, seat)
        go_on_after_stop(course, seat)
    else:
        settle.withdraw(course, seat)


def go_on_after_stop(course: Course, seat: Seat | None) -> None:
    """No reason was given: the glass runs on with the time it had."""
    call = course.state.call
    assert call is not None
    course.happens(events.StopVoided(seat, course.kit.now - call.at))
    if course.state.phase == "settle":
        settle.go_on(course)


def stop(course: Course, seat: Seat, action: Stop) -> None:
    """The turn is over unless the claim falls (TW-51, TW-52)."""
    state = course.state
    _require_opponent(state, seat)
    _require_word(state, action.word)
    by = state.call.by if state.call else seat
    course.happens(events.ClueStopped(_claim(state, by, action)))
    settle.close(course, "stopped")


def doubt(course: Course, seat: Seat, action: Doubt) -> None:
    """The turn goes on, and nobody else knows; the reason is for afterwards (TW-63)."""
    state = course.state
    _require_doubtful(state, seat, action.word)
    number = len(state.playing.noted) + 1
    course.happens(
        events.ClaimNoted(Claim(number, seat, action.word, None, 0, "", is_certain=False))
    )


def unsure(course: Course, seat: Seat, action: Unsure) -> None:
    """The same with its reason; or the reason for a doubt, once the turn is over."""
    state = course.state
    if state.turn_stage == "reason":
        course.happens(_reason(state, seat, action))
        settle.go_on(course)  # it may be about nothing that matters to a turn that failed
        return
    _require_doubtful(state, seat, action.word)
    course.happens(events.ClaimNoted(_claim(state, seat, action)))


def _reason(state: State, seat: Seat, action: Unsure) -> events.Event:
    settle.require_setter(state, seat)
    noted = state.pending[0]
    if action.word != noted.word:
        raise BrokenRule("no_such_word", "TW-56")
    it = _claim(state, seat, action)
    assert it.rule is not None
    return events.ReasonGiven(noted.number, seat, it.rule, it.trap, it.trap_word, it.opinion)


def _require_doubtful(state: State, seat: Seat, word: int) -> None:
    """One claim for each word, and not too many."""
    _require_opponent(state, seat)
    require_running(state)
    _require_word(state, word)
    if len(state.playing.noted) >= CLAIMS:
        raise BrokenRule("too_many_claims", "TW-63")
    if word in claimed_words(state):
        raise BrokenRule("already_claimed", "TW-63")


def _require_opponent(state: State, seat: Seat) -> None:
    if not state.turn or not state.may_claim:
        raise NotNow("nothing_to_stop", "TW-56")
    if state.team_of(seat) != state.setters:
        raise NotYourTurn("not_an_opponent", "TW-56")


def _claim(state: State, by: Seat, action: Stop | Unsure) -> Claim:
    is_trap = action.rule == "TW-51"
    if not is_trap and action.rule not in grounds(state):
        raise BrokenRule("not_a_rule_here", "TW-42")
    if action.trap not in (range(1, len(state.turn_traps) + 1) if is_trap else (0,)):
        raise BrokenRule("no_such_trap", "TW-51")
    return Claim(
        number=len(state.playing.noted) + 1,
        by=by,
        word=action.word,
        rule=action.rule,
        trap=action.trap,
        trap_word=state.turn_traps[action.trap - 1].word if is_trap else "",
        is_certain=isinstance(action, Stop),
        opinion=_opinion(state, action),
    )


def _opinion(state: State, action: Stop | Unsure) -> Opinion | None:
    """What the referee whispered to the opponents, for all who judge (TW-G13, TW-G14)."""
    if not action.word:
        return None
    said = state.playing.words[action.word - 1]
    marks = [it for it in said.marks if (it.rule, it.trap) == (action.rule, action.trap)]
    if marks:
        return "certain" if any(it.is_certain for it in marks) else "possible"
    return "none" if action.rule in ("TW-51", "TW-32") else None


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


def on_stop_called(state: State, event: events.StopCalled) -> State:
    return change_turn(state, call=event.call)


def on_stop_voided(state: State, event: events.StopVoided) -> State:
    """The glass runs on with the time it had."""
    turn = state.playing
    moved = {
        name: time if time is None else time + event.pause
        for name, time in (
            ("glass_from", turn.glass_from),
            ("deadline", turn.deadline),
            ("breath_until", turn.breath_until),
        )
    }
    assert turn.call is not None
    pauses = (*turn.pauses, (turn.call.at, event.pause))
    return change_turn(state, call=None, pauses=pauses, lapsed=len(turn.words), **moved)


def on_reason_given(state: State, event: events.ReasonGiven) -> State:
    reason = {"rule": event.rule, "trap": event.trap, "trap_word": event.trap_word}
    return change_claim(state, event.number, **reason, opinion=event.opinion)


def on_claimed(state: State, event: events.ClueStopped | events.ClaimNoted) -> State:
    return change_turn(state, noted=(*state.playing.noted, event.claim))
