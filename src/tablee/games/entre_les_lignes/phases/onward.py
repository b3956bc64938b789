"""What happens by itself, once nobody is missing or time is up (EL-19, EL-22, EL-33; EL-G4, EL-G5)."""

from tablee.core.clock import ClockStarted, TimeUp, is_last_call, run_out, span
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.phases.objections import hang_again, settle
from tablee.games.entre_les_lignes.phases.reveal import next_round, reveal
from tablee.games.entre_les_lignes.phases.show import show
from tablee.games.entre_les_lignes.phases.time import clock_of


def follow(course: Course) -> None:
    """All that nobody has to ask for."""
    before = 0
    while before < len(course.events) and course.state.phase not in ("ready", "over"):
        before = len(course.events)
        if course.state.missing:
            _last_call(course)
        else:
            close(course)


def time_up(course: Course, _: TimeUp) -> None:
    """For all who are awaited: who is missing may be a secret."""
    run_out(course)
    close(course)


def close(course: Course) -> None:
    """End what is going on.

    Drawings are taken as they are (EL-G4), missing votes are abstentions (EL-G5), silence upholds nothing.
    """
    state = course.state
    if state.phase == "draw":
        show(course)
    elif state.phase == "reveal":
        next_round(course)
    elif state.claim:
        settle(course)
    elif state.sent_back:
        hang_again(course)
    else:
        reveal(course)


def _last_call(course: Course) -> None:
    """Where the clock starts when most are done."""
    state = course.state
    everybody = state.present if state.phase == "reveal" else state.playing
    pace, normal = clock_of(state)
    done = len(everybody) - len(state.missing)
    if state.deadline is None and is_last_call(pace, done, len(everybody)):
        course.happens(ClockStarted(course.kit.now + span(pace, normal)))
