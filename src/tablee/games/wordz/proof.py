"""What the laws need of WORDZ: another truth a seat cannot tell apart."""

from collections import Counter

from tablee.core.chance import Chance
from tablee.core.offers import Letters
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.wordz.pieces import (
    CONSONANT_CARDS,
    VOWEL_CARDS,
    Back,
    Letter,
    back_of,
    in_order,
)
from tablee.games.wordz.state import Place, State
from tablee.games.wordz.view import Draft

TRIES = 60
"""How many deals are tried; one that makes a wrong proposal right is not the one that was played."""


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Deal anew what this seat cannot see, each card behind its own back; then look up other drafts."""
    if not state.round:
        return state
    deals = (_dealt_again(state, seat, chance) for _ in range(TRIES))
    other = next(filter(_is_possible, deals), state)
    others = [it for it in state.seating.seats if it != seat and not state.places[it].has_composed]
    places = list(other.places)
    for it in others:
        places[it] = replace(places[it], drafts=_drafts(other, it, chance))
    return replace(other, places=tuple(places))


def _is_possible(state: State) -> bool:
    return all(state.places[it.whom].word != it.word for it in state.misses)


def _dealt_again(state: State, viewer: Seat | None, chance: Chance) -> State:
    cards = chance.shuffled(unseen(state, viewer))
    piles: dict[Back, list[Letter]] = {"vowel": [], "consonant": []}
    for letter in cards:
        piles[back_of(letter)].append(letter)

    def other(letter: Letter) -> Letter:
        return piles[back_of(letter)].pop()

    def place_of(it: Place) -> Place:
        word = [letter if n in it.turned else other(letter) for n, letter in enumerate(it.word)]
        return replace(it, hand=in_order(map(other, it.hand)), word="".join(word))

    seats = zip(state.seating.seats, state.places, strict=True)
    return replace(
        state, places=tuple([it if seat == viewer else place_of(it) for seat, it in seats])
    )


def unseen(state: State, viewer: Seat | None) -> tuple[Letter, ...]:
    """All cards but one's own, those turned up, and those of words that have left the table."""
    language = state.options.language
    seen = Counter("".join(fate.word for fate in state.fates))
    for seat, place in zip(state.seating.seats, state.places, strict=True):
        if seat == viewer:
            seen.update((*place.hand, *place.word))
        else:
            seen.update(place.word[it] for it in place.turned)
    left = Counter(VOWEL_CARDS[language] + CONSONANT_CARDS[language]) - seen
    return in_order(left.elements())


def _drafts(state: State, seat: Seat, chance: Chance) -> tuple[Draft, ...]:
    """Any number of them: even that somebody looked something up is a secret (WZ-10)."""
    hand = state.places[seat].hand
    words = Letters("".join(hand), state.options.shortest, len(hand))
    drafts = [str(words.pick(chance)) for _ in range(chance.below(4))]
    return tuple([Draft(word, chance.below(2) == 0) for word in dict.fromkeys(drafts)])
