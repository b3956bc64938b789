"""What the votes bring (rules EL-24 to EL-31, EL-34; EL-G5)."""

from tablee.core.outcome import Outcome
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.pieces import Letter, Score, Vote

Votes = tuple[Vote, ...]
"""By seat."""


def wrong_votes(votes: Votes, right: Letter) -> tuple[Seat, ...]:
    """For another letter than the accomplice's (EL-24); an abstention is no vote (EL-G5)."""
    return tuple([Seat(it) for it, vote in enumerate(votes) if vote not in (right, "abstain")])


def scores(votes: Votes, right: Letter, pair: tuple[Seat, Seat]) -> tuple[Score, ...]:
    """By seat; the pair are the active player and the accomplice."""
    wrong = len(wrong_votes(votes, right))
    has_both = all(votes[it] == right for it in pair)

    def score(seat: Seat) -> Score:
        if votes[seat] == "abstain":
            return Score(0, "abstained")
        if votes[seat] != right:
            return Score(0, "missed")  # EL-25
        if seat not in pair:
            return Score(wrong + 1, "saw_through")  # EL-28
        return (
            Score(wrong, "both_right") if has_both else Score(0, "partner_missed")
        )  # EL-26, EL-27

    return tuple([score(Seat(it)) for it in range(len(votes))])


def outcome_of(
    points: tuple[int, ...], present: tuple[Seat, ...], why: str = "most_points"
) -> Outcome:
    """Most points win, and equals share (EL-34); who has left does not win."""
    most = max(points[it] for it in present)
    return Outcome(why, tuple([it for it in present if points[it] == most]), points)
