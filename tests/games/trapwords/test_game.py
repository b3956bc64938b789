"""Who may ask for what at all, and what the game says of itself."""

import pytest

from tablee.core.offers import is_offered
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.trapwords import game
from tests.games.trapwords.builders import begun, clues
from tests.games.trapwords.moves import WRONG, guess, say, stop
from tests.games.trapwords.play import offers


def test_offers_are_for_the_seat_that_may() -> None:
    state = clues()

    assert is_offered(offers(state, 0), say("mot"))
    assert is_offered(offers(state, 2), guess("un mot"))
    for seat, action in ((2, say("mot")), (0, guess("mot")), (1, stop(1, "TW-32")), (1, WRONG)):
        assert not is_offered(offers(state, seat), action)


def test_what_the_game_says_of_itself() -> None:
    assert game.ABOUT.seats == tuple(range(4, 13))
    assert {"stop", "unsure"} <= game.TYPES.unasked
    assert all(game.start(begun().seating, it) for it in game.PRESETS.values())


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_secret_does_not_show_in_the_text_form_of_a_view(seat: int | None) -> None:
    shown = game.view(clues(), None if seat is None else Seat(seat))

    assert "beurre" not in repr(shown) + repr(clues())
    assert (b"beurre" in encode(shown)) is (seat in (0, 1))
