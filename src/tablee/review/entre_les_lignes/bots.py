"""What a bot drew, and how plain a hint it is: of that it can be asked again.

What it took the others' drawings for is not told: for that one would need the drawings themselves, and its lot.
"""

from collections.abc import Iterator

from tablee.bots.entre_les_lignes import LEVELS
from tablee.bots.entre_les_lignes.alluding import allusion
from tablee.bots.entre_les_lignes.links import hints
from tablee.bots.entre_les_lignes.tongue import own_word
from tablee.core.drawing import DrawingKept
from tablee.review.entre_les_lignes.votes import Facts, remark
from tablee.review.played import Played, Step
from tablee.review.review import Remark
from tablee.words.pictures import things


def why(played: Played, step: Step) -> Iterator[Remark]:
    level = LEVELS.get(played.bot(step))
    if step.seat is None or level is None or not isinstance(step.event, DrawingKept):
        return
    view = played.view(step.before, step.seat)
    meant = allusion(view, level)
    if meant is not None:
        key, _ = meant
        known, names = hints(*own_word(view)), things()[key].names
        nth = {"nth": known.index(key) + 1, "hints": len(known)}
        facts: Facts = {"word": view.own.word, **names, **nth}
        yield remark(step.number, "bot.draws", (step.seat,), "", facts)
