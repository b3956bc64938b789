"""At the reveal a bot says what it took the drawings for that it went by, and how sure it was; never before."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.reading import read
from tablee.bots.entre_les_lignes.tongue import BOTH, tongues
from tablee.core.drawing import Drawing
from tablee.games.entre_les_lignes.pieces import Exhibit
from tablee.games.entre_les_lignes.view import View
from tablee.words import Language
from tablee.words.pictures import things


class _Words(NamedTuple):
    """How it is said."""

    whole: str
    active: str
    letter: str
    each: str


_SAID: Mapping[Language, _Words] = {
    "fr": _Words(
        "J’ai cru voir {all}.",
        "dans le dessin du joueur actif",
        "en {spot}",
        "«\u202f{thing}\u202f» (à {sure}\u202f%) {spot}",
    ),
    "en": _Words(
        "I took {all}.",
        "the active player’s drawing",
        "{spot}",
        "{spot} for “{thing}” ({sure}% sure)",
    ),
}


def occasion(view: View) -> int | None:
    """The round that is being looked at."""
    is_due = view.phase == "reveal" and view.seat is not None and view.places[view.seat].is_playing
    return view.round if is_due else None


def comment(view: View, drawings: Mapping[str, Drawing], level: Level) -> str | None:
    """Of the active player's drawing and the one it voted for, unless they are its own or blank."""
    if occasion(view) is None:
        return None
    looked_at = [(it, _taken(drawings[it.drawing], level)) for it in _looked_at(view, drawings)]
    return BOTH.join(_told(looked_at, it) for it in tongues(view)) if looked_at else None


def _looked_at(view: View, drawings: Mapping[str, Drawing]) -> list[Exhibit]:
    assert view.seat is not None
    result = view.gallery[-1]
    spots = ("active", result.votes[view.seat])
    return [
        it
        for it in result.exhibits
        if it.spot in spots and it.seat != view.seat and it.drawing in drawings
    ]


def _taken(drawing: Drawing, level: Level) -> tuple[str, int]:
    """The key of a thing, and how sure it was, in hundredths."""
    reading = read(drawing, level)
    key = max(reading, key=lambda it: reading[it])
    return key, round(100 * reading[key])


def _told(looked_at: Iterable[tuple[Exhibit, tuple[str, int]]], language: Language) -> str:
    words = _SAID[language]
    each = [
        words.each.format(
            spot=words.active
            if exhibit.spot == "active"
            else words.letter.format(spot=exhibit.spot),
            thing=things()[key].names[language],
            sure=sure,
        )
        for exhibit, (key, sure) in looked_at
    ]
    return words.whole.format(all=", ".join(each))
