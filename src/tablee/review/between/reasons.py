"""Why a bot did what it did, in the words of its level: reckoned again from what its seat knew."""

from collections.abc import Callable, Iterator, Mapping

from tablee.bots.between.face_off import FaceOff
from tablee.bots.between.facts import Facts
from tablee.bots.between.regular import left_over, lists_of
from tablee.bots.between.table import is_alone
from tablee.bots.between.turn import askable
from tablee.core.seats import Seat
from tablee.games.between import events
from tablee.games.between.actions import Ask
from tablee.games.between.view import View
from tablee.review.between.asking import is_better
from tablee.review.between.knowing import Moment, left
from tablee.review.between.naming import odds
from tablee.review.between.questions import most_telling, prospect
from tablee.review.played import Played
from tablee.review.review import Fact, Remark
from tablee.review.turning import Weighed

Why = Callable[[Moment, str, View], Iterator[Weighed]]
"""Of a bot of this level, with what it saw before."""


class Reasons:
    """Where a question was not the most telling, once a round; and where a guess was none to be sure of."""

    def __init__(self, played: Played) -> None:
        self._played = played
        self._told: set[Seat] = set()

    def see(self, moment: Moment) -> Iterator[Weighed]:
        match moment.step.event:
            case events.RoundDealt():
                self._told.clear()
            case events.QuestionAnswered(asker=seat):
                if seat not in self._told:
                    yield from self._asked(moment, seat)
            case events.IntervalFound(by=seat) | events.ProposalMissed(by=seat):
                yield from self._why(moment, seat, _why_dared)
            case _:
                pass

    def _asked(self, moment: Moment, seat: Seat) -> Iterator[Weighed]:
        for why in self._why(moment, seat, _why_asked):
            self._told.add(seat)
            yield why

    def _why(self, moment: Moment, seat: Seat, why: Why) -> Iterator[Weighed]:
        level = self._played.bot(moment.step, seat)
        if level:
            yield from why(moment, level, self._played.view(moment.step.before, seat))


def _why_asked(moment: Moment, level: str, view: View) -> Iterator[Weighed]:
    event = moment.step.event
    known, ask = moment.before[event.asker], Ask(event.whom, event.value)
    if left(known, ask.whom) == 1 or left(moment.after[event.asker], ask.whom) == 1:
        return
    best = most_telling(known, askable(view))
    if best is None or not is_better(best, prospect(known, ask)):
        return
    match level:
        case "expert" if len(view.places) > 2:
            yield _because(moment, event.asker, "why.crowd.asks", {})
        case "expert" if not is_alone(view):
            percent = round(100 * FaceOff(view, known).promise(ask))
            yield _because(moment, event.asker, "why.duel.asks", {"percent": percent})
        case "regular":
            on_list = left_over(lists_of(known)[ask.whom], ask.value)
            yield _because(moment, event.asker, "why.regular.asks", {"on_list": on_list})
        case _:
            pass


def _why_dared(moment: Moment, level: str, view: View) -> Iterator[Weighed]:
    event = moment.step.event
    seat, whom, known = event.by, event.whom, moment.before[event.by]
    if left(known, whom) == 1:
        return
    match level:
        case "expert" if not is_alone(view):
            yield _dared(moment, view, known)
        case "regular" | "novice":
            many = len(lists_of(known)[whom])
            yield _because(moment, seat, f"why.{level}.dares", {"on_list": many})
        case _:
            pass


def _dared(moment: Moment, view: View, known: Facts) -> Weighed:
    event = moment.step.event
    if len(view.places) == 2:
        daring, waiting = FaceOff(view, known).odds()
        percents = {"percent": round(100 * daring), "waiting": round(100 * waiting)}
        return _because(moment, event.by, "why.duel.dares", percents)
    pair = event.interval if isinstance(event, events.IntervalFound) else event.proposal
    percent = round(100 / odds(known, event.whom, pair))
    return _because(moment, event.by, "why.crowd.dares", {"percent": percent})


def _because(moment: Moment, seat: Seat, key: str, facts: Mapping[str, Fact]) -> Weighed:
    return Weighed(Remark(moment.number, key, (seat,), facts))
