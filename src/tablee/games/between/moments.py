"""What is remembered of a game of Between."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.core.moment import Moment, Moments, fewest
from tablee.core.seats import Seat
from tablee.games.between.events import Event, IntervalFound, QuestionAnswered, RoundDealt


def finds(events: Sequence[Event]) -> Iterator[Moment]:
    """Each with the number of questions that its finder had asked in the round."""
    asked: Counter[Seat] = Counter()
    for event in events:
        match event:
            case RoundDealt():
                asked.clear()
            case QuestionAnswered():
                asked[event.asker] += 1
            case IntervalFound():
                yield Moment((event.by,), asked[event.by])
            case _:
                pass


def lucky_find(events: Sequence[Event]) -> Moment | None:
    """The quickest, after one question: nobody can know so much."""
    quickest = fewest(finds(events))
    return quickest if quickest and quickest.number <= 1 else None


def quick_find(events: Sequence[Event]) -> Moment | None:
    """The quickest, after as many as one may deduce it from."""
    quickest = fewest(finds(events))
    return quickest if quickest and quickest.number > 1 else None


MOMENTS: Moments = {"lucky_find": lucky_find, "quick_find": quick_find}
