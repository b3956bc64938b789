"""Composing in secret: rules WZ-04, WZ-05, WZ-08 to WZ-10."""

import pytest

from tablee.core.offers import Letters, OneOf
from tablee.core.record import encode, replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.events import ComposingPassed, RoundEnded, TurnBegan, WordLookedUp
from tablee.games.wordz.pieces import DRAFTS, Back, Card, Options
from tablee.games.wordz.view import Draft, WordHidden
from tests.games.rig import kinds, the
from tests.games.wordz.builders import composing, playing
from tests.games.wordz.moves import PASS, lay, look_up
from tests.games.wordz.play import act, after, offered, offers, refused

HANDS = "AAEIOCHMNSTL | AEEIOCHTRSLP | AAEIOCHTRSDN"
STRICT = Options(words="listed_only")
TABLE = composing(HANDS)


def test_wz_04_a_word_is_laid_from_all_or_part_of_the_cards() -> None:
    part = after(TABLE, (0, lay("MACHINES"))).places[0]
    whole = after(TABLE, (0, lay("MACHINESATLO"))).places[0]

    assert (part.word, part.turned) == ("MACHINES", ())
    assert (whole.word, whole.hand) == ("MACHINESATLO", ())


def test_wz_04_unused_cards_are_put_away() -> None:
    # WZ-G23
    state = after(TABLE, (0, lay("MACHINES")))
    own = game.view(state, Seat(0)).own

    assert own is not None
    assert own.hand == ("A", "O", "L", "T")
    assert b'"L"' not in encode(game.view(replace(state, places=state.places[:1] * 3), None))


@pytest.mark.parametrize("word", ["MM", "MACHINESE", "ROI", "machines", "MACHIN ES", "ZOO"])
def test_wz_04_only_ones_own_cards_and_each_once(word: str) -> None:
    refusal = refused(TABLE, 0, lay(word))

    assert str(refusal) == "not_your_letters (WZ-04)"
    assert isinstance(refusal, BrokenRule)


def test_wz_04_laid_is_laid() -> None:
    refusal = refused(after(TABLE, (0, lay("CHAT"))), 0, lay("MACHINES"))

    assert str(refusal) == "not_composing (WZ-04)"
    assert isinstance(refusal, NotNow)


def test_wz_04_no_word_is_laid_during_the_turns() -> None:
    assert str(refused(playing("chat | loup"), 0, lay("CHAT"))) == "not_composing (WZ-04)"
    assert str(refused(playing("- | loup"), 0, PASS)) == "not_composing (WZ-04)"


def test_wz_04_two_may_lay_the_same_word() -> None:
    # WZ-G21
    state = after(TABLE, (0, lay("CHAT")), (1, lay("CHAT")))

    assert [place.word for place in state.places] == ["CHAT", "CHAT", ""]


def test_wz_05_backs_and_length_are_public() -> None:
    state, events = act(TABLE, 0, lay("CHAT"))
    backs: tuple[Back, ...] = ("consonant", "consonant", "vowel", "consonant")

    assert game.seen(TABLE, events[0], Seat(1)) == WordHidden(Seat(0), backs)
    for viewer in (Seat(0), Seat(1), None):
        row = game.view(state, viewer).places[0].row
        assert row == tuple(Card(back, None) for back in backs)


def test_wz_07_everybody_reads_from_left_to_right() -> None:
    state = playing("mAChines | -")

    rows = [game.view(state, viewer).places[0].row for viewer in (Seat(0), Seat(1), None)]

    assert rows[0] == rows[1] == rows[2]
    assert [card.letter for card in rows[0]] == [None, "A", "C", *[None] * 5]


@pytest.mark.parametrize(("shortest", "word"), [(2, "A"), (3, "TA"), (4, "MAT"), (2, "")])
def test_wz_08_a_word_has_a_shortest_length(shortest: int, word: str) -> None:
    # WZ-G9
    state = composing(HANDS, Options(shortest=shortest))  # type: ignore[arg-type]

    assert str(refused(state, 0, lay(word))) == "too_short (WZ-08)"
    assert str(refused(state, 0, look_up(word))) == "too_short (WZ-08)"
    assert after(state, (0, lay("MATS"))).places[0].word == "MATS"


@pytest.mark.parametrize("word", ["ÇA", "CHÂT", "MŒLS", "A-T", "L'AN"])
def test_wz_08_cards_carry_plain_capitals(word: str) -> None:
    # WZ-G7: an accent is left out, a ligature is two cards, and a hyphen is on none
    assert str(refused(TABLE, 0, lay(word))) == "not_your_letters (WZ-04)"


def test_wz_08_each_language_has_its_dictionary() -> None:
    hands = "EIIOOKNGRSTL | AEEIOCHTRSLP"
    verdicts = []
    for language in ("fr", "en"):
        state = composing(hands, Options(language=language))
        for word in ("ROI", "KING"):
            verdicts.append(the(act(state, 0, look_up(word))[1], WordLookedUp).is_listed)

    assert verdicts == [True, False, False, True]


def test_wz_09_an_unlisted_word_is_laid_at_ones_own_risk() -> None:
    # WZ-G10
    state = after(TABLE, (0, look_up("MACHINESA")), (0, lay("MACHINESA")))

    assert state.places[0].word == "MACHINESA"


def test_wz_09_where_only_listed_words_are_played_the_dictionary_says_so_first() -> None:
    # WZ-G10
    state = composing(HANDS, STRICT)

    assert str(refused(state, 0, lay("CHAT"))) == "look_it_up_first (WZ-09)"
    assert offered(state, 0) == ["look_up", "pass_composing"]
    unlisted = after(state, (0, look_up("TACH")))
    assert str(refused(unlisted, 0, lay("TACH"))) == "look_it_up_first (WZ-09)"
    listed = after(unlisted, (0, look_up("CHAT")), (0, look_up("MACHINES")))
    assert offers(listed, 0)[0].fields == {"word": OneOf(("CHAT", "MACHINES"))}
    assert after(listed, (0, lay("CHAT"))).places[0].word == "CHAT"


def test_wz_09_what_another_looked_up_does_not_count() -> None:
    state = after(composing(HANDS, STRICT), (1, look_up("CHAT")))

    assert str(refused(state, 0, lay("CHAT"))) == "look_it_up_first (WZ-09)"


def test_wz_10_the_owner_alone_learns_whether_a_draft_is_listed() -> None:
    state, events = act(TABLE, 0, look_up("CHAT"))
    own = game.view(state, Seat(0)).own

    assert events == (WordLookedUp(Seat(0), "CHAT", is_listed=True),)
    assert [game.seen(TABLE, events[0], it) for it in (Seat(0), Seat(1), None)] == [
        events[0],
        None,
        None,
    ]
    assert own is not None
    assert own.drafts == (Draft("CHAT", is_listed=True),)


def test_wz_10_one_looks_up_as_often_as_one_likes_and_is_reminded_of_the_latest() -> None:
    words = [a + b + c for a in "CHMN" for b in "AIE" for c in "ST"][: DRAFTS + 2]
    state = after(TABLE, *((0, look_up(word)) for word in (*words, words[5])))

    drafts = [draft.word for draft in state.places[0].drafts]

    assert drafts == [*(word for word in words[2:] if word != words[5]), words[5]]


def test_wz_10_nobody_looks_up_what_they_could_not_lay() -> None:
    assert str(refused(TABLE, 0, look_up("ZOO"))) == "not_your_letters (WZ-04)"
    laid = after(TABLE, (0, lay("CHAT")))
    assert str(refused(laid, 0, look_up("MACHINES"))) == "not_composing (WZ-10)"


def test_wz_10_drafts_are_forgotten_with_the_composing() -> None:
    state = after(TABLE, (0, look_up("CHAT")), (1, look_up("CHAT")), (0, lay("MACHINES")))

    assert state.places[0].drafts == ()
    assert after(state, (1, PASS)).places[1].drafts == ()


def test_any_word_of_ones_letters_is_offered() -> None:
    choice = Letters("AAEIOCHLMNST", 2, 12)

    assert [(it.action, dict(it.fields)) for it in offers(TABLE, 0)] == [
        ("lay_word", {"word": choice}),
        ("look_up", {"word": choice}),
        ("pass_composing", {}),
    ]
    assert offered(after(TABLE, (0, PASS)), 0) == []


def test_whoever_finds_no_word_may_pass_and_guess() -> None:
    # WZ-G18
    state, events = act(TABLE, 0, PASS)

    assert events == (ComposingPassed(Seat(0)),)
    assert game.awaiting(state) == (1, 2)
    state = after(state, (1, lay("CHAT")), (2, lay("CHAT")))
    assert game.awaiting(state) == (0,)
    assert {offer.action for offer in offers(state, 0)} == {"turn_card", "propose"}


def test_the_last_word_starts_the_play() -> None:
    state, events = act(after(TABLE, (0, lay("CHAT")), (2, lay("CHAT"))), 1, lay("CHAT"))

    assert kinds(events) == ["WordLaid", "TurnBegan"]
    assert the(events, TurnBegan).seat == state.first
    assert state.phase == "turn"


def test_a_round_without_words_is_over_at_once() -> None:
    state, events = act(after(TABLE, (0, PASS), (2, PASS)), 1, PASS)

    assert kinds(events) == ["ComposingPassed", "RoundEnded", "RoundDealt"]
    assert the(events, RoundEnded).result.won == (0, 0, 0)
    assert (state.round, state.phase) == (2, "compose")
