"""A player of TRAPWORDS: sets traps, gives clues, guesses, and watches the other team."""

from tablee.bots.pauses import Span, within
from tablee.bots.trapwords.giving import next_word, time_to_speak
from tablee.bots.trapwords.guessing import guess_now, time_to_guess
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.policing import object_to, settle
from tablee.bots.trapwords.setting import set_traps, time_among_bots, time_to_write
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import (
    AcceptTurn,
    Action,
    AgreeEffects,
    BeginClues,
    OpenBook,
    Say,
    Stop,
    Unsure,
)
from tablee.games.trapwords.view import View

READ: Span = (6_000, 9_000)
"""Until it agrees that the cards are understood: others read them, too."""

TAKE_BOOK: Span = (2_000, 3_500)

HAND_OVER: Span = (15_000, 20_000)
"""Before it opens a book whose clues are spoken, or lets a wrong guess be: a person in its team may take the torch
until then (TW-05), or say that it was right (TW-47)."""

NOTICE: Span = (500, 1_400)
"""Well within the time in which a fault has to be noticed (TW-62)."""

ANSWER: Span = (4_000, 7_000)
"""Until it answers a claim or votes: the word is first with those who were there."""


class Player:
    """Thinks anew with everything that happens; the same view leads to the same thought."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: View, chance: Chance) -> Action | None:
        if not view.offers or view.seat is None:
            raise ValueError("nothing to do")
        match view.phase:
            case "omen":
                return AgreeEffects() if _may(view, "agree_effects") else None
            case "traps":
                return set_traps(view, self._level, chance)
            case "clue":
                return self._play_turn(view)
            case "settle":
                return settle(view, self._level)
            case _:
                return None

    def pause(self, view: View, chance: Chance) -> int:
        action = self.choose(view, chance.at(0))
        match action:
            case Stop() | Unsure():
                return within(NOTICE, chance)
            case AcceptTurn() if _may(view, "appeal"):
                return within(HAND_OVER, chance)
            case AcceptTurn():
                notice = view.options.notice * 1000
                return within((notice * 6 // 10, notice * 9 // 10), chance)
            case _:
                return self._time_for(view, action, chance)

    def hurry(self, view: View, bots: frozenset[Seat], chance: Chance) -> int:
        """In a team of bots nobody else wants room on the list, the torch, or time to object: others are waiting."""
        usual = self.pause(view, chance)
        team = () if view.team is None else view.teams[view.team].members
        if not bots.issuperset(team):
            return usual
        action = self.choose(view, chance.at(0))
        if view.phase == "traps" and view.sheet is not None:
            return time_among_bots(action, view.sheet.needed, chance)
        is_courtesy = isinstance(action, (OpenBook, AcceptTurn))
        return min(usual, within(TAKE_BOOK, chance)) if is_courtesy else usual

    def _time_for(self, view: View, action: Action | None, chance: Chance) -> int:
        if action is None:
            return 0
        match view.phase:
            case "omen":
                return within(READ, chance)
            case "traps":
                return time_to_write(action, chance)
            case "clue" if isinstance(action, OpenBook) and view.options.clues == "aloud":
                return within(HAND_OVER, chance)
            case "clue" if isinstance(action, (OpenBook, BeginClues)):
                return within(TAKE_BOOK, chance)
            case "clue" if isinstance(action, Say):
                return time_to_speak(view, self._level, action, chance)
            case "clue":
                return time_to_guess(self._level, action, chance)
            case _:
                return within(ANSWER, chance)

    def _play_turn(self, view: View) -> Action | None:
        """Where clues are spoken it can neither speak nor hear: as a clue-giver it lets the glass run."""
        if _may(view, "open_book"):
            return OpenBook()
        if _may(view, "begin_clues"):
            return BeginClues()
        if view.options.clues == "aloud":
            return None
        if _may(view, "say"):
            return next_word(view, self._level)
        if _may(view, "guess"):
            return guess_now(view, self._level)
        return object_to(view, self._level)


def _may(view: View, action: str) -> bool:
    return any(offer.action == action for offer in view.offers)
