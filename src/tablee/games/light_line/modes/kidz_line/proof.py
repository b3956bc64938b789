"""What the laws need of KIDZ-LINE: another truth nobody can tell apart, and what the news amount to."""

from typing import Any

from tablee.core.chance import Chance
from tablee.core.record import replace, tag_of
from tablee.core.seats import Seat
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.kidz_line.state import State


def resample(state: State, _seat: Seat | None, chance: Chance) -> State:
    """Deal all that was never seen anew, the cards that are out among it: nobody knows more than the others."""
    unseen = [card for place in state.places for card in place.unseen]
    cards = iter(chance.shuffled((*unseen, *state.out)))
    places = [
        replace(place, unseen=tuple([next(cards) for _ in place.unseen])) for place in state.places
    ]
    return replace(state, places=tuple(places), out=tuple(sorted(cards)))


def recall(told: tuple[Any, ...], seat: Seat | None) -> dict[str, Any]:
    """The fields of the view that the news settle; the options are not news, nor is what is offered."""
    memory = _Memory(seat)
    for news in told:
        getattr(memory, tag_of(news))(news)
    return memory.known


class _Memory:
    """What the news amount to, one after the other; each method is named after a kind of them."""

    def __init__(self, seat: Seat | None) -> None:
        self.known: dict[str, Any] = {
            "seat": seat,
            "phase": "ready",
            "first": 0,
            "active": None,
            "round": 0,
            "deadline": None,
            "display": [],
            "turned_up": None,
            "outcome": None,
        }

    def table_set(self, it: Any) -> None:
        places = [{"unseen": size, "put_back": [], "placed": 0} for size in it.piles]
        self.known |= {"first": it.first, "display": [Laid(it.start, 0, 0)], "places": places}

    def turn_began(self, it: Any) -> None:
        self.known |= {"phase": "turn_up", "active": it.seat}
        self.known |= {"round": it.round, "deadline": it.deadline}

    def card_turned_up(self, it: Any) -> None:
        self.known |= {"phase": "place", "turned_up": it.card}
        self.known["places"][it.seat]["unseen"] -= 1

    def card_placed(self, it: Any) -> None:
        self.known["turned_up"] = None
        self.known["display"].append(it.laid)
        self.known["places"][it.seat]["placed"] += 1

    def card_put_back(self, it: Any) -> None:
        self.known["turned_up"] = None
        self.known["places"][it.seat]["put_back"].append(it.card)

    def time_stretched(self, it: Any) -> None:
        self.known["deadline"] = it.deadline

    def time_ran_out(self, it: Any) -> None:
        """What comes of it is told next."""

    def game_ended(self, it: Any) -> None:
        self.known |= {"phase": "over", "active": None, "deadline": None, "outcome": it.outcome}
