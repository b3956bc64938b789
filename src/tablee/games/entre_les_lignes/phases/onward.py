"""What happens by itself, once nobody is missing or time is up (EL-19, EL-22, EL-33; EL-G4, EL-G5)."""

from tablee.core.clock import is_last_call, span
from tablee.core.kit import Kit
from tablee.games.entre_les_lignes.events import ClockStarted, Event
from tablee.games.entre_les_lignes.phases.objections import hang_again, settle
from tablee.games.entre_les_lignes.phases.reveal import next_round, reveal
from tablee.games.entre_les_lignes.phases.show import show
from tablee.games.entre_les_lignes.phases.time import clock_of
from tablee.games.entre_les_lignes.state import State


def follows(state: State, kit: Kit) -> tuple[Event, ...]:
    """What nobody has to ask for."""
    if state.phase in ("ready", "over"):
        return ()
    return _last_call(state, kit) if state.missing else close(state, kit)


def close(state: State, kit: Kit) -> tuple[Event, ...]:
    """End what is going on.

    Drawings are taken as they are (EL-G4), missing votes are abstentions (EL-G5), silence upholds nothing.
    """
    if state.phase == "draw":
        return (show(state, kit),)
    if state.phase == "reveal":
        return next_round(state, kit)
    if state.claim:
        return (settle(state, kit),)
    return (hang_again(state, kit) if state.sent_back else reveal(state, kit),)


def _last_call(state: State, kit: Kit) -> tuple[ClockStarted, ...]:
    """Where the clock starts when most are done."""
    everybody = state.present if state.phase == "reveal" else state.playing
    pace, normal = clock_of(state)
    done = len(everybody) - len(state.missing)
    if state.deadline is not None or not is_last_call(pace, done, len(everybody)):
        return ()
    return (ClockStarted(kit.now + span(pace, normal)),)
