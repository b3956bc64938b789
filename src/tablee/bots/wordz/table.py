"""What lies on the table as one seat sees it: whose words are hidden, and which cards nobody has shown it."""

from collections import Counter

from tablee.bots.wordz.belief import Places
from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.games.wordz.pieces import CONSONANT_CARDS, VOWEL_CARDS, VOWELS, Card, Language
from tablee.games.wordz.view import OwnPlace, View
from tablee.words.pattern import CONSONANT, VOWEL


class Row(Record, frozen=True):
    """The word of an opponent."""

    whom: Seat
    pattern: str
    """As the dictionary is asked for it."""
    hidden: Places
    missed: tuple[str, ...]
    """What it is not."""


def rows(view: View) -> tuple[Row, ...]:
    """The words this seat may find."""
    return tuple(
        [
            _row(view, Seat(whom), place.row)
            for whom, place in enumerate(view.places)
            if place.row and whom != view.seat
        ]
    )


def _row(view: View, whom: Seat, cards: tuple[Card, ...]) -> Row:
    return Row(
        whom,
        pattern="".join([card.letter or _sign(card) for card in cards]),
        hidden=tuple([place for place, card in enumerate(cards) if card.letter is None]),
        missed=tuple([miss.word for miss in view.misses if miss.whom == whom]),
    )


def _sign(card: Card) -> str:
    return VOWEL if card.back == "vowel" else CONSONANT


def pattern_of(word: str) -> str:
    """How a word looks when all its cards lie face down."""
    return "".join([VOWEL if letter in VOWELS else CONSONANT for letter in word])


def own_of(view: View) -> OwnPlace:
    """What the seat knows that is to act; nobody else has anything to do."""
    if view.own is None or not view.offers:
        raise ValueError("this seat has nothing to do now")
    return view.own


def may_propose(view: View) -> bool:
    return any(offer.action == "propose" for offer in view.offers)


def deck(language: Language) -> Counter[str]:
    return Counter(VOWEL_CARDS[language] + CONSONANT_CARDS[language])


def unseen(view: View) -> Counter[str]:
    """All cards but one's own, those turned up, and those of words that have left the table."""
    seen = Counter("".join([fate.word for fate in view.fates]))
    for place in view.places:
        seen.update([card.letter for card in place.row if card.letter is not None])
    if view.own is not None and view.seat is not None:
        # What is turned up of one's own word was counted with the rows.
        shown = [card.letter for card in view.places[view.seat].row if card.letter is not None]
        seen.update(Counter([*view.own.hand, *view.own.word]) - Counter(shown))
    return deck(view.options.language) - seen
