"""Planted in what is told: secrets in the news, to third seats and to spectators."""

from typing import Any

from tablee.core.clock import TimeRanOut
from tablee.core.game import AnyGame
from tablee.core.record import replace
from tablee.games.between import events as happened
from tablee.games.between import game as between
from tablee.games.between.state import State
from tablee.games.between.view import HandDealt, IntervalHidden, JokerPlayed
from tests.laws.planting import BETWEEN, FAST, NOTES

Joker = happened.JokerAnswered
Miss = happened.ProposalMissed
Note = happened.NoteTaken
Chosen = happened.IntervalChosen


BETWEEN.tells_all("a third seat is told the joker", Joker)
BETWEEN.tells(
    "a third seat is told the answer to the joker",
    lambda state, event, seat: replace(event, value=0) if isinstance(event, Joker) else ...,
)


@BETWEEN.breaks(5, by=BETWEEN.telling)
def a_third_seat_hears_of_a_joker_only_if_it_hits(state: State, event: Any, seat: Any) -> Any:
    misses = isinstance(event, Joker) and not event.is_hidden
    return None if misses and seat not in (event.asker, event.whom) else ...


@BETWEEN.breaks(5, by=BETWEEN.telling)
def the_news_of_a_joker_are_as_long_as_its_number(state: State, event: Any, seat: Any) -> Any:
    if not isinstance(event, Joker) or seat in (event.asker, event.whom):
        return ...
    return JokerPlayed(event.asker, int("1" * (1 + event.value // 8)))  # type: ignore[arg-type]


BETWEEN.tells_all("a third seat is told a missed proposal", Miss)
BETWEEN.tells_all("everybody is told a chosen interval", Chosen)
BETWEEN.tells_all("everybody is dealt all hands", happened.RoundDealt)


@BETWEEN.breaks(5, by=BETWEEN.telling)
def one_is_dealt_the_hand_of_the_next_seat_too(state: State, event: Any, seat: Any) -> Any:
    if not isinstance(event, happened.RoundDealt) or seat is None:
        return ...
    both = event.hands[seat], event.hands[(seat + 1) % len(event.hands)]
    return HandDealt(event.round, event.first, both, None)  # type: ignore[arg-type]


BETWEEN.tells_all("everybody is told a note", Note, options=NOTES)


@BETWEEN.breaks(5, by=BETWEEN.telling, options=NOTES)
def everybody_is_told_that_somebody_wrote(state: State, event: Any, seat: Any) -> Any:
    is_other = isinstance(event, Note) and seat != event.seat
    return IntervalHidden(event.seat) if is_other else ...


@BETWEEN.breaks(5, options=FAST)
def those_out_of_time_are_told_in_the_order_of_their_hands() -> AnyGame:
    def seen(state: State, event: Any, seat: Any) -> Any:
        if isinstance(event, TimeRanOut):
            by_hand = sorted(event.seats, key=lambda it: state.places[it].hand)
            return replace(event, seats=tuple(by_hand))
        return between.seen(state, event, seat)

    return BETWEEN.having(seen=seen)


BETWEEN.tells_spectators("a spectator is told the joker", Joker)
BETWEEN.tells_spectators("a spectator is told a missed proposal", Miss)
BETWEEN.tells_spectators("a spectator is told a chosen interval", Chosen)


@BETWEEN.breaks(6, by=BETWEEN.telling)
def a_third_seat_is_not_told_a_question(state: State, event: Any, seat: Any) -> Any:
    is_question = isinstance(event, happened.QuestionAnswered)
    return None if is_question and seat not in (event.asker, event.whom) else ...


BETWEEN.tells_all("a seat is told something that is no news", happened.RoundDealt, law=8)
