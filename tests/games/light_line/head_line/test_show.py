"""Showing the line: marking its cards, then joining them (HE-06 to HE-12)."""

import pytest

from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.bench import lines_on
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.display import Laid, grid_of, spots
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.actions import Action, Mark
from tablee.games.light_line.modes.head_line.events import (
    CardsMarked,
    LineFailed,
    LineJoined,
    RoundEnded,
    TimeRanOut,
)
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.games.light_line.modes.head_line.state import State
from tests.games.light_line.head_line.builders import OPEN, dealing, join, joining, marking, solve
from tests.games.light_line.head_line.moves import CALL, CLEAR, GIVE_UP, lay, mark, take_back
from tests.games.light_line.head_line.play import act, after, offers, refused
from tests.games.rig import TIME_UP, kinds, the

# Marking


def test_he_09_the_caller_marks_the_cards_of_the_line() -> None:
    state, events = act(marking(), 1, mark(*OPEN[:4]), now=4_999)

    assert events == (CardsMarked(Seat(1), (35, 36, 37, 38), 24_999),)
    assert (state.phase, state.marked) == ("join", (35, 36, 37, 38))
    assert game.deadline(state) == 24_999


@pytest.mark.parametrize("many", [0, 1, 3, 5, 9])
def test_he_06_as_many_are_marked_as_the_number_says(many: int) -> None:
    # HE-T3, HE-G8: five cards for a four are not even looked at
    refusal = refused(marking(), 1, mark(*OPEN[:many]))

    assert str(refusal) == "wrong_count (HE-06)"
    assert isinstance(refusal, BrokenRule)


@pytest.mark.parametrize("card", [5, 0, -1, 61, 1 << 40])
def test_he_05_only_open_cards_are_marked(card: int) -> None:
    refusal = refused(marking(), 1, mark(*OPEN[:3], card))

    assert str(refusal) == "card_not_open (HE-05)"
    assert isinstance(refusal, BrokenRule)


@pytest.mark.parametrize("cards", [(35, 36, 38, 37), (35, 35, 36, 37)])
def test_he_06_each_card_is_marked_once_and_in_rising_order(cards: tuple[int, ...]) -> None:
    assert str(refused(marking(), 1, Mark(cards))) == "cards_out_of_order (HE-06)"


def test_he_09_nobody_else_marks_joins_or_gives_up() -> None:
    some = OPEN[0]

    tries: list[tuple[State, Action]] = [
        (marking(), mark(*OPEN[:4])),
        (marking(), GIVE_UP),
        (joining(), lay(some, 0, 0)),
        (joining(), GIVE_UP),
    ]
    for state, action in tries:
        refusal = refused(state, 0, action)
        assert str(refusal) == "another_called (HE-09)"
        assert isinstance(refusal, NotYourTurn)
    assert offers(marking(), 0) == offers(joining(), 0) == {}


def test_he_09_there_is_nothing_to_mark_or_give_up_before_a_call() -> None:
    for state in (dealing(), after(dealing(), (1, CALL))):
        assert str(refused(state, 1, mark(*OPEN[:4]))) == "nothing_to_mark (HE-09)"
        assert str(refused(state, 1, GIVE_UP)) == "nothing_to_give_up (HE-09)"
    assert str(refused(joining(), 1, mark(*OPEN[:4]))) == "nothing_to_mark (HE-09)"


def test_the_offer_to_mark_has_all_open_cards_in_rising_order() -> None:
    offer = offers(marking("5 3"), 1)["mark"]

    assert offer.covers(mark(*OPEN[:5]))
    assert not offer.covers(mark(*OPEN[:4]))
    assert set(offers(marking(), 1)) == {"mark", "give_up"}


# Joining


@pytest.mark.parametrize("action", [lay(35, 0, 0), take_back(35), CLEAR])
def test_he_08_no_card_is_moved_before_a_call(action: Action) -> None:
    for state in (dealing(), after(dealing(), (1, CALL)), marking()):
        refusal = refused(state, 1, action)
        assert str(refusal) == "hands_off (HE-08)"
        assert isinstance(refusal, NotNow)


def test_he_07_one_may_start_with_any_card() -> None:
    state = joining()

    for card in state.marked:
        for turned in (0, 1):
            begun, _ = act(state, 1, lay(card, 0, 0, turned))
            assert begun.bench == (Laid(card, 0, 0, 1 if turned else 0),)


def test_he_09_only_marked_cards_are_laid() -> None:
    state = joining()
    others = [card for card in DECK if card not in state.marked]

    for card in (*others, 0, 61):
        assert str(refused(state, 1, lay(card, 0, 0))) == "not_your_card (LL-06)"


def test_he_09_the_cards_are_joined_by_the_rules_of_the_game() -> None:
    state = after(joining(), (1, lay(solve()[0].card, 0, 0)))

    assert str(refused(state, 1, lay(solve()[1].card, 7, 7))) == "continues_no_line (LL-07)"
    assert after(state, (1, take_back(solve()[0].card))).bench == ()
    assert after(state, (1, CLEAR)).bench == ()


def test_he_11_a_line_of_one_colour_through_all_of_them_wins_the_number() -> None:
    # HE-T2
    cards = (*OPEN, 40, 41, 42, 45)
    solution = solve("4", cards, "B")
    state = joining("4 3 5", solution=solution, cards=cards, won="3|3")

    state, events = join(state, 1, solution)

    assert kinds(events) == ["CardLaid", "LineJoined", "RoundEnded"]
    line = the(events, LineJoined).line
    assert (line.colour, line.length) == ("B", 4)
    assert state.won == ((3,), (3, 4))
    assert (state.number, len(state.round_pile)) == (3, 2)


@pytest.mark.parametrize("numbers", ["3 4", "4 3", "5 3"])
def test_he_11_nothing_is_won_before_the_last_card_lies(numbers: str) -> None:
    solution = solve(numbers)
    state = joining(numbers, solution=solution)

    state, events = join(state, 1, solution[:-1])

    assert kinds(events) == ["CardLaid"]
    assert (state.phase, len(state.bench)) == ("join", int(numbers[0]) - 1)
    state, events = join(state, 1, solution[-1:])
    assert the(events, RoundEnded).result.how == "joined"


def test_he_11_all_cards_joined_but_not_in_one_line_is_not_yet_right() -> None:
    first, second = solve("2")
    benches = [
        (first, second, Laid(card, x, y, 1 if turned else 0))
        for card in OPEN
        if card not in (first.card, second.card)
        for x, y, turned in spots(grid_of((first, second)), card)
    ]
    crooked = [bench for bench in benches if lines_on(bench)[0].length < 3]
    assert crooked

    for bench in crooked:
        state, events = join(joining("3 4", solution=bench), 1, bench)
        assert (state.phase, kinds(events)) == ("join", ["CardLaid"])


def test_he_11_black_is_no_joker() -> None:
    # HE-T6: where black meets red, no line goes on.
    first = Laid(OPEN[0], 0, 0)
    grid = grid_of((first,))
    joker = [
        (card, spot)
        for card in OPEN[1:]
        for spot in set(spots(grid, card, joker=True)) - set(spots(grid, card))
    ]
    assert joker

    for card, (x, y, turned) in joker:
        others = [it for it in OPEN[1:] if it != card][:2]
        cards = tuple(sorted((first.card, card, *others)))
        state = after(marking(), (1, mark(*cards)), (1, lay(first.card, 0, 0)))
        assert str(refused(state, 1, lay(card, x, y, turned))) == "continues_no_line (LL-07)"


def test_all_the_others_see_the_cards_being_joined() -> None:
    state = after(joining(), (1, lay(solve()[0].card, 0, 0)))

    for seat in (Seat(0), None):
        view = game.view(state, seat)
        assert (view.bench, view.marked, view.caller) == (state.bench, state.marked, 1)


# Out of time


def test_he_10_cards_not_marked_in_time_are_wrong() -> None:
    # HE-G3
    state = marking(deadline=5_000)
    assert str(refused(state, None, TIME_UP, now=4_999)) == "too_early"

    state, events = act(state, None, TIME_UP, now=5_000)

    assert events[:2] == (TimeRanOut(Seat(1)), LineFailed(Seat(1), "not_marked_in_time"))
    assert the(events, RoundEnded).result.how == "not_marked_in_time"
    assert state.phase == "result"


@pytest.mark.parametrize("now", [5_000, 5_001])
def test_he_10_cards_marked_at_the_deadline_come_too_late(now: int) -> None:
    # HE-G3: whether or not the table was first to say so
    state = marking(deadline=5_000)

    late = act(state, 1, mark(*OPEN[:4]), now=now)

    assert late == act(state, None, TIME_UP, now=now)
    assert act(state, 1, mark(*OPEN[:4]), now=4_999)[0].phase == "join"
    assert str(refused(state, 1, mark(*OPEN[:3]), now=now)) == "wrong_count (HE-06)"


def test_he_10_cards_not_joined_in_time_are_wrong() -> None:
    # HE-G3
    state = joining(deadline=25_000)
    assert str(refused(state, None, TIME_UP, now=24_999)) == "too_early"

    _, events = act(state, None, TIME_UP, now=25_000)

    assert the(events, RoundEnded).result.how == "not_joined_in_time"


@pytest.mark.parametrize("now", [25_000, 25_001])
def test_he_10_the_last_card_at_the_deadline_comes_too_late(now: int) -> None:
    solution = solve()
    state, _ = join(joining(deadline=25_000), 1, solution[:-1])
    last = solution[-1]
    final = lay(last.card, last.x, last.y, last.turned)

    assert act(state, 1, final, now=now) == act(state, None, TIME_UP, now=now)
    assert the(act(state, 1, final, now=24_999)[1], LineJoined)


@pytest.mark.parametrize(
    ("times", "until"), [("normal", 20_100), ("relaxed", 40_100), ("calm", 80_100)]
)
def test_he_10_there_is_more_time_to_join_where_that_is_agreed(times: str, until: int) -> None:
    options = Options(dealer=Seat(0), times=times)  # type: ignore[arg-type]

    state, _ = act(marking(options=options), 1, mark(*OPEN[:4]), now=100)

    assert game.deadline(state) == until


@pytest.mark.parametrize("table", [marking(), joining()], ids=["mark", "join"])
def test_he_12_giving_up_is_wrong(table: State) -> None:
    state, events = act(table, 1, GIVE_UP, now=77)

    assert events[0] == LineFailed(Seat(1), "gave_up")
    result = the(events, RoundEnded).result
    assert (result.how, result.callers, result.marked) == ("gave_up", (1,), table.marked)
    assert game.deadline(state) == 8_077
