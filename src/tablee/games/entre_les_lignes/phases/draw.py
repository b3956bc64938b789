"""Drawing in secret, all at once (rules EL-14 to EL-19; EL-G4)."""

from tablee.core.clock import is_last_call, span
from tablee.core.drawing import Draw, DrawingKept, KeepDrawing, check, name_of
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, Malformed, NotNow
from tablee.core.seats import Seat
from tablee.core.text import tidy
from tablee.games.entre_les_lignes.actions import Describe
from tablee.games.entre_les_lignes.events import (
    ClockStarted,
    Described,
    DrawingCorrected,
    Event,
    HandedIn,
    TakenBack,
)
from tablee.games.entre_les_lignes.phases.reveal import reveal
from tablee.games.entre_les_lignes.phases.show import show
from tablee.games.entre_les_lignes.pieces import DESCRIPTION, DRAW_TIME, DrawingName
from tablee.games.entre_les_lignes.state import State, change_place

_NAME = 32
_DIGITS = frozenset("0123456789abcdef")


def draw(state: State, seat: Seat, action: Draw | KeepDrawing, kit: Kit) -> tuple[DrawingKept, ...]:
    """In place of what was on the paper; what hangs on the board stays there until the new one is handed in."""
    if not state.may_draw(seat):
        raise NotNow("not_drawing", "EL-19")
    old = state.places[seat].drawing
    is_on_board = bool(state.shown) and old == state.shown[seat]
    return (DrawingKept(seat, _name(action, kit), "" if is_on_board else old),)


def _name(action: Draw | KeepDrawing, kit: Kit) -> DrawingName:
    """A blank paper has none."""
    if isinstance(action, Draw):
        check(action.drawing)
        return name_of(action.drawing, kit.chance) if action.drawing.strokes else ""
    if action.name and not (len(action.name) == _NAME and _DIGITS.issuperset(action.name)):
        raise Malformed("no_such_drawing")
    return action.name


def on_drawing_kept(state: State, event: DrawingKept) -> State:
    return replace(state, places=change_place(state, event.seat, drawing=event.name))


def describe(state: State, seat: Seat, action: Describe) -> tuple[Described, ...]:
    """Until the reveal; nobody else reads it before."""
    if state.phase not in ("draw", "vote"):
        raise NotNow("nothing_to_describe", "EL-15")
    text = tidy(action.text)
    if text and not DESCRIPTION.has(text):
        raise Malformed("no_line")
    return (Described(seat, text),)


def on_described(state: State, event: Described) -> State:
    return replace(state, places=change_place(state, event.seat, description=event.text))


def hand_in(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """A blank paper is taken by the clock only (EL-G4)."""
    if not state.may_draw(seat):
        raise NotNow("not_drawing", "EL-19")
    if not state.may_hand_in(seat):
        raise (
            BrokenRule("draw_first", "EL-15")
            if state.phase == "draw"
            else BrokenRule("change_it_first", "EL-17")
        )
    if state.phase == "draw":
        handed = HandedIn(seat)
        return (handed, *_after_drawing(on_handed_in(state, handed), kit))
    return _correct(state, seat, kit)


def on_handed_in(state: State, event: HandedIn) -> State:
    return replace(state, places=change_place(state, event.seat, has_handed_in=True))


def _after_drawing(state: State, kit: Kit) -> tuple[Event, ...]:
    """The last one brings all drawings to light (EL-19); the last but few may start the clock."""
    if not state.missing:
        return (show(state, kit),)
    pace, size = state.options.drawing_pace, state.seating.size
    if state.deadline is None and is_last_call(pace, size - len(state.missing), size):
        return (ClockStarted(kit.now + span(pace, DRAW_TIME)),)
    return ()


def take_back(state: State, seat: Seat) -> tuple[TakenBack, ...]:
    """As long as not everybody is done."""
    if state.phase != "draw" or not state.places[seat].has_handed_in:
        raise NotNow("nothing_to_take_back", "EL-19")
    return (TakenBack(seat),)


def on_taken_back(state: State, event: TakenBack) -> State:
    return replace(state, places=change_place(state, event.seat, has_handed_in=False))


def _correct(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """The new drawing hangs where the old one did, and nobody is told whose hand did it (EL-G3)."""
    assert state.sent_back is not None
    corrected = DrawingCorrected(state.sent_back, state.places[seat].drawing)
    after = on_drawing_corrected(state, corrected)
    return (corrected, *(() if after.missing else (reveal(after, kit),)))


def on_drawing_corrected(state: State, event: DrawingCorrected) -> State:
    artist = state.spots[event.spot]
    shown = (*state.shown[:artist], event.drawing, *state.shown[artist + 1 :])
    return replace(state, shown=shown, sent_back=None)
