"""A master: weighs every pair exactly, asks what tells most, and knows when to take a risk."""

from tablee.bots.between.crowd import Crowd
from tablee.bots.between.face_off import FaceOff
from tablee.bots.between.facts import Facts, own_of
from tablee.bots.between.hiding import hide
from tablee.bots.between.insight import SURE, Guess, insight
from tablee.bots.between.table import is_alone
from tablee.bots.between.turn import TurnBot, askable
from tablee.core.chance import Chance
from tablee.games.between.actions import Announce, Ask, PlayJoker
from tablee.games.between.pieces import Interval
from tablee.games.between.view import View


class Expert(TurnBot):
    """Duels with one rival, reckons with several, and takes its time when alone."""

    def hide(self, view: View, pairs: tuple[Interval, ...], chance: Chance) -> Interval:
        return hide(own_of(view).hand, pairs, chance)

    def ask(self, view: View, facts: Facts, chance: Chance) -> Ask:
        holders = {rival.seat: rival.may_hold for rival in facts.rivals}
        useful = tuple([ask for ask in askable(view) if ask.value in holders[ask.whom]])
        if not useful:
            return chance.pick(askable(view))
        return _style(view, facts).ask(useful, chance)

    def whisper(self, view: View, facts: Facts, chance: Chance) -> PlayJoker | None:
        has_time = is_alone(view) or _best_guess(facts).chance > SURE
        return None if has_time else _style(view, facts).whisper()

    def propose(self, view: View, facts: Facts, chance: Chance) -> Announce | None:
        best = _best_guess(facts)
        if best.chance > SURE or not _can_learn(facts):
            return Announce(best.whom, best.interval)
        return None if is_alone(view) else _style(view, facts).propose()


def _style(view: View, facts: Facts) -> FaceOff | Crowd:
    if len(view.places) == 2 and not is_alone(view):
        return FaceOff(view, facts)
    return Crowd(view, facts)


def _best_guess(facts: Facts) -> Guess:
    return max(insight(facts).guesses(), key=lambda guess: guess.chance)


def _can_learn(facts: Facts) -> bool:
    """Whether any question can still be answered with a card."""
    return any(rival.hand_size and rival.may_hold for rival in facts.rivals)
