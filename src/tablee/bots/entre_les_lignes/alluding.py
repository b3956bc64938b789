"""What to draw for one's word: an allusion as plain or as subtle as one likes them."""

from collections.abc import Mapping

from tablee.bots.entre_les_lignes.hand import draw_lines, scribble
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.links import hints
from tablee.bots.entre_les_lignes.reading import read
from tablee.core.chance import Chance
from tablee.core.drawing import Drawing
from tablee.games.entre_les_lignes.view import View
from tablee.words.pictograms import pictograms

SPREAD = 3
"""Among so many allusions at least: neighbours who share a word draw different things."""


def draw_allusion(view: View, level: Level, chance: Chance) -> Drawing:
    """Curls where nothing comes to mind."""
    key = allusion(view, level)
    return draw_lines(pictograms()[key].strokes, chance) if key else scribble(chance)


def allusion(view: View, level: Level) -> str | None:
    """The same all through a round, another at the next seat, and the next one when a drawing was sent back."""
    assert view.own is not None
    assert view.seat is not None
    keys = hints(view.options.language, view.own.word)
    if not keys:
        return None
    first = min(len(keys) * level.plain // 100, max(len(keys) - SPREAD, 0))
    last = max(first + SPREAD, len(keys) * level.subtle // 100)
    liked = keys[first:last]
    begin = (view.seat + view.round) % len(liked)
    rest = [it for it in keys if it not in liked]
    order = (*liked[begin:], *liked[:begin], *rest)
    return order[_times_sent_back(view) % len(keys)]


def _times_sent_back(view: View) -> int:
    assert view.own is not None
    return sum(it.verdict == "upheld" and it.spot == view.own.spot for it in view.heard)


def description(view: View, drawings: Mapping[str, Drawing], level: Level) -> str | None:
    """What the drawing shows, if it is what this player would draw: somebody else may have begun it."""
    assert view.own is not None
    key, drawing = allusion(view, level), drawings.get(view.own.drawing)
    if key is None or drawing is None:
        return None
    reading = read(drawing, level)
    is_mine = reading[key] == max(reading.values())
    return pictograms()[key].names[view.options.language] if is_mine else None
