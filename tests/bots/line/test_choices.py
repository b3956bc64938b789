"""What the bots do in positions set up by hand."""

from typing import Any

import pytest

from tablee.bots.line import BOTS
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, DECK, NUMBERS, Card
from tablee.games.light_line.display import Fit, Laid, fits, grid_of
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.actions import Action, Draw, Exchange, Pay, PlaceCard
from tablee.games.light_line.modes.line.pieces import LastRound
from tablee.games.light_line.modes.line.scoring import MOST, payment
from tablee.games.light_line.modes.line.state import State
from tests.games.light_line.boards import T17
from tests.games.light_line.line.builders import FIVE_LAID, START, TWO_LAID, piles_of, playing
from tests.games.light_line.line.play import sizes

SHORT = piles_of(9, 1, 0, 9)
"""Six points are not to be had here, only five (LL-21)."""
LOW, HIGH = "14", "50 51 52"
"""Point cards: 3 points and 15."""


def choose(name: str, state: State, luck: bytes = b"any") -> Action:
    assert state.active is not None
    return BOTS[name].choose(game.view(state, state.active), Chance(luck))


def of_two(display: str, hands: str, mine: str, theirs: str, **rest: Any) -> State:
    """Seat 0 is to act."""
    return playing(display, hands, taken=f"{mine} | {theirs}", **rest)


def chosen_fit(name: str, state: State, luck: bytes = b"any") -> Fit:
    """Where the card is laid, and what for."""
    action = choose(name, state, luck)
    assert isinstance(action, PlaceCard)
    own = game.view(state, state.active).own
    assert own is not None
    return next(fit for fit in own.fits if fit.spot == action.spot)


def paid(name: str, state: State) -> tuple[int, ...]:
    action = choose(name, state)
    assert isinstance(action, Pay)
    return action.numbers


def test_the_regular_lays_for_the_most_points() -> None:
    assert chosen_fit("regular", playing(FIVE_LAID, "30 1")).points == 13


def test_the_novice_tries_a_few_spots_and_takes_the_best_of_them() -> None:
    state = playing(T17, "2 1")
    most = max(min(fit.points, MOST) for fit in fits(grid_of(state.display), 2))
    found = [chosen_fit("novice", state, luck=b"%d" % n).points for n in range(80)]
    assert any(points >= most for points in found)
    assert any(points < most for points in found)


def test_the_regular_takes_few_cards_and_draws_from_the_highest_pile() -> None:
    state = playing(TWO_LAID, "- 1", phase="pay", due=5)
    assert paid("regular", state) == (5,)
    assert choose("regular", playing(START, "- 1", phase="draw")) == Draw(3)


@pytest.mark.parametrize("first", [0, 1])
def test_ll_21_the_expert_does_not_bring_the_end_about_when_behind(first: int) -> None:
    state = of_two(T17, "2 1", LOW, HIGH, piles=SHORT, first=Seat(first))
    assert chosen_fit("regular", state).points == 6
    points = chosen_fit("expert", state).points
    assert payment(points, sizes(state))[0] == points


def test_ll_21_the_expert_brings_the_end_about_when_ahead() -> None:
    state = of_two(T17, "2 1", HIGH, LOW, piles=SHORT, first=Seat(1))
    assert chosen_fit("expert", state).points == 6


def test_ll_17_the_expert_hurries_when_ahead_and_takes_its_time_when_behind() -> None:
    ahead = of_two(T17, "- 1", HIGH, LOW, phase="pay", due=5)
    behind = of_two(T17, "- 1", LOW, HIGH, phase="pay", due=5)
    assert paid("expert", ahead) == (2, 3)
    assert paid("expert", behind) == (5,)


def test_ll_24_in_the_last_turn_the_expert_takes_few_cards() -> None:
    last = LastRound(Seat(1), "points_short")
    tied = of_two(T17, "- -", "48", "49 50", phase="pay", due=5, first=Seat(1), last_round=last)
    assert paid("expert", tied) == (5,)


def test_one_who_cannot_win_any_more_plays_well_all_the_same() -> None:
    last = LastRound(Seat(1), "points_short")
    lost = of_two(T17, "27 -", LOW, HIGH, first=Seat(1), last_round=last)
    assert chosen_fit("expert", lost).points == 9
    lost = of_two(T17, "- -", LOW, HIGH, phase="pay", due=5, first=Seat(1), last_round=last)
    assert paid("expert", lost) == (5,)


def test_ll_20_the_expert_draws_from_the_pile_that_promises_most() -> None:
    for board in (T17, FIVE_LAID):
        state = playing(board, "- 1", phase="draw")
        best = max(NUMBERS, key=lambda pile: _mean_best(state, pile))
        assert choose("expert", state) == Draw(best)


def test_the_expert_does_not_draw_the_poor_card_it_put_back() -> None:
    """Fours promise most here, but the only one left is not one of the good ones."""
    state = playing(TWO_LAID, "- 1", piles="2 3 4 6 | 14 15 16 18 | 45 | 50 51 52 53", phase="draw")
    assert choose("expert", state) == Draw(4)
    place = replace(state.places[0], put_back=(45,))
    state = replace(state, places=(place, *state.places[1:]))
    assert choose("expert", state) != Draw(4)


def test_ll_19_the_expert_exchanges_for_what_promises_most() -> None:
    state = playing(START, "7 1")
    best = max(NUMBERS, key=lambda pile: _mean_best(state, pile))
    assert choose("expert", state) == Exchange(best)


@pytest.mark.parametrize("lead", [0, 3, 5])
def test_in_the_last_round_the_expert_leaves_the_least_chance_to_be_caught(lead: int) -> None:
    """Counted out here with the rules themselves."""
    last = LastRound(Seat(0), "points_short")
    mine = {0: "50 51 52", 3: "50 51 52 14", 5: "50 51 52 53"}[lead]
    for card in (28, 44, 52, 13, 43):
        state = of_two(T17, f"{card} 1", mine, "48 49 57", last_round=last)
        chances = {fit.spot: _stays_ahead(state, card, fit) for fit in _fits(state, card)}
        assert chances[chosen_fit("expert", state).spot] == max(chances.values())


def test_the_expert_gives_a_point_away_to_leave_less() -> None:
    """The next one is known to hold a five."""
    board = "24@0,0 34@1,0 23@-1,0 27@1,1,1 33@0,1,1 20@-1,-1,1 21@0,-1,1 14@-1,-2"
    state = playing(board, "30 48", first=Seat(1))
    modest, greedy = chosen_fit("expert", state), chosen_fit("regular", state)
    assert (modest.points, greedy.points) == (2, 3)
    left = {
        fit: _mean_best(replace(state, display=_with(state, 30, fit)), 5)
        for fit in (modest, greedy)
    }
    assert left[modest] < left[greedy] - 1


def _fits(state: State, card: Card) -> tuple[Fit, ...]:
    return fits(grid_of(state.display), card)


def _with(state: State, card: Card, fit: Fit) -> tuple[Laid, ...]:
    """The display when the card is laid there."""
    x, y, turned = fit.spot
    return (*state.display, Laid(card, x, y, 1 if turned else 0))


def _best(display: tuple[Laid, ...], card: Card) -> int:
    return min(MOST, max([fit.points for fit in fits(grid_of(display), card)], default=0))


def _mean_best(state: State, pile: int) -> float:
    used = {*[it.card for it in state.display], state.places[0].card}
    cards = [card for card in DECK if BACK[card] == pile and card not in used]
    return sum(_best(state.display, card) for card in cards) / len(cards)


def _stays_ahead(state: State, card: Card, fit: Fit) -> float:
    """With how many of the cards the rival may hold it does not win, if it lays as well as it can."""
    display = _with(state, card, fit)
    amount, ways = payment(min(MOST, fit.points), sizes(state))
    return max(_odds(state, display, card, way) for way in ways) if amount else 0.0


def _odds(state: State, display: tuple[Laid, ...], card: Card, way: tuple[int, ...]) -> float:
    me, rival = state.places
    mine = (me.points + sum(way), -len(me.taken) - len(way))
    two, three, four, five = (
        size - way.count(number) for number, size in zip((2, 3, 4, 5), sizes(state), strict=True)
    )
    seen = {*[it.card for it in display], card}
    assert rival.card is not None
    may_hold = [it for it in DECK if BACK[it] == BACK[rival.card] and it not in seen]
    total = 0.0
    for it in may_hold:
        amount, ways = payment(_best(display, it), (two, three, four, five))
        theirs = (rival.points + amount, -len(rival.taken) - min(map(len, ways)))
        total += (mine > theirs) + 0.5 * (mine == theirs)
    return total / len(may_hold)
