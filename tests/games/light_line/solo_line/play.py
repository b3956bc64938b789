"""Acting at a table of SOLO-LINE: what came of it, what is refused and what is offered."""

from tablee.core.seats import Seat
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.actions import Action, TableAction
from tablee.games.light_line.modes.solo_line.events import Event
from tablee.games.light_line.modes.solo_line.pieces import Options
from tablee.games.light_line.modes.solo_line.state import State
from tests.games.rig import Rig

KEY = b"the tests of solo-line"
ME = Seat(0)

RIG = Rig[Options, State, Action | TableAction, Event](game, Options(), KEY)
act, refused = RIG.act, RIG.refused


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = act(state, 0, action)
    return state


def offered(state: State) -> set[str]:
    """What may be done now, by name."""
    return {offer.action for offer in game.view(state, ME).offers}
