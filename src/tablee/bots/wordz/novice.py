"""A beginner: everyday words to hide, any card to turn, and a guess when few words are left."""

from tablee.bots.wordz.belief import Belief
from tablee.bots.wordz.table import Row, deck
from tablee.bots.wordz.turn import Rows, TurnBot
from tablee.bots.wordz.vocabulary import COMMON, EVERYDAY, Vocabulary
from tablee.core.chance import Chance
from tablee.games.wordz.actions import Propose, TurnCard
from tablee.games.wordz.pieces import Ballot
from tablee.games.wordz.view import View

LENGTHS = (3, 4, 5)
"""Of the words it hides."""
FEW = 4
"""So few words left look like enough."""


class Novice(TurnBot):
    """Looks at one row at a time, and not at the letters that lie elsewhere."""

    _says, knows = Vocabulary(EVERYDAY), Vocabulary(COMMON)

    def hide(self, view: View, chance: Chance) -> str | None:
        """A short word at random; another one only where the cards make no short one."""
        known = self._says.composable(view, LENGTHS) or self._says.composable(view)
        return chance.pick(known) if known else None

    def beliefs(self, view: View, rows: Rows) -> dict[Row, Belief]:
        return {row: self._left(view, row) for row in rows}

    def turn(self, view: View, rows: Rows, chance: Chance) -> TurnCard:
        row = chance.pick(rows)
        return TurnCard(row.whom, chance.pick(row.hidden))

    def propose(self, view: View, rows: Rows, chance: Chance) -> Propose | None:
        left = self.beliefs(view, rows)
        few = [row for row in rows if 0 < len(left[row]) <= FEW]
        if not few:
            return None
        row = min(few, key=lambda it: len(left[it]))
        return Propose(row.whom, chance.pick(tuple(left[row].weights)))

    def judge(self, view: View) -> Ballot:
        """Who knows few words believes the others."""
        return "accept"

    def _left(self, view: View, row: Row) -> Belief:
        language = view.options.language
        words = self.knows.fitting(language, row.pattern, deck(language))
        return Belief(dict.fromkeys(words, 1), row.hidden).without(row.missed)
