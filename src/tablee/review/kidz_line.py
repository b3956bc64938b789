"""Looking back at KIDZ-LINE: places that were there to be found, and what is worth being proud of."""

from collections.abc import Iterator, Mapping

from tablee.core.seats import Seat
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.kidz_line import events
from tablee.games.light_line.placing import fits_beside
from tablee.review.light_line.picture import Picture, with_card
from tablee.review.light_line.reasons import kidz_line as reasons
from tablee.review.played import Played, Step
from tablee.review.review import Curve, Fact, Remark
from tablee.review.turning import Weighed, turning

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "placed.many": ("lines",),
    "put_back.fits": ("places",),
    "put_back.nowhere": (),
    "longer": ("longest",),
    "longest": ("longest",),
    "together": ("cards",),
    **reasons.SENTENCES,
}
GRAPHS = ("placed",)
RESTS_ON = ()

MANY = 2
"""To continue so many lines at a stroke is worth a word."""

SHORT = 2
"""Two cards make a line too, but not one to remember."""


def review(played: Played) -> Iterator[Curve | Remark]:
    found: list[Weighed] = []
    placed = [[(1, 0)] for _ in played.seating.seats]
    longer: list[tuple[Step, Line]] = []
    for step in played.steps():
        match step.event:
            case events.CardPlaced(seat=seat, lines=lines):
                placed[seat].append((step.number, step.after.places[seat].placed))
                found += _many(step)
                line = max(lines, key=lambda it: it.length)
                if line.length > (longer[-1][1].length if longer else SHORT):
                    longer.append((step, line))
            case events.CardPutBack():
                found += _put_back(step)
            case _:
                pass
        found += map(Weighed, reasons.why(played, step))
    yield from (Curve("placed", tuple(it), Seat(n)) for n, it in enumerate(placed))
    found += [_long(*it, is_longest=it is longer[-1]) for it in longer]
    cards = sum(points[-1][1] for points in placed)
    found.append(Weighed(Remark(played.length, "together", played.seating.seats, {"cards": cards})))
    yield from turning(found)


def _many(step: Step) -> Iterator[Weighed]:
    many = len(step.event.lines)
    if many >= MANY:
        shows = Picture(step.after.display, step.event.lines, (step.event.laid.card,))
        facts: dict[str, Fact] = {"lines": many}
        remark = Remark(step.number, "placed.many", (step.event.seat,), facts, shows=shows)
        yield Weighed(remark, float(many))


def _put_back(step: Step) -> Iterator[Weighed]:
    seat, card = step.event.seat, step.event.card
    fits = fits_beside(step.before.display, card)
    if not fits:
        yield Weighed(Remark(step.number, "put_back.nowhere", (seat,)))
        return
    best = max(fits, key=lambda fit: fit.points)
    shows = with_card(step.before.display, card, best.spot, best.lines)
    facts: dict[str, Fact] = {"places": len(fits)}
    yield Weighed(Remark(step.number, "put_back.fits", (seat,), facts, shows=shows), 2.0)


def _long(step: Step, line: Line, *, is_longest: bool) -> Weighed:
    """Longer than all before it, or than all of the game."""
    shows = Picture(step.after.display, (line,), (step.event.laid.card,))
    facts: dict[str, Fact] = {"longest": line.length}
    key, weight = ("longest", 9.0) if is_longest else ("longer", float(line.length - SHORT))
    return Weighed(Remark(step.number, key, (step.event.seat,), facts, shows=shows), weight)
