"""Another deal to play on with: words of the dictionary where words are hidden, and the same view as before."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tablee.core.chance import Chance
from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.pieces import CONSONANT_CARDS, VOWEL_CARDS, Miss, Options, back_of
from tablee.games.wordz.state import State
from tests.games.wordz.builders import composing, playing
from tests.games.wordz.play import ready

ME = Seat(0)
DICE = Chance(b"dealt anew")


class Words:
    """The words of a small language, of any cards there are."""

    def __init__(self, *words: str) -> None:
        self._words = words

    def fitting(self, _language: str, pattern: str, letters: Mapping[str, int]) -> Sequence[str]:
        return [word for word in self._words if _is_like(word, pattern, letters)]


def _is_like(word: str, pattern: str, letters: Mapping[str, int]) -> bool:
    signs = {"@": "vowel", "#": "consonant"}
    hidden = Counter(it for it, sign in zip(word, pattern, strict=False) if sign in signs)
    return (
        len(word) == len(pattern)
        and hidden <= Counter(letters)
        and all(
            back_of(it) == signs[sign] if sign in signs else it == sign
            for it, sign in zip(word, pattern, strict=True)
        )
    )


WORDS = Words("CHAT", "CHOU", "LOUP", "THON", "OIE", "ROI", "SEL", "MIL", "CRI")


def dealt(state: State, n: int = 0) -> State:
    other = game.deal_anew(state, ME, DICE.at(n), WORDS)
    assert other is not None
    return other


def test_hidden_words_are_words_like_those_that_everybody_sees_the_backs_of() -> None:
    state = playing("thon | Cri | mil")
    found = set()
    for n in range(40):
        other = dealt(state, n)
        assert encode(game.view(other, ME)) == encode(game.view(state, ME))
        assert other.places[0] == state.places[0]
        found.add((other.places[1].word, other.places[2].word))
    assert found == {("CRI", "SEL"), ("CRI", "MIL")}


def test_a_word_that_was_said_and_wrong_is_none_of_them() -> None:
    state = playing("thon | sel", misses=(Miss(ME, Seat(1), "MIL"),))
    others = [dealt(state, n) for n in range(20)]
    assert {it.places[1].word for it in others} == {"SEL"}


def test_no_card_lies_in_two_places() -> None:
    deck = Counter(VOWEL_CARDS["fr"] + CONSONANT_CARDS["fr"])
    state = composing("AEIOUBCDFGHJ | AEEIOBCDFGRS | EEEIUMNPRSTV")
    laid = replace(state.places[1], word="ROI", hand=("E", "E", "B", "C"), has_composed=True)
    state = replace(state, places=(state.places[0], laid, state.places[2]))
    for n in range(20):
        other = dealt(state, n)
        held = Counter(letter for it in other.places for letter in (*it.hand, *it.word))
        assert held <= deck
        assert [list(map(back_of, it.hand)) for it in other.places] == [
            list(map(back_of, it.hand)) for it in state.places
        ]
        assert encode(game.view(other, ME)) == encode(game.view(state, ME))


def test_a_word_that_is_known_stays_what_it_is_and_what_others_looked_up_is_forgotten() -> None:
    state = playing("thon | CRI | sel")
    other = dealt(state)
    assert other.places[1].word == "CRI"
    assert not any(it.drafts for it in other.places[1:])


def test_where_no_word_fits_there_is_no_other_deal() -> None:
    assert game.deal_anew(playing("thon | xylophones"), ME, DICE, WORDS) is None


def test_before_the_deal_there_is_nothing_to_deal_anew() -> None:
    state = ready(3)
    assert dealt(state) == state
    assert state.options == Options()
