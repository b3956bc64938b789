"""Dealing a hand, proven or not (rules SO-02, SO-06; SO-G4, SO-G5)."""

from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.modes.solo_line.events import PuzzleDealt
from tablee.games.light_line.modes.solo_line.phases.day import chance_of
from tablee.games.light_line.modes.solo_line.state import State
from tablee.games.light_line.solver import solve

PATIENCE = 10_000
"""So many hands are looked at for one with a solution; the hardest to find take about 450 (SO-G5)."""


def begin(state: State, kit: Kit) -> tuple[PuzzleDealt, ...]:
    """Shuffle, and take as many as agreed; again until the hand is known to have a solution (SO-G4)."""
    if state.phase != "ready":
        raise NotNow("already_begun")
    options = state.options
    chance = chance_of(options) if options.day else kit.chance
    left = PATIENCE if options.proven else 1
    while True:
        left -= 1
        cards = chance.shuffled(DECK)
        hand, rest = cards[: options.cards], cards[options.cards :]
        solution = solve(hand, joker=options.joker).solution if options.proven else ()
        if solution or not left:
            return (PuzzleDealt(tuple(sorted(hand)), rest, solution),)


def on_puzzle_dealt(state: State, event: PuzzleDealt) -> State:
    return replace(
        state, phase="build", cards=event.cards, rest=event.rest, solution=event.solution
    )
