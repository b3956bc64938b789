"""Why a bot of LONG-LINE built, called or stopped: what it saw in its eight cards, and what was called already."""

from collections.abc import Iterator, Mapping

from tablee.bots.long_line import LEVELS
from tablee.bots.long_line.builder import Level
from tablee.bots.long_line.plan import Lines, line_to_build, lines_seen
from tablee.games.light_line.bench import Lay
from tablee.games.light_line.modes.long_line.actions import CallLine, Stop
from tablee.games.light_line.modes.long_line.view import View
from tablee.review.light_line.longest import longest
from tablee.review.light_line.reasons import because
from tablee.review.played import Played, Step
from tablee.review.review import Remark

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "why.builds": ("seen",),
    "why.one_card": (),
    "why.called": ("seen",),
    "why.overlooked": ("seen",),
    "why.watched": (),
    "why.stopped": (),
}


def why(played: Played, step: Step) -> Iterator[Remark]:
    level = LEVELS.get(played.bot(step))
    if step.seat is None or level is None:
        return
    view: View = played.view(step.before, step.seat)
    match step.action:
        case Lay() if view.own and not view.own.bench:
            yield _builds(step, view, level)
        case CallLine(number):
            yield _calls(step, view, level, number)
        case Stop():
            yield because(step, "stopped")
        case _:
            pass


def _builds(step: Step, view: View, level: Level) -> Remark:
    """With the first card of a line it has the last one in mind."""
    line = line_to_build(_seen(view, level), (), [it.number for it in view.calls])
    return because(step, "builds", {"seen": len(line)}) if line else because(step, "one_card")


def _calls(step: Step, view: View, level: Level, number: int) -> Remark:
    """What it saw, unless it was in a hurry: less than there was, or all of it."""
    assert view.own is not None
    seen = max(map(len, _seen(view, level)))
    taken = [it.number for it in view.calls]
    if level.watches and number < seen and seen not in taken:
        return because(step, "watched")
    is_all = seen >= len(longest(view.own.hand).path)
    return because(step, "called" if is_all else "overlooked", {"seen": seen})


def _seen(view: View, level: Level) -> Lines:
    assert view.own is not None
    return lines_seen(view.own.hand, level.overlooks, level.colours)
