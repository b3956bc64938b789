"""What to draw for one's word: an allusion as plain or as subtle as one likes them, and one of the pictures of it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from zlib import crc32

from tablee.bots.entre_les_lignes.hand import draw_lines, scribble
from tablee.bots.entre_les_lignes.ink import lines_of
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.links import hints
from tablee.bots.entre_les_lignes.sharing import owned
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

    The picture is one that is this seat's for the round, so that nobody draws the same, whatever their word is.
    """
    assert view.own is not None
    assert view.seat is not None
    keys = hints(*own_word(view))
    if not keys:
        return None
    playing = [seat for seat, place in enumerate(view.places) if place.is_playing]
    turn, seats = (playing.index(view.seat) + view.round) % len(playing), len(playing)
    order = _things(keys, level, turn, seats) or keys
    key = order[_times_sent_back(view) % len(order)]
    mine = owned(key, turn, seats) or [turn % len(pictures(key))]
    return key, pictures(key)[mine[crc32(view.own.word.encode()) % len(mine)]]


def _things(keys: Sequence[str], level: Level, turn: int, seats: int) -> Sequence[str]:
    """Those it has a picture of, what it would draw first in front.

    It leaves to the others what they would draw if they had its word: whoever has it draws another thing, as far as
    there are enough.
    """
    liked = _liked(len(keys), level)
    far = {it: max(liked[0] - at, at - liked[-1], 0) for at, it in enumerate(keys)}
    has = [[it for it in keys if owned(it, other, seats)] for other in range(seats)]
    drawn: Counter[str] = Counter()

    def order(turn: int) -> Sequence[str]:
        return sorted(has[turn], key=lambda it: (far[it] + drawn[it], crc32(it.encode())))

    for other in sorted(range(seats), key=lambda it: sum([not far[key] for key in has[it]])):
        if other == turn:
            break
        drawn.update(order(other)[:1])
    return order(turn)


def _liked(count: int, level: Level) -> range:
    """From where to where on a list it would rather draw."""
    first = min(count * level.plain // 100, max(count - SPREAD, 0))
    return range(first, max(first + SPREAD, count * level.subtle // 100))


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
