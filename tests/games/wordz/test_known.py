"""A word everybody knows: rules WZ-19, WZ-21, WZ-23 to WZ-26."""

import pytest

from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.events import VoteBegan, WordFound, WordJudged, WordTurnedUp
from tablee.games.wordz.pieces import Fate, Options, Trial
from tablee.games.wordz.state import State
from tests.games.rig import kinds, the
from tests.games.wordz.builders import playing
from tests.games.wordz.dictionary import Dictionary
from tests.games.wordz.moves import judge, propose, turn
from tests.games.wordz.play import act, after, offered, refused, tokens, won

PHILIPPE, MARC = Seat(0), Seat(1)


def reject(state: State, *seats: int) -> State:
    return after(state, *((seat, judge("reject")) for seat in seats))


def test_wz_19_the_finder_takes_what_lay_face_down_and_the_owner_the_rest() -> None:
    # WZ-T1
    state = playing("chat | MaChINes | oie")

    state, events = act(after(state, (0, turn(1, 7))), 0, propose(1, "MACHINES"))

    assert kinds(events) == ["WordFound", "WordJudged", "TurnBegan"]
    assert the(events, WordFound) == WordFound(PHILIPPE, MARC, "MACHINES", is_listed=True)
    assert the(events, WordJudged).fate == Fate(
        MARC, PHILIPPE, "MACHINES", stands=True, to_finder=3, to_owner=5
    )
    assert won(state) == [3, 5, 0]
    assert tokens(state) == [2, 4, 3]
    assert state.active == 1


def test_wz_19_proposing_before_turning_takes_more_and_a_card_is_still_to_be_turned() -> None:
    # WZ-T2
    state = after(playing("chat | MaChINes | oie"), (0, propose(1, "MACHINES")))

    assert won(state) == [4, 4, 0]
    assert game.awaiting(state) == (0,)
    assert offered(state, 0) == ["turn_card"]


def test_wz_19_the_word_leaves_the_table_and_its_owner_goes_on_playing() -> None:
    # WZ-G19
    state = after(playing("chat | loup | oie"), (0, propose(1, "LOUP")), (0, turn(2, 0)))

    assert state.places[1].word == ""
    assert game.view(state, None).places[1].row == ()
    assert game.awaiting(state) == (1,)
    assert {*offered(state, 1)} == {"turn_card", "propose"}


def test_wz_21_completely_turned_up_the_owner_takes_all() -> None:
    # WZ-T4
    state, events = act(playing("chat | MACHINEs | oie"), 0, turn(1, 7))

    assert kinds(events) == ["CardTurned", "WordTurnedUp", "WordJudged"]
    assert the(events, WordTurnedUp) == WordTurnedUp(MARC, "MACHINES", is_listed=True)
    assert won(state) == [0, 8, 0]
    assert state.words == (0, 2)


FAULTY = playing("chat | zzoo | oie | or", won=[1, 2, 0, 0])


def test_wz_23_all_cards_of_a_faulty_word_go_to_the_box() -> None:
    # WZ-G11: the fault is checked first, and then nobody gets cards
    state, events = act(FAULTY, 0, propose(1, "ZZOO"))

    assert kinds(events) == ["WordFound", "VoteBegan"]
    assert the(events, VoteBegan).whom == MARC
    assert state.trial == Trial(MARC, PHILIPPE, "ZZOO", 4)
    assert won(state) == [1, 2, 0, 0]
    state = reject(state, 0, 2, 3)
    assert won(state) == [1, 2, 0, 0]
    assert state.fates == (Fate(MARC, PHILIPPE, "ZZOO", False, 0, 0),)
    assert state.places[1].word == ""


def test_wz_23_a_faulty_word_may_also_be_turned_up() -> None:
    state, events = act(playing("chat | ZZOo | oie"), 0, turn(1, 3))

    assert kinds(events) == ["CardTurned", "WordTurnedUp", "VoteBegan"]
    assert state.trial == Trial(MARC, None, "ZZOO", 0)
    assert won(reject(state, 0, 2)) == [0, 0, 0]


def test_wz_24_whoever_laid_it_keeps_their_cards_and_is_out_of_the_round() -> None:
    # WZ-G22
    state = reject(after(FAULTY, (0, propose(1, "ZZOO"))), 0, 2, 3)

    assert state.places[1].is_out
    assert won(state)[1] == 2
    state = after(state, (0, turn(2, 0)))
    assert state.active == 2
    assert offered(state, 1) == []


def test_wz_24_the_turn_goes_on_after_the_vote() -> None:
    state, events = act(
        reject(after(FAULTY, (0, propose(1, "ZZOO"))), 0, 2), 3, judge("reject"), now=7
    )

    assert kinds(events) == ["BallotCast", "WordJudged", "TurnResumed"]
    assert game.awaiting(state) == (0,)
    assert (state.phase, state.trial, state.ballots) == ("turn", None, ())
    assert offered(state, 0) == ["turn_card"] * 2


@pytest.mark.parametrize(
    ("before", "later"),
    [
        ([3, 3, 3, 3], [3 + 1, 0, 3 + 1, 3 + 1]),
        ([3, 5, 3, 1], [3 + 1, 0, 3 + 1, 1 + 1]),
        ([3, 2, 3, 4], [3, 0, 3, 4]),
        ([3, 0, 3, 6], [3, 0, 3, 6]),
    ],
)
def test_wz_25_a_token_for_each_of_the_others_if_there_are_enough(
    before: list[int], later: list[int]
) -> None:
    # WZ-T5
    state = playing("chat | ZZOo | oie | or", tokens=before)

    state = reject(after(state, (0, turn(1, 3))), 0, 2, 3)

    assert tokens(state) == later


def test_wz_25_each_other_player_of_the_game_also_who_is_out() -> None:
    # WZ-G14
    state = playing("chat | ZZOo | - | or", out=[2], tokens=[1, 3, 0, 1])

    state = reject(after(state, (0, turn(1, 3))), 0, 2, 3)

    assert tokens(state) == [2, 0, 1, 2]


def test_wz_25_tokens_spent_on_a_faulty_word_are_not_returned() -> None:
    # WZ-G12: four tokens with the one of the proposal, one to each, one to the box
    state = reject(after(FAULTY, (0, propose(1, "ZZOO"))), 0, 2, 3)

    assert tokens(state) == [2 + 1, 0, 3 + 1, 3 + 1]


def test_wz_26_they_play_again_in_the_next_round() -> None:
    state = playing("OIe | - | -", out=[1], active=2)

    state = after(state, (2, turn(0, 2)))

    assert state.round == 2
    assert not state.places[1].is_out
    assert game.awaiting(state) == (0, 1, 2)


def test_the_last_one_still_in_shows_a_word_that_nobody_can_turn() -> None:
    # WZ-G24
    state = playing("chAt | ZZOo | -", out=[2])

    state, events = act(reject(after(state, (0, turn(1, 3))), 0), 2, judge("reject"))

    shown = WordTurnedUp(Seat(0), "CHAT", is_listed=True)
    assert kinds(events)[:5] == [
        "BallotCast",
        "WordJudged",
        "WordTurnedUp",
        "WordJudged",
        "RoundEnded",
    ]
    assert the(events, WordTurnedUp) == shown
    assert state.last_round is not None
    assert state.last_round.won == (4, 0, 0)


def test_the_last_word_of_all_may_be_faulty_too() -> None:
    # WZ-G24
    state = after(playing("zzaa | ZZOo"), (0, turn(1, 3)), (0, judge("reject")))

    assert state.trial == Trial(Seat(0), None, "ZZAA", 0)
    assert game.awaiting(state) == (1,)
    state = reject(state, 1)
    assert state.round == 2
    assert state.last_round is not None
    assert [fate.stands for fate in state.last_round.fates] == [False, False]


def test_where_only_listed_words_are_played_there_is_no_vote() -> None:
    # WZ-G10: whatever a dictionary of another day may say
    table = playing("chat | ZZOo | oie", Options(words="listed_only"))

    state, events = act(table, 0, turn(1, 3), lexicon=Dictionary())

    assert kinds(events) == ["CardTurned", "WordTurnedUp", "WordJudged"]
    assert won(state) == [0, 4, 0]


def test_the_dictionary_of_the_tables_language_is_asked() -> None:
    for language, stands in (("fr", True), ("en", False)):
        table = playing("chat | ROi | oie", Options(language=language))  # type: ignore[arg-type]

        _, events = act(table, 0, turn(1, 2))

        assert the(events, WordTurnedUp).is_listed is stands


def test_a_word_on_trial_can_neither_be_turned_nor_proposed() -> None:
    state = after(FAULTY, (0, propose(1, "ZZOO")))

    assert str(refused(state, 0, turn(2, 0))) == "not_playing (WZ-12)"
    assert str(refused(state, 0, propose(2, "OIE"))) == "not_playing (WZ-13)"
