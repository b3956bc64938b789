"""What hiding a word costs: how many of its cards somebody wins who looks for it sensibly."""

from functools import lru_cache

from tablee.bots.wordz.belief import Belief
from tablee.bots.wordz.odds import belief_in
from tablee.bots.wordz.table import deck, pattern_of
from tablee.bots.wordz.vocabulary import ALL, Vocabulary
from tablee.games.wordz.pieces import TOKENS, Language

SURE = 0.3
"""How likely a word must be for a sensible finder to bid."""


def cards_lost(language: Language, word: str, knows: Vocabulary = ALL) -> int:
    """How many lie face down when it is found by somebody who knows these words, and turns and bids sensibly."""
    belief = _first_belief(language, pattern_of(word), knows)
    if word not in belief.weights:  # one of those left out, where there are many
        least = min(belief.weights.values(), default=1)
        belief = Belief({**belief.weights, word: least}, belief.hidden)
    return _found_at(belief, word, TOKENS)


@lru_cache(maxsize=24)
def _first_belief(language: Language, pattern: str, knows: Vocabulary) -> Belief:
    """Of somebody who sees nothing but the backs."""
    return belief_in(knows, language, pattern, tuple(range(len(pattern))), deck(language))


def _found_at(belief: Belief, word: str, tokens: int) -> int:
    guess, odds = belief.best
    left = len(belief.hidden)
    if tokens and (odds >= SURE or left <= tokens):
        if guess == word:
            return left
        belief, tokens = belief.without((guess,)), tokens - 1
    if left == 1:
        return 0
    parts = belief.turned(belief.telling)
    return _found_at(next(it for it in parts if word in it.weights), word, tokens)
