"""Setting traps with the team: words of one's own where there is room, and room for the words of others.

A team of bots fills its list and says that it is ready.  Beside people a bot only suggests words, which they take or
leave: half of them, until somebody has written or chosen one.  It says once why, and asks what they think.  It never
edits or crosses out what another has written, and does not bring back what was taken off the list.
"""

from itertools import chain

from tablee.bots.pauses import Span, within
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.lists import is_tied
from tablee.bots.trapwords.mind import Mind, mind_of
from tablee.bots.trapwords.phrases import phrase
from tablee.bots.trapwords.saying import anything, expected, likely
from tablee.core.chance import Chance
from tablee.core.offers import is_offered
from tablee.core.seats import Seat
from tablee.games.trapwords import actions
from tablee.games.trapwords.pieces import Draft
from tablee.games.trapwords.view import OwnSheet, View

WRITE: Span = (3_500, 7_000)
"""From one word to the next: others shall find room on the list."""

SUGGEST: Span = (8_000, 12_000)
"""From one suggestion to the next: people are to think first."""

TELL: Span = (1_500, 2_500)
"""From a word to why."""

GOOD_WHILE: Span = (20_000, 30_000)
"""Until it says that the list is complete, if nobody else does."""

AMONG_BOTS, LONGEST_AMONG_BOTS = 5_500, 2_000
"""About how long a team of bots takes for a whole list, and a bot in it for one word at most."""

AT_ONCE: Span = (800, 1_500)
"""Until a team of bots says that its list is complete."""


def set_traps(view: View, level: Level, chance: Chance) -> actions.Action | None:
    """One step towards a complete list; none where it is complete."""
    sheet = view.sheet
    if sheet is None or view.seat is None or not _may(view, "unchoose_trap", "propose_trap"):
        return None
    mind = mind_of(view, level)
    if _may(view, "declare_ready"):
        return _make_room(sheet, view.seat) or actions.DeclareReady()
    chosen = _chosen(sheet)
    if len(chosen) == sheet.needed:
        return _make_room(sheet, view.seat) or actions.StarTrap(_likeliest(mind, sheet).number)
    waiting = _late(sheet, view.seat)
    if waiting:
        return actions.ChooseTrap(waiting[0].number)
    return _propose(view, mind, sheet, chance) or _bring_back(sheet)


def suggest(view: View, level: Level, chance: Chance) -> actions.Action | None:
    """Some words beside the list, as many as it has lines; none where it is complete."""
    sheet = view.sheet
    if sheet is None or not _may(view, "suggest_trap") or len(_chosen(sheet)) >= sheet.needed:
        return None
    mine = [it for it in sheet.drafts if it.by == view.seat]
    if mine and (phrase := _word_with_it(view, mine[0], mind_of(view, level), sheet)):
        return phrase
    others_act = any(it.by != view.seat or it.is_chosen for it in sheet.drafts)
    if len(mine) >= (sheet.needed if others_act else (sheet.needed + 1) // 2):
        return None
    trap = _propose(view, mind_of(view, level), sheet, chance)
    return actions.SuggestTrap(trap.word) if isinstance(trap, actions.ProposeTrap) else None


def _word_with_it(view: View, draft: Draft, mind: Mind, sheet: OwnSheet) -> actions.TellTeam | None:
    """Once for each list, with the first word on it: why this one, and what the others think."""
    is_open = draft.word in likely(mind, sheet.secret)[: sheet.needed]
    text = phrase(view.options.language, draft.word, is_open=is_open)
    told = actions.TellTeam(text)
    said = {it.text for it in view.chat if it.by == view.seat}
    return told if text not in said and is_offered(view.offers, told) else None


def time_to_write(action: actions.Action | None, chance: Chance) -> int:
    """To suggest something takes longer than to write it down: people have words of their own."""
    match action:
        case actions.DeclareReady():
            return within(GOOD_WHILE, chance)
        case actions.SuggestTrap():
            return within(SUGGEST, chance)
        case actions.TellTeam():
            return within(TELL, chance)
        case _:
            return within(WRITE, chance)


def time_among_bots(action: actions.Action | None, needed: int, chance: Chance) -> int:
    """The longer the list, the faster its words: people wait for the whole.

    At least two write, and of more the others often come with a word that is there already.
    """
    if action is None:
        return 0
    if isinstance(action, actions.DeclareReady):
        return within(AT_ONCE, chance)
    longest = min(2 * AMONG_BOTS // needed, LONGEST_AMONG_BOTS)
    return within((longest * 7 // 10, longest), chance)


def _may(view: View, *wanted: str) -> bool:
    return any(offer.action in wanted for offer in view.offers)


def _chosen(sheet: OwnSheet) -> list[Draft]:
    return [it for it in sheet.drafts if it.is_chosen]


def _late(sheet: OwnSheet, seat: Seat) -> list[Draft]:
    """Others' words that came when the list was full; what was taken off it is older than what took its place."""
    newest = max((it.number for it in sheet.drafts if it.is_chosen), default=0)
    rest = [it for it in sheet.drafts if not it.is_chosen and it.by != seat]
    return [it for it in rest if it.number > newest]


def _make_room(sheet: OwnSheet, seat: Seat) -> actions.Action | None:
    """For another's word that came late, as long as more of mine are on the list than of theirs."""
    counts = dict.fromkeys([it.by for it in sheet.drafts], 0)
    for draft in _chosen(sheet):
        counts[draft.by] += 1
    mine = [it for it in _chosen(sheet) if it.by == seat]
    for draft in _late(sheet, seat):
        if len(mine) > counts[draft.by] + 1:
            plain = [it for it in mine if not it.is_starred]
            return actions.UnchooseTrap(plain[-1].number) if plain else None
    return None


def _propose(view: View, mind: Mind, sheet: OwnSheet, chance: Chance) -> actions.Action | None:
    """The next of my own words that nobody has written in any form."""
    language, written = view.options.language, [it.word for it in sheet.drafts]
    secret = sheet.secret
    for word in chain(expected(mind, secret, sheet.needed), anything(mind, secret)):
        trap = actions.ProposeTrap(word)
        if is_offered(view.offers, trap) and not is_tied(language, word, written):
            return trap
    made_up = [offer for offer in view.offers if offer.action == "propose_trap"]
    return actions.ProposeTrap(made_up[0].pick(chance)["word"]) if made_up else None


def _bring_back(sheet: OwnSheet) -> actions.Action | None:
    """The sheet is full of words that nobody wanted: one has to do."""
    rest = [it for it in sheet.drafts if not it.is_chosen]
    return actions.ChooseTrap(rest[0].number) if rest else None


def _likeliest(mind: Mind, sheet: OwnSheet) -> Draft:
    """The word to star: the one that would be said first."""
    order = likely(mind, sheet.secret)
    chosen = _chosen(sheet)
    return min(chosen, key=lambda it: (order.index(it.word) if it.word in order else 99, it.number))
