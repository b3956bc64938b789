"""Planted in what is kept: views that contradict the news, and things that do not survive being written down."""

from typing import Any

from tablee.core.game import AnyGame, Types
from tablee.core.record import Record, replace
from tablee.games.between import events as happened
from tablee.games.between import game as between
from tablee.games.between.state import State
from tests.laws.planting import BETWEEN, EXPRESS, NOTES


def changing_places(**change: Any) -> AnyGame:
    """Every place in every view has one field changed by this."""
    ((field, how),) = change.items()

    def changed(places: Any, state: State, seat: Any) -> Any:
        return tuple(replace(it, **{field: how(getattr(it, field))}) for it in places)

    return BETWEEN.changing("places")(changed)


def changing_own(**change: Any) -> AnyGame:
    ((field, how),) = change.items()

    def changed(own: Any, state: State, seat: Any) -> Any:
        return own and replace(own, **{field: how(getattr(own, field))})

    return BETWEEN.changing("own")(changed)


@BETWEEN.breaks(6)
def points_are_shown_twice_as_high() -> AnyGame:
    return changing_places(points=lambda points: 2 * points)


@BETWEEN.breaks(6, by=BETWEEN.changing("places"))
def a_card_that_was_laid_is_still_counted(places: Any, state: State, seat: Any) -> Any:
    return tuple(
        replace(it, hand_size=it.hand_size + len(it.between) + len(it.above)) for it in places
    )


@BETWEEN.breaks(6, by=BETWEEN.changing("own"))
def a_hidden_card_is_still_shown_in_hand(own: Any, state: State, seat: Any) -> Any:
    return own and replace(own, hand=tuple(sorted((*own.hand, *(own.interval or ())))))


@BETWEEN.breaks(6)
def the_row_above_is_sorted_and_the_news_are_not() -> AnyGame:
    return changing_places(above=lambda cards: tuple(sorted(cards)))


@BETWEEN.breaks(6)
def one_who_is_out_is_shown_as_in() -> AnyGame:
    return changing_places(is_out=lambda is_out: False)


@BETWEEN.breaks(6)
def a_played_joker_is_shown_as_unplayed() -> AnyGame:
    return changing_places(has_joker=lambda has_joker: True)


@BETWEEN.breaks(6, by=BETWEEN.changing("active"))
def the_turn_is_shown_to_be_the_next_seats(seat: Any, state: Any, viewer: Any) -> Any:
    return None if seat is None else (seat + 1) % 3


@BETWEEN.breaks(6, by=BETWEEN.changing("questions"))
def the_last_question_is_shown_late(questions: Any, state: Any, seat: Any) -> Any:
    return questions[:-1]


@BETWEEN.breaks(6, by=BETWEEN.changing("whispers"))
def the_whispers_of_others_are_forgotten(whispers: Any, state: State, seat: Any) -> Any:
    return tuple(it for it in whispers if seat in (it.by, it.whom))


@BETWEEN.breaks(6, by=BETWEEN.changing("phase"), options=EXPRESS)
def a_finished_game_is_shown_as_going_on(phase: Any, state: Any, seat: Any) -> Any:
    return "turn" if phase == "over" else phase


@BETWEEN.breaks(6, options=NOTES)
def a_wiped_out_note_comes_back() -> AnyGame:
    def evolve(state: State, event: Any) -> State:
        is_blank = isinstance(event, happened.NoteTaken) and event.mark == "blank"
        return state if is_blank else between.evolve(state, event)

    return BETWEEN.having(evolve=evolve)


@BETWEEN.breaks(6, by=BETWEEN.telling)
def another_card_is_told_than_was_asked_for(state: State, event: Any, seat: Any) -> Any:
    is_question = isinstance(event, happened.QuestionAnswered)
    return replace(event, value=event.value % 24 + 1) if is_question else ...


@BETWEEN.breaks(6, by=BETWEEN.telling)
def a_new_turn_is_seen_and_not_told(state: State, event: Any, seat: Any) -> Any:
    return None if isinstance(event, happened.TurnBegan) else ...


@BETWEEN.breaks(6, by=BETWEEN.telling)
def a_spectator_sees_the_deal_and_is_not_told(state: State, event: Any, seat: Any) -> Any:
    """Which the table asks for, and so does no seat."""
    return None if seat is None and isinstance(event, happened.RoundDealt) else ...


@BETWEEN.breaks(6)
def a_secret_shows_of_which_there_is_no_other_truth() -> AnyGame:
    """Whoever wrote `resample` forgot it; that another shuffle looks otherwise cannot be forgotten."""
    leaky = BETWEEN.showing(lambda state, seat: [place.hand for place in state.places])
    return BETWEEN.having(view=leaky.view, resample=lambda state, seat, chance: state)


@BETWEEN.breaks(8)
def an_event_holds_lists_and_is_read_as_tuples() -> AnyGame:
    def decide(state: State, seat: Any, action: Any, kit: Any) -> Any:
        events = between.decide(state, seat, action, kit)
        return tuple(
            replace(it, hands=list(it.hands)) if isinstance(it, happened.RoundDealt) else it
            for it in events
        )

    return BETWEEN.having(decide=decide)


BETWEEN.shows("a view shows what its type does not know", lambda state, seat: None, law=8)


@BETWEEN.breaks(8)
def a_state_holds_a_number_as_text() -> AnyGame:
    def evolve(state: State, event: Any) -> State:
        return replace(between.evolve(state, event), stretches="none")

    return BETWEEN.having(evolve=evolve)


class Odd(Record, frozen=True, tag="odd"):
    """Something that no reader of a schema could know."""

    what: complex


@BETWEEN.breaks(8)
def a_type_has_no_schema() -> AnyGame:
    types = between.TYPES
    odd = Types(
        options=types.options,
        action=types.action,
        table_action=types.table_action,
        event=types.event,
        view=types.view,
        seen=types.seen | Odd,
    )
    return BETWEEN.having(TYPES=odd)
