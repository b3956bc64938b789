"""A beginner: keeps its list, asks the best of a few questions that come to mind, and is a little rash."""

from tablee.bots.between.facts import Facts
from tablee.bots.between.regular import left_over, lists_of, shortest
from tablee.bots.between.turn import TurnBot, askable, live_questions
from tablee.core.chance import Chance
from tablee.games.between.actions import Announce, Ask, PlayJoker
from tablee.games.between.pieces import Interval
from tablee.games.between.view import View

IDEAS = 4
"""So many questions come to mind."""
FEW = 3
"""So few pairs left look like enough."""
SELDOM = 6
"""One turn in so many it thinks of its joker."""


class Novice(TurnBot):
    """Strikes out what it hears, and thinks neither of the better question nor of what others may know."""

    def hide(self, view: View, pairs: tuple[Interval, ...], chance: Chance) -> Interval:
        return chance.pick(pairs)

    def ask(self, view: View, facts: Facts, chance: Chance) -> Ask:
        lists = lists_of(facts)
        ideas = chance.shuffled(live_questions(view) or askable(view))[:IDEAS]
        return min(ideas, key=lambda ask: left_over(lists.get(ask.whom, ()), ask.value))

    def whisper(self, view: View, facts: Facts, chance: Chance) -> PlayJoker | None:
        """Now and then, about a card that might be hidden."""
        seat, pairs = chance.pick(tuple(lists_of(facts).items()))
        cards = sorted({card for pair in pairs for card in pair})
        return PlayJoker(seat, chance.pick(cards)) if chance.below(SELDOM) == 0 else None

    def propose(self, view: View, facts: Facts, chance: Chance) -> Announce | None:
        seat, pairs = shortest(facts)
        if len(pairs) > 1 and not self._is_rash(pairs, chance) and _can_learn(facts):
            return None
        return Announce(seat, chance.pick(pairs))

    def _is_rash(self, pairs: tuple[Interval, ...], chance: Chance) -> bool:
        return len(pairs) <= FEW and chance.below(len(pairs)) == 0


def _can_learn(facts: Facts) -> bool:
    """Whether somebody has cards to be asked for; otherwise waiting brings nothing."""
    return any(rival.hand_size for rival in facts.rivals)
