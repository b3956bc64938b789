"""A turn: rules WZ-12 to WZ-18, WZ-20, WZ-22."""

import pytest

from tablee.core.offers import OneOf, Spelling
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.events import CardTurned, ProposalMissed, TurnBegan
from tablee.games.wordz.pieces import Miss, letters_behind
from tests.games.rig import kinds, the
from tests.games.wordz.builders import composing, playing
from tests.games.wordz.moves import END_TURN, PASS, lay, propose, turn
from tests.games.wordz.play import act, after, offered, offers, refused, tokens, won

TABLE = playing("chat | loup | oie")


def test_wz_12_a_card_of_an_opponent_is_turned() -> None:
    # WZ-G3
    state, events = act(TABLE, 0, turn(1, 2))

    assert events == (CardTurned(Seat(0), Seat(1), 2, "U"),)
    assert state.places[1].turned == (2,)


@pytest.mark.parametrize("place", [0, 1, 2, 3])
@pytest.mark.parametrize("whom", [1, 2])
def test_wz_12_any_face_down_card_of_any_word(whom: int, place: int) -> None:
    # WZ-G5
    if place < len(TABLE.places[whom].word):
        assert after(TABLE, (0, turn(whom, place))).places[whom].turned == (place,)
    else:
        assert str(refused(TABLE, 0, turn(whom, place))) == "not_face_down (WZ-12)"


@pytest.mark.parametrize("place", [1, -1, 4, 99])
def test_wz_12_only_what_lies_face_down_can_be_turned(place: int) -> None:
    refusal = refused(playing("chat | lOup"), 0, turn(1, place))

    assert str(refusal) == "not_face_down (WZ-12)"
    assert isinstance(refusal, BrokenRule)


@pytest.mark.parametrize("whom", [0, 2, 3, -1])
def test_wz_12_not_ones_own_nor_where_no_word_is(whom: int) -> None:
    # WZ-G3
    assert str(refused(playing("chat | loup | -"), 0, turn(whom, 0))) == "no_word_there (WZ-12)"


def test_wz_12_a_turn_does_not_end_before_a_card_is_turned() -> None:
    assert str(refused(TABLE, 0, END_TURN)) == "turn_a_card_first (WZ-12)"
    proposed = after(TABLE, (0, propose(1, "LAUP")))
    assert str(refused(proposed, 0, END_TURN)) == "turn_a_card_first (WZ-12)"
    assert game.awaiting(proposed) == (0,)


def test_wz_12_whoever_has_only_their_own_word_to_look_at_has_no_turn() -> None:
    # WZ-G4
    state = after(playing("chat | - | -", active=2), (2, turn(0, 0)), (2, END_TURN))

    assert state.active == 1
    assert after(state, (1, turn(0, 1)), (1, END_TURN)).active == 2


@pytest.mark.parametrize("action", [turn(1, 0), propose(1, "LOUP"), END_TURN])
def test_wz_12_only_in_ones_own_turn(action: object) -> None:
    refusal = refused(TABLE, 2, action)  # type: ignore[arg-type]
    early = refused(composing("AEIOUBCDFGHJ | AEIOUBCDFGHJ"), 0, action)  # type: ignore[arg-type]

    assert isinstance(refusal, NotYourTurn)
    assert isinstance(early, NotNow)
    assert (refusal.code, early.code) == ("not_your_turn", "not_playing")


def test_wz_13_one_may_propose_or_leave_it() -> None:
    turned = after(TABLE, (0, turn(1, 0)))

    assert "end_turn" in offered(turned, 0)
    assert "propose" in offered(turned, 0)
    assert after(turned, (0, END_TURN)).active == 1


@pytest.mark.parametrize("whom", [0, 2, 3, -1])
def test_wz_13_a_proposal_is_for_an_opponents_word(whom: int) -> None:
    refusal = refused(playing("chat | loup | -"), 0, propose(whom, "CHAT"))

    assert str(refusal) == "no_word_there (WZ-13)"


def test_wz_14_in_either_order() -> None:
    turned_first, _ = act(after(TABLE, (0, turn(1, 0))), 0, propose(1, "LIUP"))
    proposed_first, _ = act(after(TABLE, (0, propose(1, "LIUP"))), 0, turn(1, 0))

    assert turned_first == proposed_first
    assert turned_first.active == 1


def test_wz_14_each_at_most_once() -> None:
    turned, proposed = after(TABLE, (0, turn(1, 0))), after(TABLE, (0, propose(1, "LIUP")))

    assert str(refused(turned, 0, turn(2, 0))) == "already_turned (WZ-14)"
    assert str(refused(proposed, 0, propose(2, "OIE"))) == "already_proposed (WZ-14)"


def test_wz_14_a_turn_with_nothing_left_to_do_passes_by_itself() -> None:
    state, events = act(playing("chat | loup", tokens=[0, 6]), 0, turn(1, 0))

    assert kinds(events) == ["CardTurned", "TurnBegan"]
    assert state.active == 1


def test_wz_15_the_proposal_may_be_for_another_word_than_the_card() -> None:
    state = after(TABLE, (0, turn(1, 0)), (0, propose(2, "OIE")))

    assert won(state) == [3, 0, 0]
    assert state.places[1].turned == (0,)


def test_wz_16_a_proposal_costs_a_token_which_goes_to_the_owner() -> None:
    wrong, right = (after(TABLE, (0, propose(1, word))) for word in ("LIUP", "LOUP"))

    assert tokens(wrong) == tokens(right) == [2, 4, 3]


def test_wz_17_without_a_token_no_proposal_until_one_is_received() -> None:
    # WZ-T6
    state = playing("chat | loup", tokens=[0, 6])

    assert str(refused(state, 0, propose(1, "LOUP"))) == "no_token (WZ-17)"
    assert "propose" not in offered(state, 0)
    state = after(state, (0, turn(1, 0)), (1, propose(0, "CHET")), (1, turn(0, 0)))
    assert tokens(state) == [1, 5]
    assert "propose" in offered(state, 0)
    assert won(after(state, (0, propose(1, "LOUP")))) == [3, 1]


def test_wz_18_one_wrong_letter_makes_it_wrong() -> None:
    # WZ-T3: the backs of E and S are those of A and L
    state, events = act(playing("- | MaChINes"), 0, propose(1, "MACHINAL"))

    assert events == (ProposalMissed(Seat(0), Seat(1), "MACHINAL"),)
    assert tokens(state) == [2, 4]
    assert state.places[1].word == "MACHINES"


def test_wz_18_it_need_not_be_a_word_but_must_fit_what_everybody_sees() -> None:
    # WZ-G13
    table = playing("chat | lOup")

    assert after(table, (0, propose(1, "ZOIZ"))).misses == (Miss(Seat(0), Seat(1), "ZOIZ"),)
    for word in ("LAUP", "AOUP", "LOLP", "LOU", "LOUPS", "loup", "LOU ", "", "WOUP"):
        assert str(refused(table, 0, propose(1, word))) == "does_not_fit (WZ-18)"


def test_wz_18_what_fits_is_offered() -> None:
    table = playing("chat | lOup")
    consonants, vowels = letters_behind("consonant", "fr"), letters_behind("vowel", "fr")

    assert [(it.action, dict(it.fields)) for it in offers(table, 0)] == [
        ("turn_card", {"whom": OneOf((1,)), "place": OneOf((0, 2, 3))}),
        ("propose", {"whom": OneOf((1,)), "word": Spelling((consonants, "O", vowels, consonants))}),
    ]


def test_wz_18_letters_are_compared_place_by_place() -> None:
    # WZ-G20: PÊCHE and PÉCHÉ are the same cards
    table = playing("- | peche | -", active=0)

    right, _ = act(table, 0, propose(1, "PECHE"))
    wrong, _ = act(table, 0, propose(1, "CEPHE"))

    assert right.trial is not None
    assert wrong.trial is None


def test_wz_20_a_wrong_proposal_leaves_the_word_where_it_is() -> None:
    state = after(TABLE, (0, turn(1, 0)), (0, propose(1, "LIUP")))

    assert state.places[1].word == "LOUP"
    assert state.places[1].turned == (0,)
    assert won(after(state, (1, turn(0, 0)), (1, propose(0, "CHAT")))) == [1, 3, 0]


def test_wz_21_the_last_card_first_and_a_proposal_for_that_word_is_too_late() -> None:
    # WZ-G6
    state = after(playing("chat | LOUp | oie"), (0, turn(1, 3)))

    assert won(state) == [0, 4, 0]
    assert str(refused(state, 0, propose(1, "LOUP"))) == "no_word_there (WZ-13)"
    assert "propose" in offered(state, 0)


def test_wz_22_then_the_next_clockwise() -> None:
    state, events = act(after(TABLE, (0, turn(1, 0))), 0, END_TURN)

    assert events == (TurnBegan(Seat(1)),)
    state = after(state, (1, turn(0, 0)), (1, END_TURN), (2, turn(0, 1)), (2, END_TURN))
    assert state.active == 0


def test_wz_22_whoever_has_no_word_any_more_goes_on_playing() -> None:
    # WZ-G19
    state = after(playing("chat | - | oie"), (0, turn(2, 0)), (0, END_TURN))

    assert state.active == 1
    assert str(refused(state, 1, END_TURN)) == "turn_a_card_first (WZ-12)"


def test_wz_22_whoever_is_out_is_skipped() -> None:
    # WZ-G22
    state = playing("chat | - | oie", out=[1], won=[0, 2, 0])

    later = after(state, (0, turn(2, 0)), (0, END_TURN))

    assert later.active == 2
    assert won(later) == [0, 2, 0]
    assert str(refused(later, 1, turn(0, 0))) == "not_your_turn (WZ-12)"


def test_the_turn_begins_with_the_first_who_has_something_to_turn() -> None:
    hands = "AAEIOCHTRSLP | AEEIOCHTRSLP | AAEIOCHTRSDN"
    state = after(composing(hands), (0, lay("CHAT")), (1, PASS))

    _, events = act(state, 2, PASS)

    assert the(events, TurnBegan).seat == 1
