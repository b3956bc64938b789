"""The only door for secrets: the solution stays behind it until it is asked for, and the cards not dealt for good."""

from tablee.core.offers import Offer, Offers
from tablee.core.seats import Seat
from tablee.games.light_line.bench import offers_at
from tablee.games.light_line.modes.solo_line.events import Event, PuzzleDealt
from tablee.games.light_line.modes.solo_line.state import State
from tablee.games.light_line.modes.solo_line.view import HandDealt, Seen, View

_HINT = Offer("hint")
_GIVE_UP = Offer("give_up")


def view(state: State, seat: Seat | None) -> View:
    """What who plays, or who looks on, may see and do now."""
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        cards=state.cards,
        bench=state.bench,
        moves=state.moves,
        hints=state.hints,
        joined=state.joined,
        revealed=state.revealed,
        is_hopeless=state.is_hopeless,
        outcome=state.outcome,
        offers=() if seat is None else offers(state),
    )


def offers(state: State) -> Offers:
    if state.phase != "build":
        return ()
    found = offers_at(state.bench, state.cards, joker=state.options.joker)
    if state.may_hint:
        found.append(_HINT)
    return (*found, _GIVE_UP)


def seen(_state: State, event: Event, _seat: Seat | None) -> Seen:
    """All lies open but the solution and the cards not dealt."""
    return HandDealt(event.cards) if isinstance(event, PuzzleDealt) else event
