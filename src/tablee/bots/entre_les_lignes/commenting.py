"""At the reveal a bot tells what it took the drawings for that it went by, and how sure it was; never before."""

from collections.abc import Iterator, Mapping

from tablee.bots.bot import Impression
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.reading import read
from tablee.core.drawing import Drawing
from tablee.games.entre_les_lignes.view import View
from tablee.words.packs import EQUALS
from tablee.words.pictures import things


def occasion(view: View) -> int | None:
    """The round that is being looked at."""
    is_due = view.phase == "reveal" and view.seat is not None and view.places[view.seat].is_playing
    return view.round if is_due else None


def impressions(view: View, drawings: Mapping[str, Drawing], level: Level) -> Iterator[Impression]:
    """On the active player's drawing and the one it voted for, unless they are its own or blank."""
    if occasion(view) is None or view.seat is None:
        return
    result = view.gallery[-1]
    for it in result.exhibits:
        is_gone_by = it.spot in ("active", result.votes[view.seat])
        if is_gone_by and it.seat != view.seat and it.drawing in drawings:
            yield _impression(it.drawing, drawings[it.drawing], level)


def _impression(name: str, drawing: Drawing, level: Level) -> Impression:
    reading = read(drawing, level)
    key = max(reading, key=lambda it: reading[it])
    names = things()[key].names
    return Impression(name, EQUALS.join([names["fr"], names["en"]]), round(100 * reading[key]))
