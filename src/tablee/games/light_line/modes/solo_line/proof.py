"""What the laws need of SOLO-LINE: another solution that begins with the same hints."""

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.solo_line.state import State
from tablee.games.light_line.search import Path
from tablee.games.light_line.solver import solve

TAIL = 7
"""How many cards at the end are laid anew: enough to find another line, few enough to find it soon."""


def resample(state: State, _seat: Seat | None, chance: Chance) -> State:
    """The same hand; the other cards in another order, and another line, as far as none of it was shown."""
    state = replace(state, rest=chance.shuffled(state.rest))
    if state.is_given_up or not state.solution:
        return state
    line = state.solution
    if not state.hinted and chance.below(2):
        line = from_the_other_end(line)
    kept = line[: max(state.hinted, len(line) - TAIL)]
    cards = chance.shuffled(state.cards)
    return replace(
        state, solution=solve(cards, joker=state.options.joker, begin=kept).solution or line
    )


def from_the_other_end(line: Path) -> Path:
    """Moved, and turned where need be, so that its last card is the first and lies upright in the middle."""
    last = line[-1]
    sign = -1 if last.turned else 1
    return tuple(
        [
            Laid(
                it.card,
                sign * (it.x - last.x),
                sign * (it.y - last.y),
                1 if it.turned != last.turned else 0,
            )
            for it in reversed(line)
        ]
    )
