"""Looking back at Between: how many intervals each seat could still believe in, and what would have told more."""

from collections.abc import Iterator

from tablee.games.between import events
from tablee.review.between import asking, naming
from tablee.review.between.knowing import Graph, Moment, moments
from tablee.review.between.reasons import Reasons
from tablee.review.between.sentences import GRAPHS, RESTS_ON, SENTENCES
from tablee.review.played import Played
from tablee.review.review import Curve, Remark
from tablee.review.turning import Weighed, turning

__all__ = ["GRAPHS", "RESTS_ON", "SENTENCES", "review"]


def review(played: Played) -> Iterator[Curve | Remark]:
    graph, let_pass, reasons = Graph(), naming.LetPass(), Reasons(played)
    found: list[Weighed] = []
    for moment in moments(played):
        graph.see(moment)
        found += _of_step(played, moment)
        found += let_pass.see(moment)
        found += reasons.see(moment)
    yield from graph.curves()
    yield from turning(found)


def _of_step(played: Played, moment: Moment) -> Iterator[Weighed]:
    match moment.step.event:
        case events.QuestionAnswered() as event:
            yield from asking.asked(moment, played.view(moment.step.before, event.asker))
            yield from asking.heard(moment)
        case events.JokerAnswered():
            yield from asking.whispered(moment)
        case events.IntervalFound():
            yield from naming.found(moment)
        case events.ProposalMissed():
            yield from naming.missed(moment)
        case events.IntervalsTurned():
            yield from naming.kept(moment)
        case _:
            pass
