"""What is said of each vote: whose drawing it took for the active one's, and what another vote would have scored."""

from collections.abc import Mapping
from typing import NamedTuple

from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.pieces import Exhibit, RoundResult
from tablee.games.entre_les_lignes.scoring import outcome_of, scores
from tablee.review.entre_les_lignes.keys import Key, RestsOn
from tablee.review.review import Fact, Remark
from tablee.review.turning import Weighed

Facts = Mapping[str, Fact]

WAITS = 0.5
"""A point that might have been scored weighs half of one that was."""
DECIDES = 20.0
"""More than all the points of a round: with this vote somebody else would have won the game."""


class Final(NamedTuple):
    """How the game ended."""

    points: tuple[int, ...]
    present: tuple[Seat, ...]

    def winners(self, more: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        """If these points were added, by seat."""
        points = tuple(map(sum, zip(self.points, more, strict=True))) if more else self.points
        return outcome_of(points, self.present).winners


class Counted(NamedTuple):
    """A vote that counted."""

    step: int
    seat: Seat
    result: RoundResult

    @property
    def drawing(self) -> Exhibit:
        """What it was laid at."""
        vote = self.result.votes[self.seat]
        return next(it for it in self.result.exhibits if it.spot == vote)

    @property
    def pair(self) -> tuple[Seat, Seat]:
        return self.result.active, self.result.accomplice

    @property
    def otherwise(self) -> tuple[int, ...]:
        """By seat, how many points more there would have been for the right drawing, all other votes the same."""
        result = self.result
        votes = (*result.votes[: self.seat], result.right, *result.votes[self.seat + 1 :])
        then = scores(votes, result.right, self.pair)
        return tuple([it.points - now.points for it, now in zip(then, result.scores, strict=True)])


def remark(step: int, key: Key, seats: tuple[Seat, ...], rests: RestsOn, facts: Facts) -> Remark:
    return Remark(step, key, seats, facts, rests)


def said_of(vote: Counted, final: Final) -> Weighed:
    if vote.drawing.spot != vote.result.right:
        return _wrong(vote, final)
    return _recognised(vote) if vote.seat in vote.pair else _saw_through(vote)


def _recognised(vote: Counted) -> Weighed:
    """One of the two sees that the other drew the same word: the accomplice, that it was they."""
    own = vote.drawing.seat == vote.seat
    partner = vote.result.active if own else vote.result.accomplice
    key: Key = "recognised.own" if own else "recognised"
    facts: Facts = {"word": vote.result.word, "letter": vote.result.right}
    return Weighed(remark(vote.step, key, (vote.seat, partner), "", facts))


def _saw_through(vote: Counted) -> Weighed:
    points = vote.result.scores[vote.seat].points
    facts: Facts = {"word": vote.result.word, "letter": vote.result.right, "points": points}
    told = remark(vote.step, "saw_through", (vote.seat, *vote.pair), "", facts)
    return Weighed(told, points)


def _wrong(vote: Counted, final: Final) -> Weighed:
    """Where the right drawing would have brought the two their points, both are told."""
    drawing, more = vote.drawing, vote.otherwise
    key: Key = "took.own" if drawing.seat == vote.seat else "took"
    winners = final.winners(more)
    is_decisive = winners != final.winners()
    facts: Facts = {
        "word": vote.result.word,
        "taken": drawing.word,
        "letter": drawing.spot,
        "right": vote.result.right,
        "more": more[vote.seat],
        "both": vote.seat in vote.pair and more[vote.seat] > 0,
        "winners": winners if is_decisive else (),
    }
    partner = [it for it in vote.pair if it != vote.seat and facts["both"]]
    rests: RestsOn = "same" if more[vote.seat] else ""
    told = remark(vote.step, key, (vote.seat, drawing.seat, *partner), rests, facts)
    gained = sum(it for it in more if it > 0)
    return Weighed(told, WAITS * gained + DECIDES * is_decisive)
