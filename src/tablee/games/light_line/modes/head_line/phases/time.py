"""The table's clock: the next card; the end of the window, of marking, joining, the result (HE-10, HE-G3, HE-G7)."""

from tablee.core.kit import Kit
from tablee.core.refusal import NotNow
from tablee.games.light_line.modes.head_line.events import Event
from tablee.games.light_line.modes.head_line.phases.call import claim_stands
from tablee.games.light_line.modes.head_line.phases.dealing import begin_round, deal_card
from tablee.games.light_line.modes.head_line.phases.show import run_out
from tablee.games.light_line.modes.head_line.state import State


def time_up(state: State, kit: Kit) -> tuple[Event, ...]:
    if state.deadline is None or kit.now < state.deadline:
        raise NotNow("too_early")
    match state.phase:
        case "dealing":
            return deal_card(state, kit)
        case "claim":
            return claim_stands(state, kit)
        case "result":
            return (begin_round(state, kit),)
        case _:
            return run_out(state, kit)
