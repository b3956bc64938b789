"""Planted in what is told: secrets in the news, to third seats and to spectators."""

from typing import Any

from tablee.core.clock import TimeRanOut
from tablee.core.game import AnyGame
from tablee.core.record import replace
from tablee.games.between import events as happened
from tablee.games.between import game as between
from tablee.games.between.state import State
from tablee.games.between.view import HandDealt, IntervalHidden, JokerPlayed
from tests.laws.planting import FAST, NOTES, between_with, breaks, telling

Joker = happened.JokerAnswered
Miss = happened.ProposalMissed
Note = happened.NoteTaken
Chosen = happened.IntervalChosen


@breaks(5)
def a_third_seat_is_told_the_joker() -> AnyGame:
    return telling(lambda event, seat: event if isinstance(event, Joker) else ...)


@breaks(5)
def a_third_seat_is_told_the_answer_to_the_joker() -> AnyGame:
    return telling(lambda event, seat: replace(event, value=0) if isinstance(event, Joker) else ...)


@breaks(5)
def a_third_seat_hears_of_a_joker_only_if_it_hits() -> AnyGame:
    def tell(event: Any, seat: Any) -> Any:
        misses = isinstance(event, Joker) and not event.is_hidden
        return None if misses and seat not in (event.asker, event.whom) else ...

    return telling(tell)


@breaks(5)
def the_news_of_a_joker_are_as_long_as_its_number() -> AnyGame:
    def tell(event: Any, seat: Any) -> Any:
        if not isinstance(event, Joker) or seat in (event.asker, event.whom):
            return ...
        return JokerPlayed(event.asker, int("1" * (1 + event.value // 8)))  # type: ignore[arg-type]

    return telling(tell)


@breaks(5)
def a_third_seat_is_told_a_missed_proposal() -> AnyGame:
    return telling(lambda event, seat: event if isinstance(event, Miss) else ...)


@breaks(5)
def everybody_is_told_a_chosen_interval() -> AnyGame:
    return telling(lambda event, seat: event if isinstance(event, Chosen) else ...)


@breaks(5)
def everybody_is_dealt_all_hands() -> AnyGame:
    return telling(lambda event, seat: event if isinstance(event, happened.RoundDealt) else ...)


@breaks(5)
def one_is_dealt_the_hand_of_the_next_seat_too() -> AnyGame:
    def tell(event: Any, seat: Any) -> Any:
        if not isinstance(event, happened.RoundDealt) or seat is None:
            return ...
        both = event.hands[seat], event.hands[(seat + 1) % len(event.hands)]
        return HandDealt(event.round, event.first, both, None)  # type: ignore[arg-type]

    return telling(tell)


@breaks(5, options=NOTES)
def everybody_is_told_a_note() -> AnyGame:
    return telling(lambda event, seat: event if isinstance(event, Note) else ...)


@breaks(5, options=NOTES)
def everybody_is_told_that_somebody_wrote() -> AnyGame:
    def tell(event: Any, seat: Any) -> Any:
        is_other = isinstance(event, Note) and seat != event.seat
        return IntervalHidden(event.seat) if is_other else ...

    return telling(tell)


@breaks(5, options=FAST)
def those_out_of_time_are_told_in_the_order_of_their_hands() -> AnyGame:
    def seen(state: State, event: Any, seat: Any) -> Any:
        if isinstance(event, TimeRanOut):
            by_hand = sorted(event.seats, key=lambda it: state.places[it].hand)
            return replace(event, seats=tuple(by_hand))
        return between.seen(state, event, seat)

    return between_with(seen=seen)


@breaks(7)
def a_spectator_is_told_the_joker() -> AnyGame:
    return telling(lambda event, seat: event if isinstance(event, Joker) and seat is None else ...)


@breaks(7)
def a_spectator_is_told_a_missed_proposal() -> AnyGame:
    return telling(lambda event, seat: event if isinstance(event, Miss) and seat is None else ...)


@breaks(7)
def a_spectator_is_told_a_chosen_interval() -> AnyGame:
    return telling(lambda event, seat: event if isinstance(event, Chosen) and seat is None else ...)


@breaks(6)
def a_third_seat_is_not_told_a_question() -> AnyGame:
    def tell(event: Any, seat: Any) -> Any:
        is_question = isinstance(event, happened.QuestionAnswered)
        return None if is_question and seat not in (event.asker, event.whom) else ...

    return telling(tell)


@breaks(8)
def a_seat_is_told_something_that_is_no_news() -> AnyGame:
    return telling(lambda event, seat: event if isinstance(event, happened.RoundDealt) else ...)
