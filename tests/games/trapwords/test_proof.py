"""Another truth that a seat cannot tell apart, and what its news amount to."""

from collections.abc import Iterator

from tablee.core.chance import Chance
from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.games.trapwords import game
from tablee.games.trapwords.actions import TellTeam
from tablee.games.trapwords.state import State
from tests.games.trapwords.builders import begun, clues, ready, setting
from tests.games.trapwords.moves import READY, say, stop, unsure
from tests.games.trapwords.play import after
from tests.games.trapwords.test_traps import filled

DICE = Chance(b"another truth")


def others(state: State, seat: int | None, many: int = 30) -> Iterator[State]:
    viewer = None if seat is None else Seat(seat)
    for n in range(many):
        other = game.resample(state, viewer, DICE.at(n))
        assert encode(game.view(other, viewer)) == encode(game.view(state, viewer))
        yield other


def test_before_the_game_there_is_one_truth() -> None:
    assert set(map(encode, others(ready(), 0))) == {encode(ready())}


def test_a_team_cannot_know_its_own_word_nor_how_many_traps_are_proposed() -> None:
    state = filled(setting(), 1, "selle", "foin")
    found = list(others(state, 0))

    assert len({it.sheets[1].secret for it in found}) > 20
    assert len({len(it.sheets[1].secret) for it in found}) > 1
    assert len({len(it.sheets[1].drafts) for it in found}) > 3
    assert len({len(it.chats[1]) for it in found}) > 2
    assert {encode(it.sheets[0]) for it in found} == {encode(state.sheets[0])}


def test_a_complete_list_has_as_many_traps_in_every_truth() -> None:
    state = after(filled(setting(), 1, "selle", "foin", "galop"), (1, READY))

    assert {len(it.sheets[1].traps) for it in others(state, 0)} == {3}


def test_the_clue_giver_knows_the_word_and_not_the_traps() -> None:
    state = after(clues(star="gras", cards=("forbidden_word",)), (0, say("jus")), (0, say("lait")))
    found = list(others(state, 0))

    assert {it.turn_secret for it in found} == {"beurre"}
    assert len({it.turn_traps for it in found}) > 20
    assert {sum(trap.is_starred for trap in it.turn_traps) for it in found} == {1}
    assert len({it.playing.words for it in found}) > 5
    assert len({it.playing.noted for it in found}) > 2
    assert len({it.turn_secret for it in others(state, 2)}) > 20


def test_the_opponents_know_all_of_the_turn() -> None:
    state = after(clues(), (0, say("lait"), 4_000), (1, unsure(1, "TW-51", 1), 5_000))

    assert {encode(it.turn) for it in others(state, 1)} == {encode(state.turn)}
    assert len({it.sheets[0].secret for it in others(state, 1)}) > 20


def test_what_is_open_stays() -> None:
    state = after(clues(), (0, say("lait"), 4_000), (1, stop(1, "TW-51", 1), 5_000))
    found = list(others(state, None))

    assert {(it.turn_secret, it.turn_traps) for it in found} == {
        (state.turn_secret, state.turn_traps)
    }
    assert len({len(it.sheets[1].drafts) for it in found}) > 2
    assert {encode(it.turn) for it in found} == {encode(state.turn)}


def test_a_star_needs_a_list() -> None:
    state = clues(traps=(), cards=("forbidden_word",))

    assert {it.turn_traps for it in others(state, 0)} == {()}


def test_between_the_rounds_only_talk_is_secret() -> None:
    state = replace(begun(), sheets=ready().sheets, phase="omen")
    state = after(state, (1, TellTeam("oui")))

    assert len({encode(it) for it in others(state, 0)}) > 5
    assert {it.sheets for it in others(state, 0)} == {state.sheets}
