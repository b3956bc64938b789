"""Acting at a table of Between: what came of it, what is refused and what is offered."""

from tablee.games.between import game
from tablee.games.between.actions import Action, TableAction
from tablee.games.between.events import Event
from tablee.games.between.pieces import Options
from tablee.games.between.state import State
from tests.games.rig import Rig

KEY = b"the tests of between"

RIG = Rig[Options, State, Action | TableAction, Event](game, Options(), KEY)
ready, dealt = RIG.ready, RIG.dealt
act, after, refused = RIG.act, RIG.after, RIG.refused
offers = RIG.offers_by_action
