"""The sheets after an event: words drawn, traps proposed and chosen, what a team says among itself."""

from tablee.core.record import replace
from tablee.core.seats import Team
from tablee.games.trapwords.events import (
    SheetReady,
    SheetReopened,
    TeamTold,
    TrapChosen,
    TrapDropped,
    TrapEdited,
    TrapProposed,
    TrapStarred,
    WordsDrawn,
)
from tablee.games.trapwords.pieces import CHAT, Draft, Line
from tablee.games.trapwords.state import Sheet, State, change_sheet


def on_words_drawn(state: State, event: WordsDrawn) -> State:
    """A new sheet for each word; nobody has seen it before (TW-13)."""
    sheets = list(state.sheets)
    for it in event.drawn:
        sheets[it.team] = Sheet(it.word, is_setting=True)
    return replace(
        state,
        phase="traps",
        sheets=tuple(sheets),
        faces=(*state.faces, *(it.face for it in event.drawn)),
        deadline=event.deadline,
        stretches=0,
        turn=None,
    )


def on_trap_proposed(state: State, event: TrapProposed) -> State:
    sheet = state.sheets[event.team]
    drafts = (*sheet.drafts, Draft(event.number, event.word, event.by, event.is_chosen))
    return change_sheet(state, event.team, drafts=drafts, proposed=event.number)


def on_trap_edited(state: State, event: TrapEdited) -> State:
    return _change_draft(state, event.team, event.number, word=event.word, by=event.by)


def on_trap_dropped(state: State, event: TrapDropped) -> State:
    drafts = [it for it in state.sheets[event.team].drafts if it.number != event.number]
    return change_sheet(state, event.team, drafts=tuple(drafts))


def on_trap_chosen(state: State, event: TrapChosen) -> State:
    """Whatever is not on the list has no star."""
    changes = {"is_chosen": event.is_chosen, "is_starred": False}
    return _change_draft(state, event.team, event.number, **changes)


def on_trap_starred(state: State, event: TrapStarred) -> State:
    drafts = [
        replace(it, is_starred=it.number == event.number) for it in state.sheets[event.team].drafts
    ]
    return change_sheet(state, event.team, drafts=tuple(drafts))


def _change_draft(state: State, team: Team, number: int, **changes: object) -> State:
    drafts = [
        replace(it, **changes) if it.number == number else it for it in state.sheets[team].drafts
    ]
    return change_sheet(state, team, drafts=tuple(drafts))


def on_team_told(state: State, event: TeamTold) -> State:
    chats = list(state.chats)
    chats[event.team] = (*chats[event.team], Line(event.by, event.text))[-CHAT:]
    return replace(state, chats=tuple(chats))


def on_sheet_ready(state: State, event: SheetReady) -> State:
    ready = change_sheet(state, event.team, is_ready=True)
    if state.wish and (state.wish.what, state.wish.team) == ("card", event.team):
        ready = replace(ready, wish=None)
    return replace(ready, deadline=event.deadline) if event.deadline is not None else ready


def on_sheet_reopened(state: State, event: SheetReopened) -> State:
    return change_sheet(state, event.team, is_ready=False)
