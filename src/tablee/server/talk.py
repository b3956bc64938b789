"""What people may say to each other: free words, ready-made phrases, or nothing, as the host decides."""

from tablee.core.refusal import BrokenRule, Malformed
from tablee.tables.room.names import harmless
from tablee.tables.room.people import PersonId
from tablee.tables.room.rules import require_person
from tablee.tables.room.state import Room
from tablee.tables.wire import Phrase, Say, Utterance

LONGEST = 200

PHRASES = frozenset(
    (
        "hello", "good_luck", "thanks", "sorry", "please", "well_played",
        "good_game", "again", "my_turn", "your_turn", "thinking", "one_moment",
        "i_am_back", "must_go", "yes", "no", "maybe", "no_idea",
        "smile", "laugh", "surprise", "sad", "applause", "heart",
    )
)  # fmt: skip
"""Twenty-four, words and faces; each reader sees them in their own language."""


def utter(room: Room, who: PersonId, message: Say | Phrase, at: int) -> Utterance:
    """What is said, if this may be said here."""
    require_person(room, who)
    if isinstance(message, Say):
        if room.talk != "free":
            raise BrokenRule("no_free_words")
        return Utterance(who, at, text=tidy_words(message.text))
    if room.talk == "off":
        raise BrokenRule("no_talk")
    if message.key not in PHRASES:
        raise Malformed("no_such_phrase")
    return Utterance(who, at, phrase=message.key)


def tidy_words(typed: str) -> str:
    """Harmless, and neither nothing nor too much."""
    words = harmless(typed)
    if not words:
        raise Malformed("nothing_said")
    if len(words) > LONGEST:
        raise Malformed("too_long")
    return words
