"""Write docs/protocol.md from the message records: what a browser and a table say to each other.

python -m tools.protocol            writes the page
python -m tools.protocol --check    writes nothing, and fails when the page would change
"""

import sys
import types
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from tablee.review.review import Curve, Remark, Review
from tablee.server.found import HowFar, LogFound, LogOpened
from tablee.server.packs import CheckWords, OfferedPacks, OwnWords, PackOfWords, WordsChecked
from tablee.server.shelf import Shelf
from tablee.tables import log, wire
from tablee.tables.evening import EveningSheet
from tablee.tables.room.actions import RoomAction
from tablee.tables.room.sight import LastGameView
from tools.wire_to_ts import field_docs, is_record, records_in

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
PLAIN: dict[Any, str] = {
    int: "whole number",
    float: "number",
    str: "text",
    bool: "true or false",
    type(None): "null",
    Any: "anything",
    msgspec.Raw: "anything",
}
SECTIONS: tuple[tuple[str, str, tuple[Any, ...]], ...] = (
    (
        "From the browser",
        "Over the socket `/ws/{code}`, one JSON object a message, told apart by its `type`. "
        "A screen has `/ws/{code}/screen`, and may only say `again_please` and `ping`.\n"
        "Where several people share a device, every address says by `?as=` and a person's number for whom it asks, "
        "and the key of that person must come along; a socket with `&curtain` is shown nothing of a game under way.",
        get_args(wire.FromBrowser),
    ),
    (
        "What a wish may be",
        "The `action` of a `wish`; a move in a game, the `action` of an `act`, is among the offers of the view.",
        get_args(RoomAction),
    ),
    ("To the browser", "Over the same socket.", get_args(wire.ToBrowser)),
    (
        "Over HTTP",
        "Bodies and answers are JSON; a failed request is answered with a `code` and, where a rule speaks, its `rule`.",
        (
            wire.OpenTable,
            wire.JoinTable,
            wire.Joined,
            wire.BringScreen,
            wire.ScreenBrought,
            wire.LookAtTable,
            wire.TableFound,
            wire.Inviter,
            LastGameView,
            wire.ReplayStep,
            HowFar,
            Review,
            Curve,
            Remark,
            LogFound,
            LogOpened,
            wire.GoOn,
            wire.PlayDeal,
            wire.DealFound,
            EveningSheet,
            Shelf,
            OfferedPacks,
            PackOfWords,
            CheckWords,
            WordsChecked,
            OwnWords,
        ),
    ),
    (
        "The log",
        "One JSON line each, told apart by `kind`; `GET /api/tables/{code}/log` once the game is over.",
        get_args(log.AnyLine),
    ),
)

Struct = type[msgspec.Struct]

SENT = {
    kind
    for root in (
        wire.FromBrowser,
        wire.OpenTable,
        wire.JoinTable,
        wire.BringScreen,
        wire.LookAtTable,
        wire.GoOn,
        wire.PlayDeal,
        CheckWords,
    )
    for kind in records_in(root)
}
"""What browsers write."""


def page() -> str:
    listed = [kind for _, _, kinds in SECTIONS for kind in kinds]
    parts = [it for it in dict.fromkeys(_inside(listed)) if it not in listed]
    sections = (*SECTIONS, ("Parts", "What the messages above are made of.", tuple(parts)))
    known = {*listed, *parts}
    lines = [
        "# The protocol",
        "",
        "Written by `tools/protocol.py` from the records in `src/tablee/tables`; `make check` fails on a difference.",
        *_paragraph(wire.__doc__ or ""),
    ]
    for title, lead, kinds in sections:
        lines += ["", f"## {title}", "", lead]
        for kind in kinds:
            lines += _message(kind, known)
    return "\n".join(lines) + "\n"


def _inside(kinds: Iterable[Struct]) -> Iterator[Struct]:
    return (inner for kind in kinds for inner in records_in(kind))


def _paragraph(doc: str) -> list[str]:
    """One sentence a line, as in every document here."""
    _, _, rest = doc.partition("\n\n")
    text = " ".join(rest.split())
    return ["", *text.replace(". ", ".\n").splitlines()] if text else []


def _message(kind: Struct, known: set[Struct]) -> list[str]:
    tag = kind.__struct_config__.tag
    lines = ["", f"### {kind.__name__}", ""]
    if doc := kind.__dict__.get("__doc__"):
        lines += [_cell(doc).replace("\\|", "|")]
    if tag is not None:
        lines += [f"`{kind.__struct_config__.tag_field}` is `{tag}`."]
    fields = msgspec.structs.fields(kind)
    if not fields:
        return lines if tag is not None else [*lines, "Nothing more."]
    hints, docs = get_type_hints(kind), field_docs(kind)
    lines += ["", "| field | type | |", "|---|---|---|"]
    for it in fields:
        type_ = spell(hints[it.name], known) + _unless_needed(kind, it)
        lines.append(f"| `{it.name}` | {type_} | {_cell(docs.get(it.name, '–'))} |")
    return lines


def _unless_needed(kind: Struct, field: Any) -> str:
    return "" if field.required or kind not in SENT else " (may be left out)"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def spell(hint: Any, known: set[Struct]) -> str:
    """A type in words; a record by its name, with the way to it."""
    if isinstance(hint, NewType):
        return spell(hint.__supertype__, known)
    if is_record(hint):
        name = hint.__name__
        return f"[{name}](#{name.lower()})" if hint in known else name
    if hint == RoomAction:
        return "one of [these](#what-a-wish-may-be)"
    if hint in PLAIN:
        return PLAIN[hint]
    return _spell_compound(hint, known)


def _spell_compound(hint: Any, known: set[Struct]) -> str:
    origin, inside = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _or(dict.fromkeys(spell(part, known) for part in inside))
    if origin is Literal:
        return _or(f"`{value}`" for value in inside)
    if origin is tuple and inside[-1] is Ellipsis:
        return f"list of: {spell(inside[0], known)}"
    if origin is tuple:
        return f"list of {len(inside)}: {', '.join(spell(part, known) for part in inside)}"
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return f"by name: {spell(inside[1], known)}"
    raise SystemExit(f"no words are known for {hint}")


def _or(parts: Iterable[str]) -> str:
    return " or ".join(parts)


def main(*, check: bool) -> int:
    text = page()
    is_stale = not PAGE.exists() or PAGE.read_text("utf-8") != text
    if check:
        if is_stale:
            print(f"{PAGE.name} is not what the records say; run python -m tools.protocol")
        return int(is_stale)
    PAGE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
