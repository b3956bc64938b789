"""Another deal to play on with: hidden words that are words, of cards that nobody could know elsewhere."""

from collections import Counter
from collections.abc import Iterator, Mapping

from tablee.core.chance import Chance
from tablee.core.kit import Vocabulary
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.wordz.pieces import Back, Letter, back_of, in_order
from tablee.games.wordz.proof import unseen
from tablee.games.wordz.state import Place, State

TRIES = 20
"""How often the words are chosen again, where the cards left make none for the last of them."""

_SIGNS: Mapping[Back, str] = {"vowel": "@", "consonant": "#"}


def deal_anew(state: State, seat: Seat, chance: Chance, words: Vocabulary) -> State | None:
    """Each hidden word by its backs and the letters turned up, then the hands; what others looked up is forgotten.

    None where nobody knows such words.
    """
    if not state.round:
        return state
    cards = Counter(unseen(state, seat))
    for _ in range(TRIES):
        found = _chosen(state, seat, cards, chance, words)
        if found is not None:
            return _with_words(state, seat, found, cards, chance)
    return None


def _chosen(
    state: State, viewer: Seat, cards: Counter[Letter], chance: Chance, words: Vocabulary
) -> dict[Seat, str] | None:
    """By seat, in any order, for each takes its cards from the others."""
    left = Counter(cards)
    found: dict[Seat, str] = {}
    for seat in chance.shuffled([it for it in state.words if it != viewer]):
        may_be = _may_be(state, seat, left, words)
        if not may_be:
            return None
        found[seat] = chance.pick(may_be)
        left -= Counter([found[seat][it] for it in state.places[seat].face_down])
    return found


def _may_be(state: State, seat: Seat, left: Counter[Letter], words: Vocabulary) -> list[str]:
    place = state.places[seat]
    if not place.face_down:
        return [place.word]
    wrong = {it.word for it in state.misses if it.whom == seat}
    fitting = words.fitting(state.options.language, _pattern(place), left)
    return [it for it in fitting if it not in wrong]


def _pattern(place: Place) -> str:
    return "".join([card.letter or _SIGNS[card.back] for card in place.row])


def _with_words(
    state: State, viewer: Seat, words: Mapping[Seat, str], cards: Counter[Letter], chance: Chance
) -> State:
    hidden = [word[it] for seat, word in words.items() for it in state.places[seat].face_down]
    rest = chance.shuffled(in_order((cards - Counter(hidden)).elements()))
    piles = {back: iter([it for it in rest if back_of(it) == back]) for back in _SIGNS}

    def place_of(seat: Seat, place: Place) -> Place:
        hand = in_order(_drawn(place.hand, piles))
        return replace(place, hand=hand, word=words.get(seat, ""), drafts=())

    seats = zip(state.seating.seats, state.places, strict=True)
    places = [it if seat == viewer else place_of(seat, it) for seat, it in seats]
    return replace(state, places=tuple(places))


def _drawn(hand: tuple[Letter, ...], piles: Mapping[Back, Iterator[Letter]]) -> Iterator[Letter]:
    """As many of each kind as before."""
    return (next(piles[back_of(it)]) for it in hand)
