"""Dealing words (rules EL-01 to EL-14, EL-33)."""

from collections import Counter

import pytest

from tablee.core.kit import NO_WORDS
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotSeated, Refusal
from tablee.core.seats import Seat, Seating, Team
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import GameBegan, RoundDealt
from tablee.games.entre_les_lignes.pieces import Difficulty, Options, letters_for, rounds_for
from tablee.games.entre_les_lignes.state import State
from tests.games.entre_les_lignes.moves import GO_ON, HAND_IN, draw, vote
from tests.games.entre_les_lignes.pack import Pack
from tests.games.entre_les_lignes.play import RIG, act, after, dealt, ready, refused
from tests.games.rig import BEGIN, kinds, the

SIZES = [4, 5, 6, 7, 8]


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 9, 20])
def test_el_01_four_to_eight_play(seats: int) -> None:
    with pytest.raises(NotSeated, match="seats_out_of_range"):
        ready(seats)


@pytest.mark.parametrize("seats", SIZES)
def test_el_01_every_size_between_can_begin(seats: int) -> None:
    assert len(dealt(seats).places) == seats


def test_el_01_everybody_plays_alone() -> None:
    teams = Seating(4, tuple(Team(it % 2) for it in range(4)))
    assert RIG.unseated(teams) == "seats_out_of_range (EL-01)"


def test_el_02_everybody_starts_at_nought() -> None:
    places = game.view(dealt(5), None).places

    assert [(it.points, it.square, it.laps) for it in places] == [(0, 0, 0)] * 5


def test_el_03_all_cards_are_shuffled_into_one_pile() -> None:
    piles = [the(act(ready(4), None, BEGIN, key=key)[1], GameBegan).pile for key in (b"a", b"b")]

    assert [sorted(pile) for pile in piles] == [list(range(115))] * 2
    assert piles[0] != piles[1]
    assert piles[0] != tuple(range(115))


def test_el_03_without_enough_cards_there_is_no_game() -> None:
    for lexicon, code in ((NO_WORDS, "no_such_pack"), (Pack(23), "too_few_words")):
        with pytest.raises(Refusal) as refusal:
            act(ready(4), None, BEGIN, lexicon=lexicon)
        assert str(refusal.value) == f"{code} (EL-03)"
        assert isinstance(refusal.value, BrokenRule)
    assert act(ready(4), None, BEGIN, lexicon=Pack(24))[0].round == 1


def test_el_03_a_host_may_have_a_pack_of_their_own() -> None:
    assert str(refused(ready(4, Options(pack="mine")), None, BEGIN)) == "no_such_pack (EL-03)"


@pytest.mark.parametrize("difficulty", ["easy", "usual", "hard"])
def test_el_03_a_table_may_play_with_a_third_of_the_words(difficulty: Difficulty) -> None:
    class Asked(Pack):
        def __init__(self) -> None:
            super().__init__()
            self.packs: list[str] = []

        def size(self, pack: str) -> int:
            self.packs.append(pack)
            return super().size(pack.partition("@")[0])

        def card(self, pack: str, number: int) -> tuple[str, ...]:
            self.packs.append(pack)
            return super().card(pack, number)

    lexicon = Asked()
    options = Options(number=3, difficulty=difficulty)
    state, _ = act(ready(5, options), None, BEGIN, lexicon=lexicon)

    assert state.number == 3
    size, *cards = lexicon.packs
    assert size == f"entre-les-lignes/fr/tablee@{difficulty}-40-1"
    assert {*cards} == {f"entre-les-lignes/fr/tablee@{difficulty}-40-3"}


def test_el_g12_at_a_table_with_two_languages_every_word_stands_in_both() -> None:
    class Both(Pack):
        def card(self, pack: str, number: int) -> tuple[str, ...]:
            assert pack == "entre-les-lignes/both/tablee"
            return tuple(f"mot {number} {it} = word {number} {it}" for it in range(5))

    state, events = act(ready(4, Options(language="both", number=2)), None, BEGIN, lexicon=Both())

    card = the(events, GameBegan).pile[0]
    assert state.active is not None
    word = f"mot {card} 1 = word {card} 1"
    own = game.view(state, state.active).own
    assert own is not None
    assert own.word == word


def test_the_game_begins_once() -> None:
    refusal = refused(dealt(4), None, BEGIN)

    assert str(refusal) == "already_begun"
    assert isinstance(refusal, NotNow)


@pytest.mark.parametrize(
    ("number", "roman"), [(1, "I"), (2, "II"), (3, "III"), (4, "IV"), (5, "V")]
)
def test_el_04_one_number_is_played_with(number: int, roman: str) -> None:
    state = dealt(4, Options(number=number, language="en"))  # type: ignore[arg-type]

    assert game.view(state, None).number == number
    for place in state.places:
        language, _, column = place.word.split("-")
        assert (language, column) == ("en", roman)


def test_el_04_a_card_with_fewer_words_is_played_with_its_last() -> None:
    class Short(Pack):
        def card(self, pack: str, number: int) -> tuple[str, ...]:
            return super().card(pack, number)[:2]

    state, _ = act(ready(4, Options(number=5)), None, BEGIN, lexicon=Short())

    assert {place.word.split("-")[2] for place in state.places} == {"II"}


def test_el_04_the_number_may_be_drawn_by_lot_and_stays() -> None:
    # EL-G9
    keys = [b"%d" % it for it in range(40)]
    states = [dealt(4, Options(number="random"), key=key) for key in keys]

    assert {state.number for state in states} == {1, 2, 3, 4, 5}
    assert {round_after(state).number for state in states[:1]} == {states[0].number}


@pytest.mark.parametrize(
    ("seats", "letters"), [(4, "ABC"), (5, "ABCD"), (6, "ABCDE"), (7, "ABCDEF"), (8, "ABCDEFG")]
)
def test_el_06_everybody_has_a_token_less_than_there_are_seats(seats: int, letters: str) -> None:
    # EL-T1
    assert "".join(letters_for(seats)) == letters
    assert "".join(game.view(dealt(seats), Seat(0)).letters) == letters


def test_el_07_who_begins_is_drawn_by_lot() -> None:
    first = Counter(dealt(4, key=b"%d" % it).active for it in range(80))

    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) >= 8


def test_el_07_or_was_agreed() -> None:
    assert {dealt(4, Options(first=Seat(2)), key=b"%d" % it).active for it in range(20)} == {2}


def test_el_07_nobody_begins_from_a_seat_that_is_not_there() -> None:
    assert RIG.unseated(4, Options(first=Seat(4))) == "no_such_seat (EL-07)"


@pytest.mark.parametrize(("seats", "rounds"), [(4, 8), (5, 10), (6, 6), (7, 7), (8, 8)])
def test_el_08_so_many_rounds_are_played(seats: int, rounds: int) -> None:
    assert rounds_for(seats, Options()) == rounds
    assert game.view(dealt(seats), None).rounds == rounds


@pytest.mark.parametrize("seats", SIZES)
def test_el_08_in_a_short_game_everybody_is_active_once(seats: int) -> None:
    assert dealt(seats, Options(rounds="short")).rounds == seats


@pytest.mark.parametrize("seats", SIZES)
def test_el_09_another_seat_is_active_each_round(seats: int) -> None:
    state = dealt(seats, Options(first=Seat(1)))
    active = []
    while state.outcome is None:
        active.append(state.active)
        state = round_after(state)

    turns = 2 if seats <= 5 else 1
    assert active == [*range(1, seats), 0] * turns


def round_after(state: State) -> State:
    """Everybody draws, votes and goes on."""
    seats = state.seating.seats
    moves = [(seat, action) for seat in seats for action in (draw(), HAND_IN)]
    return after(state, *moves, *((it, vote("A")) for it in seats), *((it, GO_ON) for it in seats))


@pytest.mark.parametrize("seats", SIZES)
def test_el_10_the_active_player_has_the_word_of_the_top_card(seats: int) -> None:
    _, (began, round_dealt) = act(ready(seats), None, BEGIN)

    assert isinstance(began, GameBegan)
    assert isinstance(round_dealt, RoundDealt)
    assert round_dealt.words[round_dealt.active] == f"fr-{began.pile[0]}-I"


@pytest.mark.parametrize("seats", SIZES)
def test_el_11_and_two_cards_fewer_than_players_are_drawn_unseen(seats: int) -> None:
    # EL-T2: with six, four
    pack = Pack()
    state, (began, _) = act(ready(seats), None, BEGIN, lexicon=pack)

    assert isinstance(began, GameBegan)
    assert sorted(pack.looked_at) == sorted(began.pile[: seats - 1])
    assert state.pile == began.pile[seats - 1 :]


@pytest.mark.parametrize("seats", SIZES)
def test_el_12_these_cards_are_dealt_to_the_others(seats: int) -> None:
    state, (began, _) = act(ready(seats), None, BEGIN)

    assert isinstance(began, GameBegan)
    others = [it.word for seat, it in enumerate(state.places) if seat != state.active]
    assert sorted(others) == sorted(f"fr-{card}-I" for card in began.pile[: seats - 1])


def test_el_12_they_are_shuffled_well() -> None:
    states = [dealt(6, Options(first=Seat(0)), key=b"%d" % it) for it in range(100)]

    accomplices = Counter(state.accomplice for state in states)
    assert set(accomplices) == {1, 2, 3, 4, 5}
    assert min(accomplices.values()) >= 8


@pytest.mark.parametrize("seats", SIZES)
def test_el_13_one_other_player_has_the_same_word(seats: int) -> None:
    state = dealt(seats)
    assert state.active is not None

    word = state.places[state.active].word
    same = [it for it in state.seating.seats if state.places[it].word == word]
    assert sorted(same) == sorted((state.active, state.accomplice))  # type: ignore[type-var]
    assert state.active != state.accomplice


def test_el_13_only_the_same_card_makes_an_accomplice() -> None:
    # EL-G8: a pack in which all cards have the same words
    class Same(Pack):
        def card(self, pack: str, number: int) -> tuple[str, ...]:
            return ("AVION",) * 5

    _, events = act(ready(4, Options(first=Seat(0))), None, BEGIN, lexicon=Same())
    began, round_dealt = the(events, GameBegan), the(events, RoundDealt)

    _, events = act(ready(4, Options(first=Seat(0))), None, BEGIN)
    cards = the(events, RoundDealt)
    assert round_dealt.words == ("AVION",) * 4
    assert cards.words[round_dealt.accomplice] == f"fr-{began.pile[0]}-I"


def test_el_33_the_next_player_clockwise_is_active() -> None:
    state = dealt(4, Options(first=Seat(3)))

    assert round_after(state).active == 0


@pytest.mark.parametrize(("seats", "cards"), [(4, 24), (5, 40), (6, 30), (7, 42), (8, 56)])
def test_cards_that_were_dealt_do_not_come_back(seats: int, cards: int) -> None:
    # EL-G7, EL-T10
    pack = Pack()
    state, _ = act(ready(seats), None, BEGIN, lexicon=pack)
    while state.outcome is None:
        for action in (draw(), HAND_IN, vote("B"), GO_ON):
            for seat in range(seats):
                state, _ = act(state, seat, action, lexicon=pack)

    assert len(pack.looked_at) == len(set(pack.looked_at)) == cards <= 115


def test_a_new_round_clears_the_table_but_for_points() -> None:
    state = round_after(dealt(4))

    assert state.round == 2
    assert state.phase == "draw"
    assert (state.order, state.shown, state.heard) == ((), (), ())
    clear = [replace(it, word="", points=0) for it in state.places]
    assert clear == list(ready(4).places)
    assert kinds(state.gallery) == ["RoundResult"]
