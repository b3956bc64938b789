"""The proof itself: other truths could have been, and all that could come up do."""

from itertools import islice

import pytest

from tablee.core.chance import Chance
from tablee.core.record import encode, replace
from tablee.core.seats import Seat, Seating
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.pieces import Heard, Options
from tablee.games.entre_les_lignes.state import State
from tablee.laws.walk import Case, Walk
from tests.games.entre_les_lignes.builders import drawing, el_with, name, voting
from tests.games.entre_les_lignes.moves import describe, judge, object_to, vote
from tests.games.entre_les_lignes.play import act, after, ready

LIVELY = el_with()
ME = Seat(2)
OPEN = Options(authors="open")


def truths(state: State, seat: Seat | None, many: int = 150) -> list[State]:
    chance = Chance(b"proof")
    return [game.resample(state, seat, chance) for _ in range(many)]


def on_the_way(seats: int, seed: int, options: Options) -> Walk:
    """A game that has come some way, each to another place."""
    walk = Walk(LIVELY, Case(seed, Seating(seats), options))
    for _ in islice(walk.go(400), 1 + 23 * (seed % 16)):
        pass
    return walk


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("options", [Options(), OPEN], ids=["hidden", "open"])
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_every_other_truth_could_have_been(seats: int, options: Options) -> None:
    for seed in range(seats, 16, 3):
        walk = on_the_way(seats, seed, options)
        for viewer in walk.viewers:
            truth = game.resample(walk.state, viewer, walk.dice)

            assert encode(game.view(truth, viewer)) == encode(game.view(walk.state, viewer))
            active, accomplice = truth.active, truth.accomplice
            assert active is not None
            assert accomplice is not None
            assert truth.places[active].word == truth.places[accomplice].word
            assert sorted(truth.pile) == sorted(walk.state.pile)
            assert all(truth.spots[it.spot] != it.by for it in truth.heard if truth.order)


def test_the_accomplice_could_be_anybody_but_the_active_player() -> None:
    for seat in (*map(Seat, range(4)), None):
        assert {it.accomplice for it in truths(drawing(4), seat)} == {1, 2, 3}


def test_ones_own_word_stays_and_the_others_could_be_any() -> None:
    found = truths(drawing(4), ME, 20)

    assert {it.places[ME].word for it in found} == {"MOT-2"}
    assert len({it.places[3].word for it in found}) > 10
    assert len({it.places[0].word for it in found}) > 5
    assert "MOT-2" in {it.places[0].word for it in found}


def test_a_drawing_that_nobody_sees_could_be_any_or_none() -> None:
    state = drawing(4)
    handed = replace(state.places[3], has_handed_in=True)
    found = truths(replace(state, places=(*state.places[:3], handed)), ME)

    assert {it.places[ME].drawing for it in found} == {name(2)}
    assert "" in {it.places[1].drawing for it in found}
    assert "" not in {it.places[3].drawing for it in found}
    assert {len(it.places[3].drawing) for it in found} == {32}


def test_any_other_seat_could_have_drawn_what_hangs_there() -> None:
    found = truths(voting(5), ME)

    assert {it.order for it in found} >= {(1, 2, 3, 4), (3, 2, 1, 4), (4, 2, 3, 1)}
    assert {it.order[1] for it in found} == {ME}
    for it in found:
        names = [it.shown[seat] for seat in it.order]
        assert names == [name(seat) for seat in (1, 2, 3, 4)]
        assert all(place.drawing == drawn for place, drawn in zip(it.places, it.shown, strict=True))


def test_where_authors_are_open_they_stay() -> None:
    assert {it.order for it in truths(voting(5, OPEN), ME)} == {(1, 2, 3, 4)}


def test_nobody_has_objected_to_their_own_drawing() -> None:
    state = voting(4, heard=(Heard(Seat(1), "C", "dismissed"),))

    assert {it.order for it in truths(state, ME)} == {(1, 2, 3)}
    state = after(voting(5), (1, object_to("C")))
    assert {it.order[2] for it in truths(state, ME)} == {3, 4}


def test_where_nothing_else_is_possible_the_artists_stay() -> None:
    heard = (Heard(Seat(1), "C", "dismissed"), Heard(Seat(3), "A", "dismissed"))

    assert {it.order for it in truths(voting(4, heard=heard), ME)} == {(1, 2, 3)}


def test_votes_and_ballots_of_others_could_be_any() -> None:
    state = after(voting(4, votes="ABC"), (0, object_to("C")), (1, judge("uphold")))
    found = truths(state, ME)

    assert {it.places[0].vote for it in found} == {"A", "B", "C", "abstain"}
    assert {it.places[ME].vote for it in found} == {"C"}
    assert {it.places[3].vote for it in found} == {None}
    assert {it.places[1].ballot for it in found} == {"uphold", "dismiss", "unsure"}
    assert {it.places[3].ballot for it in found} == {None}


def test_what_was_said_of_a_settled_objection_is_over() -> None:
    state = after(voting(4), (0, object_to("C")), *((it, judge("dismiss")) for it in (1, 2, 3)))

    assert {it.places[1].ballot for it in truths(state, ME)} == {"dismiss"}


def test_a_correction_could_be_anybodys() -> None:
    state = after(voting(5), (0, object_to("C")), *((it, judge("uphold")) for it in (1, 2, 3, 4)))
    found = truths(state, ME)

    assert {it.spots["C"] for it in found} == {1, 3, 4}
    drafts = {it.places[it.spots["C"]].drawing for it in found}
    assert len(drafts) > 20
    assert {len(it) for it in drafts} == {32}


def test_descriptions_of_others_could_be_any() -> None:
    found = truths(after(drawing(4), (3, describe("un moulin")), (ME, describe("moi"))), ME)

    assert len({it.places[3].description for it in found}) > 20
    assert "" in {it.places[1].description for it in found}
    assert {it.places[ME].description for it in found} == {"moi"}


def test_after_the_reveal_only_the_pile_is_a_secret() -> None:
    state = act(voting(4, votes="ABC"), 3, vote("A"))[0]

    for it in truths(state, ME, 5):
        assert it.pile != state.pile
        assert replace(it, pile=state.pile) == state


def test_before_the_deal_there_is_nothing_to_know() -> None:
    assert game.resample(ready(4), ME, Chance(b"proof")) == ready(4)
