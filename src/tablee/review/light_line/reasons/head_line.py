"""Why a bot of HEAD-LINE called, gave up looking, or gave back a number: what it saw among the open cards."""

from collections.abc import Iterator, Mapping

from tablee.bots.head_line import LEVELS
from tablee.bots.head_line.looking import line_seen
from tablee.games.light_line.modes.head_line.actions import Agree, CallLine, Discard
from tablee.games.light_line.modes.head_line.view import View
from tablee.review.light_line.reasons import because
from tablee.review.played import Played, Step
from tablee.review.review import Remark

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "why.sees": ("number", "cards"),
    "why.misread": (),
    "why.agrees": ("cards",),
    "why.gives_back": ("number",),
}


def why(played: Played, step: Step) -> Iterator[Remark]:
    level = LEVELS.get(played.bot(step))
    if step.seat is None or level is None:
        return
    view: View = played.view(step.before, step.seat)
    match step.action:
        case CallLine() if line := line_seen(view, level.overlooks):
            yield because(step, "sees", {"number": len(line), "cards": len(view.open)})
        case CallLine():
            yield because(step, "misread")
        case Agree():
            yield because(step, "agrees", {"cards": len(view.open)})
        case Discard(number):
            yield because(step, "gives_back", {"number": number})
        case _:
            pass
