"""How likely words are before anything is known of them but which cards are left to spell them."""

from collections.abc import Mapping, Sequence
from math import comb

from tablee.bots.wordz.belief import Belief, Places
from tablee.bots.wordz.vocabulary import Vocabulary, rarity
from tablee.games.wordz.pieces import Language

LAID = (5, 5, 3, 2)
"""How readily a word is laid, by its rarity: most players lay words that they would use."""
MANY = 600
"""Of so many words every second one, or third, shows as well which card to turn; it is too early to bid."""


def belief_in(
    known: Vocabulary, language: Language, pattern: str, hidden: Places, unseen: Mapping[str, int]
) -> Belief:
    """The known words that fit, by the deals that allow them and by who would lay them."""
    words = known.fitting(language, pattern, unseen)
    some = words[:: len(words) // MANY + 1]
    return Belief(_weighed(language, some, hidden, unseen), hidden)


def _weighed(
    language: Language, words: Sequence[str], hidden: Places, unseen: Mapping[str, int]
) -> dict[str, int]:
    """A hand holds these letters in as many ways as they can be chosen among the unseen cards."""
    ways = {
        letter: tuple([comb(count, n) for n in range(len(hidden) + 1)])
        for letter, count in unseen.items()
    }
    found: dict[str, int] = {}
    for word in words:
        letters = [word[place] for place in hidden]
        weight = LAID[rarity(language, word)]
        for letter in set(letters):
            weight *= ways[letter][letters.count(letter)]
        found[word] = weight
    return found
