"""Acting at a table of LONG-LINE: what came of it, what is refused and what is offered."""

from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.actions import Action, TableAction
from tablee.games.light_line.modes.long_line.events import Event
from tablee.games.light_line.modes.long_line.pieces import Options
from tablee.games.light_line.modes.long_line.state import State
from tests.games.rig import Rig

KEY = b"the tests of long-line"

RIG = Rig[Options, State, Action | TableAction, Event](game, Options(), KEY)
ready, dealt = RIG.ready, RIG.dealt
act, after, refused = RIG.act, RIG.after, RIG.refused
offers = RIG.offers_by_action
