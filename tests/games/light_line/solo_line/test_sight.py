"""The solution and the cards not dealt stay behind the door."""

import pytest

from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.proof import from_the_other_end
from tablee.games.light_line.modes.solo_line.view import HandDealt
from tests.games.light_line.solo_line.builders import T6, building, ready
from tests.games.light_line.solo_line.moves import CLEAR, GIVE_UP, HINT, lay, take_back
from tests.games.light_line.solo_line.play import ME, act, after
from tests.games.rig import BEGIN

OTHER = replace(building(), solution=from_the_other_end(T6), rest=(1, 2, 3))


@pytest.mark.parametrize("viewer", [ME, None])
def test_the_deal_tells_the_cards_and_no_more(viewer: Seat | None) -> None:
    state, events = act(ready(), None, BEGIN)
    told = [game.seen(ready(), event, viewer) for event in events]

    assert told == [HandDealt(state.cards)]


@pytest.mark.parametrize("viewer", [ME, None])
def test_another_solution_looks_the_same(viewer: Seat | None) -> None:
    for actions in ((), (lay(T6[0]),), (lay(T6[0]), lay(T6[1]), take_back(24), CLEAR)):
        one, other = after(building(), *actions), after(OTHER, *actions)

        assert encode(game.view(one, viewer)) == encode(game.view(other, viewer))


def test_hints_and_giving_up_bring_it_to_light() -> None:
    for action in (HINT, GIVE_UP):
        one, other = after(building(), action), after(OTHER, action)

        assert encode(game.view(one, ME)) != encode(game.view(other, ME))


def test_whoever_wins_is_not_shown_another_solution() -> None:
    state = after(replace(OTHER, bench=T6[:9]), lay(T6[9]))

    assert game.view(state, ME).revealed == game.view(state, ME).hints == ()
    assert game.view(state, ME).joined is not None


@pytest.mark.parametrize("action", [HINT, GIVE_UP, lay(T6[0])])
def test_all_that_is_done_is_seen_by_everybody(action: object) -> None:
    _, events = act(building(), 0, action)  # type: ignore[arg-type]

    assert [game.seen(building(), event, None) for event in events] == list(events)


def test_what_is_hidden_has_no_text_form() -> None:
    state, events = act(ready(), None, BEGIN)

    assert repr(state) == "<State>"
    assert repr(events) == "(<PuzzleDealt>,)"
