"""Law 1: a game ends within a bound, and nobody is awaited exactly when it is over."""

from collections.abc import Iterator

from tablee.laws.walk import Step, Walk


def nobody_waits_in_vain(walk: Walk, step: Step) -> Iterator[str]:
    awaited = walk.game.awaiting(step.after)
    is_over = walk.game.outcome(step.after) is not None
    if is_over and awaited:
        yield f"it is over, and seats {awaited} are awaited"
    if not is_over and not awaited:
        yield "nobody is awaited, and it is not over"
    if not all(map(walk.case.seating.has, awaited)):
        yield f"seats {awaited} are awaited, and not all of them exist"


def has_ended(walk: Walk) -> Iterator[str]:
    """For a walk that had no bound but the bound itself."""
    if not walk.is_over:
        yield f"not over after {len(walk.steps)} actions"
