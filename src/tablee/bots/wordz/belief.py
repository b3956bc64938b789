"""What a hidden word may be: words that fit what is seen, and how likely each is."""

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from math import fsum, log2

Places = tuple[int, ...]
Weights = dict[str, int]
"""How likely each word is, against the others; whole numbers, for their sums are the same everywhere."""

SAMPLE = 150
"""So many words are enough to see which card tells most."""


class Belief:
    """The words that a row may hide; none where it must be one that nobody here knows."""

    def __init__(self, weights: Weights, hidden: Places) -> None:
        self.weights = weights
        self.hidden = hidden
        """Which cards of the row lie face down."""
        self.total = sum(weights.values())

    def __len__(self) -> int:
        return len(self.weights)

    @cached_property
    def best(self) -> tuple[str, float]:
        """The likeliest word, and how likely it is; the first of the alphabet among equals."""
        word = max(self.weights, key=self.weights.__getitem__)
        return word, self.weights[word] / self.total

    def without(self, words: Collection[str]) -> "Belief":
        """When these were wrong."""
        kept = {word: it for word, it in self.weights.items() if word not in words}
        return Belief(kept, self.hidden)

    def turned(self, place: int) -> Iterator["Belief"]:
        """What it becomes when the card at this place is turned, for each letter that it may show."""
        parts: dict[str, Weights] = {}
        for word, weight in self.weights.items():
            parts.setdefault(word[place], {})[word] = weight
        rest = tuple([it for it in self.hidden if it != place])
        return (Belief(part, rest) for part in parts.values())

    def news(self, place: int) -> float:
        """How many bits the card at this place tells, on average."""
        parts: dict[str, int] = {}
        for word, weight in self._sample:
            letter = word[place]
            parts[letter] = parts.get(letter, 0) + weight
        total = sum(parts.values())
        return log2(total) - fsum([it * log2(it) for it in parts.values()]) / total

    @cached_property
    def telling(self) -> int:
        """The card that tells most."""
        return max(self.hidden, key=self.news)

    @cached_property
    def _sample(self) -> Sequence[tuple[str, int]]:
        pairs = list(self.weights.items())
        return pairs[:: -(-len(pairs) // SAMPLE)]
