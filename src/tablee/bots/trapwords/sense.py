"""What a secret may be, from the words heard: every word of the language is weighed, by all the lists together.

A word points to what is said with it (a list that names it, whatever it stands for), and more weakly to what is one
step further.  What a mind does not remember, it cannot follow.  Beyond the lists, words point to what is near them in
meaning.  Nobody thinks of which words are on the cards: of any two, the commoner is likelier before anything is said.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from math import fsum
from operator import mul

from tablee.bots.trapwords.lists import Lists, Node, factors_of
from tablee.bots.trapwords.mind import Mind
from tablee.core.record import Record
from tablee.words.inflections import same_word

KEPT, KEPT_ODDS, KEPT_MOODS = 128, 32, 16
"""How many words are remembered, and after how many the odds, in all minds together: these take 0.1 MB each."""

DOUBT = 0.03
"""How likely any word is to be said of anything."""

BACK = 0.6
"""The list of the word that is said weighs less than the lists that name it."""

FURTHER = 0.5
"""What is one step further weighs less again."""

DIM, FAINT = 0.05, 0.01
"""What weighs less leads nowhere further, and what comes to less than that is not felt at all."""

BLANK = 2e-5
"""How likely a word is that one would hardly ever think of, beside any other."""

LEAST = 1e-9
TOO_LARGE = 1e60


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
    """How many times likelier the lists make each word once this one is said; never one of its own family (TW-32)."""
    lists = mind.lists
    strengths = _near(mind, word)
    far: dict[Node, float] = {}
    for node, strength in strengths.items():
        if strength >= DIM:
            step = _near(mind, lists.words[node])
            for other, more in step.items():
                far[other] = far.get(other, 0.0) + strength * more / len(step)
    for node, strength in far.items():
        if strength >= FAINT:
            strengths[node] = strengths.get(node, 0.0) + FURTHER * strength
    factors = {node: 1 + strength / DOUBT for node, strength in strengths.items()}
    return factors | dict.fromkeys(sorted(lists.kin(word)), 0.0)


def _near(mind: Mind, word: str) -> dict[Node, float]:
    """What is said together with this family, as far as this mind remembers."""
    lists = mind.lists
    found: dict[Node, float] = {}
    for card, place in lists.spots(word):
        if place in mind.thinks_of(card):
            node = lists.heads[card]
            found[node] = max(found.get(node, 0.0), weight(place))
    for card in lists.about(word):
        for place in mind.thinks_of(card):
            node = lists.named[card][place]
            found[node] = max(found.get(node, 0.0), BACK * weight(place))
    return found


@lru_cache(KEPT_ODDS)
def odds(mind: Mind, heard: tuple[str, ...]) -> Sequence[float]:
    """How likely each word is beside the others."""
    if not heard:
        return priors(mind)
    after = array("d", odds(mind, heard[:-1]))
    _feel(mind, heard[-1], after)
    factors = pointed_at(mind, heard[-1])
    if not factors:
        return after
    unheard = mind.lists.unheard
    after = array("d", map(mul, after, unheard))
    for node, factor in factors.items():
        after[node] *= factor / unheard[node]
    largest = max(after)
    return array("d", [it / largest for it in after]) if largest > TOO_LARGE else after


def _feel(mind: Mind, word: str, odds: "array[float]") -> None:
    """By what the word is near to in meaning: on average no word gains by it."""
    lists = mind.lists
    points = lists.near.points(mind.language, word)
    if points is None or not mind.level.feels:
        return
    factors = factors_of(lists.near.step, mind.level.feels)
    known = odds[: len(points)]
    felt = array("d", [odd * factors[it] for odd, it in zip(known, points, strict=True)])
    level = fsum(known) / max(fsum(felt), LEAST)
    odds[: len(points)] = array("d", [it * level for it in felt])


@lru_cache(KEPT_MOODS)
def priors(mind: Mind) -> Sequence[float]:
    """How likely each word is before anything is said: the commoner, the likelier, and to each mind a little apart."""
    moods = _moods(mind.level.blanks, mind.level.moods)
    return array(
        "d", [odd * moods[it] for odd, it in zip(mind.lists.common, mind.moods(), strict=True)]
    )


@cache
def _moods(blanks: int, most: int) -> Sequence[float]:
    """What each mood comes to: a blank is as good as never, the others go from one end to the other."""
    faint = 256 * blanks // 100
    steps = range(256 - faint)
    spread = [1 + (most - 1) * abs(2 * it - len(steps)) / len(steps) for it in steps]
    known = [it if 2 * step >= len(steps) else 1 / it for step, it in enumerate(spread)]
    return (*[BLANK] * faint, *known)


def _not_these(lists: Lists, wrong: Iterable[str]) -> set[Node]:
    return {node for it in wrong for node in lists.kin(it)}


def hunches(mind: Mind, heard: tuple[str, ...], wrong: Iterable[str]) -> tuple[Hunch, ...]:
    """The likeliest secrets after these words, best first; none of those that were wrong."""
    found, lists = odds(mind, _kept(mind, heard)), mind.lists
    not_these = _not_these(lists, wrong)
    whole = max(fsum(found) - fsum(found[it] for it in sorted(not_these)), LEAST)
    best = nlargest(3, _without(found, not_these))
    return tuple(Hunch(lists.words[-node], odd / whole) for odd, node in best if odd)


def _without(found: Sequence[float], not_these: set[Node]) -> Iterator[tuple[float, int]]:
    return ((odd, -node) for node, odd in enumerate(found) if node not in not_these)


def _kept(mind: Mind, heard: tuple[str, ...]) -> tuple[str, ...]:
    """The newest: who is less used to it does not weigh everything together."""
    return heard[-mind.level.minds :]


def share_of(secret: str, mind: Mind, heard: tuple[str, ...], wrong: Iterable[str]) -> float:
    """How likely this secret is after these words; nothing for one that nobody knows."""
    lists = mind.lists
    node, not_these = lists.node_of(secret), _not_these(lists, wrong)
    if node is None or node in not_these:
        return 0.0
    found = odds(mind, _kept(mind, heard))
    whole = fsum(found) - fsum(found[it] for it in sorted(not_these))
    return found[node] / max(whole, LEAST)


def nearness(mind: Mind, word: str, other: str) -> float:
    """How strongly the lists lead from a word to another: about 1 where it is what people say first of it."""
    factors, lists = pointed_at(mind, word), mind.lists
    forms = [
        node
        for node in sorted(lists.kin(other))
        if same_word(mind.language, lists.words[node], other)
    ]
    return max([(factors.get(node, 1.0) - 1) * DOUBT for node in forms], default=0.0)


def clearest(mind: Mind, heard: tuple[str, ...], candidates: Sequence[str], secret: str) -> str:
    """The word after which this secret would seem likeliest."""
    return max(candidates, key=lambda word: share_of(secret, mind, (*heard, word), ()))
