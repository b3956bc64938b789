"""Drawing in secret, all at once (rules EL-14, EL-15, EL-19; EL-G4)."""

import pytest

from tablee.core.drawing import Draw, Drawing, DrawingKept, KeepDrawing, Stroke
from tablee.core.record import encode
from tablee.core.refusal import BrokenRule, Malformed, NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import Described, HandedIn, TakenBack
from tests.games.entre_les_lignes.builders import drawing, name, voting
from tests.games.entre_les_lignes.moves import BLANK, HAND_IN, TAKE_BACK, describe, draw, vote
from tests.games.entre_les_lignes.play import act, after, dealt, offered, refused
from tests.games.rig import kinds


def test_el_14_a_seat_sees_its_own_word_and_no_other() -> None:
    state = dealt(5)
    assert state.active is not None

    for seat in (*state.seating.seats, None):
        sight = encode(game.view(state, seat)).decode()
        shown = [it.word for it in state.places if it.word in sight]
        assert set(shown) == (set() if seat is None else {state.places[seat].word})


def test_el_15_everybody_draws_the_active_player_too() -> None:
    state = dealt(4)

    assert game.awaiting(state) == (0, 1, 2, 3)
    assert all("draw" in offered(state, seat) for seat in range(4))


def test_el_15_a_drawing_is_kept_under_a_name() -> None:
    state, (first,) = act(dealt(4), 2, draw())
    state, (second,) = act(state, 2, draw(3), key=b"later")

    assert isinstance(first, DrawingKept)
    assert isinstance(second, DrawingKept)
    assert first.instead_of == ""
    assert second == DrawingKept(Seat(2), state.places[2].drawing, first.name)
    assert len(first.name) == 32
    assert first.name != second.name


def test_el_15_the_same_lines_have_another_name_elsewhere() -> None:
    names = {act(dealt(4), 2, draw(), key=key)[1][0] for key in (b"a", b"b")}

    assert len({encode(it) for it in names}) == 2


def test_el_15_what_is_cleared_has_no_name() -> None:
    state = after(dealt(4), (2, draw()), (2, BLANK))

    assert state.places[2].drawing == ""
    assert "hand_in" not in offered(state, 2)


def test_el_15_what_stands_in_the_log_is_kept_by_its_name() -> None:
    state, (kept,) = act(drawing(4), 2, KeepDrawing("f" * 32))

    assert kept == DrawingKept(Seat(2), "f" * 32, name(2))
    assert act(state, 2, KeepDrawing(""))[0].places[2].drawing == ""


@pytest.mark.parametrize("named", ["f", "f" * 31, "f" * 33, "F" * 32, "g" * 32, "../" + "f" * 29])
def test_el_15_other_names_are_none(named: str) -> None:
    refusal = refused(drawing(4), 2, KeepDrawing(named))

    assert str(refusal) == "no_such_drawing"
    assert isinstance(refusal, Malformed)


def test_el_15_what_no_pen_draws_is_refused() -> None:
    far = Draw(Drawing((Stroke(1, 1, (9_999, 0, 0)),)))

    assert str(refused(dealt(4), 2, far)) == "off_the_paper"


def test_el_15_nobody_hands_in_a_blank_paper() -> None:
    refusal = refused(dealt(4), 0, HAND_IN)

    assert str(refusal) == "draw_first (EL-15)"
    assert isinstance(refusal, BrokenRule)


def test_el_19_everybody_sees_who_has_handed_in() -> None:
    state, events = act(drawing(4), 2, HAND_IN)

    assert events == (HandedIn(Seat(2)),)
    assert [it.has_handed_in for it in game.view(state, None).places] == [0, 0, 1, 0]
    assert game.awaiting(state) == (0, 1, 3)


def test_el_19_what_is_handed_in_is_done() -> None:
    state = after(drawing(4), (2, HAND_IN))

    for action in (draw(), HAND_IN, KeepDrawing("f" * 32)):
        refusal = refused(state, 2, action)
        assert str(refusal) == "not_drawing (EL-19)"
        assert isinstance(refusal, NotNow)
    assert offered(state, 2) == ["take_back", "describe", "describe"]


def test_el_19_but_may_be_taken_back_while_others_draw() -> None:
    state, events = act(after(drawing(4), (2, HAND_IN)), 2, TAKE_BACK)

    assert events == (TakenBack(Seat(2)),)
    assert game.awaiting(state) == (0, 1, 2, 3)
    assert "draw" in offered(state, 2)


def test_el_19_what_was_not_handed_in_cannot_be_taken_back() -> None:
    for state in (drawing(4), voting(4)):
        assert str(refused(state, 2, TAKE_BACK)) == "nothing_to_take_back (EL-19)"


def test_el_19_no_drawing_is_shown_before_all_are_done() -> None:
    state = after(drawing(4), *((seat, HAND_IN) for seat in (3, 0, 2)))

    assert state.phase == "draw"
    for seat in (*state.seating.seats, None):
        view = game.view(state, seat)
        assert view.board == ()
        names = [name(it) for it in range(4) if name(it).encode() in encode(view)]
        assert names == ([] if seat is None else [name(seat)])


def test_el_19_then_all_are_shown_at_once() -> None:
    state, events = act(after(drawing(4), *((it, HAND_IN) for it in (3, 0, 2))), 1, HAND_IN)

    assert kinds(events) == ["HandedIn", "DrawingsShown"]
    assert state.phase == "vote"
    assert {it.drawing for it in game.view(state, None).board} == set(map(name, range(4)))


@pytest.mark.parametrize("text", ["un goûter", "  un \t goûter ", "x" * 120])
def test_an_artist_may_describe_their_drawing(text: str) -> None:
    state, events = act(drawing(4), 1, describe(text))

    assert events == (Described(Seat(1), " ".join(text.split())),)
    own = game.view(state, Seat(1)).own
    assert own is not None
    assert own.description == " ".join(text.split())
    for seat in (Seat(0), None):
        assert game.seen(drawing(4), events[0], seat) is None
        assert game.view(state, seat) == game.view(drawing(4), seat)


def test_a_description_can_be_taken_away_again() -> None:
    state = after(drawing(4), (1, describe("un goûter")), (1, describe("  ")))

    assert state == drawing(4)


@pytest.mark.parametrize("text", ["x" * 121, "\0", "…", "a\u202eb"])
def test_a_description_is_a_line_of_text(text: str) -> None:
    refusal = refused(drawing(4), 1, describe(text))

    assert str(refusal) == "no_line"
    assert isinstance(refusal, Malformed)


def test_a_description_is_welcome_until_the_reveal() -> None:
    state = after(voting(4), (1, describe("un goûter")))
    state = after(state, *((it, vote("A")) for it in range(4)))

    assert state.gallery[0].exhibits[1].description == "un goûter"
    assert str(refused(state, 1, describe("non"))) == "nothing_to_describe (EL-15)"
