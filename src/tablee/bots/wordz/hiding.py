"""A word worth hiding: one that brings its cards home, whoever looks for it."""

from functools import lru_cache
from math import log10

from tablee.bots.wordz.belief import Belief
from tablee.bots.wordz.odds import belief_in
from tablee.bots.wordz.table import deck, pattern_of
from tablee.bots.wordz.vocabulary import ALL, rarity, shared
from tablee.core.chance import Chance
from tablee.games.wordz.pieces import TOKENS, Language
from tablee.games.wordz.view import View

MASTERS = 0.75
"""How likely somebody at the table knows all words and counts all letters; others hardly find a rare one."""
PROMISING, FINALISTS = 24, 12
"""Of so many words that look good so many are tried out: the same cards do not always make the same word."""
SURE = 0.3
"""How likely a word must be for a sensible finder to bid."""
RARE = 0.25
"""What each step of rarity keeps, in cards."""
FINDS = (1.0, 0.6, 0.2, 0.0)
"""How likely somebody who is no master knows a word, by its rarity."""


def word_to_hide(view: View, chance: Chance) -> str | None:
    """Of some words that look safe, the one that is."""
    language = view.options.language
    looks = {word: _looks(language, word) for word in ALL.composable(view)}
    promising = sorted(looks, key=looks.__getitem__, reverse=True)[:PROMISING]
    finalists = chance.shuffled(promising)[:FINALISTS]
    return max(finalists, key=lambda word: _worth(language, word), default=None)


def _looks(language: Language, word: str) -> float:
    """The more words share its pattern the longer it stays unknown: about a card for each power of ten."""
    rare = rarity(language, word)
    kept = log10(shared(language, pattern_of(word))) + RARE * rare
    return _balance(len(word), len(word) - kept, rare)


def _worth(language: Language, word: str) -> float:
    return _balance(len(word), cards_lost(language, word), rarity(language, word))


def _balance(length: int, lost: float, rare: int) -> float:
    """Cards kept less cards lost, to a master or to somebody else."""
    return length - 2 * lost * (MASTERS + (1 - MASTERS) * FINDS[rare])


def cards_lost(language: Language, word: str) -> int:
    """How many cards lie face down when somebody finds it who turns and bids sensibly."""
    belief = _first_belief(language, pattern_of(word))
    if word not in belief.weights:  # one of those left out, where there are many
        least = min(belief.weights.values(), default=1)
        belief = Belief({**belief.weights, word: least}, belief.hidden)
    return _found_at(belief, word, TOKENS)


@lru_cache(maxsize=24)
def _first_belief(language: Language, pattern: str) -> Belief:
    """Of somebody who sees nothing but the backs."""
    return belief_in(language, pattern, tuple(range(len(pattern))), deck(language))


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
