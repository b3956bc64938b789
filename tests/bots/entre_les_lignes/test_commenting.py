"""At the reveal a bot tells what it took drawings for, and how sure it was; before that it says nothing."""

from collections.abc import Mapping

import pytest

from tablee.bots.bot import Commentator, Impression
from tablee.bots.entre_les_lignes import LEVELS
from tablee.bots.entre_les_lignes.hand import draw_lines
from tablee.bots.entre_les_lignes.player import Player
from tablee.bots.entre_les_lignes.reading import read
from tablee.core.chance import Chance
from tablee.core.drawing import Drawing
from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import actions, game
from tablee.games.entre_les_lignes.pieces import Options
from tablee.games.entre_les_lignes.state import State
from tablee.words.pictures import pictures, things
from tests.games.entre_les_lignes.builders import drawing as before
from tests.games.entre_les_lignes.builders import name, voting
from tests.games.entre_les_lignes.play import after

EXPERT = Player(LEVELS["expert"])
THINGS = ("moon", "house", "clock", "ladder")


def drawn() -> dict[str, Drawing]:
    """By seat; whoever looks must see the same."""
    lines = [pictures(it)[0].strokes for it in THINGS]
    return {name(seat): draw_lines(it, Chance(b"c", seat)) for seat, it in enumerate(lines)}


def told(
    state: State, seat: int, drawings: Mapping[str, Drawing] | None = None
) -> tuple[Impression, ...]:
    shown = drawn() if drawings is None else drawings
    attachments = {key: encode(it) for key, it in shown.items()}
    return EXPERT.comment(game.view(state, Seat(seat)), attachments)


def revealed(votes: str = "AAC", language: str = "fr") -> State:
    """Seat 0 is active and the last to vote; A, B, C hang there for seats 1, 2, 3."""
    state = replace(voting(4), options=Options(language))  # type: ignore[arg-type]
    for seat, letter in enumerate(votes, 1):
        state = after(state, (seat, actions.CastVote(letter)))  # type: ignore[arg-type]
    return after(state, (0, actions.CastVote("B")))


def taken(seat: int) -> Impression:
    """What the expert takes the drawing of this seat for, and how sure it is."""
    reading = read(drawn()[name(seat)], LEVELS["expert"])
    key = max(reading, key=lambda it: reading[it])
    names = things()[key].names
    return Impression(name(seat), f"{names['fr']} = {names['en']}", round(100 * reading[key]))


def test_it_tells_of_the_active_drawing_and_of_the_one_it_voted_for() -> None:
    assert told(revealed("BBB"), 1) == (taken(0), taken(2))


@pytest.mark.parametrize("language", ["fr", "en", "both"])
def test_whatever_the_language_of_the_words_each_person_can_read_it(language: str) -> None:
    assert told(revealed("ACA", language), 3) == (taken(0), taken(1))


def test_of_its_own_drawing_it_has_no_guess() -> None:
    assert told(revealed("BBB"), 0) == (taken(2),)
    assert told(revealed("BBB"), 2) == (taken(0),)


def test_of_blank_papers_nothing_is_told() -> None:
    assert told(revealed(), 1, {}) == ()


@pytest.mark.parametrize("seat", range(4))
def test_el_22_before_the_reveal_it_tells_nothing(seat: int) -> None:
    assert isinstance(EXPERT, Commentator)
    for state in (before(4), voting(4), voting(4, votes="BCA")):
        assert EXPERT.occasion(game.view(state, Seat(seat))) is None
        assert told(state, seat) == ()


def test_a_spectator_and_who_does_not_play_have_nothing_to_tell() -> None:
    view = game.view(revealed(), Seat(0))
    assert EXPERT.occasion(view) == view.round
    assert EXPERT.occasion(replace(view, seat=None)) is None
    idle = replace(view.places[0], is_playing=False)
    assert EXPERT.occasion(replace(view, places=(idle, *view.places[1:]))) is None
