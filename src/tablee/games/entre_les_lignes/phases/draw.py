"""Drawing in secret, all at once (rules EL-14 to EL-19; EL-G4)."""

from tablee.core.attachment import name_for
from tablee.core.drawing import Draw, DrawingKept, KeepDrawing, check
from tablee.core.kit import Kit
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, Malformed, NotNow
from tablee.core.seats import Seat
from tablee.core.text import tidy
from tablee.games.entre_les_lignes.actions import Describe, HandIn, TakeBack
from tablee.games.entre_les_lignes.events import Described, HandedIn, TakenBack
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.phases.objections import hang_again
from tablee.games.entre_les_lignes.pieces import DESCRIPTION, DrawingName
from tablee.games.entre_les_lignes.state import State

_NAME = 32
_DIGITS = frozenset("0123456789abcdef")


def draw(course: Course, seat: Seat, action: Draw | KeepDrawing) -> None:
    """In place of what was on the paper; what hangs on the board stays there until the new one is handed in."""
    state = course.state
    if not state.may_draw(seat):
        raise NotNow("not_drawing", "EL-19")
    old = state.places[seat].drawing
    is_on_board = bool(state.shown) and old == state.shown[seat]
    course.happens(DrawingKept(seat, _name(action, course.kit), "" if is_on_board else old))


def _name(action: Draw | KeepDrawing, kit: Kit) -> DrawingName:
    """A blank paper has none."""
    if isinstance(action, Draw):
        check(action.drawing)
        return name_for(action.content, kit.chance) if action.drawing.strokes else ""
    if action.name and not (len(action.name) == _NAME and _DIGITS.issuperset(action.name)):
        raise Malformed("no_such_drawing")
    return action.name


def on_drawing_kept(state: State, event: DrawingKept) -> State:
    drawn = {"drawing": event.name, "artist": state.places[event.seat].sitter}
    return replace(state, places=change_place(state, event.seat, **drawn))


def describe(course: Course, seat: Seat, action: Describe) -> None:
    """Until the reveal; nobody else reads it before."""
    if course.state.phase not in ("draw", "vote"):
        raise NotNow("nothing_to_describe", "EL-15")
    text = tidy(action.text)
    if text and not DESCRIPTION.has(text):
        raise Malformed("no_line")
    course.happens(Described(seat, text))


def on_described(state: State, event: Described) -> State:
    return replace(state, places=change_place(state, event.seat, description=event.text))


def hand_in(course: Course, seat: Seat, _: HandIn) -> None:
    """A blank paper is taken by the clock, or from who leaves, but not handed in (EL-G4)."""
    state = course.state
    if not state.may_draw(seat):
        raise NotNow("not_drawing", "EL-19")
    if not state.may_hand_in(seat):
        raise (
            BrokenRule("draw_first", "EL-15")
            if state.phase == "draw"
            else BrokenRule("change_it_first", "EL-17")
        )
    if state.phase == "draw":
        course.happens(HandedIn(seat))
    else:
        hang_again(course)


def on_handed_in(state: State, event: HandedIn) -> State:
    return replace(state, places=change_place(state, event.seat, has_handed_in=True))


def take_back(course: Course, seat: Seat, _: TakeBack) -> None:
    """As long as not everybody is done."""
    state = course.state
    if state.phase != "draw" or not state.places[seat].has_handed_in:
        raise NotNow("nothing_to_take_back", "EL-19")
    course.happens(TakenBack(seat))


def on_taken_back(state: State, event: TakenBack) -> State:
    return replace(state, places=change_place(state, event.seat, has_handed_in=False))
