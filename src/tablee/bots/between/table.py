"""Where the game stands: who is still in, and what a joker is worth until the end."""

from tablee.games.between.pieces import ENOUGH
from tablee.games.between.view import View

JOKER_PRICE = (0.0, 0.16, 0.25, 0.30, 0.34, 0.37)
"""What a joker kept is worth, in points, when so many more rounds are expected.

With one more round it is what a joker adds to the chance of a duel's point; with each further one,
what the choice of the better moment adds.
"""


def is_alone(view: View) -> bool:
    """Whether all others are out: one can ask on without any risk (BT-G9)."""
    return all(place.is_out for seat, place in enumerate(view.places) if seat != view.seat)


def joker_price(view: View) -> float:
    """What it costs to use the joker now: nothing if there is no later (BT-20, BT-G11)."""
    if view.options.length == "express" or view.options.joker == "per_round":
        return 0.0
    return JOKER_PRICE[min(_rounds_to_come(view), len(JOKER_PRICE) - 1)]


def _rounds_to_come(view: View) -> int:
    """Roughly: somebody must still get to five, and each round gives all but one seat's worth of points."""
    points = [place.points for place in view.places]
    missing = len(points) * (ENOUGH - 1) + 1 - sum(points)
    return max(0, round(0.75 * missing / (len(points) - 1)) - 1)
