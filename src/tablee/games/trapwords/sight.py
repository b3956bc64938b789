"""The only door for secrets: each view and each seen event is built here, field by field (TW-06, TW-14, TW-G23)."""

from tablee.core.record import replace
from tablee.core.seats import Seat, Team
from tablee.games.trapwords import events as happened
from tablee.games.trapwords.events import Event
from tablee.games.trapwords.offering import needed, needs_star, offers
from tablee.games.trapwords.pieces import TEAMS, Claim, SaidWord
from tablee.games.trapwords.state import State
from tablee.games.trapwords.view import (
    BookRead,
    OpenTeam,
    OwnSheet,
    Seen,
    SheetsOpened,
    TurnView,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see and do now."""
    team = None if seat is None else state.team_of(seat)
    return View(
        seat,
        team,
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
        teams=(_open_team(state, TEAMS[0]), _open_team(state, TEAMS[1])),
        deadline=state.glass_or_clock,
        sheet=None if team is None else _own_sheet(state, team),
        chat=() if team is None else state.chats[team],
        turn=_turn(state, seat),
        turns=state.turns,
        last_round=state.last_round,
        wish=state.wish,
        outcome=state.outcome,
        offers=() if seat is None else offers(state, seat),
    )


def _open_team(state: State, team: Team) -> OpenTeam:
    """How many traps are proposed or chosen does not show, only whether the list is complete (TW-17, TW-G23)."""
    sheet = state.sheets[team]
    return OpenTeam(
        members=state.seating.members(team),
        room=state.at[team],
        giver=state.torches[team],
        effects=state.effects[team] if state.effects else None,
        has_agreed=state.agreed[team],
        is_setting=sheet.is_setting,
        is_ready=sheet.is_ready,
    )


def _own_sheet(state: State, team: Team) -> OwnSheet | None:
    """Of the round in which it was written; nothing before the first word is drawn."""
    sheet = state.sheets[team]
    if not sheet.secret:
        return None
    return OwnSheet(sheet.secret, needed(state, team), needs_star(state, team), sheet.drafts)


def is_opponent(state: State, seat: Seat | None) -> bool:
    """Whether this seat has set the traps of the turn."""
    return seat is not None and state.team_of(seat) == state.setters


def _turn(state: State, seat: Seat | None) -> TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    is_closed = turn.end is not None
    sees_traps = is_closed or is_opponent(state, seat)
    has_read = turn.is_open and seat == turn.giver
    limit = state.effects_now.words
    return TurnView(
        turn.team,
        turn.giver,
        turn.is_open,
        state.secret if sees_traps or has_read else None,
        state.traps if sees_traps else None,
        turn.glass,
        turn.glass_from,
        turn.deadline,
        turn.breath_until,
        is_out_of_breath=turn.is_out_of_breath,
        words=words_for(state, seat),
        lapsed=turn.lapsed,
        words_left=None if limit is None else max(limit - len(turn.words), 0),
        guesses=turn.guesses,
        guesses_left=state.effects_now.guesses - sum(not it.is_right for it in turn.guesses),
        claims=claims_for(state, seat),
        end=turn.end,
        used=turn.used,
        stage=state.stage,
        open_claim=_open_claim(state),
        replay=turn.replay,
        asides=turn.asides,
        call=turn.call,
    )


def _open_claim(state: State) -> int | None:
    is_open = state.stage in ("reason", "answer", "vote")
    return state.pending[0].number if is_open else None


def words_for(state: State, seat: Seat | None) -> tuple[SaidWord, ...]:
    """The opponents see all with their marks; in Darkness the others see the newest clue (TW-G1, TW-G14)."""
    turn = state.playing
    if is_opponent(state, seat):
        return turn.words
    is_dark = state.effects_now.clue_words is not None and turn.end is None
    shown = [it for it in turn.words if not is_dark or it.clue == turn.clue]
    return tuple([replace(it, marks=()) for it in shown])


def claims_for(state: State, seat: Seat | None) -> tuple[Claim, ...]:
    """An unsure claim would be a hint: until the turn is closed it stays with those who made it (TW-63)."""
    turn = state.playing
    if turn.end is not None or is_opponent(state, seat):
        return turn.noted
    return tuple([it for it in turn.noted if it.is_certain])


def seen(state: State, event: Event, seat: Seat | None) -> Seen | None:
    """What this seat, or a spectator, learns of an event."""
    team = None if seat is None else state.team_of(seat)
    match event:
        case happened.WordsDrawn():
            teams = tuple([it.team for it in event.drawn])
            own = next((it.word for it in event.drawn if it.team == team), None)
            return SheetsOpened(teams, own, event.deadline)
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
            return BookRead(seat, state.secret) if seat == event.seat else event
        case happened.WordSaid():
            plain = replace(event, said=replace(event.said, marks=()))
            return event if is_opponent(state, seat) else plain
        case happened.ClaimNoted():
            return event if is_opponent(state, seat) or state.phase == "settle" else None
        case _:
            return event
