"""A team's turn as it went: where each word and guess stands in the log, and how plainly the clues spoke by then."""

from tablee.bots.trapwords.hearing import heard
from tablee.bots.trapwords.sense import hunches, share_of
from tablee.core.record import Record
from tablee.games.trapwords.events import GuessMade, WordSaid
from tablee.games.trapwords.view import View
from tablee.review.played import Played, Step
from tablee.review.trapwords.touching import everybody


class Clarity(Record, frozen=True):
    """After a word or a wrong guess."""

    step: int
    share: float
    """How likely the secret is by all lists; nothing where it has none."""
    leads: bool
    """Whether no other word is as likely."""
    words: int
    """How many were said."""


class Turn:
    """From the moment at which the book lies before the clue-giver."""

    def __init__(self, played: Played, began: Step) -> None:
        self._played = played
        self.stake = began.after.at[began.event.team] + 1
        """Which room it is about, counted from 1: the further one is, the more there is to win."""
        self.said: list[Step] = []
        self.guessed: list[Step] = []
        self.clear: list[Clarity] = []

    def hear(self, step: Step) -> None:
        match step.event:
            case WordSaid():
                self.said.append(step)
            case GuessMade():
                self.guessed.append(step)
            case _:
                return
        if self.said and not _is_right(step):
            self.clear.append(self._clarity(step))

    def step_of(self, number: int) -> int:
        """Where in the log the word of this number stands."""
        return self.said[number - 1].number

    def _clarity(self, step: Step) -> Clarity:
        """By what the guessers had before their eyes: where it is dark, the newest clue."""
        view: View = self._played.view(step.after, None)
        mind, said = everybody(view.options.language), heard(view)
        wrong, secret = [it.event.text for it in self.guessed], step.after.turn_secret
        share = share_of(secret, mind, said, wrong)
        first = hunches(mind, said, wrong)[:1]
        leads = any(it.word == secret for it in first)
        return Clarity(step.number, share, leads, len(self.said))


def _is_right(step: Step) -> bool:
    return isinstance(step.event, GuessMade) and step.event.is_right
