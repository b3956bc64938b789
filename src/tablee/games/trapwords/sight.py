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
    OpenTeam,
    Seen,
    SheetsOpened,
    TurnView,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see and do now."""
    return View(
        seat,
        state.team(seat),
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
        teams=_teams(state),
        deadline=state.deadline,
        sheet=state.sheet(seat),
        chat=state.chat(seat),
        turn=_turn(state, seat),
        turns=state.turns,
        last_round=state.last_round,
        wish=state.wish,
        outcome=state.outcome,
        offers=() if seat is None else offers(state, seat),
    )


@once
def _teams(state: State) -> tuple[OpenTeam, OpenTeam]:
    return state.teams


def _turn(state: State, seat: Seat | None) -> TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    is_closed = turn.end is not None
    sees_traps = is_closed or state.is_opponent(seat)
    has_read = turn.is_open and seat == turn.giver
    return TurnView(
        turn.team,
        turn.giver,
        turn.is_open,
        state.turn_secret if sees_traps or has_read else None,
        state.turn_traps if sees_traps else None,
        turn.glass,
        turn.glass_from,
        turn.deadline,
        turn.breath_until,
        is_out_of_breath=turn.is_out_of_breath,
        words=state.turn_words(seat),
        lapsed=turn.lapsed,
        words_left=state.turn_words_left,
        guesses=turn.guesses,
        guesses_left=state.turn_guesses_left,
        claims=state.turn_claims(seat),
        end=turn.end,
        used=turn.used,
        stage=state.turn_stage,
        open_claim=state.turn_open_claim,
        replay=turn.replay,
        asides=turn.asides,
        call=turn.call,
    )


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
