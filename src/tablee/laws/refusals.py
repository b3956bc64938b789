"""Laws 3 and 4: what is offered is accepted, what is not is refused, and trying changes nothing."""

from collections.abc import Iterator

from tablee.core.absence import Occupy, Vacate
from tablee.core.attachment import KeepAttachment
from tablee.core.offers import is_offered
from tablee.core.record import kinds_of
from tablee.core.seats import Seat
from tablee.laws.future import spelt
from tablee.laws.scene import Scene


def trying_changes_nothing(scene: Scene) -> Iterator[str]:
    """Law 3: accepted or refused, what is only tried leaves the truth as it was."""
    for future in scene.spoilers:
        fate = "refused" if future.refusal else "accepted"
        yield f"{spelt(future.action)} of seat {future.seat} is {fate}, and the state has changed"


def offers_are_kept(scene: Scene) -> Iterator[str]:
    """Law 4, one way: whoever is awaited is offered something, and every offer is accepted."""
    awaited = scene.game.awaiting(scene.state)
    for seat, offered in scene.offered.items():
        if seat in awaited and not offered:
            yield f"seat {seat} is awaited, and offered nothing"
        for action in offered:
            scene.walk.counts["offers"] += 1
            if refusal := scene.try_out(seat, action).refusal:
                yield f"{spelt(action)} is offered to seat {seat}, and refused: {refusal}"


def the_rest_is_refused(scene: Scene) -> Iterator[str]:
    """Law 4, the other way: what is not offered is refused."""
    for seat, attempts in scene.attempts.items():
        for attempt in attempts:
            scene.walk.counts["refusals"] += attempt.refusal is not None
            if is_offered(scene.views[seat].offers, attempt.action) == bool(attempt.refusal):
                but = "offered, and refused" if attempt.refusal else "not offered, and accepted"
                yield f"{spelt(attempt.action)} of seat {seat} is {but}"


def nobody_acts_for_another(scene: Scene) -> Iterator[str]:
    """Law 4 for those who have no seat, and for seats that do what only the table may."""
    if scene.views[None].offers:
        yield "a spectator is offered something"
    dice = scene.walk.dice
    seat = dice.pick(scene.seats)
    for stranger in (None, Seat(dice.pick((-1, len(scene.seats), 1 << 40)))):
        for action in scene.offered[seat][:3]:
            if not scene.try_out(stranger, action).refusal:
                yield f"{spelt(action)} is accepted of {stranger}, who has no seat"
    for kind in kinds_of(scene.game.TYPES.table_action):
        if issubclass(kind, KeepAttachment):
            continue  # what the table writes for a seat's own action; no client can send it
        action = kind(seat) if kind in (Vacate, Occupy) else kind()
        if not scene.try_out(seat, action).refusal:
            yield f"{action} is accepted of seat {seat}, and only the table may"
