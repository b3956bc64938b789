"""Watching the other team, and settling what was claimed: as the referee's marks and the word families say."""

from typing import Literal

from tablee.bots.trapwords.hearing import faults_of, is_passed_over
from tablee.bots.trapwords.level import Level
from tablee.core.objection import Ballot
from tablee.core.offers import is_offered
from tablee.games.trapwords.actions import (
    AcceptTurn,
    Action,
    AgreeReplay,
    Appeal,
    ConcedeStop,
    ContestStop,
    Stop,
    Unsure,
    Vote,
    Withdraw,
)
from tablee.games.trapwords.pieces import RIGHT, Claim, Mark
from tablee.games.trapwords.reading import is_helping
from tablee.games.trapwords.view import TurnView, View
from tablee.words.families import Kinship, related
from tablee.words.slips import is_slip

STRONG = frozenset({"family", "inflection", "suffix", "prefix", "compound", "short"})
"""Reasons that people would accept; a mere part or root of a word is a weak one."""

FAMILY = ("TW-51", "TW-32")
"""What word families are about: traps, and the secret word."""

SPELLING = ("TW-35", "TW-41")
"""What people object to though nobody can be sure: letters, codes, another language."""

Finding = Literal["right", "doubtful", "wrong", "unclear"]


def object_to(view: View, level: Level) -> Action | None:
    """STOP what is certain, note what is possible, and let the rest go by (TW-56, TW-62, TW-63)."""
    turn = view.turn
    if turn is None:
        return None
    marked = [
        (word, mark)
        for word in turn.words
        if word.number > turn.lapsed
        for mark in word.marks
        if mark.rule not in FAMILY or not is_passed_over(view.options.language, turn, word)
    ]
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
    """Not what may be a name, or something else; and an echo that is missed calls for leniency (TW-79, TW-80)."""
    if mark.rule not in FAMILY:
        return mark.rule in SPELLING
    return not level.weighs or _why(view, mark.trap, word).why in STRONG


def _why(view: View, trap: int, word: str) -> Kinship:
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
    if "appeal" in offered:
        return _appeal(turn)
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
    """What the word families say to it, or what can be seen; of examples, titles and the like nobody can tell."""
    if not claim.word or claim.rule is None:
        return "unclear"
    if claim.rule == RIGHT:
        return "right" if is_slip(turn.guesses[claim.word - 1].text, turn.secret or "") else "wrong"
    language, said = view.options.language, turn.words[claim.word - 1]
    if claim.rule not in FAMILY:
        tie = faults_of(view, turn, said).get(claim.rule)
        is_seen = tie == "certain" or (tie and claim.rule in SPELLING)
        return "right" if is_seen else "unclear"
    if is_passed_over(language, turn, said):
        return "wrong"
    answer = related(language, claim.trap_word or turn.secret or "", said.word)
    if answer.kind == "certain":
        return "right"
    if answer.kind is None or is_helping(language, said.word):
        return "wrong"
    return "right" if level.weighs and answer.why in STRONG else "doubtful"


def _appeal(turn: TurnView) -> Action:
    """For a guess that was the word but for a letter or two."""
    near = [n for n, it in enumerate(turn.guesses, 1) if is_slip(it.text, turn.secret or "")]
    return Appeal(near[0]) if near else AcceptTurn()


def _answer(view: View, turn: TurnView, finding: Finding) -> Action:
    """What is right is conceded; so is what only the others could judge, if they say it of my own clue."""
    is_mine = turn.giver == view.seat
    gives_way = finding == "right" or (finding == "unclear" and is_mine)
    return ConcedeStop() if gives_way else ContestStop("not_related")


def _ballot(finding: Finding) -> Ballot:
    """The same for whichever team it speaks; in doubt for the clue-giver (TW-61, TW-G13)."""
    return "uphold" if finding == "right" else "dismiss"
