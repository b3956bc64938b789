"""When a bot calls, what it shows, and what it does while it sees nothing."""

import pytest

from tablee.bots.bot import Racer
from tablee.bots.head_line import BOTS, NOVICE, REGULAR
from tablee.bots.head_line.looking import line_seen, misreads
from tablee.bots.head_line.seeker import Level
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Lay
from tablee.games.light_line.cards import COLOURS, DECK
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.actions import (
    Action,
    CallLine,
    Discard,
    GiveUp,
    Mark,
    StartRound,
)
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.games.light_line.modes.head_line.state import State
from tablee.games.light_line.modes.head_line.view import View
from tablee.games.light_line.search import line_of
from tests.games.light_line.head_line.builders import OPEN, dealing, joining, marking
from tests.games.light_line.head_line.moves import AGREE, RESUME
from tests.games.light_line.head_line.play import FIRST, after

NAMES = ("novice", "regular", "expert")
LONELY = next(
    cards
    for cards in (Chance(b"lonely", it).shuffled(DECK)[:5] for it in range(10_000))
    if not any(line_of(cards, colour, 4) for colour in COLOURS)
)
"""Five cards without a line of four."""


def view_of(state: State, seat: int = 1) -> View:
    return game.view(state, Seat(seat))


def chosen(state: State, seat: int = 1, name: str = "expert") -> Action | None:
    return BOTS[name].choose(view_of(state, seat), Chance(b"any"))


def paused(view: View, name: str = "expert", position: int = 0) -> int:
    bot = BOTS[name]
    assert isinstance(bot, Racer)
    return bot.pause(view, Chance(b"any", position))


def test_he_09_who_sees_a_line_calls() -> None:
    assert chosen(dealing()) == CallLine()


def test_who_sees_none_waits_for_the_next_card_without_taking_any_time() -> None:
    state = dealing(cards=LONELY)

    assert chosen(state) is None
    assert paused(view_of(state)) == 0


@pytest.mark.parametrize("cards", [(), OPEN[:2], LONELY])
def test_he_g11_the_dealer_never_pauses(cards: tuple[int, ...]) -> None:
    assert chosen(dealing(cards=cards), seat=0) is None


def test_a_dealer_who_finds_the_dealing_paused_goes_on() -> None:
    state = dealing(cards=LONELY, is_paused=True, deadline=None)

    assert chosen(state, seat=0) == RESUME
    assert chosen(state, seat=1) is None


def test_he_06_it_marks_a_line_of_the_number_and_joins_it_card_by_card() -> None:
    marked = chosen(marking())
    assert isinstance(marked, Mark)
    assert len(marked.cards) == 4
    state = replace(joining(), marked=marked.cards)
    for _ in range(4):
        action = chosen(state)
        assert isinstance(action, Lay)
        state = after(state, (1, action))
    assert state.won[1] == (4,)


def test_he_12_who_has_called_what_is_not_there_gives_up() -> None:
    assert chosen(marking(cards=LONELY)) == GiveUp()
    assert chosen(replace(joining(), marked=tuple(sorted(LONELY[:4])))) == GiveUp()


def test_he_12_it_discards_the_lowest_number() -> None:
    state = dealing(phase="discard", won="| 5 3 4", caller=Seat(1), deadline=None)
    assert chosen(state) == Discard(3)


def test_he_15_the_dealer_starts_the_next_round_after_a_moment() -> None:
    state = dealing(cards=(), phase="result")

    assert chosen(state, seat=0) == StartRound()
    assert 0 < paused(view_of(state, 0)) < 8_000


def test_he_g5_when_all_lie_open_and_it_sees_nothing_it_agrees_to_shuffle() -> None:
    state = dealing(cards=LONELY, pile=(), unseen=0, deadline=None)

    assert chosen(state) == AGREE
    assert paused(view_of(state)) > 0
    assert chosen(replace(state, agreed=(Seat(1),))) is None
    assert chosen(dealing(pile=(), unseen=0, deadline=None)) == CallLine()


def test_he_13_a_call_that_was_on_its_lips_may_still_slip_out() -> None:
    assert chosen(dealing(phase="claim", caller=Seat(0))) == CallLine()
    assert chosen(dealing(cards=LONELY, phase="claim", caller=Seat(0))) is None


@pytest.mark.parametrize("level", [NOVICE, REGULAR])
def test_what_is_overlooked_differs_by_seat_and_round_but_what_is_seen_stays_seen(
    level: Level,
) -> None:
    cards = Chance(b"cards").shuffled(DECK)[:30]
    first_seen = set()
    for seat in (0, 1):
        for number in range(20):
            saw = fancied = False
            for many in range(4, 31):
                state = replace(dealing(cards=cards[:many]), round=number)
                view = view_of(state, seat)
                sees = bool(line_seen(view, level.overlooks))
                fancies = misreads(view, level.misreads)
                assert sees >= saw
                assert fancies >= fancied
                if sees and not saw:
                    first_seen.add((seat, many))
                saw, fancied = sees, fancies
            assert saw
    assert len(first_seen) > 2


def test_longer_lines_and_slower_tables_take_longer() -> None:
    slow = Options(dealer=FIRST.dealer, pace_ms=6_000)
    many = Chance(b"many").shuffled(DECK)[:30]  # so many that nobody overlooks every line
    for name in NAMES:
        usual = paused(view_of(dealing("3", many)), name)
        assert usual > 0
        assert paused(view_of(dealing("5", many)), name) == 2 * usual
        assert paused(view_of(dealing("3", many, slow)), name) == 2 * usual


def test_better_players_see_sooner() -> None:
    view = view_of(dealing())
    novice, regular, expert = (
        sum([paused(view, name, position) for position in range(400)]) for name in NAMES
    )
    assert expert < regular < novice
