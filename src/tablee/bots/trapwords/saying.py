"""What may be said of a secret word, the likeliest first: for traps, and for clues that keep away from them."""

from collections.abc import Iterator
from functools import lru_cache

from tablee.bots.trapwords.lists import apart, keys_of
from tablee.bots.trapwords.mind import Mind

KEPT = 512
"""How many secrets in how many minds are remembered."""


@lru_cache(KEPT)
def likely(mind: Mind, secret: str) -> tuple[str, ...]:
    """Words that this mind would expect or say; none of the secret's family, and one of each other family."""
    return tuple(apart(mind.language, _all(mind, secret), (secret,)))


def _all(mind: Mind, secret: str) -> Iterator[str]:
    card = mind.lists.card_of(secret)
    if card is not None:
        yield from mind.words_for(card)
    yield from around(mind, secret)


def around(mind: Mind, secret: str) -> Iterator[str]:
    """What the lists that name it stand for, then what else these lists name, as far as one remembers."""
    lists = mind.lists
    spots = lists.spots(keys_of(mind.language, secret))
    naming = sorted((place, card) for card, place in spots if place in mind.thinks_of(card))
    for _, card in naming:
        yield lists.words[card]
    for _, card in naming[:4]:
        yield from mind.words_for(card)[:4]


def anything(mind: Mind, secret: str) -> Iterator[str]:
    """Common words, for a secret of which too little comes to mind."""
    usual = mind.draws(b"anything").shuffled(mind.lists.usual)
    yield from apart(mind.language, usual, (secret, *likely(mind, secret)))


@lru_cache(KEPT)
def expected(mind: Mind, secret: str, count: int) -> tuple[str, ...]:
    """The traps somebody would set: most for the likeliest words, some for those said instead."""
    words = likely(mind, secret)
    hidden = count * mind.level.hides // 100
    open_ones = words[: count - hidden]
    rest = mind.draws(b"hidden", count).shuffled(words[len(open_ones) : 2 * count + 4])
    return (*open_ones, *rest, *words[2 * count + 4 :])
