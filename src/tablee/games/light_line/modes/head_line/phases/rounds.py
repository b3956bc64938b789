"""The end of a round, and of the game (rules HE-11 to HE-16; HE-G1, HE-G2, HE-G6, HE-G9)."""

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, Number
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.head_line.actions import Discard, StartRound
from tablee.games.light_line.modes.head_line.events import NumberDiscarded, RoundEnded
from tablee.games.light_line.modes.head_line.phases import Course
from tablee.games.light_line.modes.head_line.phases.dealing import begin_round
from tablee.games.light_line.modes.head_line.pieces import (
    PATIENCE,
    RESULT_TIME,
    How,
    RoundResult,
)
from tablee.games.light_line.modes.head_line.state import State


def result(
    state: State, how: How, callers: tuple[Seat, ...], *, line: Line | None = None
) -> RoundResult:
    assert state.number is not None
    return RoundResult(
        round=state.round,
        number=state.number,
        how=how,
        callers=callers,
        cards=state.open,
        marked=state.marked,
        bench=state.bench,
        line=line,
    )


def fail(course: Course) -> None:
    """Wrong: a won number of one's choice goes, by itself where there is no choice (HE-12)."""
    state = course.state
    assert state.caller is not None
    assert state.failed is not None
    numbers = state.droppable(state.caller)
    if not numbers:
        end_round(course, state.failed)
    elif len(numbers) == 1:
        _discard(course, state.caller, numbers[0])


def discard(course: Course, seat: Seat, action: Discard) -> None:
    state = course.state
    if state.phase != "discard":
        raise NotNow("nothing_to_discard", "HE-12")
    if seat != state.caller:
        raise NotYourTurn("another_called", "HE-12")
    for number in state.droppable(seat):
        if number == action.number:
            _discard(course, seat, number)
            return
    raise BrokenRule("not_won", "HE-12")


def _discard(course: Course, seat: Seat, number: Number) -> None:
    failed = course.state.failed
    assert failed is not None
    course.happens(NumberDiscarded(seat, number))
    end_round(course, replace(failed, discarded=number))


def on_number_discarded(state: State, event: NumberDiscarded) -> State:
    """Out of the game, not back under the pile (HE-G2)."""
    kept = list(state.won[event.seat])
    kept.remove(event.number)
    return replace(
        state,
        won=(*state.won[: event.seat], tuple(kept), *state.won[event.seat + 1 :]),
        discarded=(*state.discarded, event.number),
    )


def end_round(course: Course, ended: RoundResult) -> None:
    """Won, the number leaves the round pile; else it stays on top (HE-G1).  With the last one the game ends (HE-16)."""
    state = course.state
    if not ended.line and state.tries + 1 == PATIENCE:
        ended = replace(ended, is_set_aside=True)
    left = state.round_pile[1:] if _leaves(ended) else state.round_pile
    if left:
        course.happens(RoundEnded(ended, BACK[left[0]], course.kit.now + RESULT_TIME))
    else:
        course.happens(RoundEnded(ended, None, None))
        course.happens(GameEnded(outcome(course.state)))


def _leaves(ended: RoundResult) -> bool:
    """Whether the number leaves the round pile."""
    return ended.line is not None or ended.is_set_aside


def on_round_ended(state: State, event: RoundEnded) -> State:
    """All open cards go under the dealer's pile (HE-14), in the order laid (HE-G6)."""
    ended = event.result
    won, aside = state.won, (ended.number,) if ended.is_set_aside else ()
    if ended.line:
        (winner,) = ended.callers
        won = (*won[:winner], (*won[winner], ended.number), *won[winner + 1 :])
    return replace(
        state,
        phase="result",
        won=won,
        discarded=state.discarded + aside,
        round_pile=state.round_pile[1:] if _leaves(ended) else state.round_pile,
        tries=0 if _leaves(ended) else state.tries + 1,
        pile=(*state.pile, *state.open),
        open=(),
        is_paused=False,
        deadline=event.deadline,
        caller=None,
        marked=(),
        bench=(),
        failed=None,
        last_round=event.result,
    )


def outcome(state: State) -> Outcome:
    """The highest sum of won numbers (HE-16), shared where they are equal (HE-G9)."""
    points = tuple([sum(numbers) for numbers in state.won])
    best = max(points)
    winners = [seat for seat in state.seating.seats if points[seat] == best]
    return Outcome("round_pile_empty", tuple(winners), points)


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="over", outcome=event.outcome)


def start_round(course: Course, seat: Seat, _: StartRound) -> None:
    """On the dealer's signal (HE-15)."""
    if course.state.phase != "result":
        raise NotNow("round_is_running", "HE-15")
    if seat != course.state.dealer:
        raise NotYourTurn("only_the_dealer", "HE-15")
    begin_round(course)
