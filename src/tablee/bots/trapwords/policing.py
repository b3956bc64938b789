"""Watching the other team, and settling what was claimed: as the referee's marks and the word families say."""

from typing import Literal

from tablee.bots.trapwords.hearing import is_in_passing
from tablee.bots.trapwords.level import Level
from tablee.core.objection import Ballot
from tablee.core.offers import is_offered
from tablee.games.trapwords.actions import (
    AcceptTurn,
    Action,
    AgreeReplay,
    ConcedeStop,
    ContestStop,
    Stop,
    Unsure,
    Vote,
    Withdraw,
)
from tablee.games.trapwords.pieces import Claim, Mark
from tablee.games.trapwords.view import TurnView, View
from tablee.words.families import Answer, related

STRONG = frozenset({"family", "inflection", "suffix", "prefix", "compound", "short"})
"""Reasons that people would accept; a mere part or root of a word is a weak one."""

Finding = Literal["right", "doubtful", "wrong", "unclear"]


def object_to(view: View, level: Level) -> Action | None:
    """STOP what is certain, note what is possible, and let the rest go by (TW-56, TW-62, TW-63)."""
    turn = view.turn
    if turn is None:
        return None
    fresh = [
        it
        for it in turn.words
        if it.number > turn.lapsed and not is_in_passing(view.options.language, turn, it)
    ]
    marked = [(word, mark) for word in fresh for mark in word.marks]
    for word, mark in marked:
        stop = Stop(word.number, mark.rule, mark.trap)
        if mark.is_certain and is_offered(view.offers, stop):
            return stop
    for word, mark in marked:
        claim = Unsure(word.number, mark.rule, mark.trap)
        if is_offered(view.offers, claim) and _is_noteworthy(view, mark, word.word, level):
            return claim
    return None


def _is_noteworthy(view: View, mark: Mark, word: str, level: Level) -> bool:
    """An echo that is missed calls for leniency (TW-79), and so does an article before a noun (TW-80)."""
    if mark.rule in ("TW-79", "TW-80"):
        return False
    return not level.weighs or _why(view, mark.trap, word).why in STRONG


def _why(view: View, trap: int, word: str) -> Answer:
    turn = view.turn
    assert turn is not None
    traps = {it.number: it.word for it in turn.traps or ()}
    against = traps.get(trap, "") if trap else turn.secret or ""
    return related(view.options.language, against, word)


def settle(view: View, level: Level) -> Action | None:
    """Whatever is to be settled now, by what this seat can judge."""
    turn = view.turn
    if turn is None:
        return None
    offered = {offer.action for offer in view.offers}
    if "accept_turn" in offered:
        return object_to(view, level) or AcceptTurn()
    if "agree_replay" in offered:
        return AgreeReplay("yes")
    claim = next((it for it in turn.claims if it.number == turn.open_claim), None)
    if claim is None:
        return None
    finding = finding_on(view, turn, claim, level)
    if "concede_stop" in offered:
        return _answer(view, turn, finding)
    if "withdraw" in offered and claim.by == view.seat and finding == "wrong":
        return Withdraw()
    return Vote(_ballot(finding)) if "vote" in offered else None


def finding_on(view: View, turn: TurnView, claim: Claim, level: Level) -> Finding:
    """What the word families say to it; of examples, names and the like they say nothing."""
    if claim.rule not in ("TW-51", "TW-32") or not claim.word:
        return "unclear"
    language, said = view.options.language, turn.words[claim.word - 1]
    answer = related(language, claim.trap_word or turn.secret or "", said.word)
    if answer.kind == "certain":
        return "doubtful" if is_in_passing(language, turn, said) else "right"
    if answer.kind is None:
        return "wrong"
    return "right" if level.weighs and answer.why in STRONG else "doubtful"


def _answer(view: View, turn: TurnView, finding: Finding) -> Action:
    """What is right is conceded; so is what only the others could judge, if they say it of my own clue."""
    is_mine = turn.giver == view.seat
    gives_way = finding == "right" or (finding == "unclear" and is_mine)
    return ConcedeStop() if gives_way else ContestStop("not_related")


def _ballot(finding: Finding) -> Ballot:
    """The same for whichever team it speaks; in doubt for the clue-giver (TW-61, TW-G13)."""
    return "uphold" if finding == "right" else "dismiss"
