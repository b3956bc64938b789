"""The end of a round and of the game: rules WZ-02, WZ-27 to WZ-31."""

from collections.abc import Iterator

import pytest

from tablee.bots.random_bot import RandomBot
from tablee.core.chance import Chance
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.events import RoundDealt, RoundEnded
from tablee.games.wordz.pieces import Options, RoundResult
from tablee.games.wordz.state import State
from tablee.tables.table import open_table
from tests.games.rig import kinds, the
from tests.games.wordz.builders import composing, playing, wordz_with
from tests.games.wordz.dictionary import HalfOfAll
from tests.games.wordz.moves import PASS, propose, turn
from tests.games.wordz.play import act, after, dealt, tokens

LAST = "- | Or | -"
"""Only one card is left to turn."""


@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 5])
def test_wz_02_as_many_rounds_as_agreed(rounds: int) -> None:
    state = dealt(2, Options(rounds=rounds))  # type: ignore[arg-type]

    for number in range(1, rounds + 1):
        assert (state.round, state.outcome) == (number, None)
        state = after(state, (0, PASS), (1, PASS))

    assert state.phase == "over"
    assert state.outcome is not None


def test_wz_02_three_rounds_unless_agreed_otherwise() -> None:
    assert Options().rounds == 3


def test_wz_27_the_round_ends_when_no_word_is_left() -> None:
    turned, events = act(playing(LAST), 0, turn(1, 1))
    found, _ = act(playing(LAST), 0, propose(1, "OR"))

    assert kinds(events) == [
        *["CardTurned", "WordTurnedUp", "WordJudged", "RoundEnded", "RoundDealt"]
    ]
    assert (turned.round, found.round) == (2, 2)
    assert after(playing("- | Or | chat"), (0, turn(1, 1))).round == 1


def test_wz_28_each_card_won_is_a_point() -> None:
    state, events = act(playing(LAST, won=[3, 4, 0], points=[1, 0, 2]), 0, propose(1, "OR"))

    result = the(events, RoundEnded).result
    assert (result.round, result.won, result.points) == (1, (4, 5, 0), (5, 5, 2))
    assert [(place.points, place.won) for place in state.places] == [(5, 0), (5, 0), (2, 0)]
    assert game.view(state, None).last_round == result


def test_wz_29_all_cards_come_back_for_the_next_round() -> None:
    state, events = act(playing(LAST), 0, turn(1, 1))

    assert [len(hand) for hand in the(events, RoundDealt).hands] == [12, 12, 12]
    assert (state.phase, state.fates, state.misses, state.words) == ("compose", (), (), ())
    assert state.active is None


def test_wz_30_the_one_with_fewest_points_begins_and_of_equals_the_one_with_fewest_tokens() -> None:
    # WZ-T7
    state = playing("- | Or | -", won=[5, 1, 3], tokens=[4, 2, 3])

    _, events = act(state, 0, turn(1, 1))

    assert the(events, RoundEnded).result.won == (5, 3, 3)
    assert the(events, RoundDealt).first == 1
    assert the(events, RoundDealt).tokens == (3, 3, 3)  # WZ-G2: counted before the reset


def test_wz_30_points_of_the_whole_game_count_and_then_the_lot() -> None:
    # WZ-G15
    state = playing("- | Or | -", won=[5, 1, 0], points=[0, 2, 9], tokens=[3, 3, 3])

    firsts = {the(act(state, 0, turn(1, 1), key=b"%d" % n)[1], RoundDealt).first for n in range(20)}

    assert firsts == {0, 1}


def test_wz_30_tokens_are_carried_over_where_agreed() -> None:
    # WZ-G2
    state = playing("- | Or | -", Options(tokens="carried"), tokens=[4, 0, 5])

    assert the(act(state, 0, turn(1, 1))[1], RoundDealt).tokens == (4, 0, 5)
    assert {place.tokens for place in dealt(3, Options(tokens="carried")).places} == {3}


def test_wz_31_the_sum_of_the_rounds_decides() -> None:
    state, events = act(playing(LAST, round=3, points=[8, 3, 2]), 0, turn(1, 1))

    assert kinds(events)[-2:] == ["RoundEnded", "GameEnded"]
    assert the(events, GameEnded).outcome == Outcome("most_points", (Seat(0),), (8, 5, 2))
    assert game.outcome(state) == state.outcome
    assert (game.awaiting(state), game.deadline(state)) == ((), None)


def test_wz_31_equals_share() -> None:
    # WZ-G16
    state, _ = act(playing(LAST, round=3, points=[5, 3, 2]), 0, turn(1, 1))

    assert state.outcome == Outcome("most_points", (Seat(0), Seat(1)), (5, 5, 2))


def test_a_game_without_a_word_is_everybodys() -> None:
    state = after(composing("AEIOUBCDFGHJ | AEIOUBCDFGHJ", Options(rounds=1)), (0, PASS), (1, PASS))

    assert state.outcome == Outcome("most_points", (Seat(0), Seat(1)), (0, 0))


def played(seats: int) -> Iterator[tuple[State, list[RoundResult]]]:
    """Every state of a game played by chance, with the rounds that ended there."""
    table = open_table(wordz_with(HalfOfAll()), seats, Options(rounds=2), seed=b"%d" % seats)
    bot, dice = RandomBot(game.TYPES), Chance(b"%d" % seats)
    while table.outcome is None:
        seat = dice.pick(table.awaiting)
        events = table.act(seat, bot.choose(table.view(seat), dice))
        yield table.state, [it.result for it in events if isinstance(it, RoundEnded)]


def test_the_cards_won_are_those_of_the_words_that_stand() -> None:
    # WZ-T9
    results = [
        result for seats in game.ABOUT.seats for _, ended in played(seats) for result in ended
    ]

    assert len(results) == 2 * len(game.ABOUT.seats)
    assert {fate.stands for result in results for fate in result.fates} == {True, False}
    for result in results:
        assert sum(result.won) == sum(len(it.word) for it in result.fates if it.stands)


def test_tokens_are_only_lost_with_a_faulty_word() -> None:
    # WZ-T10
    for seats in game.ABOUT.seats:
        for state, _ in played(seats):
            in_play = sum(tokens(state))
            is_clean = all(fate.stands for fate in state.fates)
            assert in_play == 3 * seats if is_clean else in_play <= 3 * seats
