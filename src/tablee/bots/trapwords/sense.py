"""What a secret may be, from the words heard: every word of the language is weighed, by all the lists together.

A word points to what is said with it (a list that names it, whatever it stands for), and more weakly to what is one
step further.  What a mind does not remember, it cannot follow.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from heapq import nlargest

from tablee.bots.trapwords.lists import Key, Node, keys_of, lists_of
from tablee.bots.trapwords.mind import Mind
from tablee.core.record import Record
from tablee.games.trapwords.pieces import Language

KEPT, KEPT_ODDS = 512, 48
"""How many words are remembered, and after how many the odds, in all minds together: some take 0.2 MB each."""

DOUBT = 0.03
"""How likely any word is to be said of anything."""

BACK = 0.6
"""The list of the word that is said weighs less than the lists that name it."""

FURTHER = 0.5
"""What is one step further weighs less again."""

ELSEWHERE, UNLIKELY = 0.25, 0.04
"""How likely a secret is of the other set, and a word of neither, beside one of the set that is played."""

DIM, FAINT = 0.05, 0.01
"""What weighs less leads nowhere further, and what comes to less than that is not felt at all."""

LEAST = 1e-9


def weight(place: int) -> float:
    """The first word on a list is as good as certain, the last one still says something."""
    return 1 / (1 + place / 10)


class Hunch(Record, frozen=True):
    """A word that may be the secret."""

    word: str
    share: float
    """How likely it is."""


@lru_cache(KEPT)
def pointed_at(mind: Mind, word: str) -> Mapping[Node, float]:
    """How many times likelier each word is once this one is said of it; never one of its own family (TW-32)."""
    lists = mind.lists
    keys = keys_of(mind.language, word)
    strengths = _near(mind, keys)
    far: dict[Node, float] = {}
    for node, strength in strengths.items():
        if strength >= DIM:
            step = _near(mind, lists.keys[node])
            for other, more in step.items():
                far[other] = far.get(other, 0.0) + strength * more / len(step)
    for node, strength in far.items():
        if strength >= FAINT:
            strengths[node] = strengths.get(node, 0.0) + FURTHER * strength
    factors = {node: 1 + strength / DOUBT for node, strength in strengths.items()}
    return factors | dict.fromkeys(lists.kin(keys), 0.0)


def _near(mind: Mind, keys: Iterable[Key]) -> dict[Node, float]:
    """What is said together with this family, as far as this mind remembers."""
    lists = mind.lists
    found: dict[Node, float] = {}
    for card, place in lists.spots(keys):
        if place in mind.thinks_of(card):
            found[card] = max(found.get(card, 0.0), weight(place))
    for card in lists.kin(keys):
        if card < len(lists.cards):
            for place in mind.thinks_of(card):
                node = lists.named[card][place]
                found[node] = max(found.get(node, 0.0), BACK * weight(place))
    return found


@lru_cache(KEPT_ODDS)
def odds(mind: Mind, heard: tuple[str, ...], words: str) -> Mapping[Node, float]:
    """How likely each word is beside an ordinary secret of the set that is played; what is not named, as before."""
    if not heard:
        return {}
    before = odds(mind, heard[:-1], words)
    return {**before, **_changes(mind, before, heard[-1], words)}


def _changes(mind: Mind, before: Mapping[Node, float], word: str, words: str) -> dict[Node, float]:
    """The odds that one more word moves."""
    first = priors(mind.language, words)
    return {
        node: factor * (before[node] if node in before else first[node])
        for node, factor in pointed_at(mind, word).items()
    }


@cache
def priors(language: Language, words: str) -> tuple[float, ...]:
    """How likely each word is before anything is said; where the words are a host's own, all alike."""
    lists = lists_of(language)
    if not words:
        return (1.0,) * len(lists.words)
    secrets = [1.0 if it == words else ELSEWHERE for it in lists.sets]
    return (*secrets, *[UNLIKELY] * (len(lists.words) - len(secrets)))


@lru_cache(KEPT_ODDS)
def _whole(mind: Mind, heard: tuple[str, ...], words: str) -> float:
    """All odds together."""
    first, found = priors(mind.language, words), odds(mind, heard, words)
    return sum(first) + sum(odd - first[node] for node, odd in found.items())


def hunches(
    mind: Mind, heard: tuple[str, ...], wrong: Iterable[str], words: str
) -> tuple[Hunch, ...]:
    """The likeliest secrets after these words, best first; none of those that were wrong."""
    found, lists = odds(mind, heard, words), mind.lists
    not_these = {node for it in wrong for node in lists.kin(keys_of(mind.language, it))}
    ruled_out = sum(found.get(node, 0.0) for node in not_these)
    whole = max(_whole(mind, heard, words) - ruled_out, LEAST)
    right = ((odd, -node) for node, odd in found.items() if node not in not_these)
    return tuple(Hunch(lists.words[-node], odd / whole) for odd, node in nlargest(3, right))


def clearest(
    mind: Mind, heard: tuple[str, ...], candidates: Sequence[str], secret: str, words: str
) -> str:
    """The word after which this secret would seem likeliest."""
    node = mind.lists.card_of(secret)
    before, whole = odds(mind, heard, words), _whole(mind, heard, words)
    first = priors(mind.language, words)

    def share(word: str) -> float:
        after = _changes(mind, before, word, words)
        if node is None or node not in after:
            return 0.0
        gains = (odd - (before[it] if it in before else first[it]) for it, odd in after.items())
        return after[node] / max(whole + sum(gains), LEAST)

    return max(candidates, key=share)
