"""What each question and each joker told, and which question would have told more."""

from collections.abc import Iterator
from math import log2

from tablee.bots.between.turn import askable
from tablee.core.seats import Seat
from tablee.games.between import events
from tablee.games.between.actions import Ask
from tablee.games.between.view import View
from tablee.review.between.knowing import Moment, intervals, left
from tablee.review.between.questions import Prospect, most_telling, prospect
from tablee.review.review import Fact, Remark
from tablee.review.turning import Weighed

BETTER = 0.8
"""A question is called better where it leaves, on average, less than this share of what the one asked leaves."""

STARTLING = 2.0
"""Where the intervals became four times fewer at a stroke, that is a turning point."""


def asked(moment: Moment, view: View) -> Iterator[Weighed]:
    """One sentence on a question about an interval that its asker did not know; `view` is the asker's, before."""
    event = moment.step.event
    assert isinstance(event, events.QuestionAnswered)
    known = moment.before[event.asker]
    if left(known, event.whom) == 1:
        return
    mine = prospect(known, Ask(event.whom, event.value))
    after = left(moment.after[event.asker], event.whom)
    if after == 1:
        yield _sure(moment, event, mine)
        return
    best = most_telling(known, askable(view))
    facts: dict[str, Fact] = {"value": event.value, "before": mine.before}
    seats: tuple[Seat, ...] = (event.asker, event.whom)
    weight = log2(mine.before / after) - STARTLING
    if not best or not is_better(best, mine):
        facts |= {"after": after, "left": mine.left}
        remark = Remark(moment.number, "asked.best", seats, facts, "random")
    else:
        seats, facts = (*seats, best.ask.whom), facts | _better(best)
        is_idle = mine.left == mine.before
        facts |= {} if is_idle else {"after": after, "left": mine.left}
        key = "asked.idle" if is_idle else "asked.better"
        remark = Remark(moment.number, key, seats, facts, "random")
    yield Weighed(remark, weight)


def is_better(best: Prospect, mine: Prospect) -> bool:
    return best.share < BETTER * mine.share


def _sure(moment: Moment, event: events.QuestionAnswered, mine: Prospect) -> Weighed:
    ((low, high),) = intervals(moment.after[event.asker], event.whom)
    facts: dict[str, Fact] = {"value": event.value, "before": mine.before, "low": low, "high": high}
    remark = Remark(moment.number, "asked.sure", (event.asker, event.whom), facts)
    return Weighed(remark, log2(mine.before))


def _better(best: Prospect) -> dict[str, Fact]:
    return {
        "better": best.ask.value,
        "better_before": best.before,
        "better_left": best.left,
    }


def whispered(moment: Moment) -> Iterator[Weighed]:
    """What a joker told the one who played it."""
    event = moment.step.event
    assert isinstance(event, events.JokerAnswered)
    before = left(moment.before[event.asker], event.whom)
    after = left(moment.after[event.asker], event.whom)
    key = "joker.yes" if event.is_hidden else "joker.no"
    facts: dict[str, Fact] = {"value": event.value, "before": before, "after": after}
    remark = Remark(moment.number, key, (event.asker, event.whom), facts)
    yield Weighed(remark, log2(before / after))


def heard(moment: Moment) -> Iterator[Weighed]:
    """Who is sure of an interval because of what another asked; all of them in one sentence."""
    for rival, knowing in _newly_sure(moment).items():
        ((low, high),) = intervals(moment.after[knowing[0]], rival)
        facts: dict[str, Fact] = {"low": low, "high": high}
        yield Weighed(Remark(moment.number, "heard.sure", (rival, *knowing), facts), 1.0)


def _newly_sure(moment: Moment) -> dict[Seat, list[Seat]]:
    """By rival, who listened and is still in."""
    found: dict[Seat, list[Seat]] = {}
    for seat, facts in moment.after.items():
        if moment.step.after.places[seat].is_out or seat == moment.step.before.active:
            continue
        for rival in facts.hidden:
            if left(moment.before[seat], rival.seat) > 1 == left(facts, rival.seat):
                found.setdefault(rival.seat, []).append(seat)
    return found
