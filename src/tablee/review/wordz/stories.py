"""The story of each hidden word: what it might have been after every step, for the table and for each seat."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablee.bots.wordz.table import rows, unseen
from tablee.core.seats import Seat
from tablee.games.wordz.events import (
    CardTurned,
    ProposalMissed,
    WordFound,
    WordJudged,
    WordLaid,
    WordTurnedUp,
)
from tablee.games.wordz.pieces import Language
from tablee.games.wordz.view import View
from tablee.review.played import Played, Step
from tablee.review.wordz.fitting import Fit, fit_of


class Sight(NamedTuple):
    """What could be known of a word after a step."""

    step: int
    event: Any
    hidden: int
    """How many of its cards lie face down."""
    table: Fit
    """For somebody who has no cards."""
    by_seat: Mapping[Seat, Fit]
    """For everybody else who plays: one's own cards are not in it."""
    out: tuple[Seat, ...]
    """Who may not look for it any more (WZ-24)."""

    @property
    def lookers(self) -> Mapping[Seat, Fit]:
        return {seat: fit for seat, fit in self.by_seat.items() if seat not in self.out}

    @property
    def is_of_one(self) -> bool:
        """Whether only one ever looked for it."""
        return len(self.by_seat) == 1

    @property
    def seen(self) -> Fit:
        """By the eyes of the one who looks for it; of several, by those of somebody without cards."""
        return next(iter(self.by_seat.values())) if self.is_of_one else self.table


class Story:
    """From when it is laid to when it is known."""

    def __init__(self, whom: Seat, word: str) -> None:
        self.whom = whom
        self.word = word
        self.sights: list[Sight] = []
        self.end: Step | None = None
        """When it was found or turned up."""


class Stories:
    """Of all words that were laid, in that order; told as the game goes on."""

    def __init__(self, played: Played) -> None:
        self._played = played
        self._open: dict[Seat, Story] = {}
        self.told: list[Story] = []

    def listen(self, step: Step) -> None:
        """To whatever changes what a hidden word may be."""
        event = step.event
        match event:
            case WordLaid():
                self._open[event.seat] = Story(event.seat, event.word)
                self.told.append(self._open[event.seat])
                self._look(step, (event.seat,))
            case WordFound() | WordTurnedUp():
                self._open.pop(event.whom).end = step
            case CardTurned() | WordJudged():
                self._look(step, tuple(self._open))
            case ProposalMissed():
                self._look(step, (event.whom,))
            case _:
                pass

    def _look(self, step: Step, whom: tuple[Seat, ...]) -> None:
        """Through all eyes, at these words."""
        view, language = self._played.view(step.after, None), self._played.options.language
        table = _fits(language, view, whom)
        seats = self._played.seating.seats if table else ()
        own = {it: _fits(language, self._played.view(step.after, it), whom) for it in seats}
        out = tuple([it for it in seats if view.places[it].is_out])
        for row in (it for it in rows(view) if it.whom in whom):
            fits = {it: own[it][row.whom] for it in seats if it != row.whom}
            hidden, all_eyes = len(row.hidden), table[row.whom]
            sight = Sight(step.number, step.event, hidden, all_eyes, fits, out)
            self._open[row.whom].sights.append(sight)


def _fits(language: Language, view: View, whom: tuple[Seat, ...]) -> dict[Seat, Fit]:
    letters = unseen(view)
    return {row.whom: fit_of(language, row, letters) for row in rows(view) if row.whom in whom}
