"""Why a bot of KIDZ-LINE laid its card, or put it back: how long it looks for a place, and how many there were."""

from collections.abc import Iterator, Mapping

from tablee.bots.kidz_line import BOTS
from tablee.games.light_line.display import grid_of, spots
from tablee.games.light_line.modes.kidz_line.actions import GiveUp, PlaceCard
from tablee.games.light_line.modes.kidz_line.view import View
from tablee.review.light_line.reasons import because
from tablee.review.played import Played, Step
from tablee.review.review import Remark

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "why.finds": ("tries", "places"),
    "why.looks_all_around": ("places",),
    "why.tried": ("tries",),
    "why.nowhere": (),
}


def why(played: Played, step: Step) -> Iterator[Remark]:
    bot = BOTS.get(played.bot(step))
    if step.seat is None or bot is None:
        return
    view: View = played.view(step.before, step.seat)
    match step.action:
        case PlaceCard() if bot.tries is None:
            yield because(step, "looks_all_around", {"places": _fitting(view)})
        case PlaceCard():
            yield because(step, "finds", {"tries": bot.tries, "places": _fitting(view)})
        case GiveUp() if bot.tries and _fitting(view):
            yield because(step, "tried", {"tries": bot.tries})
        case GiveUp():
            yield because(step, "nowhere")
        case _:
            pass


def _fitting(view: View) -> int:
    assert view.turned_up is not None
    return len(spots(grid_of(view.display), view.turned_up))
