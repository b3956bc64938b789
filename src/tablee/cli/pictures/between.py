"""Between with letters: the seats, the board, and what only one of them may see."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.cli.names import Names
from tablee.cli.panels import PUBLIC
from tablee.cli.paragraph import Paragraph
from tablee.cli.pictures import Picture
from tablee.cli.pictures.board import Board
from tablee.cli.speech import Speech
from tablee.games.between.pieces import Card, Interval
from tablee.games.between.view import OpenPlace, View

FACE_DOWN = "▒▒"
NO = "×"
_MARKS = {"crossed": "×", "circled": "o", "blank": ""}


class BetweenPicture(Picture):
    covers = frozenset({"round", "places", "first", "active", "has_asked"})

    def draw(self, view: View, shown: Mapping[str, bytes]) -> RenderableType:
        names, say = self.wording.names, self.wording.say
        parts: list[RenderableType] = [seats_panel(view, names, say)]
        if view.options.follow_up == "board" and view.phase != "choose":
            rows = {
                label(seat, names): dict.fromkeys(place.noes, NO)
                for seat, place in enumerate(view.places)
            }
            parts += [Text(say("between.board"), style="dim"), Board(rows, laid_open(view))]
        return Group(*parts)

    def draw_own(self, view: View) -> RenderableType | None:
        return (
            None if view.own is None else private_lines(view, self.wording.names, self.wording.say)
        )


def label(seat: int, names: Names) -> str:
    return f"{seat + 1} {names.short(seat)}".rstrip()


def laid_open(view: View) -> frozenset[Card]:
    """The cards everybody can see."""
    laid = [card for place in view.places for card in place.between + place.above]
    return frozenset(laid + [card for find in view.finds for card in find.interval])


def seats_panel(view: View, names: Names, say: Speech) -> Panel:
    table = Table(box=None, expand=True, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column(say("between.column.seat"))
    table.add_column(say("between.column.hand"), justify="right")
    table.add_column(say("between.column.interval"), ratio=3)
    table.add_column(say("between.column.above"), ratio=2)
    table.add_column(say("between.column.points"), justify="right")
    table.add_column(say("between.column.joker"))
    table.add_column(say("between.column.state"))
    for seat in range(len(view.places)):
        table.add_row(*_seat_row(view, seat, names, say), style=_style(view, seat))
    length = say(f"between.length.{view.options.length}")
    title = say("between.title", round=view.round, length=length)
    return Panel(table, title=title, **PUBLIC)


def _style(view: View, seat: int) -> str:
    if view.places[seat].is_out:
        return "dim"
    return "bold" if seat == view.active else ""


def _seat_row(view: View, seat: int, names: Names, say: Speech) -> tuple[str, ...]:
    place = view.places[seat]
    return (
        "▶" if seat == view.active else "",
        label(seat, names),
        str(place.hand_size),
        _interval(place, _found(view, seat)) if place.has_chosen else "",
        " ".join(map(str, sorted(place.above))),
        str(place.points),
        say("between.joker.ready" if place.has_joker else "between.joker.spent"),
        _state(place, say),
    )


def _found(view: View, seat: int) -> Interval | None:
    return next((find.interval for find in view.finds if find.whom == seat), None)


def _interval(place: OpenPlace, found: Interval | None) -> str:
    """Two cards, face up once they were found, and what lies between them."""
    low, high = found or (FACE_DOWN, FACE_DOWN)
    between = " ".join(map(str, sorted(place.between))) or "  "
    return f"[{low}] {between} [{high}]"


def _state(place: OpenPlace, say: Speech) -> str:
    states = {"choosing": not place.has_chosen, "out": place.is_out}
    return ", ".join(say(f"between.state.{name}") for name, holds in states.items() if holds)


def private_lines(view: View, names: Names, say: Speech) -> RenderableType:
    assert view.own is not None
    cards = Table.grid(padding=(0, 2))
    cards.add_row(*titled_cards(view, say))
    whispers = [Paragraph(text) for text in _whispers(view, names, say)]
    return Group(cards, *whispers, *_sheets(view, say))


def titled_cards(view: View, say: Speech) -> Iterator[Text]:
    """Before the choice, all the cards; then what is hidden apart from what is held."""
    own = view.own
    assert own is not None
    if own.interval is None:
        yield _titled(say("between.private.hand"), _row(own.hand))
        return
    held = _row(own.hand) or say("between.private.empty")
    low, high = own.interval
    yield _titled(say("between.private.interval"), f"[{low}] [{high}]")
    yield _titled(say("between.private.hand"), held)


def _titled(title: str, text: str) -> Text:
    return Text.assemble((f"{title} ", "dim"), (text, "bold"))


def _row(cards: tuple[Card, ...]) -> str:
    return "  ".join(map(str, cards))


def _whispers(view: View, names: Names, say: Speech) -> Iterator[str]:
    """What my joker told me, and what was proposed to me, as long as it may still matter."""
    assert view.own is not None
    for it in view.own.jokers:
        if it.asker == view.seat:
            answer = "yes" if it.is_hidden else "no"
            whom = names[it.whom]
            yield say(f"between.private.joker.{answer}", value=it.value, whom=whom)
    for miss in view.own.misses:
        if miss.whom == view.seat:
            low, high = miss.proposal
            yield say("between.private.miss", who=names[miss.by], low=low, high=high)


def _sheets(view: View, say: Speech) -> Iterator[RenderableType]:
    assert view.own is not None
    is_early = view.phase == "choose" and not view.own.notes
    if view.options.follow_up != "notes" or is_early:
        return
    rows: dict[str, dict[Card, str]] = {
        str(seat + 1): {} for seat in range(len(view.places)) if seat != view.seat
    }
    for note in view.own.notes:
        rows[str(note.whom + 1)][note.value] = _MARKS[note.mark]
    yield Text(say("between.private.sheets"), style="dim")
    yield Board(rows)
