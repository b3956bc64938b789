"""Looking back at LINE: for each card, the points taken beside the best that were there."""

from collections.abc import Iterator, Mapping, Sequence

from tablee.bots.line.expert import chance_to_win
from tablee.bots.line.knowledge import Knowledge
from tablee.bots.line.turn import own_of
from tablee.games.light_line.display import Fit
from tablee.games.light_line.modes.line import events
from tablee.games.light_line.modes.line.pieces import Counts
from tablee.games.light_line.modes.line.scoring import payment, points_for
from tablee.games.light_line.modes.line.view import View
from tablee.games.light_line.placing import fits_beside
from tablee.review.light_line.picture import with_card
from tablee.review.light_line.purses import Lead, Purse
from tablee.review.light_line.reasons import line as reasons
from tablee.review.played import Played, Step
from tablee.review.review import Curve, Fact, Remark
from tablee.review.turning import Weighed, turning

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "laid.best": ("points",),
    "laid.less": ("points", "best"),
    "laid.unpaid": ("points",),
    "leads": ("points",),
    "ends.points_short": (),
    "ends.nothing_fits": (),
    "total.all": ("points",),
    "total.left": ("points", "behind"),
    "why.expert.less": ("percent", "other"),
    "why.expert.same": ("percent", "other", "many"),
    **reasons.SENTENCES,
}
GRAPHS = ("points", "best")
RESTS_ON = ("foreseen",)
"""As far as the expert's estimate of everybody's next turn goes."""

GREAT = 7
"""A card that takes more is remembered."""

TELLING = 2
"""By so many per cent of winning must spots differ to be worth a sentence."""


def review(played: Played) -> Iterator[Curve | Remark]:
    purses = [Purse(seat) for seat in played.seating.seats]
    lead = Lead()
    found: list[Weighed] = []
    for step in played.steps():
        match step.event:
            case events.CardPlaced(seat=seat):
                found += _placed(played, step, purses[seat])
            case events.PointsTaken(seat=seat):
                purses[seat].take(step)
                found += lead.pass_to(purses, step)
            case events.EndTriggered(seat=seat, why=why):
                found.append(Weighed(Remark(step.number, f"ends.{why}", (seat,)), 3.0))
            case _:
                pass
        found += [Weighed(it) for it in _reasons(played, step, found)]
    for purse in purses:
        yield from purse.curves()
        found.append(purse.total(played.length))
    yield from turning(found)


def _reasons(played: Played, step: Step, found: Sequence[Weighed]) -> Iterator[Remark]:
    """Where the expert's choice among the best spots was told already, that is the reason."""
    is_told = any(it.remark.step == step.number and "why" in it.remark.key for it in found[-2:])
    return iter(()) if is_told else reasons.why(played, step)


def _placed(played: Played, step: Step, purse: Purse) -> Iterator[Weighed]:
    event, piles = step.event, step.before.sizes
    fits = fits_beside(step.before.display, event.laid.card)
    most = max([_paid(fit, piles) for fit in fits])
    purse.expect(most)
    best = [fit for fit in fits if _paid(fit, piles) == most]
    yield _beside_the_best(step, best, payment(event.points, piles)[0], most)
    if played.bot(step, event.seat) == "expert":
        yield from _why(step, played.view(step.before, event.seat), best)


def _paid(fit: Fit, piles: Counts) -> int:
    """What the piles pay for it (LL-15, LL-22)."""
    return payment(points_for(fit.lines), piles)[0]


def _beside_the_best(step: Step, best: list[Fit], points: int, most: int) -> Weighed:
    event, number = step.event, step.number
    if not most:
        facts: dict[str, Fact] = {"points": event.points}
        return Weighed(Remark(number, "laid.unpaid", (event.seat,), facts))
    facts = {"points": points}
    if points == most:
        return Weighed(Remark(number, "laid.best", (event.seat,), facts), points - GREAT)
    facts["best"] = most
    shows = with_card(step.before.display, event.laid.card, best[0].spot, best[0].lines)
    remark = Remark(number, "laid.less", (event.seat,), facts, shows=shows)
    return Weighed(remark, float(most - points))


def _why(step: Step, view: View, best: list[Fit]) -> Iterator[Weighed]:
    """The expert lays where winning is likeliest, whether or not the points are there."""
    mine = _fit_of(step, view)
    knowledge = Knowledge(view)
    others = [chance_to_win(view, fit, knowledge) for fit in best if fit != mine]
    if not others:
        return
    percent = round(100 * chance_to_win(view, mine, knowledge))
    other = round(100 * min(others))
    if percent - other >= TELLING:
        facts: dict[str, Fact] = {"percent": percent, "other": other}
        is_best = mine in best
        facts |= {"many": len(best)} if is_best else {}
        key = "why.expert.same" if is_best else "why.expert.less"
        yield Weighed(Remark(step.number, key, (step.event.seat,), facts, "foreseen"))


def _fit_of(step: Step, view: View) -> Fit:
    laid = step.event.laid
    spot = (laid.x, laid.y, laid.turned)
    return next(fit for fit in own_of(view).fits if fit.spot == spot)
