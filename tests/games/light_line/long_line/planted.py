"""The laws catch what LONG-LINE must not tell: face-down cards, hidden displays, and who could call."""

from typing import Any

from tablee.core.record import replace
from tablee.games.light_line.bench import BenchCleared, CardLaid, CardTakenBack
from tablee.games.light_line.modes.long_line import game as long_line
from tablee.games.light_line.modes.long_line.events import LineCalled, RoundDealt
from tablee.games.light_line.modes.long_line.pieces import Options
from tablee.games.light_line.modes.long_line.state import Place, State
from tablee.games.light_line.modes.long_line.view import HandTurnedUp
from tests.laws.planting import Bed

HIDDEN = Options(displays="hidden")
LONG = Bed(long_line, tables=((3, HIDDEN),))


def others(state: State, seat: int | None) -> list[Place]:
    return [place for number, place in enumerate(state.places) if number != seat]


def own_cards_before_the_signal(state: State, seat: int | None) -> Any:
    return state.places[seat].hand if seat is not None and state.phase == "ready_check" else None


def dealing_tells_ones_cards(state: State, event: Any, seat: Any) -> Any:
    is_deal = isinstance(event, RoundDealt) and seat is not None
    return HandTurnedUp(event.hands[seat], None) if is_deal else ...


def offers_in_the_order_of_a_hidden_display(state: State, seat: Any) -> Any:
    honest = long_line.view(state, seat)
    lengths = [len(place.bench) for place in others(state, seat)]
    return replace(honest, offers=honest.offers[:: -1 if sum(lengths) % 2 else 1])


def a_call_tells_the_line(state: State, event: Any, seat: Any) -> Any:
    if not isinstance(event, LineCalled) or seat == event.seat:
        return ...
    return replace(event, number=len(state.places[event.seat].bench))


def work_at_hidden_benches(state: State, event: Any, seat: Any) -> Any:
    return event if isinstance(event, CardLaid | CardTakenBack | BenchCleared) else ...


def that_somebody_works(state: State, event: Any, seat: Any) -> Any:
    is_other = isinstance(event, CardLaid) and seat != event.seat
    return BenchCleared(event.seat) if is_other else ...


LONG.shows("own face-down cards", own_cards_before_the_signal)
LONG.tells("own face-down cards when they are dealt", dealing_tells_ones_cards)
LONG.shows(
    "the loose cards of the others", lambda state, seat: [it.hand for it in others(state, seat)]
)
LONG.shows("the undealt cards", lambda state, seat: state.rest)
LONG.shows("whether a card is out", lambda state, seat: 1 in state.rest)
LONG.shows(
    "the bench of another", lambda state, seat: [it.bench for it in others(state, seat)], HIDDEN
)
LONG.shows(
    "how much lies on another's bench",
    lambda state, seat: [len(it.bench) for it in others(state, seat)],
    HIDDEN,
)
LONG.shows(
    "who is about to call",
    lambda state, seat: [bool(state.numbers_for(it)) for it in state.seating.seats if it != seat],
    HIDDEN,
)
LONG.shows(
    "how long another's line is",
    lambda state, seat: [it.longest and it.longest.length for it in others(state, seat)],
    HIDDEN,
)
LONG.plant(
    5,
    "offers in an order that tells of hidden displays",
    lambda: LONG.having(view=offers_in_the_order_of_a_hidden_display),
    HIDDEN,
)
LONG.plant(
    5,
    "those awaited in the order of their hidden displays",
    lambda: LONG.having(
        awaiting=lambda state: tuple(
            sorted(state.awaited, key=lambda it: len(state.places[it].bench))
        ),
    ),
    HIDDEN,
)
LONG.tells("the work at hidden benches", work_at_hidden_benches, HIDDEN)
LONG.tells("that somebody works at a hidden bench", that_somebody_works, HIDDEN)
LONG.tells("how much lies before a caller", a_call_tells_the_line, HIDDEN)
LONG.shows_spectators("a hand to a spectator", lambda state: state.places[0].hand)
LONG.shows(
    "a bench to a spectator",
    lambda state, seat: state.places[0].bench if seat is None else None,
    HIDDEN,
    law=7,
)
LONG.misshows(
    "an open display without its first card",
    "places",
    lambda it, state, seat: tuple(replace(place, display=place.display[1:]) for place in it),
)
