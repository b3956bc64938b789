"""What each seat of LINE took, what it could have taken, and who was ahead."""

from collections.abc import Iterator, Sequence

from tablee.core.seats import Seat
from tablee.review.played import Step
from tablee.review.review import Curve, Fact, Remark
from tablee.review.turning import Weighed


class Purse:
    """What a seat took, and what it could have taken with the same cards on the same displays."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._points = [(1, 0.0)]
        self._best = [(1, 0.0)]
        self._due = 0

    @property
    def points(self) -> int:
        return int(self._points[-1][1])

    def expect(self, best: int) -> None:
        self._due = best

    def take(self, step: Step) -> None:
        self._points.append((step.number, self._points[-1][1] + sum(step.event.numbers)))
        self._best.append((step.number, self._best[-1][1] + self._due))

    def curves(self) -> Iterator[Curve]:
        yield Curve("points", tuple(self._points), self._seat)
        yield Curve("best", tuple(self._best), self._seat)

    def total(self, number: int) -> Weighed:
        behind = int(self._best[-1][1]) - self.points
        facts: dict[str, Fact] = {"points": self.points}
        if not behind:
            return Weighed(Remark(number, "total.all", (self._seat,), facts))
        facts["behind"] = behind
        return Weighed(Remark(number, "total.left", (self._seat,), facts))


class Lead:
    """Who has more points than everybody else; it matters the more, the later it changes."""

    def __init__(self) -> None:
        self._leader: Seat | None = None

    def pass_to(self, purses: Sequence[Purse], step: Step) -> Iterator[Weighed]:
        most = max(purse.points for purse in purses)
        ahead = [Seat(seat) for seat, purse in enumerate(purses) if purse.points == most]
        if len(ahead) > 1 or ahead[0] == self._leader:
            return
        if self._leader is not None:
            facts: dict[str, Fact] = {"points": most}
            remark = Remark(step.number, "leads", (ahead[0], self._leader), facts)
            yield Weighed(remark, 1 + step.number / 100)
        (self._leader,) = ahead
