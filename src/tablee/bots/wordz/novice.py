"""A beginner: everyday words, short ones to hide, any card to turn, and a guess when few are left."""

from tablee.bots.wordz.table import Row, deck
from tablee.bots.wordz.turn import Rows, TurnBot
from tablee.bots.wordz.vocabulary import EVERYDAY, Vocabulary
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

    _words = Vocabulary(EVERYDAY)

    def hide(self, view: View, chance: Chance) -> str | None:
        """A short word at random; another one only where the cards make no short one."""
        known = self._words.composable(view, LENGTHS) or self._words.composable(view)
        return chance.pick(known) if known else None

    def turn(self, view: View, rows: Rows, chance: Chance) -> TurnCard:
        row = chance.pick(rows)
        return TurnCard(row.whom, chance.pick(row.hidden))

    def propose(self, view: View, rows: Rows, chance: Chance) -> Propose | None:
        left = {row.whom: self._left(view, row) for row in rows}
        few = [(whom, words) for whom, words in left.items() if 0 < len(words) <= FEW]
        if not few:
            return None
        whom, words = min(few, key=lambda it: len(it[1]))
        return Propose(whom, chance.pick(words))

    def judge(self, view: View) -> Ballot:
        """Who knows few words believes the others."""
        return "accept"

    def _left(self, view: View, row: Row) -> list[str]:
        language = view.options.language
        words = self._words.fitting(language, row.pattern, deck(language))
        return [word for word in words if word not in row.missed]
