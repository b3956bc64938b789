"""Which traps a word of a clue touched: by its family, which springs them, or by what people say with it."""

from collections.abc import Sequence
from typing import NamedTuple, get_args

from tablee.bots.trapwords.hearing import MOST, WORDS, is_filling
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.lists import Source
from tablee.bots.trapwords.mind import Mind
from tablee.bots.trapwords.sense import nearness
from tablee.core.kit import Tie
from tablee.games.trapwords.pieces import Language, SaidWord, Trap, TurnResult
from tablee.games.trapwords.reading import is_in_passing, springs
from tablee.review.trapwords.keys import Fate, Reason
from tablee.words.families import related

NEAR = 0.25
"""A list that names both reaches from here to 1; what is two steps away comes to a tenth at most."""

_WHOLE = Level(
    cards=100,
    depth=100,
    stray=0,
    hides=0,
    margin=0,
    clues=0,
    waits=0,
    sure=0,
    weighs=False,
    feels=100,
    minds=MOST,
    blanks=0,
    moods=1,
    tells=0,
    word=(0, 0),
    clue=(0, 0),
    guess=(0, 0),
)


def everybody(language: Language) -> Mind:
    """All that the lists say, which is more than anybody has in mind."""
    return Mind(Source(language), _WHOLE, b"everybody")


class Touch(NamedTuple):
    """A word of a clue, and a trap that it came near or sprang."""

    word: SaidWord
    trap: Trap
    tie: Tie | None
    """How surely it springs it."""
    why: Reason
    link: tuple[str, ...]
    """The words between them."""
    nearness: float
    is_caught: bool
    """Whether this is what the turn failed by."""

    @property
    def fate(self) -> Fate:
        if self.is_caught:
            return "caught"
        if self.tie:
            return "passed" if self.tie == "certain" else "doubtful"
        return "near" if self.nearness >= NEAR else "untouched"

    @property
    def rank(self) -> tuple[int, float]:
        """The worst first."""
        return get_args(Fate).index(self.fate), -self.nearness


def telling_words(language: Language, turn: TurnResult) -> list[SaidWord]:
    """Those that say something, or were caught."""
    caught = {number for number, _ in _caught(turn)}
    words = turn.words
    return [it for it in words if it.number in caught or not is_filling(language, it.word)]


def touches(language: Language, turn: TurnResult) -> list[Touch]:
    """Of every word that says something, and every trap that was set for this secret."""
    words = telling_words(language, turn)
    found = [_touch(language, turn, word, trap) for word in words for trap in turn.traps]
    return [it for it in found if it.fate != "untouched"]


def _caught(turn: TurnResult) -> set[tuple[int, int]]:
    """Numbers of words, and of the traps that people say they sprang."""
    return {(it.word, it.trap) for it in turn.claims if it.verdict == "upheld" and it.trap}


def _touch(language: Language, turn: TurnResult, word: SaidWord, trap: Trap) -> Touch:
    is_caught = (word.number, trap.number) in _caught(turn)
    clue = [it.word for it in turn.words if it.clue == word.clue]
    is_passed_over = is_in_passing(language, word.word, clue)
    tie = None if is_passed_over else springs(WORDS, language, word.word, trap.word)
    kin = related(language, trap.word, word.word)
    is_tied = tie is not None or (is_caught and kin.kind is not None)
    why: Reason = kin.why if is_tied else ""  # type: ignore[assignment]
    near = 0.0 if is_passed_over else nearness(everybody(language), word.word, trap.word)
    return Touch(word, trap, tie, why, kin.link if is_tied else (), near, is_caught)


def fates(traps: Sequence[Trap], found: Sequence[Touch]) -> dict[int, Fate]:
    """By the number of each trap, the worst that happened to it."""
    worst = {it.trap.number: it.fate for it in sorted(found, key=lambda it: it.rank, reverse=True)}
    return {it.number: worst.get(it.number, "untouched") for it in traps}
