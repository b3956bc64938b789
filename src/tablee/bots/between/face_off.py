"""How the expert plays against a single rival: by the solved race of the duel."""

from tablee.bots.between import duel
from tablee.bots.between.belief import beliefs
from tablee.bots.between.facts import Facts, facts_about_me, seat_of
from tablee.bots.between.table import joker_price
from tablee.core.chance import Chance
from tablee.games.between.actions import Announce, Ask, PlayJoker
from tablee.games.between.pieces import Card
from tablee.games.between.view import View

AS_GOOD = 0.01
"""Questions whose chances differ by less are as good: picking any of them makes one hard to read."""

CLOSE = 1e-9


class FaceOff:
    """Both sides of the race, as one seat sees them."""

    def __init__(self, view: View, facts: Facts) -> None:
        (rival,) = facts.rivals
        self._view = view
        self._whom = rival.seat
        self._cards = tuple(sorted(facts.unseen + rival.between + rival.above))
        self._pairs = tuple(beliefs(facts)[rival.seat])
        self._mine = duel.pairs_among(self._cards, self._pairs)
        self._theirs = _theirs(view)

    def ask(self, questions: tuple[Ask, ...], chance: Chance) -> Ask:
        """One of those that give the best chance of the point."""
        worth = [self.promise(ask) for ask in questions]
        best = max(worth)
        return chance.pick(
            [ask for ask, it in zip(questions, worth, strict=True) if it >= best - AS_GOOD]
        )

    def promise(self, ask: Ask) -> float:
        """The chance of the point after this question."""
        return self._after(duel.asked, ask.value)

    def whisper(self) -> PlayJoker | None:
        """If it gains more now than it may be worth later."""
        now = duel.after((self._mine,), self._theirs)
        card = max(self._cards, key=lambda card: self._after(duel.whispered, card))
        gain = self._after(duel.whispered, card) - now
        return PlayJoker(self._whom, card) if gain > joker_price(self._view) + CLOSE else None

    def propose(self) -> Announce | None:
        """When the guess is better than giving the other one a question."""
        daring, waiting = self.odds()
        return Announce(self._whom, self._pairs[0]) if daring >= waiting - CLOSE else None

    def odds(self) -> tuple[float, float]:
        """The chance of the point for whoever guesses now, and for whoever waits."""
        mine, theirs = duel.kind_of(self._mine), duel.kind_of(self._theirs)
        return 1 / mine.size, 1 - duel.to_ask(theirs, mine)

    def _after(self, split: duel.Splitting, card: Card) -> float:
        return duel.after(split(self._mine, self._cards.index(card)), self._theirs)


def _theirs(view: View) -> duel.Pairs:
    """What the other one may still think of this seat."""
    me = seat_of(view)
    about_me = facts_about_me(view)
    (mine,) = about_me.rivals
    cards = tuple(sorted(about_me.unseen + mine.between + mine.above))
    return duel.pairs_among(cards, beliefs(about_me)[me])
