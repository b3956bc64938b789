"""Planted in what is shown: values, orders, lengths and shapes that depend on a secret."""

from itertools import count
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.offers import Offer, OneOf
from tablee.core.record import encode, replace
from tablee.games.between import game as between
from tablee.games.between.state import Place, State
from tablee.games.between.view import OpenPlace
from tests.laws.planting import BETWEEN, EXPRESS, FAST, NOTES


def others(state: State, seat: int | None) -> list[Place]:
    return [place for number, place in enumerate(state.places) if number != seat]


BETWEEN.shows(
    "the hands of the others show",
    lambda state, seat: [place.hand for place in others(state, seat)],
)
BETWEEN.shows(
    "the intervals of the others show",
    lambda state, seat: [place.interval for place in others(state, seat)],
)
BETWEEN.shows(
    "whether somebody holds the 1 shows",
    lambda state, seat: any(1 in place.hand for place in others(state, seat)),
)
BETWEEN.shows("the whole truth shows as a fingerprint", lambda state, seat: sum(encode(state)))
BETWEEN.shows(
    "a padding is as long as a secret",
    lambda state, seat: "." * sum(sum(it.hand) for it in others(state, seat)[:1]),
)
BETWEEN.shows(
    "a key is missing instead of empty",
    lambda state, seat: {
        f"seat_{number}": None for number, it in enumerate(state.places) if 12 in it.hand
    },
)


@BETWEEN.breaks(5, by=BETWEEN.showing)
def seats_are_listed_by_their_hidden_cards(state: State, seat: int | None) -> list[int]:
    return sorted(range(len(state.places)), key=lambda it: state.places[it].interval or ())


@BETWEEN.breaks(5, by=BETWEEN.showing)
def the_row_above_is_parted_left_and_right(state: State, seat: int | None) -> list[list[bool]]:
    def sides(place: Place) -> list[bool]:
        return [card < (place.interval or (0,))[0] for card in place.above]

    return list(map(sides, state.places))


@BETWEEN.breaks(5, by=BETWEEN.changing("places"))
def the_row_above_has_the_nearest_cards_first(places: Any, state: State, seat: int | None) -> Any:
    def nearest_first(place: OpenPlace, truth: Place) -> OpenPlace:
        ends = truth.interval or (0, 0)
        near = sorted(place.above, key=lambda card: min(abs(card - end) for end in ends))
        return replace(place, above=tuple(near))

    return tuple(map(nearest_first, places, state.places))


@BETWEEN.breaks(5, by=BETWEEN.changing("places"))
def the_noes_have_the_hidden_cards_last(places: Any, state: State, seat: int | None) -> Any:
    def hidden_last(place: OpenPlace, truth: Place) -> OpenPlace:
        hidden = truth.interval or ()
        return replace(place, noes=tuple(sorted(place.noes, key=lambda card: card in hidden)))

    return tuple(map(hidden_last, places, state.places))


@BETWEEN.breaks(5, by=BETWEEN.showing)
def the_questions_tell_who_hid_what(state: State, seat: int | None) -> list[bool]:
    return [it.value in (state.places[it.whom].interval or ()) for it in state.questions]


BETWEEN.shows(
    "what is left in hand shows when it is over",
    lambda state, seat: [it.hand for it in state.places] if state.outcome else None,
    options=EXPRESS,
)


@BETWEEN.breaks(5, by=BETWEEN.changing("own"))
def the_jokers_of_others_show_among_mine(own: Any, state: State, seat: int | None) -> Any:
    return own and replace(own, jokers=state.jokers)


@BETWEEN.breaks(5, by=BETWEEN.changing("own"))
def the_missed_proposals_of_others_show_among_mine(own: Any, state: State, seat: int | None) -> Any:
    return own and replace(own, misses=state.misses)


BETWEEN.shows(
    "the notes of others show among mine",
    lambda state, seat: [(it.value, it.mark) for it in state.notes],
    options=NOTES,
)
BETWEEN.shows("the number of all notes shows", lambda state, seat: len(state.notes), options=NOTES)
BETWEEN.shows(
    "my notes are numbered among all",
    lambda state, seat: [n for n, it in enumerate(state.notes) if it.seat == seat],
    options=NOTES,
)


@BETWEEN.breaks(5, by=BETWEEN.changing("offers"))
def idle_questions_are_computed_from_the_truth(offers: Any, state: State, seat: int | None) -> Any:
    def honest_if_idle(offer: Offer) -> Offer:
        if offer.action != "ask":
            return offer
        (whom,) = offer.fields["whom"].all()
        asked = offer.fields["value"]
        assert isinstance(asked, OneOf)
        values = asked.values
        idle = tuple(it for it in values if it not in state.places[int(str(whom))].hand)
        return replace(offer, fields={**offer.fields, "value": OneOf(values, idle)})

    return tuple(map(honest_if_idle, offers))


@BETWEEN.breaks(5, by=BETWEEN.changing("offers"))
def offers_begin_with_whoever_holds_the_lowest_card(
    offers: Any, state: State, seat: int | None
) -> Any:
    def lowest(offer: Offer) -> int:
        whom = offer.fields.get("whom", OneOf((0,)))
        return min(min(state.places[int(str(it))].hand or (99,)) for it in whom.all())

    return tuple(sorted(offers, key=lowest))


@BETWEEN.breaks(5, by=BETWEEN.changing("deadline"), options=FAST)
def the_clock_runs_longer_for_high_cards(
    deadline: int | None, state: State, seat: int | None
) -> int | None:
    return deadline and deadline + max(state.places[0].hand or (0,))


@BETWEEN.breaks(5, options=FAST)
def the_table_rings_earlier_for_low_cards() -> AnyGame:
    def deadline(state: State) -> int | None:
        return state.deadline and state.deadline - min(state.places[0].hand or (0,))

    return BETWEEN.having(deadline=deadline)


@BETWEEN.breaks(5)
def those_awaited_are_named_by_their_hands() -> AnyGame:
    def awaiting(state: State) -> tuple[int, ...]:
        return tuple(sorted(state.awaited, key=lambda it: state.places[it].hand))

    return BETWEEN.having(awaiting=awaiting)


@BETWEEN.breaks(5)
def a_view_counts_how_often_it_was_asked_for() -> AnyGame:
    visits = count()
    return BETWEEN.showing(lambda state, seat: next(visits))


@BETWEEN.breaks(5)
def the_seed_shows() -> AnyGame:
    heard: list[bytes] = []
    return _overhearing(heard, lambda: heard[-1].hex().upper() if heard else "")


@BETWEEN.breaks(5)
def the_seed_shows_as_a_number() -> AnyGame:
    heard: list[bytes] = []
    return _overhearing(heard, lambda: int.from_bytes(heard[-1][:8], "big") if heard else 0)


def _overhearing(heard: list[bytes], leak: Any) -> AnyGame:
    def decide(state: State, seat: Any, action: Any, kit: Any) -> Any:
        heard.append(kit.chance._key)
        return between.decide(state, seat, action, kit)

    return BETWEEN.having(decide=decide, view=BETWEEN.showing(lambda state, seat: leak()).view)


BETWEEN.shows_spectators("a spectator sees a hand", lambda state: state.places[0].hand)


@BETWEEN.breaks(7, by=BETWEEN.showing)
def a_spectator_sees_all_hands_in_no_order(state: State, seat: int | None) -> Any:
    return sorted(it.hand for it in state.places) if seat is None else None


BETWEEN.shows(
    "a spectator sees how much is written",
    lambda state, seat: len(state.notes) if seat is None else None,
    options=NOTES,
    law=7,
)


@BETWEEN.breaks(7)
def a_spectator_sees_through_the_eyes_of_a_seat() -> AnyGame:
    def view(state: State, seat: Any) -> Any:
        return between.view(state, 0 if seat is None else seat)  # type: ignore[arg-type]

    return BETWEEN.having(view=view)


@BETWEEN.breaks(6, by=BETWEEN.changing("places"))
def whoever_has_a_hand_seems_to_have_chosen(places: Any, state: State, seat: int | None) -> Any:
    return tuple(replace(it, has_chosen=it.hand_size > 0) for it in places)


@BETWEEN.breaks(6, by=BETWEEN.changing("own"), options=NOTES)
def every_note_is_a_cross(own: Any, state: State, seat: int | None) -> Any:
    return own and replace(own, notes=tuple(replace(it, mark="crossed") for it in own.notes))


@BETWEEN.breaks(6, by=BETWEEN.changing("own"))
def a_joker_seems_to_have_been_answered_with_no(own: Any, state: State, seat: int | None) -> Any:
    return own and replace(own, jokers=tuple(replace(it, is_hidden=False) for it in own.jokers))


@BETWEEN.breaks(6, by=BETWEEN.changing("own"))
def the_first_miss_is_forgotten(own: Any, state: State, seat: int | None) -> Any:
    return own and replace(own, misses=own.misses[1:] or own.misses)
