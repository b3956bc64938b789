"""What people say of what, in one language: all the lists of our packs together, looked up from either end."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache

from tablee.games.trapwords.pieces import Language
from tablee.words.capitals import capitals
from tablee.words.families import related
from tablee.words.families.word import read_word
from tablee.words.packs import Card, pack

SETS = ("fantasy", "contemporary")

Key = str | int
"""What two words of one family share: a headword, or the number of the family."""

Node = int
"""A word that could be a secret: first those of the packs, card by card, then all the others."""

STRETCH = 4

Spot = tuple[int, int]
"""A card, and the place of a word on its list."""


class Lists:
    """The cards of both sets and, from every family of words, the way back to the lists that name it."""

    def __init__(self, language: Language) -> None:
        self.language = language
        packs = {name: pack(f"trapwords/{language}/{name}") for name in SETS}
        self.cards: tuple[Card, ...] = tuple(card for name in SETS for card in packs[name])
        self.sets = tuple(name for name in SETS for _ in packs[name])
        """Of which set each card is."""
        self._nodes = {capitals(card.words[0]): node for node, card in enumerate(self.cards)}
        self.words = [card.words[0] for card in self.cards]
        """By node."""
        self.named = [tuple(map(self._node, card.associations)) for card in self.cards]
        """By card, what its list names."""

    def _node(self, word: str) -> Node:
        node = self._nodes.setdefault(capitals(word), len(self.words))
        if node == len(self.words):
            self.words.append(word)
        return node

    def card_of(self, word: str) -> int | None:
        """The card whose secret this is."""
        node = self._nodes.get(capitals(word))
        return node if node is not None and node < len(self.cards) else None

    @cached_property
    def keys(self) -> tuple[frozenset[Key], ...]:
        """By node."""
        return tuple(keys_of(self.language, word) for word in self.words)

    @cached_property
    def _spots(self) -> Mapping[Key, tuple[Spot, ...]]:
        found: dict[Key, list[Spot]] = {}
        for card, named in enumerate(self.named):
            for place, node in enumerate(named):
                for key in self.keys[node]:
                    found.setdefault(key, []).append((card, place))
        return {key: tuple(spots) for key, spots in found.items()}

    @cached_property
    def _kin(self) -> Mapping[Key, tuple[Node, ...]]:
        found: dict[Key, list[Node]] = {}
        for node, keys in enumerate(self.keys):
            for key in keys:
                found.setdefault(key, []).append(node)
        return {key: tuple(nodes) for key, nodes in found.items()}

    def spots(self, keys: Iterable[Key]) -> list[Spot]:
        """Where the lists name a word of this family."""
        return sorted({spot for key in keys for spot in self._spots.get(key, ())})

    def kin(self, keys: Iterable[Key]) -> list[Node]:
        """The words of this family."""
        return sorted({node for key in keys for node in self._kin.get(key, ())})

    @cached_property
    def usual(self) -> tuple[str, ...]:
        """What many lists name, the commonest first: of any use only where nothing else comes to mind."""
        counts = [0] * len(self.words)
        for named in self.named:
            for node in named:
                counts[node] += 1
        order = sorted(range(len(counts)), key=lambda node: (-counts[node], node))
        return tuple(self.words[node] for node in order[:200])


@cache
def lists_of(language: Language) -> Lists:
    """Once in a process; it takes half a second."""
    return Lists(language)


@lru_cache(16_384)
def keys_of(language: Language, word: str) -> frozenset[Key]:
    read = read_word(language, word)
    return frozenset((*read.names, *read.families, *(it for part in read.parts for it in part)))


def is_tied(language: Language, word: str, others: Iterable[str]) -> bool:
    """Whether it is of the family of one of them, for certain or possibly."""
    return any(_look_alike(language, word, it) and tie(language, word, it) for it in others)


def _look_alike(language: Language, word: str, other: str) -> bool:
    """What neither shares a headword or a family nor four letters in a row need not be looked up."""
    if not keys_of(language, word).isdisjoint(keys_of(language, other)):
        return True
    return not _stretches(word).isdisjoint(_stretches(other))


@lru_cache(16_384)
def _stretches(word: str) -> frozenset[str]:
    letters = capitals(word)
    return frozenset(letters[at : at + STRETCH] for at in range(len(letters) - STRETCH + 1))


@lru_cache(65_536)
def tie(language: Language, word: str, other: str) -> str | None:
    """How surely two words are of one family."""
    return related(language, word, other).kind


def apart(language: Language, words: Iterable[str], others: Iterable[str] = ()) -> Iterator[str]:
    """One word of each family, and none of the families of the others."""
    taken = list(others)
    for word in words:
        if not is_tied(language, word, taken):
            taken.append(word)
            yield word
