"""What people say of what, in one language: the lists of our cards, of the table's own and of everyday words.

They are looked up from either end: what is said of a word, and which words it is said of.
"""

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from itertools import accumulate
from zlib import crc32

from tablee.core.record import Record, replace
from tablee.games.trapwords.pieces import Language, Options
from tablee.words.associations import associations
from tablee.words.capitals import capitals, parts, spelled
from tablee.words.dictionary import load
from tablee.words.families import related
from tablee.words.families.book import open_book
from tablee.words.families.word import read_word
from tablee.words.manners import is_unfit
from tablee.words.nearness import MOST, Nearness, nearness
from tablee.words.packs import Card, NoSuchPack, pack

OURS = "tablee"
SETS = ("fantasy", "contemporary")

KEPT = 6
"""So many collections of lists are kept at most: one for each language, and some for hosts' packs."""

KIN = 4_096
"""Of how many words the kin is kept."""

Key = str | int
"""What two words of one family share: a headword, or the number of the family."""

Node = int
"""A word that could be a secret: first those whose nearness is known, then all the others that a list names."""

RARE = -40
"""Points of a word with a list whose nearness is not known; any other such word has twice as many."""

UNHEARD = 0.7
"""A word with a list of its own that has nothing to do with what is said of it."""

STRETCH = 4

Spot = tuple[int, int]
"""A list, and the place of a word on it."""


class Source(Record, frozen=True):
    """Whose lists are asked for."""

    language: Language
    pack: str = OURS


def source_of(options: Options) -> Source:
    """Everything that a bot knows of words follows from what was agreed at the table."""
    return Source(options.language, options.pack)


class Lists:
    """The cards and everyday words with what is said of them, and every word that a list or a vector knows."""

    def __init__(self, source: Source) -> None:
        self.language = source.language
        self.near: Nearness = nearness(source.language)
        self.hosts = _hosts(source)
        self.words: list[str] = []
        """By node."""
        self._nodes: dict[str, Node] = {}
        self._alike: dict[str, tuple[Node, ...]] = {}
        """By their letters, the words that differ by accents alone, the commonest first."""
        for word in self.near.candidates:
            self._add(word)
        node_of = cache(self._node)  # as long as the lists are read: they name the same words
        first: dict[Node, Card] = {}
        for card in _cards(source, self.hosts):
            first.setdefault(node_of(card.words[0]), card)
        self.cards = tuple(first.values())
        """Of each word one list, the table's own first."""
        self._card_of = {node: card for card, node in enumerate(first)}
        self.heads = array("l", first)
        """By list, the word that it is about."""
        self.named = [tuple(map(node_of, card.associations)) for card in self.cards]
        """By list, what it names."""
        self._kin_of = lru_cache(KIN)(self._all_kin)

    def study(self) -> None:
        """All that is looked up once: dictionary, families, numbers, and where each word is named."""
        for node in (0, *self.heads[:1]):
            self.near.points(self.language, self.words[node])
            self.spots(self.words[node])

    def _add(self, word: str) -> Node:
        node = self._nodes[spelled(word)] = len(self.words)
        letters = capitals(word)
        self._alike[letters] = (*self._alike.get(letters, ()), node)
        self.words.append(word)
        return node

    def _node(self, word: str) -> Node:
        """A spelling of its own is a word of its own (mur, mûr); one that nobody knows lacks its accents."""
        node, key = self.node_of(word), spelled(word)
        is_other = key not in self._nodes and key in load(self.language).spellings(word)
        return self._add(word) if node is None or is_other else node

    def node_of(self, word: str) -> Node | None:
        """As it is spelled, or else the commonest with these letters: people leave out accents."""
        node = self._nodes.get(spelled(word))
        return next(iter(self._alike.get(capitals(word), ())), None) if node is None else node

    def _itself(self, word: str) -> Node | None:
        """The same, but not another word where no list has this one: pécheur is not pêcheur."""
        key = spelled(word)
        is_other = key not in self._nodes and key in load(self.language).lemmas(word)
        return None if is_other else self.node_of(word)

    def card_of(self, word: str) -> int | None:
        """The list that is about it."""
        node = self._itself(word)
        return None if node is None else self._card_of.get(node)

    @cached_property
    def _all_spots(self) -> tuple["array[int]", "array[int]", "array[int]"]:
        """By node, where its spots end; and all of them, node by node: which list, and where on it."""
        counts = Counter(node for named in self.named for node in named)
        ends = array("i", accumulate(counts[node] for node in range(len(self.words))))
        cards, places, free = ends[-1:] * ends[-1], ends[-1:] * ends[-1], ends[:]
        for card in reversed(range(len(self.named))):
            for place, node in enumerate(self.named[card]):
                free[node] -= 1
                cards[free[node]], places[free[node]] = card, place
        return ends, cards, places

    def _spots(self, node: Node) -> list[Spot]:
        ends, cards, places = self._all_spots
        begin, end = ends[node - 1] if node else 0, ends[node]
        return list(zip(cards[begin:end], places[begin:end], strict=True))

    @cached_property
    def _compounds(self) -> Mapping[str, list[Node]]:
        """By their parts, the words that have several."""
        found: dict[str, list[Node]] = {}
        for key, node in self._nodes.items():
            if not key.isalpha():
                for part in parts(key):
                    found.setdefault(part, []).append(node)
        return found

    def spots(self, word: str) -> list[Spot]:
        """Where the lists name a word of this family."""
        return sorted({spot for node in self.kin(word) for spot in self._spots(node)})

    def naming(self, word: str) -> list[Spot]:
        """Where the lists name this very word."""
        node = self._itself(word)
        return [] if node is None else self._spots(node)

    def about(self, word: str) -> list[int]:
        """The lists about words of this family."""
        return sorted(self._card_of[it] for it in self.kin(word) if it in self._card_of)

    def kin(self, word: str) -> frozenset[Node]:
        """The words of this family, and those that only accents tell from them: at the table they are the same."""
        return self._kin_of(word)

    def _all_kin(self, word: str) -> frozenset[Node]:
        letters = set(map(capitals, _family(self.language, word)))
        plain = (node for it in letters for node in self._alike.get(it, ()))
        compounds = (node for it in letters for node in self._compounds.get(it, ()))
        return frozenset([*plain, *compounds])

    @cached_property
    def common(self) -> "array[float]":
        """By node, how likely a word is before anything is said: the commoner, the likelier."""
        rest = range(len(self.near.usual), len(self.words))
        points = [*self.near.usual, *(RARE if it in self._card_of else 2 * RARE for it in rest)]
        factors = factors_of(self.near.step, 100)
        return array("d", [factors[it] for it in points])

    @cached_property
    def unheard(self) -> "array[float]":
        """By node, what is left of its odds when something is said that its own list does not name."""
        found = array("d", [1.0]) * len(self.words)
        for node in self.heads:
            found[node] = UNHEARD
        return found

    @cached_property
    def edition(self) -> int:
        """Of a host's cards, which may change while a server runs."""
        return crc32(repr(self.hosts).encode()) if self.hosts else 0

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
def factors_of(step: float, share: int) -> Sequence[float]:
    """What some points come to, by number; multiplied by hand, so that every machine gets the same.

    The negative ones stand at the end, where Python looks for them.
    """
    once = 1 + step * share / 100
    up = [1.0]
    for _ in range(MOST):
        up.append(up[-1] * once)
    return (*up, *(1 / it for it in reversed(up[1:])))


def _cards(source: Source, hosts: tuple[Card, ...]) -> Iterator[Card]:
    """The table's own first; of each what a bot may say, and none of a word that it may not."""
    is_out = cache(partial(is_unfit, source.language))

    def fit(texts: tuple[str, ...]) -> tuple[str, ...]:
        kept = tuple([it for it in texts if not is_out(it)])
        return texts if len(kept) == len(texts) else kept  # most are held elsewhere, too

    for card in _all_cards(source, hosts):
        said = fit(card.associations)
        if said and fit(card.words[:1]):
            yield replace(card, associations=said, clues=fit(card.clues))


def _all_cards(source: Source, hosts: tuple[Card, ...]) -> Iterator[Card]:
    yield from hosts
    for each in SETS:
        yield from pack(f"trapwords/{source.language}/{each}")
    for word, said in associations(source.language).items():
        yield Card((word,), said)


def _hosts(source: Source) -> tuple[Card, ...]:
    """A pack that is gone meanwhile is no accident in mid-game."""
    if source.pack == OURS:
        return ()
    try:
        return pack(f"trapwords/{source.language}/{source.pack}")
    except NoSuchPack:
        return ()


@lru_cache(KEPT)
def lists_of(source: Source) -> Lists:
    return Lists(source)


def _family(language: Language, word: str) -> Iterator[str]:
    """The words that are one family with this one, in all their forms."""
    dictionary, book, read = load(language), open_book(language), read_word(language, word)
    names = read.names.union(*read.parts)
    yield from names
    for name in names:
        yield from dictionary.forms(name)
    for number in read.families:
        yield from book.members(number)


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
