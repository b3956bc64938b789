"""KIDZ-LINE in a minute: turn a card up, find where a line goes on, turn the card round, put one back."""

from typing import Any

from tablee.core.chance import Chance
from tablee.core.outcome import GameEnded
from tablee.core.seats import Seat
from tablee.games.light_line.modes.kidz_line.actions import GiveUp, PlaceCard, TurnUp
from tools.lessons.script import Later, Lesson, Step, anything

LOU = Seat(1)
START, MINE, LOUS = 4, (16, 32), (22, 23)


def whatever_fits(view: Any, chance: Chance) -> Any:
    """Nobody gives up a card that fits."""
    offer = view.offers[0]
    return offer.pick(chance) if offer.action == "place" else anything(view, chance)


LESSON = Lesson(
    "kidz-line",
    seats=2,
    top=(START, *MINE, *(1, 2, 3, 5), *LOUS),
    options={"first": 0},
    steps=(
        Step("pile", TurnUp()),
        Step("place", PlaceCard((1, 0, 0)), only=("place",)),
        Step("lou", TurnUp(), before=((LOU, TurnUp()), (LOU, PlaceCard((-1, 0, 0))))),
        Step("turn", PlaceCard((-1, 1, 1)), only=("place",)),
        Step("back", before=((LOU, TurnUp()),)),
        Step(
            "end",
            before=((LOU, GiveUp()), Later(lambda it: isinstance(it, GameEnded), whatever_fits)),
        ),
    ),
)
