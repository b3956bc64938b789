"""Hearts and laughs: what people give to each other's drawings, once everybody knows who drew them."""

from collections.abc import Mapping

from tablee.core.record import Record, replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import Cheered, PersonId
from tablee.tables.room.state import Room


class Hung(Record, frozen=True):
    """A drawing whose maker everybody knows."""

    number: int
    """Which game it was drawn in."""
    maker: PersonId | None
    """Nobody, where a bot drew it."""


Wall = Mapping[str, Hung]
"""By what each goes by: what one person may look at now, and no other drawing."""


def bare(_: PersonId) -> Wall:
    """Where nothing was drawn."""
    return {}


def cheer(who: PersonId, action: asked.CheerDrawing, wall: Wall) -> tuple[RoomEvent, ...]:
    """One of a kind for each drawing; whether another one hangs somewhere, nobody is told."""
    hung = wall.get(action.drawing)
    if hung is None:
        raise NotNow("not_on_the_wall")
    if hung.maker == who:
        raise BrokenRule("own_drawing")
    given = (action.drawing, action.kind, action.on)
    return (happened.DrawingCheered(who, hung.number, *given),)


def on_drawing_cheered(room: Room, event: happened.DrawingCheered) -> tuple[Cheered, ...]:
    """The same drawings, this one changed; of one that nothing is left on nothing is kept."""
    fresh = Cheered(event.drawing, event.number)
    is_new = all(it.drawing != event.drawing for it in room.cheered)
    drawings = (*room.cheered, fresh) if is_new else room.cheered
    changed = [_changed(it, event) if it.drawing == event.drawing else it for it in drawings]
    return tuple([it for it in changed if it.hearts or it.laughs])


def _changed(drawing: Cheered, event: happened.DrawingCheered) -> Cheered:
    field = "hearts" if event.kind == "heart" else "laughs"
    others = tuple([it for it in getattr(drawing, field) if it != event.person])
    return replace(drawing, **{field: (*others, event.person) if event.on else others})


def still_seen(room: Room, number: int) -> tuple[Cheered, ...]:
    """Those that may be looked at once the game of this number has begun: the last one's."""
    return tuple([it for it in room.cheered if it.number >= number - 1])


def best_loved(room: Room, number: int) -> Cheered | None:
    """The drawing of this game with most hearts; of equals the one that made more laugh, then the first."""
    loved = [it for it in room.cheered if it.number == number and it.hearts]
    return max(loved, key=lambda it: (len(it.hearts), len(it.laughs)), default=None)
