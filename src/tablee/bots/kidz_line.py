"""Bots for KIDZ-LINE, in rising strength: they differ in how long they look for a place (KI-G1)."""

from tablee.core.chance import Chance
from tablee.games.light_line.display import Spot, grid_of, openings, spots
from tablee.games.light_line.modes.kidz_line.actions import Action, GiveUp, PlaceCard, TurnUp
from tablee.games.light_line.modes.kidz_line.view import View


class Seeker:
    """Holds the card here and there, this way up and that, and lays it where it fits first."""

    def __init__(self, tries: int | None) -> None:
        self.tries = tries
        """How often, before giving up; without a number, all around the display."""

    def choose(self, view: View, chance: Chance) -> Action:
        offered = {offer.action for offer in view.offers}
        if "turn_up" in offered:
            return TurnUp()
        if not offered or view.turned_up is None:
            raise ValueError("this seat has nothing to do now")
        fitting = spots(grid_of(view.display), view.turned_up)
        tried = chance.shuffled(_places_to_try(view))[: self.tries]
        found = next((spot for spot in tried if spot in fitting), None)
        if found is None and "give_up" in offered:
            return GiveUp()
        return PlaceCard(found or chance.pick(fitting))


def _places_to_try(view: View) -> tuple[Spot, ...]:
    """Where a line leads out of the display, either way up; in an order that is the same everywhere."""
    cells = sorted(openings(grid_of(view.display)))
    return tuple([(x, y, turned) for x, y in cells for turned in (0, 1)])


BOTS: dict[str, Seeker] = {
    "novice": Seeker(tries=5),
    "regular": Seeker(tries=7),
    "expert": Seeker(tries=None),
}
