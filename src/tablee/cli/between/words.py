"""What a person types at a table of Between, understood: an action, or a wish about the terminal."""

import re
from collections.abc import Callable

from tablee.cli.names import Names
from tablee.cli.speech import LANGUAGES, Speech, speech
from tablee.core.seats import Seat
from tablee.core.text import fold
from tablee.games.between.actions import (
    Action,
    Announce,
    Ask,
    ChooseInterval,
    Concede,
    EndTurn,
    PlayJoker,
    TakeNote,
)
from tablee.games.between.pieces import Mark
from tablee.games.between.view import View

ACTIONS = {
    "ask": "ask",
    "announce": "announce",
    "joker": "play_joker",
    "end": "end_turn",
    "hide": "choose_interval",
    "note": "take_note",
    "concede": "concede",
}
"""What one may say, and the action it asks for."""

WISHES = ("watch", "table", "help", "rule", "quit")
_MARKS: dict[str, Mark] = {"x": "crossed", "×": "crossed", "o": "circled", ".": "blank"}


class Unclear(Exception):
    """Not understood; the code of the sentence that says so, and its fields."""

    def __init__(self, code: str, **fields: object) -> None:
        super().__init__(code, fields)
        self.code = code
        self.fields = fields


class Wish:
    """Something about the terminal, not the game."""

    def __init__(self, what: str, about: tuple[str, ...] = ()) -> None:
        self.what = what
        self.about = about


class Reader:
    """Understands one seat at one table, in its language first."""

    def __init__(self, names: Names, say: Speech) -> None:
        self.names = names
        self.say = say

    def read(self, text: str, view: View) -> Action | Wish:
        said = [fold(part) for part in re.split(r"[\s,;:–-]+", text) if part]
        if not said:
            return Wish("watch")
        word = self.word(said[0], view)
        if word in WISHES:
            return Wish(word, tuple(re.split(r"\s+", text.strip())[1:]))
        return self._action(word, said[1:], view)

    def word(self, typed: str, view: View) -> str:
        """A whole word of any language, or the beginning of one that fits this moment."""
        for language in (self.say.language, *LANGUAGES):
            if found := _vocabulary(speech(language)).get(typed):
                return found
        mine = _vocabulary(self.say)
        begun = {word for spelled, word in mine.items() if spelled.startswith(typed)}
        offered = {offer.action for offer in view.offers}
        fitting = {word for word in begun if ACTIONS.get(word) in offered} or begun
        if len(fitting) == 1:
            return fitting.pop()
        raise Unclear("word", word=typed)

    def _action(self, word: str, rest: list[str], view: View) -> Action:
        makers: dict[str, Callable[[], Action]] = {
            "ask": lambda: Ask(*self._whom_and_value(rest, view)),
            "joker": lambda: PlayJoker(*self._whom_and_value(rest, view)),
            "announce": lambda: Announce(self._whom(rest, 2, view), _pair(rest)),
            "hide": lambda: ChooseInterval(_pair(rest)),
            "note": lambda: self._note(rest, view),
            "end": EndTurn,
            "concede": Concede,
        }
        try:
            return makers[word]()
        except (ValueError, IndexError):
            raise Unclear("form", example=self.say(f"between.example.{word}")) from None

    def _whom_and_value(self, rest: list[str], view: View) -> tuple[Seat, int]:
        whom = self._whom(rest, 1, view)
        (value,) = rest
        return whom, _number(value)

    def _note(self, rest: list[str], view: View) -> TakeNote:
        mark: Mark = _MARKS[rest.pop()] if rest and rest[-1] in _MARKS else "crossed"
        return TakeNote(*self._whom_and_value(rest, view), mark)

    def _whom(self, rest: list[str], after: int, view: View) -> Seat:
        """Takes the seat off the words; with a single opponent it need not be said."""
        if len(rest) == after and len(view.places) == 2 and view.seat is not None:
            return Seat(1 - view.seat)
        who = rest.pop(0)
        if who.isdecimal():
            return Seat(_number(who) - 1)
        meant = [seat for seat in range(len(self.names)) if fold(self.names[seat]).startswith(who)]
        if len(meant) != 1:
            raise Unclear("whom", word=who)
        return Seat(meant[0])


def _vocabulary(say: Speech) -> dict[str, str]:
    return {fold(say(f"between.word.{word}")): word for word in (*ACTIONS, *WISHES)}


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise ValueError(text)
    return int(text)


def _pair(rest: list[str]) -> tuple[int, int]:
    one, other = rest
    low, high = sorted((_number(one), _number(other)))
    return low, high
