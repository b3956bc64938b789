"""Acting at a table of Entre les lignes: what came of it, what is refused and what is offered."""

from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.actions import Action, TableAction
from tablee.games.entre_les_lignes.events import Event
from tablee.games.entre_les_lignes.pieces import Options
from tablee.games.entre_les_lignes.state import State
from tests.games.entre_les_lignes.pack import PACK
from tests.games.rig import Rig

RIG = Rig[Options, State, Action | TableAction, Event](
    game, Options(), b"the tests of entre les lignes", PACK
)
ready, dealt = RIG.ready, RIG.dealt
act, after, refused = RIG.act, RIG.after, RIG.refused
offers, offered = RIG.offers, RIG.offered
