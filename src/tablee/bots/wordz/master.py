"""A master: weighs the words it knows by the cards left to spell them, and bids when waiting is worth less."""

from tablee.bots.wordz.belief import Belief
from tablee.bots.wordz.hiding import cards_lost
from tablee.bots.wordz.odds import MANY, belief_in
from tablee.bots.wordz.prospect import Prospect
from tablee.bots.wordz.table import Row, may_propose, unseen
from tablee.bots.wordz.turn import Rows, TurnBot
from tablee.bots.wordz.vocabulary import Vocabulary, rarity
from tablee.core.chance import Chance
from tablee.games.wordz.actions import Propose, TurnCard
from tablee.games.wordz.pieces import Options
from tablee.games.wordz.view import View

PRICE = 0.3
"""What the owner's gain of a token is worth, in cards."""
FORESIGHT = 4
"""More tokens than these are as good as any number."""
IDLE = 0.05
"""A guess with poorer odds is not thought about, unless it is the last chance."""


class Master(TurnBot):
    """Takes whatever promises most cards, and leaves least to rivals."""

    def __init__(
        self, says: Vocabulary, knows: Vocabulary, lengths: range, *, ideas: int = 1
    ) -> None:
        self._says = says
        self._lengths = lengths
        """How long they are."""
        self.knows = knows
        self._ideas = ideas
        """How many of them it weighs."""

    def study(self, options: Options) -> None:
        """How common a word is, too: that is how likely it is to be laid."""
        super().study(options)
        rarity(options.language, "A")

    def hide(self, view: View, chance: Chance) -> str | None:
        """Of some words that come to mind, the one that keeps most cards from somebody who knows as many words."""
        language = view.options.language
        known = self._says.composable(view, self._lengths) or self._says.composable(view)
        ideas = chance.shuffled(known)[: self._ideas]

        def kept(word: str) -> int:
            return len(word) - 2 * cards_lost(language, word, self.knows)

        return max(ideas, key=kept, default=None)

    def beliefs(self, view: View, rows: Rows) -> dict[Row, Belief]:
        language, letters = view.options.language, unseen(view)
        beliefs = [
            belief_in(self.knows, language, row.pattern, row.hidden, letters) for row in rows
        ]
        return {row: it.without(row.missed) for row, it in zip(rows, beliefs, strict=True)}

    def turn(self, view: View, rows: Rows, chance: Chance) -> TurnCard:
        """Where the next bid is best; without one, where the rivals' next bid is worst."""
        beliefs = {row: belief for row, belief in self.beliefs(view, rows).items() if len(belief)}
        if not beliefs:
            row = chance.pick(rows)
            return TurnCard(row.whom, chance.pick(row.hidden))
        choose = max if may_propose(view) else min
        row = choose(beliefs, key=lambda it: _next_bid(beliefs[it]))
        return TurnCard(row.whom, beliefs[row].telling)

    def propose(self, view: View, rows: Rows, chance: Chance) -> Propose | None:
        gains = {
            row: (_gain(view, belief), belief.best[0])
            for row, belief in self.beliefs(view, rows).items()
            if is_worth_a_thought(belief)
        }
        row = max(gains, key=lambda it: gains[it][0], default=None)
        return None if row is None or gains[row][0] <= 0 else Propose(row.whom, gains[row][1])


def is_worth_a_thought(belief: Belief) -> bool:
    """Half of many or more may be a sample."""
    return 0 < len(belief) < MANY // 2 and (belief.best[1] >= IDLE or len(belief.hidden) == 1)


def _gain(view: View, belief: Belief) -> float:
    tokens = min(_tokens(view), FORESIGHT)
    return Prospect(belief, tokens, PRICE).bid


def _tokens(view: View) -> int:
    assert view.seat is not None
    return view.places[view.seat].tokens


def _next_bid(belief: Belief) -> float:
    """Cards that a bid wins right after the card that tells most is turned."""
    parts = belief.turned(belief.telling)
    likeliest = sum([max(part.weights.values()) for part in parts])
    return likeliest / belief.total * (len(belief.hidden) - 1)
