"""Small words to set a table with, so that the tests of WORDZ read like its rulebook."""

from collections.abc import Iterable
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.kit import Lexicon
from tablee.core.seats import Seat, Seating
from tablee.games.wordz import game
from tablee.games.wordz.pieces import Options, in_order
from tablee.games.wordz.state import Place, State
from tests.games.rig import knowing


def wordz_with(lexicon: Lexicon) -> AnyGame:
    """The game at a table that has this dictionary."""
    return knowing(game, lexicon)


# Tables


def composing(hands: str, options: Options | None = None) -> State:
    """These hands are dealt ("AEIOUBCDFGHJ | ..."), and nobody has laid a word yet."""
    places = tuple(Place(hand=in_order(hand.strip()), tokens=3) for hand in hands.split("|"))
    return State(
        Seating(len(places)), options or Options(), places, phase="compose", round=1, first=Seat(0)
    )


def playing(
    words: str,
    options: Options | None = None,
    *,
    active: int = 0,
    tokens: Iterable[int] = (),
    won: Iterable[int] = (),
    points: Iterable[int] = (),
    out: Iterable[int] = (),
    **rest: Any,
) -> State:
    """A turn of the first round: "MaChIneS | chat | -" has M, C, I and S face up, and a seat without a word."""
    texts = [text.strip().strip("-") for text in words.split("|")]
    size = len(texts)
    tokens, won, points = (_each(it, size, n) for it, n in ((tokens, 3), (won, 0), (points, 0)))
    places = tuple(
        Place(
            word=text.upper(),
            turned=tuple(it for it, letter in enumerate(text) if letter.isupper()),
            has_composed=True,
            is_out=seat in tuple(out),
            tokens=tokens[seat],
            won=won[seat],
            points=points[seat],
        )
        for seat, text in enumerate(texts)
    )
    given: dict[str, Any] = {"phase": "turn", "round": 1} | rest
    return State(Seating(size), options or Options(), places, active=Seat(active), **given)


def _each(numbers: Iterable[int], size: int, usual: int) -> tuple[int, ...]:
    return (*numbers, *(usual,) * size)[:size]
