"""What is remembered of a game of WORDZ."""

from collections.abc import Sequence

from tablee.core.moment import Moment, Moments, most
from tablee.games.wordz.events import Event, WordJudged
from tablee.games.wordz.pieces import Fate


def standing(events: Sequence[Event]) -> list[Fate]:
    """The words that were no faulty ones."""
    return [it.fate for it in events if isinstance(it, WordJudged) and it.fate.stands]


def longest_word(events: Sequence[Event]) -> Moment | None:
    words = [Moment((it.whom,), len(it.word), it.word) for it in standing(events)]
    return most(words, least=4)


def best_find(events: Sequence[Event]) -> Moment | None:
    """With the most cards still face down."""
    fates = standing(events)
    finds = [Moment((it.by,), it.to_finder, it.word) for it in fates if it.by is not None]
    return most(finds, least=2)


MOMENTS: Moments = {"longest_word": longest_word, "best_find": best_find}
