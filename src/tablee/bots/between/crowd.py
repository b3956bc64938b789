"""How the expert plays among several rivals, where every answer tells the others something too."""

from math import fsum, prod

from tablee.bots.between.facts import Facts, facts_about_me, seat_of
from tablee.bots.between.insight import Guess, Heap, insight
from tablee.bots.between.table import is_alone, joker_price
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.between.actions import Announce, Ask, PlayJoker
from tablee.games.between.pieces import Card
from tablee.games.between.view import View

STAKE = 1.5
"""What staying in is worth, for each fair share of the other intervals: rivals who err leave theirs too."""

LATER = 0.2
"""What an interval not proposed now is still worth, as far as a question can foresee."""

HELP = 0.1
"""How much it counts against a question that it brings the others closer too: they move before one's next turn."""

LEAK = 0.05
"""How much it counts that asking for a card tells all that one does not hide it (BT-10)."""

CLOSE = 1e-9


class Crowd:
    """One seat's reckoning with several rivals, in points."""

    def __init__(self, view: View, facts: Facts) -> None:
        self._view = view
        self._me = seat_of(view)
        self._insight = insight(facts)

    def ask(self, questions: tuple[Ask, ...], chance: Chance) -> Ask:
        worth = [self._worth(ask) for ask in questions]
        best = max(worth) - CLOSE
        return chance.pick([ask for ask, it in zip(questions, worth, strict=True) if it >= best])

    def whisper(self) -> PlayJoker | None:
        """The joker that gains most, if it gains more now than it may be worth later."""
        gains = [
            (self._hope(heaps, whom) - self._hope((self._insight.heap(whom),), whom), whom, card)
            for whom in self._insight.odds
            for card, heaps in self._insight.whispers(whom)
        ]
        gain, whom, card = max(gains)
        return PlayJoker(whom, card) if gain > joker_price(self._view) + CLOSE else None

    def propose(self) -> Announce | None:
        """The guess that gains most over waiting, if any does."""
        gain, guess = max(
            ((self._gain(guess), guess) for guess in self._insight.guesses()),
            key=lambda option: option[0],
        )
        return Announce(guess.whom, guess.interval) if gain > 0 else None

    def _worth(self, ask: Ask) -> float:
        """What a question may lead to now, less what it gives away."""
        if ask.whom not in self._insight.odds:
            return 0.0
        forecast = self._insight.forecast(ask.whom, ask.value)
        if is_alone(self._view):
            return forecast.focus
        hope = self._hope(forecast.heaps, ask.whom)
        return hope - HELP * forecast.focus - LEAK * self._tells(ask.value)

    def _hope(self, heaps: tuple[Heap, ...], whom: Seat) -> float:
        """What can be gained by proposing once it is known which heap the interval is in."""
        stake = self._stake(whom)
        return fsum([max(0.0, it.top * (1 + stake) - it.mass * (stake + LATER)) for it in heaps])

    def _gain(self, guess: Guess) -> float:
        """By how much proposing beats waiting: a point and staying in, against staying in and a later chance."""
        near = self._insight.prospects(guess.whom)
        later = near * prod([1 - near] * self._others_in(guess.whom))
        stake = self._stake(guess.whom)
        return guess.chance * (1 + stake) - stake - later

    def _stake(self, whom: Seat) -> float:
        """What one who goes out over this interval leaves to the others: their share of the rest."""
        rest = [seat for seat in self._insight.odds if seat != whom]
        return STAKE * fsum([1 / (1 + self._others_in(seat)) for seat in rest])

    def _others_in(self, whom: Seat) -> int:
        """How many others may still find this interval."""
        places = enumerate(self._view.places)
        return sum([not place.is_out for seat, place in places if seat not in (whom, self._me)])

    def _tells(self, value: Card) -> float:
        """How likely the others think it, so far, that this seat hides this card."""
        said = [it.value for it in self._view.questions if it.asker == self._me]
        if value in said or self._view.places[self._me].is_found:
            return 0.0
        return insight(facts_about_me(self._view)).hides(self._me, value)
