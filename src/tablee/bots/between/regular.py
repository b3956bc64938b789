"""A practised player: keeps exact lists of what is possible, one rival at a time, and asks what splits them well."""

from tablee.bots.between.facts import Facts, Rival
from tablee.bots.between.table import is_alone
from tablee.bots.between.turn import TurnBot, askable
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.between.actions import Announce, Ask, PlayJoker
from tablee.games.between.pieces import Card, Interval
from tablee.games.between.view import View

Lists = dict[Seat, tuple[Interval, ...]]

NEARLY_SURE = 2


class Regular(TurnBot):
    """Counts pairs, not how likely they are, and does not think of what the others know."""

    def hide(self, view: View, pairs: tuple[Interval, ...], chance: Chance) -> Interval:
        return chance.pick(pairs)

    def ask(self, view: View, facts: Facts, chance: Chance) -> Ask:
        """The question that leaves the shortest list on average."""
        lists = lists_of(facts)
        useful = [ask for ask in askable(view) if ask.value in facts.rival(ask.whom).may_hold]
        costs = [(left_over(lists.get(ask.whom, ()), ask.value), ask) for ask in useful]
        best = min((cost for cost, _ in costs), default=0.0)
        return chance.pick([ask for cost, ask in costs if cost <= best] or askable(view))

    def whisper(self, view: View, facts: Facts, chance: Chance) -> PlayJoker | None:
        """When it settles things."""
        seat, pairs = shortest(facts)
        return PlayJoker(seat, _telling_card(pairs)) if 2 <= len(pairs) <= 3 else None

    def propose(self, view: View, facts: Facts, chance: Chance) -> Announce | None:
        seat, pairs = shortest(facts)
        enough = 1 if is_alone(view) else NEARLY_SURE
        if len(pairs) > enough and any(rival.hand_size for rival in facts.rivals):
            return None
        return Announce(seat, chance.pick(pairs))


def lists_of(facts: Facts) -> Lists:
    """What each rival may hide, the others' intervals not considered."""
    return {rival.seat: _possible(facts, rival) for rival in facts.hidden}


def _possible(facts: Facts, rival: Rival) -> tuple[Interval, ...]:
    """A card that nobody else can have and that is not in its hand must be hidden (BT-T7)."""
    others = [other for other in facts.rivals if other.seat != rival.seat]
    elsewhere = {card for other in others for card in other.may_hold + other.may_hide}
    proved = set(facts.unseen) - elsewhere - set(rival.may_hold)
    return tuple(pair for pair in rival.pairs() if proved <= set(pair))


def shortest(facts: Facts) -> tuple[Seat, tuple[Interval, ...]]:
    """Whose interval is nearest to be found, and what it may be."""
    return min(lists_of(facts).items(), key=lambda entry: len(entry[1]))


def left_over(pairs: tuple[Interval, ...], value: Card) -> float:
    """How many pairs remain on average after asking for this value, each being as likely."""
    if not pairs:
        return 1000.0
    ends = sum([value in pair for pair in pairs])
    inside = sum([low < value < high for low, high in pairs])
    outside = len(pairs) - ends - inside
    return (ends**2 + inside**2 + outside**2) / len(pairs)


def _telling_card(pairs: tuple[Interval, ...]) -> Card:
    """A card that is in about half of these pairs."""
    cards = sorted({card for pair in pairs for card in pair})
    return min(cards, key=lambda card: abs(2 * sum(card in pair for pair in pairs) - len(pairs)))
