"""Building the line (rules SO-03, SO-05)."""

import pytest

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.refusal import BrokenRule, NotNow
from tablee.games.light_line.bench import BenchCleared, CardLaid, CardTakenBack, Lay, spots_for
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.solo_line.actions import Action
from tablee.games.light_line.modes.solo_line.events import LineJoined
from tablee.games.light_line.modes.solo_line.pieces import Options
from tests.games.light_line.solo_line.builders import T6, building, ready
from tests.games.light_line.solo_line.moves import CLEAR, lay, take_back
from tests.games.light_line.solo_line.play import ME, act, after, offered, refused
from tests.games.rig import the


def test_so_03_a_card_is_laid_where_it_continues_a_line() -> None:
    state, events = act(building(T6[0]), 0, lay(T6[1]))

    assert events == (CardLaid(ME, T6[1]),)
    assert state.bench == T6[:2]


def test_so_03_a_card_that_continues_no_line_is_refused() -> None:
    refusal = refused(building(T6[0]), 0, lay(Laid(24, 1, 1)))

    assert str(refusal) == "continues_no_line (LL-07)"
    assert isinstance(refusal, BrokenRule)


def test_so_03_only_the_cards_of_the_hand_are_laid() -> None:
    refusal = refused(building(), 0, Lay(1, (0, 0, 0)))

    assert str(refusal) == "not_your_card (LL-06)"


def test_so_04_a_card_may_be_laid_where_black_meets_a_colour() -> None:
    black, red = T6[:2]
    expert = building(black, options=Options(joker=False))

    assert after(building(black), lay(red)).bench == (black, red)
    assert str(refused(expert, 0, lay(red))) == "continues_no_line (LL-07)"


def test_cards_are_taken_back_and_laid_again_as_often_as_one_likes() -> None:
    state, events = act(building(*T6[:3]), 0, take_back(24))
    assert events == (CardTakenBack(ME, 24),)
    assert state.bench == (T6[0], T6[2])

    state, events = act(state, 0, CLEAR)
    assert events == (BenchCleared(ME),)
    assert state.bench == ()

    state = after(state, lay(Laid(5, 0, 0, 1)), lay(Laid(5, 0, 0)))
    assert state.bench == (Laid(5, 0, 0),)  # SO-G3
    assert state.moves == 4


def test_so_05_the_last_card_in_its_place_wins_at_once() -> None:
    state, events = act(building(*T6[:9]), 0, lay(T6[9]))

    assert the(events, LineJoined).line.colour == "R"
    assert the(events, GameEnded).outcome == Outcome("joined", (ME,), (10,))
    assert state.phase == "over"
    assert state.joined is not None
    assert state.awaited == ()


def test_so_05_nine_cards_of_ten_are_not_enough() -> None:
    state, events = act(building(*T6[:8]), 0, lay(T6[8]))

    assert events == (CardLaid(ME, T6[8]),)  # SO-T4
    assert state.phase == "build"


def test_so_05_ten_cards_are_not_enough_if_one_is_not_joined() -> None:
    rest = building(*T6[1:])
    spots = spots_for(rest.bench, 5, joker=True)
    ends = [act(rest, 0, Lay(5, spot))[0] for spot in spots]

    assert {len(state.bench) for state in ends} == {10}
    assert {state.phase for state in ends} == {"build", "over"}


@pytest.mark.parametrize("action", [lay(T6[0]), take_back(5), CLEAR])
def test_nothing_is_built_before_the_deal_or_after_the_end(action: Action) -> None:
    for state in (ready(), after(building(*T6[:9]), lay(T6[9]))):
        refusal = refused(state, 0, action)

        assert str(refusal) == "not_building (SO-03)"
        assert isinstance(refusal, NotNow)
        assert offered(state) == set()


def test_what_may_be_done_at_the_bench_is_offered() -> None:
    assert offered(building()) == {"lay", "hint", "give_up"}
    assert offered(building(T6[0])) == {"lay", "take_back", "clear_bench", "hint", "give_up"}
