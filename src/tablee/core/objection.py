"""Objections, for the rules that only people can judge: object, unsure, withdraw, and a vote where they disagree."""

from typing import Literal

from tablee.core.record import Record, replace
from tablee.core.refusal import BrokenRule, NotYourTurn
from tablee.core.seats import Seat

Ballot = Literal["uphold", "dismiss"]
Verdict = Literal["upheld", "dismissed", "withdrawn"]


class Objection(Record, frozen=True):
    """One claim that a rule was broken, and what the judges say of it."""

    by: Seat
    rule: str
    about: int
    """The number of the event it is about."""
    judges: tuple[Seat, ...]
    """Who decides: the other team, all the others, everybody; the game says."""
    is_certain: bool = True
    """An unsure objection lets play go on and is settled afterwards, with effect backwards."""
    ballots: tuple[tuple[Seat, Ballot], ...] = ()
    is_withdrawn: bool = False
    is_strict: bool = False
    """Whether a tie upholds it."""

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The judges who have not spoken."""
        if self.verdict:
            return ()
        return tuple(judge for judge in self.judges if judge not in dict(self.ballots))

    @property
    def verdict(self) -> Verdict | None:
        """What was decided, once it cannot change; a tie is lenient, unless it is strict."""
        if self.is_withdrawn:
            return "withdrawn"
        for_it = sum(ballot == "uphold" for _, ballot in self.ballots)
        against = len(self.ballots) - for_it
        open_votes = len(self.judges) - len(self.ballots)
        if for_it + self.is_strict > against + open_votes:
            return "upheld"
        if against - self.is_strict >= for_it + open_votes:
            return "dismissed"
        return None


def vote(objection: Objection, seat: Seat, ballot: Ballot) -> Objection:
    """One judge speaks, once."""
    if seat not in objection.waiting_for:
        raise NotYourTurn("not_a_judge", objection.rule)
    return replace(objection, ballots=(*objection.ballots, (seat, ballot)))


def withdraw(objection: Objection, seat: Seat) -> Objection:
    """The seat that objected takes it back, as long as nothing is decided."""
    if seat != objection.by:
        raise NotYourTurn("not_your_objection", objection.rule)
    if objection.verdict:
        raise BrokenRule("already_decided", objection.rule)
    return replace(objection, is_withdrawn=True)
