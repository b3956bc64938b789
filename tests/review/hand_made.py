"""A game written down event by event: as short as what is to be found in it."""

from typing import Any, NamedTuple

from tablee import registry
from tablee.core.seats import Seat, Seating
from tablee.review.played import Played
from tablee.review.review import Review
from tablee.review.reviewers import review


class Noted(NamedTuple):
    event: Any
    seat: Seat | None = None
    action: Any = None


def hand_made(game: str, seating: Seating, options: Any, *events: Any) -> Played:
    return Played(registry.game(game), seating, options, [Noted(it) for it in events])


def review_by_hand(game: str, seating: Seating, options: Any, *events: Any) -> Review:
    return review(hand_made(game, seating, options, *events))
