"""What may be said of a secret word, the likeliest first: for traps, and for clues that keep away from them."""

from collections.abc import Iterator
from functools import lru_cache
from heapq import nlargest
from itertools import count
from operator import add

from tablee.bots.trapwords.lists import apart
from tablee.bots.trapwords.mind import Mind

BESIDE = 24
"""So many words come to mind by their meaning alone."""

KEPT = 512
"""How many secrets in how many minds are remembered."""


@lru_cache(KEPT)
def likely(mind: Mind, secret: str) -> tuple[str, ...]:
    """Words that this mind would expect or say; none of the secret's family, and one of each other family."""
    return tuple(apart(mind.language, _all(mind, secret), (secret,)))


def _all(mind: Mind, secret: str) -> Iterator[str]:
    """Of what one has been told to speak, all that people say of it comes to mind sooner or later."""
    card = mind.lists.card_of(secret)
    if card is not None:
        yield from mind.says_of(card)
    yield from around(mind, secret)
    yield from beside(mind, secret)


def around(mind: Mind, secret: str) -> Iterator[str]:
    """What the lists that name it are about, those first that name it first."""
    lists = mind.lists
    for _, card in sorted((place, card) for card, place in lists.naming(secret)):
        yield lists.words[lists.heads[card]]


def beside(mind: Mind, secret: str) -> Iterator[str]:
    """What is near it in meaning: all that is left to say of what no list knows."""
    near = mind.lists.near
    points = near.points(mind.language, secret)
    if points is not None:
        best = nlargest(BESIDE, zip(map(add, points, near.usual), count(0, -1), strict=False))
        yield from (near.candidates[-place] for _, place in best)


def anything(mind: Mind, secret: str) -> Iterator[str]:
    """Common words, for a secret of which too little comes to mind."""
    usual = mind.draws(b"anything").shuffled(mind.lists.usual)
    yield from apart(mind.language, usual, (secret, *likely(mind, secret)))


@lru_cache(KEPT)
def expected(mind: Mind, secret: str, needed: int) -> tuple[str, ...]:
    """The traps somebody would set: most for the likeliest words, some for those said instead."""
    words = likely(mind, secret)
    hidden = needed * mind.level.hides // 100
    open_ones = words[: needed - hidden]
    rest = mind.draws(b"hidden", needed).shuffled(words[len(open_ones) : 2 * needed + 4])
    return (*open_ones, *rest, *words[2 * needed + 4 :])
