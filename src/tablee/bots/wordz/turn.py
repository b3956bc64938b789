"""One step of a round after the other: which choice a view asks for."""

from abc import ABC, abstractmethod

from tablee.bots.wordz.belief import Belief
from tablee.bots.wordz.table import Row, may_propose, own_of, rows
from tablee.bots.wordz.vocabulary import Vocabulary
from tablee.core.chance import Chance
from tablee.games.wordz.actions import (
    Action,
    EndTurn,
    Judge,
    LayWord,
    LookUp,
    PassComposing,
    Propose,
    TurnCard,
)
from tablee.games.wordz.pieces import Ballot, Options
from tablee.games.wordz.view import View
from tablee.words.dictionary import load

Rows = tuple[Row, ...]

TEMPO = {"compose": 4, "turn": 3, "vote": 2}
AFTER_A_CARD = 2
"""How many usual pauses a step takes: time to see which card was turned, and what was proposed (W2)."""


class TurnBot(ABC):
    """Knows what may be chosen; how is left to each level."""

    _says: Vocabulary
    """The words it hides."""
    knows: Vocabulary
    """The words it thinks of when others hide theirs."""

    def study(self, options: Options) -> None:
        for words in (self._says, self.knows):
            words.study(options.language)

    def tempo(self, view: View) -> int:
        """By the phase alone: it does not tell what the bot has in mind."""
        return AFTER_A_CARD if view.has_turned else TEMPO.get(view.phase, 1)

    def choose(self, view: View, chance: Chance) -> Action:
        own_of(view)
        match view.phase:
            case "compose":
                return self._compose(view, chance)
            case "vote":
                return Judge(self.judge(view))
            case _:
                return self._play(view, rows(view), chance)

    def _compose(self, view: View, chance: Chance) -> Action:
        """Only words the dictionary has; where it must be asked first, it is (WZ-G10)."""
        is_strict = view.options.words == "listed_only"
        drafts = own_of(view).drafts
        if is_strict and drafts and drafts[-1].is_listed:
            return LayWord(drafts[-1].word)
        refused = [it.word for it in drafts if not it.is_listed]
        word = self.hide(view, chance)
        if word is None or word in refused:
            return PassComposing()
        return LookUp(word) if is_strict else LayWord(word)

    def _play(self, view: View, rows: Rows, chance: Chance) -> Action:
        proposal = self.propose(view, rows, chance) if may_propose(view) else None
        if proposal is not None:
            return proposal
        return EndTurn() if view.has_turned else self.turn(view, rows, chance)

    @abstractmethod
    def hide(self, view: View, chance: Chance) -> str | None:
        """The word to lay; none if the cards make none."""

    @abstractmethod
    def beliefs(self, view: View, rows: Rows) -> dict[Row, Belief]:
        """What each of these words may be, as far as it can tell."""

    @abstractmethod
    def turn(self, view: View, rows: Rows, chance: Chance) -> TurnCard:
        """Which card to turn."""

    @abstractmethod
    def propose(self, view: View, rows: Rows, chance: Chance) -> Propose | None:
        """A word for a token, or nothing yet."""

    def judge(self, view: View) -> Ballot:
        """The dictionary decides, also against one's own cards."""
        assert view.trial is not None
        return "accept" if load(view.options.language).has(view.trial.word) else "reject"
