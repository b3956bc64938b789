"""The only door for secrets: each view and each seen event is built here, field by field (TW-06, TW-14, TW-G23)."""

from tablee.core.once import once
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.trapwords import events as happened
from tablee.games.trapwords.events import Event
from tablee.games.trapwords.offering import offers
from tablee.games.trapwords.state import State
from tablee.games.trapwords.view import (
    BookRead,
    Seen,
    SheetsOpened,
    TurnView,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see and do now."""
    open_view = _open_view(state)
    if seat is None:
        return open_view
    return replace(
        open_view,
        seat=seat,
        team=state.team(seat),
        sheet=state.sheet(seat),
        chat=state.chat(seat),
        turn=_own_turn(state, seat, open_view.turn),
        offers=offers(state, seat),
    )


@once
def _open_view(state: State) -> View:
    """What lies open, and all that a spectator sees."""
    return View(
        None,  # not all by name: CPython makes a dictionary of more than 15 names
        None,
        state.options,
        state.round,
        state.rounds,
        state.phase,
        state.first,
        state.glowing,
        state.rooms,
        monster=state.monster,
        monster_room=state.monster_room,
        curses=state.curses,
        teams=state.teams,
        deadline=state.deadline,
        sheet=None,
        chat=(),
        turn=_open_turn(state),
        turns=state.turns,
        last_round=state.last_round,
        wish=state.wish,
        outcome=state.outcome,
        offers=(),
    )


def _open_turn(state: State) -> TurnView | None:
    """Once it is closed, the secret and the traps are open, too."""
    turn = state.turn
    if turn is None:
        return None
    is_closed = turn.end is not None
    return TurnView(
        turn.team,
        turn.giver,
        turn.is_open,
        state.turn_secret if is_closed else None,
        state.turn_traps if is_closed else None,
        turn.glass,
        turn.glass_from,
        turn.deadline,
        turn.breath_until,
        is_out_of_breath=turn.is_out_of_breath,
        words=state.turn_words(None),
        lapsed=turn.lapsed,
        words_left=state.turn_words_left,
        guesses=turn.guesses,
        guesses_left=state.turn_guesses_left,
        claims=state.turn_claims(None),
        end=turn.end,
        used=turn.used,
        stage=state.turn_stage,
        open_claim=state.turn_open_claim,
        replay=turn.replay,
        asides=turn.asides,
        call=turn.call,
    )


def _own_turn(state: State, seat: Seat, turn: TurnView | None) -> TurnView | None:
    """The opponents watch over it, and who gives the clues has read the secret; the others see what lies open."""
    if turn is None:
        return None
    if state.is_opponent(seat):
        return replace(
            turn,
            secret=state.turn_secret,
            traps=state.turn_traps,
            words=state.turn_words(seat),
            claims=state.turn_claims(seat),
        )
    if turn.is_open and seat == turn.giver:
        return replace(turn, secret=state.turn_secret)
    return turn


def seen(state: State, event: Event, seat: Seat | None) -> Seen | None:
    """What this seat, or a spectator, learns of an event."""
    team = state.team(seat)
    match event:
        case happened.WordsDrawn():
            own = next((it.word for it in event.drawn if it.team == team), None)
            return SheetsOpened(event.teams, own, event.deadline)
        case (
            happened.TrapProposed()
            | happened.TrapEdited()
            | happened.TrapDropped()
            | happened.TrapChosen()
            | happened.TrapStarred()
            | happened.TeamTold()
        ):
            return event if team == event.team else None
        case happened.BookOpened():
            return BookRead(seat, state.turn_secret) if seat == event.seat else event
        case happened.WordSaid():
            plain = replace(event, said=replace(event.said, marks=()))
            return event if state.is_opponent(seat) else plain
        case happened.ClaimNoted():
            return event if state.is_opponent(seat) or state.phase == "settle" else None
        case _:
            return event
