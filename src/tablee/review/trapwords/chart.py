"""The map of a turn, as plain data: its traps, and each word that was said, with the traps that it came near."""

from collections.abc import Sequence

from tablee.games.trapwords.pieces import Language, TurnResult
from tablee.review.trapwords.touching import Touch, fates, telling_words


def chart(language: Language, turn: TurnResult, found: Sequence[Touch]) -> dict[str, object]:
    worst = fates(turn.traps, found)
    return {
        "secret": turn.secret,
        "traps": [
            {"number": it.number, "word": it.word, "is_starred": it.is_starred}
            | {"fate": worst[it.number]}
            for it in turn.traps
        ],
        "words": [
            {"number": it.number, "clue": it.clue, "word": it.word}
            | {"links": [_link(touch) for touch in found if touch.word == it]}
            for it in telling_words(language, turn)
        ],
    }


def _link(touch: Touch) -> dict[str, object]:
    return {
        "trap": touch.trap.number,
        "fate": touch.fate,
        "why": touch.why,
        "link": list(touch.link),
        "nearness": max(0, min(100, round(100 * touch.nearness))),
    }
