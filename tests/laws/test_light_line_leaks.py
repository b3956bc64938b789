"""Leaks planted in LINE and KIDZ-LINE: the laws must catch each, and find nothing where nothing is planted."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from tablee.core.game import AnyGame
from tablee.core.offers import Offer, OneOf
from tablee.core.record import encode, replace
from tablee.games.light_line.cards import BACK, FACES
from tablee.games.light_line.modes.kidz_line import events as kidz_happened
from tablee.games.light_line.modes.kidz_line import game as kidz_line
from tablee.games.light_line.modes.kidz_line.pieces import Options as KidzOptions
from tablee.games.light_line.modes.kidz_line.view import View as KidzView
from tablee.games.light_line.modes.line import events as line_happened
from tablee.games.light_line.modes.line import game as line
from tablee.games.light_line.modes.line.view import View as LineView
from tablee.games.light_line.placing import fits_beside
from tablee.laws import Effort, check
from tests.laws.planting import ANSWERS

LINE = cast(AnyGame, line)
KIDZ = cast(AnyGame, kidz_line)


class LeakyLine(LineView, frozen=True, tag="line"):
    """A view with room for what it should not show."""

    leak: Any = None


class LeakyKidz(KidzView, frozen=True, tag="kidz-line"):
    """A view with room for what it should not show."""

    leak: Any = None


class Planted(NamedTuple):
    """A leak, and the law that must catch it."""

    law: int
    plant: Callable[[], AnyGame]
    options: Any
    seats: int

    @property
    def name(self) -> str:
        return self.plant.__name__


BUGS: list[Planted] = []


def breaks(law: int, *, options: Any = None, seats: int = 3) -> Callable[[Any], Any]:
    """Puts a planted leak on the list, for the law that must catch it."""

    def enlist(plant: Callable[[], AnyGame]) -> Callable[[], AnyGame]:
        BUGS.append(Planted(law, plant, options, seats))
        return plant

    return enlist


def planted(game: AnyGame, **changed: Any) -> AnyGame:
    """A mode, but for some of its answers."""
    kept = {name: getattr(game, name) for name in ANSWERS}
    return cast(AnyGame, SimpleNamespace(**kept | changed))


def showing(game: AnyGame, leak: Callable[[Any, int | None], Any]) -> AnyGame:
    """Every view also shows what this makes of the state for its seat."""
    leaky = LeakyLine if game is LINE else LeakyKidz

    def view(state: Any, seat: Any) -> Any:
        honest = game.view(state, seat)
        fields = {name: getattr(honest, name) for name in honest.__struct_fields__}
        return leaky(**fields, leak=leak(state, seat))

    return planted(game, view=view)


def changing(game: AnyGame, field: str, change: Callable[[Any, Any, Any], Any]) -> AnyGame:
    """Every view has one field changed by this."""

    def view(state: Any, seat: Any) -> Any:
        honest = game.view(state, seat)
        return replace(honest, **{field: change(getattr(honest, field), state, seat)})

    return planted(game, view=view)


def telling(game: AnyGame, kind: type[Any], tell: Callable[[Any, Any], Any]) -> AnyGame:
    """What is seen of this kind of event is this, unless it is `...`."""

    def seen(state: Any, event: Any, seat: Any) -> Any:
        told = tell(event, seat) if isinstance(event, kind) else ...
        return game.seen(state, event, seat) if told is ... else told

    return planted(game, seen=seen)


# LINE


@breaks(5)
def the_card_in_anothers_hand_shows() -> AnyGame:
    return showing(LINE, lambda state, seat: [place.card for place in state.places])


@breaks(5)
def the_colours_of_anothers_card_show() -> AnyGame:
    def colours(state: Any, seat: int | None) -> Any:
        return [list(FACES[it.card][0].ends) if it.card else None for it in state.places]

    return showing(LINE, colours)


@breaks(5)
def it_shows_whether_anothers_card_fits() -> AnyGame:
    def fits(state: Any, seat: int | None) -> Any:
        return [it.card and bool(fits_beside(state.display, it.card)) for it in state.places]

    return showing(LINE, fits)


@breaks(5)
def the_order_of_a_pile_shows() -> AnyGame:
    return showing(LINE, lambda state, seat: state.piles[2])


@breaks(5)
def the_top_of_a_pile_shows() -> AnyGame:
    return showing(LINE, lambda state, seat: [pile[:1] for pile in state.piles])


@breaks(5)
def the_cards_left_in_a_pile_show_in_no_order() -> AnyGame:
    return showing(LINE, lambda state, seat: [sorted(pile) for pile in state.piles])


@breaks(5)
def the_faces_of_taken_point_cards_show() -> AnyGame:
    return showing(LINE, lambda state, seat: [place.taken for place in state.places])


@breaks(5)
def a_seat_sees_the_faces_of_its_own_point_cards() -> AnyGame:
    def mine(state: Any, seat: int | None) -> Any:
        return None if seat is None else state.places[seat].taken

    return showing(LINE, mine)


@breaks(5)
def point_cards_lie_in_the_order_of_their_faces() -> AnyGame:
    def by_face(places: Any, state: Any, seat: Any) -> Any:
        both = zip(places, state.places, strict=True)
        return tuple(
            replace(it, taken=tuple(BACK[card] for card in sorted(truth.taken, key=str)))
            for it, truth in both
        )

    return changing(LINE, "places", by_face)


@breaks(5)
def what_others_put_back_shows() -> AnyGame:
    return showing(LINE, lambda state, seat: [card for it in state.places for card in it.put_back])


@breaks(5)
def what_everybody_knows_shows_with_its_cards() -> AnyGame:
    return showing(LINE, lambda state, seat: state.shown)


@breaks(5)
def the_whole_truth_of_line_shows_as_a_fingerprint() -> AnyGame:
    return showing(LINE, lambda state, seat: sum(encode(state)))


@breaks(5)
def piles_to_draw_from_are_named_by_their_top_cards() -> AnyGame:
    def best_first(offers: Any, state: Any, seat: Any) -> Any:
        def better(offer: Offer) -> Offer:
            if offer.action != "draw":
                return offer
            piles = sorted(state.open_piles, key=lambda it: state.piles[it - 2][0] % 7)
            return replace(offer, fields={"pile": OneOf(tuple(piles))})

        return tuple(map(better, offers))

    return changing(LINE, "offers", best_first)


@breaks(5)
def everybody_is_told_a_drawn_card() -> AnyGame:
    return telling(LINE, line_happened.CardDrawn, lambda event, seat: event)


@breaks(5)
def everybody_is_dealt_the_whole_table() -> AnyGame:
    return telling(LINE, line_happened.CardsDealt, lambda event, seat: event)


@breaks(5)
def the_news_of_points_name_the_cards() -> AnyGame:
    def seen(state: Any, event: Any, seat: Any) -> Any:
        if isinstance(event, line_happened.PointsTaken):
            cards = [state.piles[number - 2][0] for number in event.numbers]
            return replace(event, numbers=tuple(cards))
        return line.seen(state, event, seat)

    return planted(LINE, seen=seen)


@breaks(7)
def a_spectator_sees_a_hand_of_line() -> AnyGame:
    return showing(LINE, lambda state, seat: state.places[0].card if seat is None else None)


@breaks(7)
def a_spectator_is_told_a_drawn_card() -> AnyGame:
    return telling(
        LINE, line_happened.CardDrawn, lambda event, seat: event if seat is None else ...
    )


@breaks(6)
def a_pile_is_shown_one_card_too_high() -> AnyGame:
    return changing(LINE, "piles", lambda piles, state, seat: (piles[0] + 1, *piles[1:]))


@breaks(6)
def a_laid_card_is_shown_late() -> AnyGame:
    return changing(LINE, "display", lambda display, state, seat: display[:-1] or display)


@breaks(4)
def an_exchange_is_taken_back_into_the_offers() -> AnyGame:
    def always(offers: Any, state: Any, seat: Any) -> Any:
        extra = Offer("exchange", {"pile": OneOf((2, 3, 4, 5))})
        return (*offers, extra) if state.phase == "place" and seat == state.active else offers

    return changing(LINE, "offers", always)


# KIDZ-LINE


@breaks(5)
def the_unseen_pile_of_a_player_shows() -> AnyGame:
    return showing(KIDZ, lambda state, seat: state.places[0].unseen)


@breaks(5)
def a_player_sees_his_own_pile() -> AnyGame:
    def mine(state: Any, seat: int | None) -> Any:
        return None if seat is None else state.places[seat].unseen

    return showing(KIDZ, mine)


@breaks(5)
def the_next_card_to_be_turned_up_shows() -> AnyGame:
    return showing(KIDZ, lambda state, seat: [place.unseen[:1] for place in state.places])


@breaks(5)
def the_cards_that_are_out_show() -> AnyGame:
    return showing(KIDZ, lambda state, seat: state.out)


@breaks(5)
def it_shows_whether_the_next_card_will_fit() -> AnyGame:
    def fits(state: Any, seat: int | None) -> Any:
        return [bool(fits_beside(state.display, card)) for it in state.places for card in it.unseen]

    return showing(KIDZ, fits)


@breaks(5)
def everybody_is_dealt_all_piles() -> AnyGame:
    return telling(KIDZ, kidz_happened.CardsDealt, lambda event, seat: event)


@breaks(7)
def a_spectator_sees_a_pile() -> AnyGame:
    return showing(KIDZ, lambda state, seat: state.places[0].unseen if seat is None else None)


@breaks(6)
def a_card_given_up_is_counted_as_placed() -> AnyGame:
    def generous(places: Any, state: Any, seat: Any) -> Any:
        return tuple(replace(it, placed=it.placed + len(it.put_back)) for it in places)

    return changing(KIDZ, "places", generous)


@breaks(4, options=KidzOptions(giving_up="only_when_nothing_fits"))
def the_strict_table_offers_giving_up() -> AnyGame:
    def always(offers: Any, state: Any, seat: Any) -> Any:
        has_card = state.turned_up is not None and seat == state.active
        return (*offers, Offer("give_up")) if has_card else offers

    return changing(KIDZ, "offers", always)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: f"{bug.law}-{bug.name}")
def test_a_planted_leak_is_caught(bug: Planted) -> None:
    game = bug.plant()
    options = bug.options or game.TYPES.options()
    effort = Effort(games=0, length=100, laws=(bug.law,), most=1)

    report = check(game, seats=(bug.seats,), options=(options,), pairs=3_000, effort=effort)

    assert [breach.law for breach in report.breaches] == [bug.law]
    assert "Error: " not in report.breaches[0].message  # the law itself did not stumble


@pytest.mark.parametrize("game", [LINE, KIDZ], ids=["line", "kidz-line"])
def test_where_nothing_is_planted_nothing_is_found(game: AnyGame) -> None:
    report = check(planted(game), seats=(3,), options=(game.TYPES.options(),), pairs=200)

    assert report.breaches == ()
    assert report.share_differing >= 0.9
