"""Why a bot of LINE laid, drew or took what it did; the expert's choice among the best spots is told beside them."""

from collections.abc import Iterator, Mapping

from tablee.bots.line import BOTS
from tablee.bots.line.expert import chance_to_win, promised, worth_paid
from tablee.bots.line.knowledge import Knowledge
from tablee.bots.line.outlook import MOST
from tablee.bots.line.turn import own_of
from tablee.core.record import replace
from tablee.games.light_line.display import Fit
from tablee.games.light_line.modes.line.actions import Draw, Exchange, Pay, PlaceCard
from tablee.games.light_line.modes.line.view import View
from tablee.review.light_line.reasons import because
from tablee.review.played import Played, Step
from tablee.review.review import Fact, Remark

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "why.novice.lays": ("spots",),
    "why.regular.lays": ("spots", "points"),
    "why.expert.lays": ("spots", "percent"),
    "why.novice.draws": (),
    "why.regular.draws": ("left",),
    "why.expert.draws": ("hope",),
    "why.novice.pays": (),
    "why.regular.pays": ("cards",),
    "why.expert.pays": ("percent",),
}


def why(played: Played, step: Step) -> Iterator[Remark]:
    level = played.bot(step)
    if step.seat is None or level not in BOTS:
        return
    view: View = played.view(step.before, step.seat)
    match step.action:
        case PlaceCard(spot):
            yield _lays(step, level, view, next(it for it in own_of(view).fits if it.spot == spot))
        case Draw(pile) | Exchange(pile):
            drawn: dict[str, Fact] = {"left": view.piles[pile - 2]} if level == "regular" else {}
            drawn |= {"hope": promised(view, pile)} if level == "expert" else {}
            yield because(step, f"{level}.draws", drawn)
        case Pay(numbers):
            paid: dict[str, Fact] = {"cards": len(numbers)} if level == "regular" else {}
            paid |= {"percent": _percent(worth_paid(view, numbers))} if level == "expert" else {}
            yield because(step, f"{level}.pays", paid)
        case _:
            pass


def _lays(step: Step, level: str, view: View, fit: Fit) -> Remark:
    facts: dict[str, Fact] = {"spots": len(own_of(view).fits)}
    if level == "regular":
        facts["points"] = min(fit.points, MOST)
    if level == "expert":
        facts["percent"] = _percent(chance_to_win(view, fit, Knowledge(view)))
    told = because(step, f"{level}.lays", facts)
    return replace(told, rests_on="foreseen") if level == "expert" else told


def _percent(chance: float) -> int:
    return round(100 * chance)
