"""How much of a language somebody has in mind, how careful they are, and how quick."""

from tablee.bots.pauses import Span
from tablee.core.record import Record


class Level(Record, frozen=True):
    """What makes one player of TRAPWORDS stronger than another."""

    cards: int
    """Of a hundred things, how many they have much to say about."""
    depth: int
    """Of a hundred words that people say of such a thing, how many come to their mind."""
    stray: int
    """How many places a word may come to mind later than with others."""
    hides: int
    """Of a hundred traps, how many they keep for what a careful clue-giver would say instead."""
    margin: int
    """How many words beyond the number of traps they take for trapped."""
    clues: int
    """How many whole sentences they have ready."""
    waits: int
    """How many words they hear at most before they guess something."""
    sure: int
    """How likely their best guess has to be, in hundredths."""
    weighs: bool
    """Whether they look for the clue that tells most, and at the reason why two words seem related."""
    feels: int
    """How much they go by what is near in meaning where no list tells, in hundredths."""
    minds: int
    """How many of the words heard they weigh together, the newest."""
    blanks: int
    """Of a hundred words, how many hardly ever come to their mind as a secret."""
    moods: int
    """How many times likelier than to others the rest may seem to them, or less likely."""
    tells: int
    """How many words they find to say of one thing."""
    word: Span
    """From one word of a clue to the next."""
    clue: Span
    """From one clue to the next."""
    guess: Span
    """From the last clue to a guess."""
