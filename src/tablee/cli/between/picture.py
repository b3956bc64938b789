"""A table of Between, drawn with letters: the seats, the board, and what only one of them may see."""

from collections.abc import Mapping
from typing import Any

from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.cli.between.board import Board
from tablee.cli.between.private import private_lines, titled_cards
from tablee.cli.names import Names
from tablee.cli.speech import Speech
from tablee.games.between.pieces import Card, Interval
from tablee.games.between.view import OpenPlace, View

FACE_DOWN = "▒▒"
NO = "×"
_PUBLIC: dict[str, Any] = {"box": ROUNDED, "border_style": "cyan", "title_align": "left"}
_PRIVATE: dict[str, Any] = {"box": HEAVY, "border_style": "yellow", "title_align": "left"}


def seat_picture(view: View, names: Names, say: Speech) -> RenderableType:
    """What one seat sees."""
    private = Panel(private_lines(view, names, say), title=say("between.private"), **_PRIVATE)
    return Group(*_public(view, names, say), private)


def open_picture(views: Mapping[int | None, View], names: Names, say: Speech) -> RenderableType:
    """With every card open; the view of nobody's seat tells the rest."""
    hands = Table.grid(padding=(0, 2))
    for seat, view in views.items():
        if seat is not None:
            hands.add_row(label(seat, names), *titled_cards(view, "between.column", say))
    every_hand = Panel(hands, title=say("between.every_hand"), **_PRIVATE)
    return Group(*_public(views[None], names, say), every_hand)


def _public(view: View, names: Names, say: Speech) -> list[RenderableType]:
    parts: list[RenderableType] = [seats_panel(view, names, say)]
    if view.options.follow_up == "board" and view.phase != "choose":
        rows = {
            label(seat, names): dict.fromkeys(place.noes, NO)
            for seat, place in enumerate(view.places)
        }
        parts += [Text(say("between.board"), style="dim"), Board(rows, laid_open(view))]
    return parts


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
    return Panel(table, title=title, **_PUBLIC)


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
