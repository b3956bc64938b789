"""Which line a bot builds, what it calls, and when it makes do with less."""

from itertools import combinations, pairwise

import pytest

from tablee.bots.long_line import BOTS, EXPERT, NOVICE, REGULAR
from tablee.bots.long_line.plan import line_to_build, lines_seen
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Lay, TakeBack, lines_on
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.actions import Action, CallLine, Stop
from tablee.games.light_line.modes.long_line.pieces import Call
from tablee.games.light_line.modes.long_line.state import State
from tablee.games.light_line.search import longest_lines
from tests.games.light_line.long_line.builders import HIDDEN, handed, racing
from tests.games.light_line.long_line.play import after

HAND = (5, 6, 12, 16, 39, 44, 55, 57)  # LO-T8: green 7, red 6, yellow 5, black 5, blue 4
ANY = Chance(b"any")


def chosen(state: State, name: str = "expert", seat: int = 0) -> Action:
    action = BOTS[name].choose(game.view(state, Seat(seat)), ANY)
    assert action is not None
    return action


def called(state: State, *numbers: int) -> State:
    """Others, whose places nobody looks at, have called these."""
    return replace(state, calls=tuple([Call(Seat(1), number, 0) for number in numbers]))


def built(state: State) -> tuple[State, list[Action]]:
    """Until it would call or stop."""
    done: list[Action] = []
    while not isinstance(action := chosen(state), CallLine | Stop):
        done.append(action)
        state = after(state, (0, action))
    return state, [*done, action]


def test_lo_t8_the_expert_builds_the_longest_line_of_its_hand_and_calls_it() -> None:
    state, done = built(handed(HAND, ()))

    assert [type(it) for it in done] == [*[Lay] * 7, CallLine]
    assert done[-1] == CallLine(7)
    assert lines_on(state.places[0].bench)[0].length == 7


def test_lo_10_when_its_number_is_taken_it_takes_back_an_end() -> None:
    state, _ = built(handed(HAND, ()))

    _, done = built(called(state, 7))

    assert [type(it) for it in done] == [TakeBack, CallLine]
    assert done[-1] == CallLine(6)


def test_lo_09_it_goes_for_the_greatest_number_that_is_free() -> None:
    _, done = built(called(handed(HAND, ()), 8, 7, 5))

    assert done[-1] == CallLine(6)


@pytest.mark.parametrize("name", ["novice", "regular", "expert"])
def test_lo_08_a_line_that_stands_is_called_even_if_it_had_another_in_mind(name: str) -> None:
    assert chosen(racing("8 0"), name) == CallLine(8)


def test_lo_g5_with_nothing_left_to_win_it_lays_one_card_and_stops() -> None:
    _, done = built(called(handed(HAND, ()), 2, 3, 4, 5, 6, 7))

    assert [type(it) for it in done] == [Lay, Stop]


@pytest.mark.parametrize(
    ("lengths", "is_called"),
    [
        ("3 5", True),
        ("6 5", True),
        ("3 4", False),  # the other is not thought to call so little
        ("1 5", False),  # a line needs two cards
    ],
)
def test_lo_13_the_expert_calls_a_shorter_line_before_it_is_left_over(
    lengths: str, is_called: bool
) -> None:
    state = racing(lengths)
    mine = int(lengths[0])

    assert (chosen(state) == CallLine(mine)) == is_called
    assert not isinstance(chosen(racing(lengths, HIDDEN)), CallLine)  # it has not seen theirs


def test_lo_11_while_others_may_still_be_left_over_the_expert_builds_on() -> None:
    assert not isinstance(chosen(racing("3 5 0")), CallLine)
    assert chosen(racing("3 5 0 0", calls=[(2, 7), (3, 8)])) == CallLine(3)
    assert not isinstance(chosen(racing("3 5 0", calls=[(2, 3)])), CallLine)  # it is taken


def test_lower_levels_overlook_more() -> None:
    hands = [tuple(sorted(Chance(b"hands", it).shuffled(DECK)[:8])) for it in range(40)]
    reached = [
        sum([max(map(len, lines_seen(hand, it.overlooks, it.colours))) for hand in hands])
        for it in (NOVICE, REGULAR, EXPERT)
    ]
    best = sum([max(map(len, longest_lines(hand).values())) for hand in hands])

    assert reached[-1] == best
    assert all(lower < higher for lower, higher in pairwise(reached))


def test_who_sees_no_line_at_all_looks_again_at_all_cards() -> None:
    for pair in combinations(HAND, 2):
        both = max(map(len, longest_lines(pair).values()))
        assert max(map(len, lines_seen(pair, 1, 5))) == both


def test_of_two_lines_as_long_it_builds_the_one_that_lies_there_in_part() -> None:
    lines = tuple(longest_lines(HAND).values())
    red = next(line for line in lines if len(line) == 6)

    assert line_to_build(lines, red[2:5], [8, 7]) == red
    assert line_to_build(lines, red[:5], [8, 7, 6]) in (red[:5], red[1:])
    assert line_to_build(lines, (), range(2, 9)) == ()
