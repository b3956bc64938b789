"""Votes: by one's own word where one has it, else by the words that two drawings share."""

import pytest

from tablee.bots.entre_les_lignes import BOTS, EXPERT, LEVELS
from tablee.bots.entre_les_lignes.hand import draw_lines
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.links import hints
from tablee.bots.entre_les_lignes.voting import best_letter, shares_by_letter
from tablee.core.chance import Chance
from tablee.core.drawing import Drawing
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.actions import CastVote
from tablee.games.entre_les_lignes.state import State
from tablee.games.entre_les_lignes.view import View
from tablee.words.pictograms import pictograms
from tests.games.entre_les_lignes.builders import name, voting

WORDS = ("avion", "avion", "piano", "cheval", "fromage", "lune")
SURE = replace(EXPERT, recall=100, sense=100)
DIM = replace(SURE, depth=1)
"""Has everything in mind for its own word, and one thing for any other."""


def table(seats: int = 6) -> State:
    """Seat 0 is active, seat 1 its accomplice (at A)."""
    state = voting(seats)
    both = zip(state.places, WORDS, strict=False)
    return replace(state, places=tuple(replace(place, word=word) for place, word in both))


def drawings(*at: int) -> dict[str, Drawing]:
    """By seat, what stands at this place of the list of its word."""
    keys = [hints("fr", word)[place] for word, place in zip(WORDS, at, strict=True)]
    lines = [pictograms()[key].strokes for key in keys]
    return {name(seat): draw_lines(it, Chance(b"v", seat)) for seat, it in enumerate(lines)}


def view(seat: int) -> View:
    return game.view(table(), Seat(seat))


def votes(seat: int, level: Level, *at: int) -> str:
    return best_letter(view(seat), drawings(*at), level, Chance(b"vote"))


def test_el_21_the_active_player_looks_for_what_hints_at_its_own_word() -> None:
    assert votes(0, DIM, 5, 6, 3, 3, 3, 3) == "A"


def test_el_13_the_accomplice_sees_its_own_word_in_the_active_drawing() -> None:
    assert votes(1, DIM, 5, 6, 3, 3, 3, 3) == "A"  # its own letter: EL-G2


@pytest.mark.parametrize("seat", [2, 3, 4, 5])
def test_the_others_look_for_two_drawings_that_mean_one_word(seat: int) -> None:
    assert votes(seat, SURE, 0, 1, 0, 0, 0, 0) == "A"


def test_subtle_drawings_tell_less_to_who_has_another_word() -> None:
    def share(*at: int) -> float:
        shares = shares_by_letter(view(3), drawings(*at), EXPERT, Chance(b"mind"))
        return shares["A"] / max(it for letter, it in shares.items() if letter != "A")

    assert share(5, 6, 3, 3, 3, 3) < share(0, 1, 3, 3, 3, 3)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("level", LEVELS)
def test_who_sees_nothing_votes_by_lot(level: str, seat: int) -> None:
    cast = [BOTS[level].choose(view(seat), Chance(b"lot", it)) for it in range(40)]
    letters = {it.letter for it in cast if isinstance(it, CastVote)}
    assert letters == {"A", "B", "C", "D", "E"}


def test_with_a_word_unlike_any_other_one_still_votes_by_what_two_drawings_share() -> None:
    state = table()
    places = tuple(
        replace(it, word="zorglub") if at == 3 else it for at, it in enumerate(state.places)
    )
    strange = game.view(replace(state, places=places), Seat(3))
    assert best_letter(strange, drawings(0, 1, 0, 0, 0, 0), SURE, Chance(b"vote")) == "A"
