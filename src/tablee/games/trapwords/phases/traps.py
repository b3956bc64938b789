"""Setting traps (rules TW-12, TW-14 to TW-24; TW-G5, TW-G6, TW-G23)."""

from tablee.core.clock import is_last_call, span
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat, Team
from tablee.core.text import fold, tidy
from tablee.core.typed import Typed
from tablee.games.trapwords.actions import (
    ChooseTrap,
    DeclareReady,
    DropTrap,
    EditTrap,
    ProposeTrap,
    Reopen,
    StarTrap,
    SuggestTrap,
    UnchooseTrap,
)
from tablee.games.trapwords.events import (
    SheetReady,
    SheetReopened,
    TrapChosen,
    TrapDropped,
    TrapEdited,
    TrapProposed,
    TrapStarred,
)
from tablee.games.trapwords.offering import is_complete
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.phases.turn import begin_turn
from tablee.games.trapwords.pieces import DRAFTS, LONGEST_WORD, TEAMS, TRAP_TIME, Draft
from tablee.games.trapwords.plain_words import rule_against
from tablee.games.trapwords.state import Sheet, State, change_sheet

_REASONS = {
    "TW-19": "little_word",
    "TW-20": "one_is_no_trap",
    "TW-21": "pronoun_or_auxiliary",
    "TW-22": "works_like_a_pronoun",
}


def _sheet(state: State, seat: Seat) -> tuple[Team, Sheet]:
    """The sheet of the seat's team, while it is written on (TW-16)."""
    team = state.team_of(seat)
    if not state.is_setting(team):
        raise NotNow("not_setting_traps", "TW-12")
    return team, state.sheets[team]


def propose_trap(course: Course, seat: Seat, action: ProposeTrap | SuggestTrap) -> None:
    """Everybody in the team may, and more than are needed; a suggestion stays beside the list (TW-16)."""
    state = course.state
    team, sheet = _sheet(state, seat)
    if len(sheet.drafts) == DRAFTS:
        raise BrokenRule("sheet_full", "TW-16")
    word = tidy(action.word)
    _require_trapword(state, sheet, word, course.kit)
    has_room = len(sheet.traps) < state.needed(team)
    is_chosen = has_room and isinstance(action, ProposeTrap)
    course.happens(TrapProposed(team, seat, sheet.proposed + 1, word, is_chosen))


def edit_trap(course: Course, seat: Seat, action: EditTrap) -> None:
    state = course.state
    team, sheet, draft = _written(state, seat, action.number)
    word = tidy(action.word)
    _require_trapword(state, sheet, word, course.kit, instead_of=draft)
    course.happens(TrapEdited(team, seat, draft.number, word))


def drop_trap(course: Course, seat: Seat, action: DropTrap) -> None:
    """One that was taken off the list before, so that nothing on it is lost by a slip."""
    team, _, draft = _written(course.state, seat, action.number)
    if draft.is_chosen:
        raise BrokenRule("still_on_the_list", "TW-16")
    course.happens(TrapDropped(team, seat, draft.number))


def choose_trap(course: Course, seat: Seat, action: ChooseTrap) -> None:
    """Never more than are needed (TW-15)."""
    state = course.state
    team, sheet, draft = _written(state, seat, action.number)
    if draft.is_chosen:
        raise BrokenRule("already_chosen", "TW-16")
    if len(sheet.traps) >= state.needed(team):
        raise BrokenRule("enough_chosen", "TW-15")
    course.happens(TrapChosen(team, seat, draft.number, is_chosen=True))


def unchoose_trap(course: Course, seat: Seat, action: UnchooseTrap) -> None:
    state = course.state
    team, sheet = _sheet(state, seat)
    draft = _chosen(sheet, action.number)
    course.happens(TrapChosen(team, seat, draft.number, is_chosen=False))


def star_trap(course: Course, seat: Seat, action: StarTrap) -> None:
    """One of them, for Forbidden Word."""
    state = course.state
    team, sheet = _sheet(state, seat)
    if not state.needs_star(team):
        raise BrokenRule("no_star_needed", "TW-81")
    draft = _chosen(sheet, action.number)
    if draft.is_starred:
        raise BrokenRule("already_starred", "TW-81")
    course.happens(TrapStarred(team, seat, draft.number))


def _written(state: State, seat: Seat, number: int) -> tuple[Team, Sheet, Draft]:
    """A word on the sheet of the seat's team."""
    team, sheet = _sheet(state, seat)
    return team, sheet, _draft(sheet, number)


def _draft(sheet: Sheet, number: int) -> Draft:
    draft = sheet.draft(number)
    if draft is None:
        raise BrokenRule("no_such_trap", "TW-16")
    return draft


def _chosen(sheet: Sheet, number: int) -> Draft:
    draft = _draft(sheet, number)
    if not draft.is_chosen:
        raise BrokenRule("not_chosen", "TW-16")
    return draft


def _require_trapword(
    state: State, sheet: Sheet, word: str, kit: Kit, *, instead_of: Draft | None = None
) -> None:
    """One word, no plain one (TW-19 to TW-22), not written yet, and not the secret itself (TW-G6)."""
    if rule := rule_against(state.options.language, word):
        raise BrokenRule(_REASONS[rule], rule)
    if not Typed(LONGEST_WORD).has(word):
        raise BrokenRule("one_word", "TW-G6")
    language, lexicon = state.options.language, kit.lexicon
    if fold(word) == fold(sheet.secret) or lexicon.holds(language, word, sheet.secret):
        raise BrokenRule("is_the_secret", "TW-G6")
    for draft in sheet.drafts:
        is_same = fold(draft.word) == fold(word)
        if is_same or (draft != instead_of and _is_form(kit, language, draft.word, word)):
            raise BrokenRule("already_written", "TW-G6")


def _is_form(kit: Kit, language: str, one: str, two: str) -> bool:
    """The same word in another form; a compound is another word."""
    return kit.lexicon.holds(language, one, two) and kit.lexicon.holds(language, two, one)


def declare_ready(course: Course, seat: Seat, _: DeclareReady) -> None:
    """With exactly as many as are needed (TW-15, TW-G5); clues begin when both are ready (TW-17, TW-24)."""
    state = course.state
    team, sheet = _sheet(state, seat)
    if len(sheet.traps) != state.needed(team):
        raise BrokenRule("not_enough_traps", "TW-15")
    if not is_complete(state, team):
        raise BrokenRule("star_one_first", "TW-81")
    course.happens(SheetReady(team, seat, _last_call(state, course.kit)))
    begin_when_ready(course)


def _last_call(state: State, kit: Kit) -> int | None:
    """The clock of a table where it starts once the first team is ready; it starts once."""
    setting = [it for it in TEAMS if state.sheets[it].is_setting]
    is_first = state.trap_clock is None and len(setting) == len(TEAMS)
    pace = state.options.trap_pace
    return kit.now + span(pace, TRAP_TIME) if is_first and is_last_call(pace, 1, 2) else None


def begin_when_ready(course: Course) -> None:
    if not any(map(course.state.is_setting, TEAMS)):
        begin_turn(course)


def reopen(course: Course, seat: Seat, _: Reopen) -> None:
    """As long as the other team is not ready either."""
    state = course.state
    team = state.team_of(seat)
    sheet = state.sheets[team]
    if state.phase != "traps" or not sheet.is_setting or not sheet.is_ready:
        raise NotNow("nothing_to_reopen", "TW-17")
    course.happens(SheetReopened(team, seat))


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


def on_sheet_ready(state: State, event: SheetReady) -> State:
    ready = change_sheet(state, event.team, is_ready=True)
    if state.wish and (state.wish.what, state.wish.team) == ("card", event.team):
        ready = replace(ready, wish=None)
    return replace(ready, trap_clock=event.deadline) if event.deadline is not None else ready


def on_sheet_reopened(state: State, event: SheetReopened) -> State:
    return change_sheet(state, event.team, is_ready=False)
