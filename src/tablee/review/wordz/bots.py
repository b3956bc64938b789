"""Why a bot moved as it did, where that is certain: it thinks again of what it saw then."""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.bots.wordz import BOTS, FORMERLY
from tablee.bots.wordz.belief import Belief
from tablee.bots.wordz.hiding import cards_lost
from tablee.bots.wordz.master import Master
from tablee.bots.wordz.novice import Novice
from tablee.bots.wordz.odds import MANY
from tablee.bots.wordz.table import Row, rows, unseen
from tablee.bots.wordz.turn import TurnBot
from tablee.core.seats import Seat
from tablee.games.wordz.actions import LayWord, Propose, TurnCard
from tablee.games.wordz.view import View
from tablee.review.played import Played, Step
from tablee.review.review import Remark
from tablee.review.wordz.keys import Key
from tablee.review.wordz.remarks import Facts, remark

OTHERS = 2
"""So many candidates are named beside the likeliest."""


class Looked(NamedTuple):
    """What a bot saw when it thought of one word."""

    step: int
    seat: Seat
    view: View
    row: Row

    def remark(self, key: Key, facts: Facts) -> Remark:
        return remark(self.step, key, (self.seat, self.row.whom), "", facts)


def why(played: Played, step: Step) -> Iterator[Remark]:
    """Nothing for a person's move, nor for one that this bot would not have made."""
    name = played.bot(step)
    bot = BOTS.get(FORMERLY.get(name, name))
    if step.seat is None or bot is None:
        return
    match step.action:
        case LayWord(word) if isinstance(bot, Master):
            lost = cards_lost(played.options.language, word, bot.knows)
            facts = {"lost": lost, "cards": len(word)}
            yield remark(step.number, "bot.hides", (step.seat,), "finder", facts)
        case TurnCard(whom, place) if not isinstance(bot, Novice):
            yield from _turns(_look(played, step, step.seat, whom), bot, place)
        case Propose(whom, word):
            yield from _proposes(_look(played, step, step.seat, whom), bot, word)
        case _:
            pass


def _look(played: Played, step: Step, seat: Seat, whom: Seat) -> Looked:
    view: View = played.view(step.before, seat)
    return Looked(step.number, seat, view, next(it for it in rows(view) if it.whom == whom))


def _turns(it: Looked, bot: TurnBot, place: int) -> Iterator[Remark]:
    """The card that tells most, where there is something to tell."""
    belief = bot.beliefs(it.view, (it.row,))[it.row]
    if len(belief) > 1 and belief.telling == place:
        fits = _all(it, bot) if len(belief) > MANY // 2 else len(belief)
        yield it.remark("bot.turns", {"fits": fits, "place": place + 1})


def _all(it: Looked, bot: TurnBot) -> int:
    """Where a bot thinks of a part of them only."""
    words = bot.knows.fitting(it.view.options.language, it.row.pattern, unseen(it.view))
    return len(words) - sum(word in words for word in set(it.row.missed))


def _proposes(it: Looked, bot: TurnBot, word: str) -> Iterator[Remark]:
    """A master what it holds likeliest; the others any of those they know."""
    belief = bot.beliefs(it.view, (it.row,))[it.row]
    if not isinstance(bot, Master) and word in belief.weights:
        yield it.remark("bot.proposes.known", {"word": word, "fits": len(belief)})
    elif len(belief) and word == belief.best[0]:
        yield it.remark("bot.proposes", _weighed(belief))


def _weighed(belief: Belief) -> Facts:
    """The likeliest words, the best first."""
    order = sorted(belief.weights, key=belief.weights.__getitem__, reverse=True)[: OTHERS + 1]
    shares = tuple([round(100 * belief.weights[it] / belief.total) for it in order])
    return {"words": tuple(order), "shares": shares, "fits": len(belief)}
