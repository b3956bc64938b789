"""How the expert plays among several rivals, where every answer tells the others something too."""

from tablee.bots.between.facts import Facts, facts_about_me, seat_of
from tablee.bots.between.insight import SURE, Guess, insight
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.between.actions import Announce, Ask, PlayJoker
from tablee.games.between.pieces import Card
from tablee.games.between.view import View

FOCUS = 0.1
"""What it is worth to narrow a rival's pairs down, beside being able to name one at once."""

LEAK = 0.1
"""What it costs to show that one does not hold a card which the others thought might be hidden."""

STAY = 1.5
"""How much of the points still to be found one expects to win by staying in."""

AS_GOOD = 1e-9


class Crowd:
    """What a question, a joker or a proposal is worth, in points, as one seat sees it."""

    def __init__(self, view: View, facts: Facts) -> None:
        self._view = view
        self._me = seat_of(view)
        self._insight = insight(facts)

    def ask(self, questions: tuple[Ask, ...], chance: Chance) -> Ask:
        worth = [self._worth(ask) for ask in questions]
        best = max(worth) - AS_GOOD
        return chance.pick([ask for ask, it in zip(questions, worth, strict=True) if it >= best])

    def _worth(self, ask: Ask) -> float:
        if ask.whom not in self._insight.odds:
            return -self._leak(ask.value)
        told = self._insight.forecast(ask.whom, ask.value)
        return told.hit + FOCUS * told.focus - self._leak(ask.value)

    def _leak(self, value: Card) -> float:
        """How much of what the others think of this seat the question would settle (BT-10)."""
        asked = any(it.asker == self._me and it.value == value for it in self._view.questions)
        if asked or self._view.places[self._me].is_found:
            return 0.0
        odds = insight(facts_about_me(self._view)).odds[self._me]
        return LEAK * sum(chance for pair, chance in odds.items() if value in pair)

    def whisper(self) -> PlayJoker | None:
        """When it settles which of two pairs it is."""
        for seat, odds in self._insight.odds.items():
            if len(odds) == 2:
                one, other = odds
                return PlayJoker(seat, next(card for card in one if card not in other))
        return None

    def propose(self) -> Announce | None:
        best = max(self._insight.guesses(), key=self._gain)
        return Announce(best.whom, best.interval) if self._gain(best) > 0 else None

    def _gain(self, guess: Guess) -> float:
        """By how much proposing now beats waiting, in which others may be first, or one be out."""
        prospects = self._insight.prospects(guess.whom)
        waiting = (1 - prospects) ** self._competitors(guess.whom) * prospects
        staying = self._staying(guess.whom)
        certain = 1.0 if guess.chance > SURE else 0.0
        return certain + guess.chance * (1 + staying) - staying - waiting

    def _staying(self, whom: Seat) -> float:
        """What the other hidden intervals promise to one who is still in."""
        others = [seat for seat in self._insight.odds if seat != whom]
        return STAY * sum(1 / (1 + self._competitors(seat)) for seat in others)

    def _competitors(self, whom: Seat) -> int:
        """Those still in who may find this interval first."""
        places = enumerate(self._view.places)
        return sum(not place.is_out for seat, place in places if seat not in (whom, self._me))
