"""The proof itself: other truths could have happened and been told the same."""

import pytest

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.cards import BACK, Card
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.events import CardsDealt
from tablee.games.light_line.modes.line.pieces import Options
from tablee.games.light_line.modes.line.state import State
from tablee.games.light_line.placing import fits_beside
from tablee.laws.walk import Walk
from tests.games.light_line.line.builders import LEFT, START, playing
from tests.games.light_line.line.moves import exchange, place
from tests.games.light_line.line.play import act, after
from tests.games.light_line.other_deals import truths_that_differ
from tests.games.rig import TIME_UP

DICE = Chance(b"other truths")
FAST = Options(pace="fast")


def cards(state: State) -> list[Card]:
    """Every card where it lies."""
    found = [card for pile in state.piles for card in pile]
    for place_ in state.places:
        found += [place_.card or 0, *place_.point_cards]
    return found + [it.card for it in state.display]


def redeal(walk: Walk, truth: State, dealt: CardsDealt) -> CardsDealt:
    other = dict(zip(cards(walk.state), cards(truth), strict=True))
    return replace(
        dealt,
        hands=tuple(other[card] for card in dealt.hands),
        piles=tuple(tuple(other[card] for card in pile) for pile in dealt.piles),
    )


@pytest.mark.parametrize("options", [Options(), FAST], ids=["off", "fast"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_other_truth_could_have_happened_and_been_told_the_same(
    seats: int, options: Options
) -> None:
    differed = truths_that_differ(game, redeal, options, seats=seats, games=16, pace=7)
    assert differed >= 16 * seats


def truths(state: State, seat: int | None, many: int = 60) -> list[State]:
    viewer = None if seat is None else Seat(seat)
    return [game.resample(state, viewer, DICE.at(number)) for number in range(many)]


def test_a_card_keeps_its_back() -> None:
    state = playing(START, "1 6 2", taken="48 | 35 | 14")

    for truth in truths(state, 0, 10):
        assert [BACK.get(card) for card in cards(truth)] == [
            BACK.get(card) for card in cards(state)
        ]


def test_what_a_seat_has_in_hand_or_put_back_stays_and_all_else_moves() -> None:
    state = after(playing(START, "32 6 2", taken="48 | 49 | 50"), (0, exchange(4)))

    mine = truths(state, 0)
    theirs = truths(state, 1)

    assert {it.places[0].card for it in mine} == {state.places[0].card}
    assert {it.piles[1][-1] for it in mine} == {32}
    assert len({it.places[1].card for it in mine}) > 5
    assert len({it.places[0].point_cards for it in mine}) > 5
    assert len({it.piles[3] for it in mine}) > 30
    assert len({it.places[0].card for it in theirs}) > 5


def test_a_card_that_was_put_back_did_not_fit_then() -> None:
    # LL-G2: beside card 39 no other three than 32 fits nowhere, so everybody can tell it.
    state = after(playing(START, "32 6 2"), (0, exchange(4)))

    assert {it.piles[1][-1] for it in truths(state, None)} == {32}
    assert not fits_beside(state.display, 32)


def test_a_card_that_got_its_owner_stuck_did_not_fit() -> None:
    # LL-G12
    state = after(playing(START, "24 32 1", piles=" | | | "), (0, place(LEFT)))

    assert [it.card for it in state.shown] == [32]
    assert {it.places[1].card for it in truths(state, 2)} == {32}


def test_a_card_fits_if_the_turn_goes_on_with_nothing_left_to_try() -> None:
    # LL-G12: of 1 and 7, both twos, only 1 fits.
    state = playing(START, "1 6", FAST, piles=" | | | ", taken=" | 7", deadline=50)
    late, _ = act(state, None, TIME_UP, now=50)

    assert {it.places[0].card for it in truths(state, 1)} == {1}
    assert late.active == 1
    assert {it.places[0].card for it in truths(late, 1)} == {1}


def test_before_the_deal_there_is_only_one_truth() -> None:
    state = game.start(Seating(3), Options())

    assert game.resample(state, Seat(0), DICE) == state
