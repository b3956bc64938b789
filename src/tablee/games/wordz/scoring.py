"""Who takes which cards and tokens, who begins next, and who has won (rules WZ-16 to WZ-31)."""

from tablee.core.outcome import Outcome
from tablee.core.seats import Seat
from tablee.games.wordz.pieces import Fate, Trial
from tablee.games.wordz.state import State

Tokens = tuple[int, ...]
"""By seat."""


def fate_of(trial: Trial, *, stands: bool) -> Fate:
    """The finder takes what lay face down, the owner the rest (WZ-19, WZ-21); of a faulty word nobody any (WZ-G11)."""
    hidden = trial.hidden if stands else 0
    shown = len(trial.word) - trial.hidden if stands else 0
    return Fate(trial.whom, trial.by, trial.word, stands, hidden, shown)


def won_by(fate: Fate, seat: Seat) -> int:
    """How many cards this seat took of that word."""
    return fate.to_finder * (seat == fate.by) + fate.to_owner * (seat == fate.whom)


def pay(tokens: Tokens, by: Seat, whom: Seat) -> Tokens:
    """One token for a proposal, to the owner of the word (WZ-16)."""
    return tuple([n - (it == by) + (it == whom) for it, n in enumerate(tokens)])


def fine(tokens: Tokens, whom: Seat) -> Tokens:
    """One to every other player if there are enough, and what is left to the box (WZ-25, WZ-G14)."""
    gift = 1 if tokens[whom] >= len(tokens) - 1 else 0
    return tuple([0 if it == whom else n + gift for it, n in enumerate(tokens)])


def last_ones(state: State) -> tuple[Seat, ...]:
    """Fewest points in all, then fewest tokens (WZ-30, WZ-G15)."""
    ranks = [(place.points, place.tokens) for place in state.places]
    return tuple([seat for seat in state.seating.seats if ranks[seat] == min(ranks)])


def outcome_of(points: tuple[int, ...]) -> Outcome:
    """The sum of the rounds decides (WZ-31); equals share (WZ-G16)."""
    winners = tuple([Seat(it) for it, n in enumerate(points) if n == max(points)])
    return Outcome("most_points", winners, points)
