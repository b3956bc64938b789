"""Planted in what is decided: endless games, chance from outside, broken promises, secrets that decide."""

from itertools import count
from typing import Any

import msgspec

from tablee.core.clock import TimeRanOut, TimeUp
from tablee.core.game import AnyGame
from tablee.core.offers import Offer
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, Refusal
from tablee.games.between import events as happened
from tablee.games.between import game as between
from tablee.games.between.actions import Announce, Ask, EndTurn, PlayJoker
from tablee.games.between.state import State
from tests.laws.planting import BETWEEN, EXPRESS, FAST


def deciding(instead: Any) -> AnyGame:
    """Decides by this, unless it answers `...`."""

    def decide(state: State, seat: Any, action: Any, kit: Any) -> Any:
        decided = instead(state, seat, action, kit)
        return between.decide(state, seat, action, kit) if decided is ... else decided

    return BETWEEN.having(decide=decide)


@BETWEEN.breaks(1, options=EXPRESS)
def proposals_come_to_nothing_and_it_never_ends() -> AnyGame:
    def decide(state: State, seat: Any, action: Any, kit: Any) -> Any:
        events = between.decide(state, seat, action, kit)
        is_proposal = isinstance(action, Announce)
        return (happened.TurnBegan(seat),) if is_proposal else events

    return BETWEEN.having(decide=decide)


@BETWEEN.breaks(1)
def nobody_is_awaited_when_one_has_yet_to_choose() -> AnyGame:
    def awaiting(state: State) -> Any:
        return () if len(state.awaited) == 1 and state.phase == "choose" else state.awaited

    return BETWEEN.having(awaiting=awaiting)


@BETWEEN.breaks(1, options=EXPRESS)
def somebody_is_awaited_when_it_is_over() -> AnyGame:
    return BETWEEN.having(awaiting=lambda state: (0,) if state.outcome else state.awaited)


@BETWEEN.breaks(1)
def a_seat_that_does_not_exist_is_awaited() -> AnyGame:
    return BETWEEN.having(awaiting=lambda state: state.awaited and (*state.awaited, 7))


@BETWEEN.breaks(2)
def deciding_counts_how_often_it_was_asked() -> AnyGame:
    turns = count()

    def instead(state: State, seat: Any, action: Any, kit: Any) -> Any:
        return (
            between.decide(state, seat, action, kit)
            if not isinstance(action, EndTurn)
            else (
                happened.TurnBegan(between.decide(state, seat, action, kit)[0].seat, next(turns)),  # type: ignore[union-attr]
            )
        )

    return deciding(instead)


@BETWEEN.breaks(2)
def every_other_decision_draws_for_nothing() -> AnyGame:
    turns = count()

    def decide(state: State, seat: Any, action: Any, kit: Any) -> Any:
        events = between.decide(state, seat, action, kit)
        if next(turns) % 2:
            kit.chance.below(6)
        return events

    return BETWEEN.having(decide=decide)


@BETWEEN.breaks(2)
def the_state_counts_what_happened_elsewhere() -> AnyGame:
    events = count()

    def evolve(state: State, event: Any) -> State:
        after = between.evolve(state, event)
        is_turn = isinstance(event, happened.TurnBegan)
        return replace(after, stretches=next(events)) if is_turn else after

    return BETWEEN.having(evolve=evolve)


@BETWEEN.breaks(2)
def the_state_knows_how_many_tables_there_are() -> AnyGame:
    tables: list[Any] = []

    def start(seating: Any, options: Any) -> State:
        tables.append(seating)
        return between.start(seating, options)

    def evolve(state: State, event: Any) -> State:
        return replace(between.evolve(state, event), stretches=len(tables))

    return BETWEEN.having(start=start, evolve=evolve)


@BETWEEN.breaks(2)
def the_events_leave_out_what_was_decided() -> AnyGame:
    memory: list[Any] = [None]

    def decide(state: State, seat: Any, action: Any, kit: Any) -> Any:
        events = between.decide(state, seat, action, kit)
        memory[0] = action
        return events

    def evolve(state: State, event: Any) -> State:
        after = between.evolve(state, event)
        is_question = isinstance(event, happened.QuestionAnswered)
        asked = is_question and isinstance(memory[0], Ask) and memory[0].value == event.value
        return replace(after, has_asked=bool(asked)) if is_question else after

    return BETWEEN.having(decide=decide, evolve=evolve)


@BETWEEN.breaks(2)
def an_event_loses_something_when_it_is_written_down() -> AnyGame:
    class Tagged(happened.TurnBegan, frozen=True, tag="turn_began"):
        """The same on paper."""

    def decide(state: State, seat: Any, action: Any, kit: Any) -> Any:
        events = between.decide(state, seat, action, kit)
        return tuple(Tagged(it.seat) if isinstance(it, happened.TurnBegan) else it for it in events)

    def evolve(state: State, event: Any) -> State:
        if isinstance(event, Tagged):
            began = happened.TurnBegan(event.seat, event.deadline)
            return replace(between.evolve(state, began), stretches=9)
        return between.evolve(state, event)

    return BETWEEN.having(decide=decide, evolve=evolve)


@BETWEEN.breaks(3)
def evolve_stumbles_over_a_joker() -> AnyGame:
    def evolve(state: State, event: Any) -> State:
        if isinstance(event, happened.JokerAnswered):
            raise KeyError(event.value)
        return between.evolve(state, event)

    return BETWEEN.having(evolve=evolve)


@BETWEEN.breaks(3)
def a_refusal_is_held_against_the_seat() -> AnyGame:
    def decide(state: State, seat: Any, action: Any, kit: Any) -> Any:
        try:
            return between.decide(state, seat, action, kit)
        except Refusal:
            msgspec.structs.force_setattr(state, "stretches", state.stretches + 1)
            raise

    return BETWEEN.having(decide=decide)


@BETWEEN.breaks(3, by=deciding)
def deciding_already_changes_the_state(state: State, seat: Any, action: Any, kit: Any) -> Any:
    events = between.decide(state, seat, action, kit)
    if isinstance(action, Ask):
        msgspec.structs.force_setattr(state, "has_asked", True)
    return events


@BETWEEN.breaks(4, by=BETWEEN.changing("offers"))
def one_is_offered_to_end_the_turn_before_asking(offers: Any, state: State, seat: Any) -> Any:
    return (*offers, Offer("end_turn")) if any(it.action == "ask" for it in offers) else offers


@BETWEEN.breaks(4, by=BETWEEN.changing("offers"))
def one_may_play_a_joker_that_is_not_offered(offers: Any, state: State, seat: Any) -> Any:
    return tuple(it for it in offers if it.action != "play_joker")


@BETWEEN.breaks(4, by=deciding)
def one_may_ask_for_a_card_one_holds(state: State, seat: Any, action: Any, kit: Any) -> Any:
    try:
        return between.decide(state, seat, action, kit)
    except BrokenRule as refusal:
        if refusal.code == "you_hold_it":
            return (happened.QuestionAnswered(seat, action.whom, action.value, "no"),)
        raise


@BETWEEN.breaks(4, by=deciding)
def a_question_to_nobody_is_an_accident(state: State, seat: Any, action: Any, kit: Any) -> Any:
    if isinstance(action, Ask):
        state.places[action.whom]
    return ...


@BETWEEN.breaks(4, by=BETWEEN.changing("offers"))
def somebody_awaited_is_offered_nothing(offers: Any, state: Any, seat: Any) -> Any:
    return offers if seat != 1 else ()


@BETWEEN.breaks(4, by=BETWEEN.changing("offers"))
def a_spectator_is_offered_to_end_the_turn(offers: Any, state: State, seat: Any) -> Any:
    return (Offer("end_turn"),) if seat is None else offers


@BETWEEN.breaks(4, by=deciding, options=FAST)
def a_seat_may_say_that_time_is_up(state: State, seat: Any, action: Any, kit: Any) -> Any:
    return (TimeRanOut(()),) if isinstance(action, TimeUp) and seat is not None else ...


@BETWEEN.breaks(4, by=deciding)
def one_who_has_no_seat_plays_for_the_first(state: State, seat: Any, action: Any, kit: Any) -> Any:
    is_play = isinstance(action, Ask | EndTurn) and seat is None and state.active is not None
    return between.decide(state, state.active, action, kit) if is_play else ...


@BETWEEN.breaks(5, by=deciding)
def a_refusal_tells_what_the_other_holds(state: State, seat: Any, action: Any, kit: Any) -> Any:
    try:
        return between.decide(state, seat, action, kit)
    except Refusal as refusal:
        is_question = isinstance(action, Ask) and state.seating.has(action.whom)
        if is_question and action.value in state.places[action.whom].hand:
            raise BrokenRule("he_has_it", refusal.rule) from None
        raise


@BETWEEN.breaks(5, by=deciding)
def a_refusal_names_another_rule_for_a_hidden_card(
    state: State, seat: Any, action: Any, kit: Any
) -> Any:
    try:
        return between.decide(state, seat, action, kit)
    except Refusal as refusal:
        is_joker = isinstance(action, PlayJoker) and state.seating.has(action.whom)
        if is_joker and action.value in (state.places[action.whom].interval or ()):
            raise BrokenRule(refusal.code, "BT-26") from None
        raise


@BETWEEN.breaks(5, by=deciding)
def a_question_for_a_hidden_card_is_refused(state: State, seat: Any, action: Any, kit: Any) -> Any:
    events = between.decide(state, seat, action, kit)
    if isinstance(action, Ask) and action.value in (state.places[action.whom].interval or ()):
        raise BrokenRule("no_such_card", "BT-02")
    return events


def passing_on(instead: Any) -> AnyGame:
    """Lets another turn begin than the one that would."""

    def decide(state: State, seat: Any, action: Any, kit: Any) -> Any:
        events = between.decide(state, seat, action, kit)
        return (instead(state, *events),) if isinstance(action, EndTurn) else events

    return BETWEEN.having(decide=decide)


@BETWEEN.breaks(5, by=passing_on, options=FAST)
def a_turn_is_longer_for_those_who_hide_high_cards(state: State, turn: happened.TurnBegan) -> Any:
    assert turn.deadline
    high = (state.places[turn.seat].interval or (0, 0))[1]
    return replace(turn, deadline=turn.deadline + high)


@BETWEEN.breaks(5, by=passing_on)
def the_next_turn_goes_to_whoever_holds_the_lowest_card(state: State, _turn: Any) -> Any:
    return happened.TurnBegan(min(state.still_in, key=lambda it: state.places[it].hand))


@BETWEEN.breaks(5)
def no_other_truth_is_ever_found() -> AnyGame:
    return BETWEEN.having(resample=lambda state, seat, chance: state)
