"""Who has the active player's word?  By all words that come to mind, how likely each would lead to both drawings.

With a word in hand one thinks of many ways to hint at it; from two drawings to an unknown word only the stronger links
lead.  That is what makes subtle drawings worth their while.
"""

from collections.abc import Mapping
from math import fsum, isclose
from operator import mul

from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.links import Keys, hints, lists
from tablee.bots.entre_les_lignes.reading import Reading, read
from tablee.bots.entre_les_lignes.tongue import own_word
from tablee.core.chance import Chance
from tablee.core.drawing import Drawing
from tablee.games.entre_les_lignes.pieces import Letter
from tablee.games.entre_les_lignes.view import View
from tablee.words.capitals import spelled

SURPRISE = 0.1
"""How often somebody draws what would not have come to one's own mind."""

FINE, MOST = 20, 7
"""Seven numbers below 20 fit into one draw: an eighth allusion shares the fate of the first."""


def best_letter(
    view: View, drawings: Mapping[str, Drawing], level: Level, chance: Chance
) -> Letter:
    """The likeliest; by lot where it cannot tell."""
    shares = shares_by_letter(view, drawings, level, chance)
    most = max(shares.values())
    return chance.pick([letter for letter, share in shares.items() if isclose(share, most)])


def shares_by_letter(
    view: View, drawings: Mapping[str, Drawing], level: Level, chance: Chance
) -> dict[Letter, float]:
    """How much likelier than by chance each drawing and the active one are for the same word.

    One's own included (EL-G2): who has a letter may be the accomplice, if their word leads to the active drawing.
    """
    assert view.own is not None
    mind = Mind(view, level, chance)
    readings = {it.spot: read(drawings.get(it.drawing), level) for it in view.board}
    if view.own.spot == "active":
        return {it: mind.fits_own(readings[it]) for it in view.letters}
    active = mind.by_word(readings["active"])
    return {
        it: mind.fits_own(readings["active"])
        if it == view.own.spot
        else fits_both(active, mind.by_word(readings[it]))
        for it in view.letters
    }


class Mind:
    """What somebody thinks of for their own word and for all others, this time."""

    def __init__(self, view: View, level: Level, chance: Chance) -> None:
        language, own = own_word(view)
        others = [
            keys[: level.depth] for word, keys in lists(language).items() if word != spelled(own)
        ]
        self._own = _recalled(hints(language, spelled(own)), level.recall, chance)
        self._others = [_recalled(keys, level.sense, chance) for keys in others]
        self._words: dict[str, list[tuple[int, float]]] = {}
        """Which of the others could be meant by a pictogram, and how often it would be drawn for them."""
        for word, keys in enumerate(self._others):
            for key in keys:
                often = (1 - SURPRISE) / len(keys)
                self._words.setdefault(key, []).append((word, often))

    def fits_own(self, reading: Reading) -> float:
        """How much likelier this is for one's own word than for another."""
        often = (1 - SURPRISE) / max(1, len(self._own))
        likely = _surprise(self._own) / len(reading) + often * fsum(
            [reading[it] for it in self._own]
        )
        return likely * len(self._others) / fsum(self.by_word(reading))

    def by_word(self, reading: Reading) -> list[float]:
        """How likely this is drawn for each of the others."""
        likely = [_surprise(keys) / len(reading) for keys in self._others]
        for key, share in reading.items():
            for word, often in self._words.get(key, ()):
                likely[word] += share * often
        return likely


def _surprise(keys: Keys) -> float:
    """How likely something else than these is drawn: certainly, where nothing comes to mind."""
    return SURPRISE if keys else 1.0


def fits_both(one: list[float], other: list[float]) -> float:
    """How much likelier both are for one word than for two."""
    both = fsum(map(mul, one, other))
    return both * len(one) / (fsum(one) * fsum(other))


def _recalled(keys: Keys, share: int, chance: Chance) -> Keys:
    """So many of a hundred; one number decides on all of them."""
    drawn, kept = chance.below(FINE**MOST), share * FINE // 100
    return tuple([it for at, it in enumerate(keys) if drawn // FINE ** (at % MOST) % FINE < kept])
