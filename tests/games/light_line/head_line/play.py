"""Acting at a table of HEAD-LINE: what came of it, what is refused and what is offered."""

from tablee.core.seats import Seat
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.actions import Action, TableAction
from tablee.games.light_line.modes.head_line.events import Event
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.games.light_line.modes.head_line.state import State
from tests.games.rig import Rig

FIRST = Options(dealer=Seat(0), times="normal")

RIG = Rig[Options, State, Action | TableAction, Event](game, FIRST, b"the tests of head-line")
ready, begun = RIG.ready, RIG.dealt
act, after, refused = RIG.act, RIG.after, RIG.refused
offers = RIG.offers_by_action
