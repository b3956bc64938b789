"""Looking back at Trapwords: clues on a map of traps, and when they pointed to the secret."""

from collections.abc import Iterator

from tablee.core.seats import Seat
from tablee.games.trapwords.events import TurnBegan, TurnEnded
from tablee.review.played import Played
from tablee.review.review import Curve, Remark
from tablee.review.trapwords.bots import why
from tablee.review.trapwords.keys import Graph
from tablee.review.trapwords.remarks import remarks
from tablee.review.trapwords.turns import Turn
from tablee.review.turning import Weighed, turning

CLEAR: Graph = "clear"

Points = list[tuple[int, float]]


def review(played: Played) -> Iterator[Curve | Remark]:
    turn: Turn | None = None
    found: list[Weighed] = []
    clear: dict[Seat, Points] = {}
    for step in played.steps():
        yield from why(played, step)
        if isinstance(step.event, TurnBegan):
            turn = Turn(played, step)
        elif turn is not None and isinstance(step.event, TurnEnded):
            found += remarks(played.options.language, turn, step)
            clear.setdefault(step.event.result.giver, []).extend(_points(turn, step.number))
            turn = None
        elif turn is not None:
            turn.hear(step)
    yield from turning(found)
    for giver, points in clear.items():
        if any(share for _, share in points):
            yield Curve(CLEAR, tuple(points), giver)


def _points(turn: Turn, end: int) -> Points:
    """How plainly somebody's clues spoke, in hundredths; nothing between their turns."""
    points: Points = [(it.step, round(100 * it.share)) for it in turn.clear]
    return [*points, (end, 0)] if points else []
