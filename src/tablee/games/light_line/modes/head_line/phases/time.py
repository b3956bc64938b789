"""The table's clock: the next card; the end of the window, of marking, joining, the result (HE-10, HE-G3, HE-G7)."""

from tablee.core.clock import TimeUp, require_due
from tablee.games.light_line.modes.head_line.phases import Course
from tablee.games.light_line.modes.head_line.phases.call import claim_stands
from tablee.games.light_line.modes.head_line.phases.dealing import begin_round, deal_card
from tablee.games.light_line.modes.head_line.phases.show import run_out


def time_up(course: Course, _: TimeUp) -> None:
    state = require_due(course)
    match state.phase:
        case "dealing":
            deal_card(course)
        case "claim":
            claim_stands(course)
        case "result":
            begin_round(course)
        case _:
            run_out(course)
