"""Why a bot of SOLO-LINE laid, asked for a hint or gave up: whether it had a whole line in mind."""

from collections.abc import Iterator, Mapping

from tablee.bots.solo_line import LEVELS, line_in_mind
from tablee.games.light_line.bench import Lay
from tablee.games.light_line.modes.solo_line.actions import AskForHint, GiveUp
from tablee.games.light_line.modes.solo_line.view import View
from tablee.review.light_line.reasons import because
from tablee.review.played import Played, Step
from tablee.review.review import Remark

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "why.lays": ("cards",),
    "why.asks": ("asks",),
    "why.despairs": ("gives_up",),
    "why.stuck": (),
}


def why(played: Played, step: Step) -> Iterator[Remark]:
    level = LEVELS.get(played.bot(step))
    if step.seat is None or level is None:
        return
    view: View = played.view(step.before, step.seat)
    match step.action:
        case Lay() if not view.bench:
            yield because(step, "lays", {"cards": len(view.cards)})
        case AskForHint() if _has_line(view):
            yield because(step, "asks", {"asks": level.asks})
        case GiveUp() if _has_line(view):
            yield because(step, "despairs", {"gives_up": level.gives_up})
        case AskForHint() | GiveUp():
            yield because(step, "stuck")
        case _:
            pass


def _has_line(view: View) -> bool:
    return bool(line_in_mind(view.cards, view.hints, joker=view.options.joker))
