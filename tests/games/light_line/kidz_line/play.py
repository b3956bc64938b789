"""Acting at a table of KIDZ-LINE: what came of it, what is refused and what is offered."""

from tablee.games.light_line.modes.kidz_line import game
from tablee.games.light_line.modes.kidz_line.actions import Action, TableAction
from tablee.games.light_line.modes.kidz_line.events import Event
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.modes.kidz_line.state import State
from tests.games.rig import Rig

RIG = Rig[Options, State, Action | TableAction, Event](game, Options(), b"the tests of kidz-line")
ready, dealt = RIG.ready, RIG.dealt
act, after, refused = RIG.act, RIG.after, RIG.refused
offered = RIG.offered
