"""Acting at a table of TRAPWORDS: what came of it, what is refused and what is offered."""

from tablee.core.seats import Seat
from tablee.games.trapwords import game
from tablee.games.trapwords.actions import Action, TableAction
from tablee.games.trapwords.events import Event
from tablee.games.trapwords.pieces import Options
from tablee.games.trapwords.state import State
from tablee.games.trapwords.view import View
from tests.games.rig import Rig
from tests.games.trapwords.lexicon import LEXICON

KEY = b"the tests of trapwords"
DRY = Options(curses="off")
"""A dungeon without curses."""

RIG = Rig[Options, State, Action | TableAction, Event](game, DRY, KEY, LEXICON)
act, after, refused = RIG.act, RIG.after, RIG.refused
offers, offered = RIG.offers, RIG.offered


def view(state: State, seat: int | None) -> View:
    return game.view(state, None if seat is None else Seat(seat))


def end_of(state: State) -> str:
    """How the last turn ended."""
    last = state.turns[-1] if state.turns else state.last_round.turns[-1]  # type: ignore[union-attr]
    return last.end
