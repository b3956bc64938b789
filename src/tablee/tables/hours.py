"""How time is counted: by what a server saw pass while its two clocks agreed, never by what one of them says."""

from tablee.core.record import replace
from tablee.tables.ports import Hours

DAY = 24 * 60 * 60
WEEK = 7 * DAY

IN_TRASH = WEEK
"""Seconds for which a table whose time is up can still be brought back."""

CLOSE = 10
"""Seconds by which the wall clock may differ in a minute: leap seconds, corrections, a late look."""

LONGEST = 5 * 60
"""The most that counts as seen between two looks: whoever did not look for longer did not see it pass."""


def jump_at_start(kept: Hours, wall: float) -> int:
    """How far the wall clock has jumped since this was kept, in seconds; 0 where it may well be right."""
    ahead = round(wall - kept.wall) if kept.wall else 0
    return ahead if is_doubtful(ahead) else 0


def jump_meanwhile(span: float, by_wall: float) -> int:
    """The same while a server ran, and `span` seconds passed by the clock that nobody sets."""
    ahead = round(by_wall - span)
    return ahead if abs(ahead) > CLOSE else 0


def note(kept: Hours, wall: float, span: float, jump: int) -> Hours:
    """What is known after one more look; whatever passed while the clocks disagreed counts for nothing."""
    looked = replace(kept, wall=int(wall))
    if not jump:
        return replace(looked, seen=kept.seen + round(min(span, LONGEST)))
    doubted = kept.seen if is_doubtful(jump) else kept.doubted
    return replace(looked, jump=jump, jumped=kept.seen, doubted=doubted)


def is_doubtful(ahead: int) -> bool:
    """A machine that slept or was off is ahead by as long; back, or ahead by weeks, a clock was set."""
    return ahead < -CLOSE or ahead > WEEK


def is_believed(hours: Hours) -> bool:
    """For a whole day the wall clock has done nothing odd; before that, nothing is thrown away."""
    return hours.seen - hours.doubted >= DAY
