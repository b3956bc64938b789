"""A practised player: knows many words, counts the letters that are left, and bids when the odds are fair."""

from collections import Counter

from tablee.bots.wordz.belief import Belief
from tablee.bots.wordz.table import Row, pattern_of, unseen
from tablee.bots.wordz.turn import Rows, TurnBot
from tablee.bots.wordz.vocabulary import COMMON, FAMILIAR, Vocabulary, shared
from tablee.core.chance import Chance
from tablee.games.wordz.actions import Propose, TurnCard
from tablee.games.wordz.view import View

LENGTHS = (4, 5, 6, 7)
"""Of the words it hides: worth something, and not yet given away by their length."""
IDEAS = 3
"""How many words come to mind."""
FAIR = 0.3
"""How likely a word must be to be worth a token, as long as there are more cards than tokens."""


class Regular(TurnBot):
    """All words it knows are alike to it."""

    _says, knows = Vocabulary(COMMON), Vocabulary(FAMILIAR)

    def hide(self, view: View, chance: Chance) -> str | None:
        """Of some words that come to mind, the one whose pattern most words share."""
        language = view.options.language
        known = self._says.composable(view, LENGTHS) or self._says.composable(view)
        ideas = chance.shuffled(known)[:IDEAS]
        return max(ideas, key=lambda word: shared(language, pattern_of(word)), default=None)

    def beliefs(self, view: View, rows: Rows) -> dict[Row, Belief]:
        letters = unseen(view)
        return {row: self._belief(view, row, letters) for row in rows}

    def turn(self, view: View, rows: Rows, chance: Chance) -> TurnCard:
        """The card that tells most, of the word that is nearest to be found; any, where it knows no word that fits."""
        beliefs = self.beliefs(view, rows)
        known = [it for it in rows if len(beliefs[it])]
        if not known:
            row = chance.pick(rows)
            return TurnCard(row.whom, chance.pick(row.hidden))
        row = min(known, key=lambda it: len(beliefs[it]))
        return TurnCard(row.whom, beliefs[row].telling)

    def propose(self, view: View, rows: Rows, chance: Chance) -> Propose | None:
        assert view.seat is not None
        tokens = view.places[view.seat].tokens
        beliefs = self.beliefs(view, rows)
        odds = {
            row: 1 / len(beliefs[row])
            for row in rows
            if len(beliefs[row]) and (len(beliefs[row]) * FAIR <= 1 or len(row.hidden) <= tokens)
        }
        if not odds:
            return None
        row = max(odds, key=lambda it: odds[it] * len(it.hidden))
        return Propose(row.whom, chance.pick(tuple(beliefs[row].weights)))

    def _belief(self, view: View, row: Row, letters: Counter[str]) -> Belief:
        fitting = self.knows.fitting(view.options.language, row.pattern, letters)
        return Belief(dict.fromkeys(fitting, 1), row.hidden).without(row.missed)
