"""Dealing a hand, proven or not (rules SO-02, SO-06; SO-G4, SO-G5)."""

from tablee.core.beginning import require_ready
from tablee.core.game import Begin
from tablee.core.record import replace
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.modes.solo_line.events import PuzzleDealt
from tablee.games.light_line.modes.solo_line.phases import Course
from tablee.games.light_line.modes.solo_line.phases.day import chance_of
from tablee.games.light_line.modes.solo_line.state import State
from tablee.games.light_line.solver import BUDGET, Attempt, solve

PATIENCE = 10_000
"""So many hands are looked at for one with a solution; the hardest to find take about 650 (SO-G5)."""

LONG, BRIEFLY = 15, 10_000
"""Hands of more cards are looked at so briefly: another one is sooner found, and other tables wait meanwhile."""


def begin(course: Course, _: Begin) -> None:
    """Shuffle, and take as many as agreed; again until the hand is known to have a solution (SO-G4)."""
    state = require_ready(course)
    options = state.options
    chance = chance_of(options) if options.day else course.kit.chance
    left = PATIENCE if options.proven else 1
    budget = BRIEFLY if options.cards > LONG else BUDGET
    while True:
        left -= 1
        cards = chance.shuffled(DECK)
        hand, rest = cards[: options.cards], cards[options.cards :]
        found = solve(hand, joker=options.joker, budget=budget) if options.proven else Attempt()
        if found.solution or not left:
            course.happens(PuzzleDealt(tuple(sorted(hand)), rest, found.solution))
            return


def on_puzzle_dealt(state: State, event: PuzzleDealt) -> State:
    return replace(
        state, phase="build", cards=event.cards, rest=event.rest, solution=event.solution
    )
