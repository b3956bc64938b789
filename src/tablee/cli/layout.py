"""A table laid out from a view and the words for its fields: everybody's places, the rest, and what is one's own."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table

from tablee.cli.panels import PRIVATE, PUBLIC
from tablee.cli.paragraph import Paragraph
from tablee.cli.scene import Scene
from tablee.cli.wording import plain

ASIDE = ("type", "seat", "options", "offers", "deadline", "outcome", "own", "phase", "team")
"""What the rest of the terminal says, or what is no news to a person."""
YES = "✓"


def laid_out(scene: Scene, view: Any, shown: Mapping[str, bytes]) -> RenderableType:
    """What one seat sees."""
    own = own_panel(scene, view, scene.say("layout.own"))
    return Group(*public(scene, view, shown), *([own] if own else []))


def laid_open(
    scene: Scene, views: Mapping[int | None, Any], shown: Mapping[str, bytes]
) -> RenderableType:
    """With every card open: what a spectator sees, and what each seat has for itself."""
    owns = (
        own_panel(scene, view, scene.names[seat])
        for seat, view in views.items()
        if seat is not None
    )
    return Group(*public(scene, views[None], shown), *(it for it in owns if it))


def public(scene: Scene, view: Any, shown: Mapping[str, bytes]) -> Iterator[RenderableType]:
    data, covered = plain(view), scene.picture.covers
    places = [_rows(scene, view, name, data[name]) for name in data if _is_place(data, name)]
    aside = {*ASIDE, *covered, *[it for it in data if _is_place(data, it)]}
    inside = [*(it for it in places if it), *_lines(scene, data, aside)]
    if inside:
        yield Panel(Group(*inside), title=scene.game.ABOUT.title, **PUBLIC)
    drawn = scene.picture.draw(view, shown)
    if drawn is not None:
        yield drawn


def own_panel(scene: Scene, view: Any, title: str) -> Panel | None:
    """What only this seat knows."""
    own = scene.picture.draw_own(view)
    if own is None and (data := plain(view).get("own")):
        covered = {it.removeprefix("own.") for it in scene.picture.covers if it.startswith("own.")}
        own = _facts(scene, data, "own.", covered)
    return None if own is None else Panel(own, title=title, **PRIVATE)


def _is_place(data: Mapping[str, Any], name: str) -> bool:
    """Places and teams: a record for each of them."""
    return name in ("places", "teams") and isinstance(data[name], list | tuple)


def _rows(scene: Scene, view: Any, name: str, rows: list[dict[str, Any]]) -> Table | None:
    if name in scene.picture.covers or not rows:
        return None
    shown = {
        field: label
        for field in rows[0]
        if f"{name}.{field}" not in scene.picture.covers
        and (label := _label(scene, field, f"{name}."))
        and any(not _is_blank(row[field]) for row in rows)
    }
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column("")
    for label in shown.values():
        table.add_column(label, justify="left")
    active = getattr(view, "active", None) if name == "places" else None
    for number, row in enumerate(rows):
        mark = "▶" if number == active else ""
        values = [_value(scene, field, row[field]) for field in shown]
        table.add_row(mark, _row_name(scene, name, number), *values)
    return table


def _row_name(scene: Scene, name: str, number: int) -> str:
    if name == "teams":
        return scene.telling.say(f"team.{number}") or str(number + 1)
    return f"{number + 1} {scene.names.short(number)}".rstrip()


def _lines(scene: Scene, data: Mapping[str, Any], aside: set[str]) -> Iterator[RenderableType]:
    """What is short in one paragraph; what is not has lines of its own."""
    short, long = [], {}
    for name, value in data.items():
        if name in aside or _is_blank(value) or not (label := _label(scene, name, "")):
            continue
        if isinstance(value, list | tuple | dict):
            long[name] = value
        else:
            short.append(f"{label}{scene.say('layout.is')}{scene.telling.shown(name, value)}")
    if short:
        yield Paragraph(" · ".join(short))
    if rest := _facts(scene, long, "", aside):
        yield rest


def _facts(scene: Scene, data: Mapping[str, Any], before: str, aside: set[str]) -> Table | None:
    """A line for each field that says something."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    table.add_column()
    for name, value in data.items():
        if name in aside or _is_blank(value):
            continue
        label = _label(scene, name, before)
        if label and (text := _text(scene, name, value)):
            table.add_row(label, Paragraph(text))
    return table if table.rows else None


def _label(scene: Scene, name: str, before: str) -> str:
    """Empty where it is not to be shown."""
    return scene.label(name, f"view.{before}{name}", f"view.{name}")


def _text(scene: Scene, name: str, value: Any) -> str:
    """Records one a line, and rows that everybody has with their names; whatever else in one."""
    if _is_by_seat(scene, value):
        rows = [f"{scene.names[seat]}{scene.say('layout.is')}" for seat in range(len(value))]
        return ", ".join(
            row + scene.telling.shown(name, it) for row, it in zip(rows, value, strict=True)
        )
    if isinstance(value, list | tuple) and value and isinstance(value[0], dict):
        return "\n".join(_text(scene, name, it) for it in value)
    if isinstance(value, dict):
        parts = [
            f"{label}{scene.say('layout.is')}{scene.telling.shown(field, it)}"
            for field, it in value.items()
            if field != "type" and not _is_blank(it) and (label := _label(scene, field, f"{name}."))
        ]
        return ", ".join(parts)
    return scene.telling.shown(name, value)


def _is_by_seat(scene: Scene, value: Any) -> bool:
    """A row of rows, as many as there are seats."""
    is_rows = isinstance(value, list | tuple) and all(isinstance(it, list | tuple) for it in value)
    return is_rows and len(value) == len(scene.names)


def _value(scene: Scene, field: str, value: Any) -> str:
    if isinstance(value, bool):
        return YES if value else ""
    return "" if _is_blank(value) and value != 0 else _text(scene, field, value)


def _is_blank(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, str | list | tuple) and not value)
