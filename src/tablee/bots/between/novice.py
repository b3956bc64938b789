"""A beginner: asks at random, looks at what lies on the table, and is a little rash."""

from tablee.bots.between.facts import Facts, Rival
from tablee.bots.between.turn import TurnBot, askable, live_questions
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.between.actions import Announce, Ask, PlayJoker
from tablee.games.between.pieces import DECK, GAP, Interval
from tablee.games.between.view import View

FEW = 3
"""So few pairs left look like enough."""


class Novice(TurnBot):
    """Plays by what it sees in front of it, and does not think about what others cannot hold."""

    def hide(self, view: View, pairs: tuple[Interval, ...], chance: Chance) -> Interval:
        return chance.pick(pairs)

    def ask(self, view: View, facts: Facts, chance: Chance) -> Ask:
        return chance.pick(live_questions(view) or askable(view))

    def whisper(self, view: View, facts: Facts, chance: Chance) -> PlayJoker | None:
        """Now and then, about a card that might be hidden."""
        rival = chance.pick(facts.hidden)
        cards = sorted({card for pair in pairs_on_table(view, facts, rival) for card in pair})
        if chance.below(6) or not cards:
            return None
        return PlayJoker(rival.seat, chance.pick(cards))

    def propose(self, view: View, facts: Facts, chance: Chance) -> Announce | None:
        left = {rival.seat: pairs_on_table(view, facts, rival) for rival in facts.hidden}
        seat = min(left, key=lambda seat: len(left[seat]))
        if len(left[seat]) > 1 and not self._is_rash(left[seat], chance) and _can_learn(view):
            return None
        return Announce(seat, chance.pick(left[seat] or _any_pair()))

    def _is_rash(self, pairs: tuple[Interval, ...], chance: Chance) -> bool:
        return len(pairs) <= FEW and chance.below(len(pairs)) == 0


def pairs_on_table(view: View, facts: Facts, rival: Rival) -> tuple[Interval, ...]:
    """What open cards and whispers leave possible; who asked for what is forgotten."""
    cards = facts.unseen
    pairs = ((low, high) for low in cards for high in cards if high - low >= GAP)
    return tuple(pair for pair in pairs if rival.may_be(pair))


def _can_learn(view: View) -> bool:
    """Whether somebody has cards to be asked for; otherwise waiting brings nothing."""
    others: list[Seat] = [Seat(n) for n in range(len(view.places)) if n != view.seat]
    return any(view.places[seat].hand_size for seat in others)


def _any_pair() -> tuple[Interval, ...]:
    return tuple((low, high) for low in DECK for high in DECK if high - low >= GAP)
