"""The laws catch what HEAD-LINE must not tell: the faces and the order of both piles."""

from typing import Any

from tablee.core.record import replace
from tablee.games.light_line.cards import BACK, FACES
from tablee.games.light_line.modes.head_line import game as head_line
from tablee.games.light_line.modes.head_line.events import CardDealt, PilesMade
from tablee.games.light_line.modes.head_line.state import State
from tablee.games.light_line.search import longest_lines
from tests.laws.planting import Bed

HEAD = Bed(head_line)


def a_card_to_come_makes_a_line(state: State, seat: int | None) -> bool:
    """Who knows that would wait, or be about to call."""
    if not state.pile or len(state.open) + 1 != state.number:
        return False
    soon = (*state.open, state.pile[0])
    return any(len(line) == state.number for line in longest_lines(soon).values())


def the_next_face_with_each_card(state: State, event: Any, seat: Any) -> Any:
    is_deal = isinstance(event, CardDealt) and len(state.pile) > 1
    return replace(event, next_back=state.pile[1]) if is_deal else ...


def the_piles(state: State, event: Any, seat: Any) -> Any:
    return event if isinstance(event, PilesMade) else ...


def a_clock_that_runs_longer_for_high_cards(state: State) -> int | None:
    return state.deadline and state.deadline + (state.pile[0] if state.pile else 0)


HEAD.shows("the order of the dealer's pile", lambda state, seat: state.pile)
HEAD.shows("the next card", lambda state, seat: state.pile[:1])
HEAD.shows("the next card to the dealer", lambda s, seat: s.pile[:1] if seat == s.dealer else None)
HEAD.shows("the number after the next", lambda state, seat: [BACK[it] for it in state.pile[1:2]])
HEAD.shows("the round pile", lambda state, seat: [BACK[card] for card in state.round_pile])
HEAD.shows("the last number", lambda state, seat: [BACK[it] for it in state.round_pile[-1:]])
HEAD.shows("the face of the number on top", lambda state, seat: state.round_pile[:1])
HEAD.shows("a colour to come", lambda s, seat: [sorted(FACES[it][0].ends) for it in s.pile[:1]])
HEAD.shows("that the next card makes a line", a_card_to_come_makes_a_line)
HEAD.tells("the next face with each card", the_next_face_with_each_card)
HEAD.tells("both piles", the_piles)
HEAD.plant(
    5,
    "a clock that depends on the next card",
    lambda: HEAD.having(deadline=a_clock_that_runs_longer_for_high_cards),
)
HEAD.shows_spectators("the pile to a spectator", lambda s: s.pile)
HEAD.misshows("another number is on top", "number", lambda it, state, seat: it and it % 5 + 1)
HEAD.misshows("a number too many is left", "numbers_left", lambda it, state, seat: it + 1)
HEAD.misshows("another back is on top", "pile_back", lambda it, state, seat: it and it % 4 + 2)
HEAD.misshows("the pace as agreed shows", "pace_ms", lambda it, state, seat: state.options.pace_ms)
HEAD.misshows(
    "why the last call was wrong shows on",
    "failure",
    lambda it, state, seat: state.last_round.how if state.last_round else it,
)


@HEAD.breaks(6, by=HEAD.telling)
def the_back_below_the_top_is_told_as_the_top(state: State, event: Any, seat: Any) -> Any:
    is_shuffle = isinstance(event, PilesMade)
    return head_line.seen(state, replace(event, pile=event.pile[1:]), seat) if is_shuffle else ...
