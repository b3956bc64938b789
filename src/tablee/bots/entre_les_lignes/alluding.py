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


def draw_allusion(view: View, level: Level, chance: Chance) -> Drawing:
    """Curls where nothing comes to mind."""
    key = allusion(view, level, chance)
    return draw_lines(pictograms()[key].strokes, chance) if key else scribble(chance)


def allusion(view: View, level: Level, chance: Chance) -> str | None:
    """The same all through a round, and the next one each time the drawing was sent back."""
    assert view.own is not None
    keys = hints(view.options.language, view.own.word)
    if not keys:
        return None
    first = len(keys) * level.plain // 100
    last = max(first + 1, len(keys) * level.subtle // 100)
    liked = chance.at(view.round).shuffled(keys[first:last])
    rest = [it for it in keys if it not in liked]
    return [*liked, *rest][_times_sent_back(view) % len(keys)]


def _times_sent_back(view: View) -> int:
    assert view.own is not None
    return sum(it.verdict == "upheld" and it.spot == view.own.spot for it in view.heard)


def description(
    view: View, drawings: Mapping[str, Drawing], level: Level, chance: Chance
) -> str | None:
    """What the drawing shows, if it is what this player would draw: somebody else may have begun it."""
    assert view.own is not None
    key, drawing = allusion(view, level, chance), drawings.get(view.own.drawing)
    if key is None or drawing is None:
        return None
    reading = read(drawing, level)
    is_mine = reading[key] == max(reading.values())
    return pictograms()[key].names[view.options.language] if is_mine else None
