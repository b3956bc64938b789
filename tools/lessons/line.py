"""LINE in a minute: lay a card, continue a line, count its segments, take points, draw; and how it ends."""

from typing import Any

from tablee.core.chance import Chance
from tablee.core.outcome import GameEnded
from tablee.core.seats import Seat
from tablee.games.light_line.modes.line.actions import Draw, Pay, PlaceCard
from tablee.games.light_line.modes.line.events import EndTriggered
from tools.lessons.script import Later, Lesson, Step, anything

ME, LOU = Seat(0), Seat(1)


def most_points(view: Any, chance: Chance) -> Any:
    """As people play who look for the best spot."""
    fits = view.own.fits
    if view.phase == "place" and fits:
        return {"type": "place", "spot": max(fits, key=lambda it: it.points).spot}
    return anything(view, chance)


def i_fall_short(told: object) -> bool:
    return told == EndTriggered(ME, "points_short")


LESSON = Lesson(
    "line",
    seats=2,
    # The start card, mine and Lou’s; then the 2 I take, and the one I draw.
    top=(15, 24, 16, 1, 13),
    options={"first": 0, "help": "points"},
    seed="7",
    steps=(
        Step("card", PlaceCard((-1, 0, 0))),
        Step("draw", Draw(2)),
        Step("lou", before=((LOU, PlaceCard((-1, -1, 0))),)),
        Step("two", PlaceCard((0, -1, 0)), before=((LOU, Draw(2)),)),
        Step("pay", Pay((5,))),
        Step("short", before=((ME, Draw(4)), Later(i_fall_short, most_points))),
        Step("end", before=(Later(lambda told: isinstance(told, GameEnded), most_points),)),
    ),
)
