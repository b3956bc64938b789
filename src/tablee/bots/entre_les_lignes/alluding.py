"""What to draw for one's word: an allusion as plain or as subtle as one likes them, and one of the pictures of it."""

from collections.abc import Mapping
from zlib import crc32

from tablee.bots.entre_les_lignes.hand import draw_lines, scribble
from tablee.bots.entre_les_lignes.ink import lines_of
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.links import hints
from tablee.bots.entre_les_lignes.tongue import name_of, own_word
from tablee.core.chance import Chance
from tablee.core.drawing import Drawing
from tablee.games.entre_les_lignes.view import View
from tablee.words.pictures import Picture, pictures, things

SPREAD = 3
"""Among so many allusions at least: neighbours who share a word draw different things."""

OWN = 0.66
"""How much alike what one drew oneself is to what one had in mind, at the least."""


def draw_allusion(view: View, level: Level, chance: Chance) -> Drawing:
    """Curls where nothing comes to mind."""
    meant = allusion(view, level)
    return draw_lines(meant[1].strokes, chance) if meant else scribble(chance)


def allusion(view: View, level: Level) -> tuple[str, Picture] | None:
    """A thing and its picture: the same all through a round, another when a drawing was sent back.

    Whoever shares the word draws another thing, or another picture of it: that much the number of one's seat can do.
    With other words it is a lot, since nobody knows what the others draw.
    """
    assert view.own is not None
    assert view.seat is not None
    keys = hints(*own_word(view))
    if not keys:
        return None
    liked, order = _preferred(keys, level)
    turn = view.seat + view.round
    order = (*liked[turn % len(liked) :], *liked[: turn % len(liked)], *order)
    key = order[_times_sent_back(view) % len(keys)]
    known = pictures(key)
    lot = crc32(f"{view.own.word} {view.round // len(liked)}".encode())
    return key, known[(turn // len(liked) + lot) % len(known)]


def _preferred(keys: tuple[str, ...], level: Level) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Those it would draw first, and the rest."""
    first = min(len(keys) * level.plain // 100, max(len(keys) - SPREAD, 0))
    last = max(first + SPREAD, len(keys) * level.subtle // 100)
    return keys[first:last], (*keys[:first], *keys[last:])


def _times_sent_back(view: View) -> int:
    assert view.own is not None
    return sum(it.verdict == "upheld" and it.spot == view.own.spot for it in view.heard)


def description(view: View, drawings: Mapping[str, Drawing], level: Level) -> str | None:
    """What the drawing shows, if it is what this player would draw: somebody else may have begun it."""
    assert view.own is not None
    meant, drawing = allusion(view, level), drawings.get(view.own.drawing)
    if meant is None or drawing is None:
        return None
    from tablee.words.likeness import alike

    key, intended = meant
    is_mine = alike(lines_of(drawing), intended.strokes) > OWN
    return name_of(view, things()[key]) if is_mine else None
