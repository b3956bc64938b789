"""What is remembered of a game of Entre les lignes."""

from collections.abc import Sequence

from tablee.core.moment import Moment, Moments, most
from tablee.games.entre_les_lignes.events import Event, RoundRevealed
from tablee.games.entre_les_lignes.pieces import RoundResult


def rounds(events: Sequence[Event]) -> list[RoundResult]:
    return [it.result for it in events if isinstance(it, RoundRevealed)]


def accomplices(events: Sequence[Event]) -> Moment | None:
    """Who found each other while the most others looked elsewhere."""
    met = [it for it in rounds(events) if it.scores[it.active].why == "both_right"]
    pairs = [Moment((it.active, it.accomplice), len(it.wrong), it.word) for it in met]
    return most(pairs, least=1)


def most_found(events: Sequence[Event]) -> Moment | None:
    """The drawing that spoke to the most."""
    drawn = [Moment((it.accomplice,), it.votes.count(it.right), it.word) for it in rounds(events)]
    return most(drawn, least=2)


MOMENTS: Moments = {"accomplices": accomplices, "most_found": most_found}
