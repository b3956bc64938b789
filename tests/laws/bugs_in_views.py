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


@BETWEEN.breaks(5)
def the_hands_of_the_others_show() -> AnyGame:
    return BETWEEN.showing(lambda state, seat: [place.hand for place in others(state, seat)])


@BETWEEN.breaks(5)
def the_intervals_of_the_others_show() -> AnyGame:
    return BETWEEN.showing(lambda state, seat: [place.interval for place in others(state, seat)])


@BETWEEN.breaks(5)
def whether_somebody_holds_the_1_shows() -> AnyGame:
    return BETWEEN.showing(
        lambda state, seat: any(1 in place.hand for place in others(state, seat))
    )


@BETWEEN.breaks(5)
def the_whole_truth_shows_as_a_fingerprint() -> AnyGame:
    return BETWEEN.showing(lambda state, seat: sum(encode(state)))


@BETWEEN.breaks(5)
def a_padding_is_as_long_as_a_secret() -> AnyGame:
    return BETWEEN.showing(
        lambda state, seat: "." * sum(sum(it.hand) for it in others(state, seat)[:1])
    )


@BETWEEN.breaks(5)
def a_key_is_missing_instead_of_empty() -> AnyGame:
    return BETWEEN.showing(
        lambda state, seat: {
            f"seat_{number}": None for number, it in enumerate(state.places) if 12 in it.hand
        }
    )


@BETWEEN.breaks(5)
def seats_are_listed_by_their_hidden_cards() -> AnyGame:
    def by_interval(state: State, seat: int | None) -> list[int]:
        return sorted(range(len(state.places)), key=lambda it: state.places[it].interval or ())

    return BETWEEN.showing(by_interval)


@BETWEEN.breaks(5)
def the_row_above_is_parted_left_and_right() -> AnyGame:
    def sides(place: Place) -> list[bool]:
        return [card < (place.interval or (0,))[0] for card in place.above]

    return BETWEEN.showing(lambda state, seat: list(map(sides, state.places)))


@BETWEEN.breaks(5)
def the_row_above_has_the_nearest_cards_first() -> AnyGame:
    def nearest_first(place: OpenPlace, truth: Place) -> OpenPlace:
        ends = truth.interval or (0, 0)
        near = sorted(place.above, key=lambda card: min(abs(card - end) for end in ends))
        return replace(place, above=tuple(near))

    return BETWEEN.changing(
        "places", lambda places, state, seat: tuple(map(nearest_first, places, state.places))
    )


@BETWEEN.breaks(5)
def the_noes_have_the_hidden_cards_last() -> AnyGame:
    def hidden_last(place: OpenPlace, truth: Place) -> OpenPlace:
        hidden = truth.interval or ()
        return replace(place, noes=tuple(sorted(place.noes, key=lambda card: card in hidden)))

    return BETWEEN.changing(
        "places", lambda places, state, seat: tuple(map(hidden_last, places, state.places))
    )


@BETWEEN.breaks(5)
def the_questions_tell_who_hid_what() -> AnyGame:
    def hidden(state: State, seat: int | None) -> list[bool]:
        return [it.value in (state.places[it.whom].interval or ()) for it in state.questions]

    return BETWEEN.showing(hidden)


@BETWEEN.breaks(5, options=EXPRESS)
def the_hidden_cards_show_when_it_is_over() -> AnyGame:
    return BETWEEN.showing(
        lambda state, seat: [it.interval for it in state.places] if state.outcome else None
    )


@BETWEEN.breaks(5)
def the_jokers_of_others_show_among_mine() -> AnyGame:
    def all_jokers(own: Any, state: State, seat: int | None) -> Any:
        return own and replace(own, jokers=state.jokers)

    return BETWEEN.changing("own", all_jokers)


@BETWEEN.breaks(5)
def the_missed_proposals_of_others_show_among_mine() -> AnyGame:
    def all_misses(own: Any, state: State, seat: int | None) -> Any:
        return own and replace(own, misses=state.misses)

    return BETWEEN.changing("own", all_misses)


@BETWEEN.breaks(5, options=NOTES)
def the_notes_of_others_show_among_mine() -> AnyGame:
    return BETWEEN.showing(lambda state, seat: [(it.value, it.mark) for it in state.notes])


@BETWEEN.breaks(5, options=NOTES)
def the_number_of_all_notes_shows() -> AnyGame:
    return BETWEEN.showing(lambda state, seat: len(state.notes))


@BETWEEN.breaks(5, options=NOTES)
def my_notes_are_numbered_among_all() -> AnyGame:
    return BETWEEN.showing(
        lambda state, seat: [n for n, it in enumerate(state.notes) if it.seat == seat]
    )


@BETWEEN.breaks(5)
def idle_questions_are_computed_from_the_truth() -> AnyGame:
    def honest_if_idle(offer: Offer, state: State) -> Offer:
        if offer.action != "ask":
            return offer
        (whom,) = offer.fields["whom"].all()
        asked = offer.fields["value"]
        assert isinstance(asked, OneOf)
        values = asked.values
        idle = tuple(it for it in values if it not in state.places[int(str(whom))].hand)
        return replace(offer, fields={**offer.fields, "value": OneOf(values, idle)})

    return BETWEEN.changing(
        "offers", lambda offers, state, seat: tuple(honest_if_idle(it, state) for it in offers)
    )


@BETWEEN.breaks(5)
def offers_begin_with_whoever_holds_the_lowest_card() -> AnyGame:
    def lowest_first(offers: Any, state: State, seat: int | None) -> Any:
        def lowest(offer: Offer) -> int:
            whom = offer.fields.get("whom", OneOf((0,)))
            return min(min(state.places[int(str(it))].hand or (99,)) for it in whom.all())

        return tuple(sorted(offers, key=lowest))

    return BETWEEN.changing("offers", lowest_first)


@BETWEEN.breaks(5, options=FAST)
def the_clock_runs_longer_for_high_cards() -> AnyGame:
    def later(deadline: int | None, state: State, seat: int | None) -> int | None:
        return deadline and deadline + max(state.places[0].hand or (0,))

    return BETWEEN.changing("deadline", later)


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


@BETWEEN.breaks(7)
def a_spectator_sees_a_hand() -> AnyGame:
    return BETWEEN.showing(lambda state, seat: state.places[0].hand if seat is None else None)


@BETWEEN.breaks(7)
def a_spectator_sees_all_hands_in_no_order() -> AnyGame:
    def hands(state: State, seat: int | None) -> Any:
        return sorted(it.hand for it in state.places) if seat is None else None

    return BETWEEN.showing(hands)


@BETWEEN.breaks(7, options=NOTES)
def a_spectator_sees_how_much_is_written() -> AnyGame:
    return BETWEEN.showing(lambda state, seat: len(state.notes) if seat is None else None)


@BETWEEN.breaks(7)
def a_spectator_sees_through_the_eyes_of_a_seat() -> AnyGame:
    def view(state: State, seat: Any) -> Any:
        return between.view(state, 0 if seat is None else seat)  # type: ignore[arg-type]

    return BETWEEN.having(view=view)
