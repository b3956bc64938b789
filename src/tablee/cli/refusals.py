"""Refusals in words: the game's own, where it has some, else those that all games share."""

from tablee.cli.console import tame
from tablee.cli.speech import Speech
from tablee.core.refusal import Refusal


def words_for(refusal: Refusal, say: Speech, game: str | None) -> str:
    """What the rule wants, in a sentence."""
    key = f"refusal.{refusal.code}"
    if game is not None:
        from tablee.faces.face import face_of
        from tablee.faces.telling import Telling

        theirs = Telling(face_of(game).words(say.language), (), language=say.language).say(key)
        if theirs:
            return theirs
    return say(key) if say.has(key) else say("refusal.unknown", code=tame(refusal.code))
