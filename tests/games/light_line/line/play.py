"""Acting at a table of LINE: what came of it, what is refused and what is offered."""

from typing import Any

from tablee.core.offers import OneOf
from tablee.core.seats import Seat
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.actions import Action, TableAction
from tablee.games.light_line.modes.line.events import Event
from tablee.games.light_line.modes.line.pieces import Counts, Options
from tablee.games.light_line.modes.line.state import State
from tests.games.rig import Rig

RIG = Rig[Options, State, Action | TableAction, Event](game, Options(), b"the tests of line")
ready, dealt = RIG.ready, RIG.dealt
act, after, refused = RIG.act, RIG.after, RIG.refused


def sizes(state: State) -> Counts:
    return game.view(state, None).piles


def offered(state: State, seat: int) -> dict[str, tuple[Any, ...]]:
    """What a seat is offered, by action, with the values of its only field."""
    found: dict[str, tuple[Any, ...]] = {}
    for offer in game.view(state, Seat(seat)).offers:
        choices = [it for it in offer.fields.values() if isinstance(it, OneOf)]
        found[offer.action] = choices[0].values if choices else ()
    return found
