"""A game's words as one seat reads them, with the names of the others."""

from typing import Any

import msgspec

from tablee.cli.names import Names
from tablee.cli.refusals import words_for
from tablee.cli.speech import Speech
from tablee.core.game import AnyGame
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.faces.face import face_of
from tablee.faces.telling import Telling

HOUSE = ("told.", "action.", "field.", "view.", "value.", "now.")
"""What the command line says where a game has no word of its own."""


class Wording:
    """For one seat; for nobody's seat everything is told as it was."""

    def __init__(
        self,
        game: AnyGame,
        names: Names,
        seat: Seat | None,
        say: Speech,
        *,
        is_playing: bool = False,
    ) -> None:
        self.game = game
        self.names = names
        self.seat = seat
        self.say = say
        face = face_of(game.ABOUT.key)
        house = {key: it for key, it in say.sentences.items() if key.startswith(HOUSE)}
        spoken = [names[it] for it in range(len(names))]
        if is_playing and seat is not None:
            spoken[seat] = say("play.you")
        self.telling = Telling(
            {**house, **face.words(say.language)},
            spoken,
            seat,
            language=say.language,
            seat_fields=face.seat_fields,
            team_fields=face.team_fields,
        )

    def tell(self, news: Any) -> str | None:
        """What happened, from what the seat saw or from the event itself; none where it is not worth a sentence."""
        told = self.telling.tell(plain(news))
        return told and self.opened(told)

    def opened(self, sentence: str) -> str:
        """With a capital where it begins with whoever reads it; a name is left as it is."""
        is_you = sentence.startswith(self.say("play.you"))
        return sentence[0].upper() + sentence[1:] if is_you else sentence

    def word(self, *keys: str, given: Any = None) -> str | None:
        """The first of these words that there is."""
        found = (self.telling.say(key, given) for key in keys)
        return next((it for it in found if it is not None), None)

    def label(self, name: str, *keys: str) -> str:
        """A word for a field; its own name, where there is none."""
        word = self.word(*keys)
        return name.replace("_", " ") if word is None else word

    def refused(self, refusal: Refusal) -> str:
        """What the rule wants, and how to read it."""
        words = words_for(refusal, self.say, self.game.ABOUT.key)
        if not refusal.rule:
            return words
        return f"{words} {self.say('refusal.rule', rule=refusal.rule)}"


def plain(record: Any) -> dict[str, Any]:
    """A record as it would stand in a log."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    return data
