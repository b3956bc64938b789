"""Acting at a table of WORDZ: what came of it, what is refused and what is offered."""

from tablee.games.wordz import game
from tablee.games.wordz.actions import Action, TableAction
from tablee.games.wordz.events import Event
from tablee.games.wordz.pieces import Options
from tablee.games.wordz.state import State
from tests.games.rig import Rig
from tests.games.wordz.dictionary import DICTIONARY

RIG = Rig[Options, State, Action | TableAction, Event](
    game, Options(), b"the tests of wordz", DICTIONARY
)
ready, dealt = RIG.ready, RIG.dealt
act, after, refused = RIG.act, RIG.after, RIG.refused
offers, offered = RIG.offers, RIG.offered


def tokens(state: State) -> list[int]:
    return [place.tokens for place in state.places]


def won(state: State) -> list[int]:
    return [place.won for place in state.places]
