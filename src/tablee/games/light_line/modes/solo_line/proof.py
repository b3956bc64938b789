"""What the laws need of SOLO-LINE: another solution that begins with the same hints, and what the news amount to."""

from typing import Any

from tablee.core.chance import Chance
from tablee.core.record import replace, tag_of
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench, on_worked
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
    if not state.hints and chance.below(2):
        line = from_the_other_end(line)
    kept = line[: max(state.hints, len(line) - TAIL)]
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


def recall(told: tuple[Any, ...], seat: Seat | None) -> dict[str, Any]:
    """The fields of the view that the news settle; the options are not news, nor what is offered."""
    news: dict[str, list[Any]] = {}
    bench: Bench = ()
    moves = 0
    for it in told:
        news.setdefault(tag_of(it), []).append(it)
        if tag_of(it) in ("card_laid", "card_taken_back", "bench_cleared"):
            bench, moves = on_worked(bench, it), moves + 1
    ended = news.get("game_ended")
    return {
        "seat": seat,
        "phase": "over" if ended else "build" if told else "ready",
        "cards": [card for it in news.get("hand_dealt", []) for card in it.cards],
        "bench": bench,
        "moves": moves,
        "hints": [it.laid for it in news.get("hint_given", [])],
        "joined": next((it.line for it in news.get("line_joined", [])), None),
        "revealed": [laid for it in news.get("given_up", []) for laid in it.solution],
        "is_hopeless": any(it.is_hopeless for it in news.get("given_up", [])),
        "outcome": ended[0].outcome if ended else None,
    }
