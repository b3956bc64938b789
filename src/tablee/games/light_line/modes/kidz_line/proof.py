"""What the laws need of KIDZ-LINE: another truth nobody can tell apart."""

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.modes.kidz_line.state import State


def resample(state: State, _seat: Seat | None, chance: Chance) -> State:
    """Deal all that was never seen anew, the cards that are out among it: nobody knows more than the others."""
    unseen = [card for place in state.places for card in place.unseen]
    cards = iter(chance.shuffled((*unseen, *state.out)))
    places = [
        replace(place, unseen=tuple([next(cards) for _ in place.unseen])) for place in state.places
    ]
    return replace(state, places=tuple(places), out=tuple(sorted(cards)))
