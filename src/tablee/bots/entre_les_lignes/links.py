"""Which pictograms hint at which words: the lists of allusions, and what is near where they are silent."""

from collections import Counter
from functools import cache, lru_cache

from tablee.words import Language
from tablee.words.allusions import allusions
from tablee.words.capitals import parts, spelled
from tablee.words.pictures import things

Keys = tuple[str, ...]
"""Of pictograms, the strongest link first."""

STEM = 5
"""Words that begin with so many equal letters are taken for kin."""
SHORT = 3
"""Words of so few letters are articles and the like."""
ENOUGH = 7
"""Things that a thing without a list is hinted at by."""


@cache
def lists(language: Language) -> dict[str, Keys]:
    """Every word there is a list for."""
    return {spelled(word): keys for word, keys in allusions(language).items()}


@lru_cache(4_096)
def hints(language: Language, word: str) -> Keys:
    """What could be drawn for a word; nothing for one that nothing known is near to."""
    known = lists(language).get(spelled(word))
    return known or _beside(language, word) or _of_kin(language, word)


def _beside(language: Language, word: str) -> Keys:
    """A thing with a pictogram is hinted at by what it is mentioned with."""
    names = {spelled(it.names[language]): key for key, it in things().items()}
    thing = names.get(spelled(word))
    counted = Counter(key for keys in lists(language).values() if thing in keys for key in keys)
    often = sorted(counted, key=lambda it: (-counted[it], it))
    return tuple([it for it in often if it != thing][:ENOUGH])


def _of_kin(language: Language, word: str) -> Keys:
    """As for the known word that shares most of its own words with it, if that is half of them."""
    wanted, known = _stems(word), lists(language)
    shared = {it: len(wanted & _stems(it)) for it in known}
    near = max(shared, key=lambda it: (shared[it], -len(it), it))
    is_kin = 2 * shared[near] >= max(len(wanted), len(_stems(near)), 1)
    return known[near] if is_kin else ()


@lru_cache(4_096)
def _stems(word: str) -> frozenset[str]:
    return frozenset(it[:STEM] for it in parts(word) if len(it) > SHORT)
