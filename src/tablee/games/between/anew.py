"""Another deal to play on with: cards that this seat has not seen lie elsewhere, and the others' sheets are blank."""

from tablee.core.chance import Chance
from tablee.core.kit import Vocabulary
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.between.proof import resample
from tablee.games.between.state import State


def deal_anew(state: State, seat: Seat, chance: Chance, _words: Vocabulary) -> State:
    """Whoever sits down at another seat finds no marks there that were made for other cards."""
    other = resample(state, seat, chance)
    if state.options.follow_up == "board":
        return other
    return replace(other, notes=tuple([it for it in other.notes if it.seat == seat]))
