"""Write the browser's types from the Python records, so that both sides of the wire cannot drift apart.

Into web/src/wire: messages.ts, one file for each game, the faces of LIGHT-LINE's cards, WORDZ's letters, and games.json
for the tests.
tools/client.py runs this before anything that reads them; another folder may be named.
"""

import ast
import inspect
import re
import sys
import textwrap
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from tablee import registry
from tablee.core import clock, offers
from tablee.core.outcome import Outcome
from tablee.games.light_line.cards import BACK, DECK, FACES
from tablee.games.wordz.pieces import CONSONANT_CARDS, VOWEL_CARDS, VOWELS
from tablee.review.review import Review
from tablee.server.found import HowFar, LogFound
from tablee.server.packs import CheckWords, OfferedPacks, OwnWords, PackOfWords, WordsChecked
from tablee.server.shelf import Shelf
from tablee.server.shelf import shelf as on_the_shelf
from tablee.server.talk import PHRASES
from tablee.tables import log, wire
from tablee.tables.evening import EveningSheet
from tablee.tables.room.sight import RoomView
from tablee.words.families import Kinship

WIRE = Path(__file__).parent.parent / "web" / "src" / "wire"
NOTICE = "// Written by tools/wire_to_ts.py from the Python records, before every build."
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
    msgspec.Raw: "unknown",
}
SENT = (
    *(wire.FromBrowser, wire.OpenTable, wire.JoinTable, wire.BringScreen),
    *(wire.LookAtTable, wire.GoOn, wire.PlayDeal, CheckWords),
)
TOLD = (
    wire.ToBrowser,
    wire.TableFound,
    wire.Joined,
    wire.ScreenBrought,
    wire.ReplayStep,
    wire.DealFound,
    EveningSheet,
    HowFar,
    Kinship,
    LogFound,
    OfferedPacks,
    OwnWords,
    PackOfWords,
    Review,
    RoomView,
    Shelf,
    WordsChecked,
    log.AnyLine,
)
CORE: tuple[tuple[Any, types.ModuleType], ...] = (
    (offers.Offers, offers),
    (Outcome, offers),
    (clock.Pace, clock),
)

Struct = type[msgspec.Struct]


class Sheet:
    """One TypeScript file in the making: declarations in the order in which they are first needed."""

    def __init__(self, known: Mapping[str, str]) -> None:
        self.known = known
        """Names that another file declares, and how they are declared there."""
        self.declared: dict[str, str] = {}
        self.borrowed: set[str] = set()
        self.sent: set[Struct] = set()
        """Records that only browsers write: their defaults may be left out."""

    def declare(self, name: str, text: str) -> str:
        if self.known.get(name) == text:
            self.borrowed.add(name)
        elif self.declared.setdefault(name, text) != text:
            raise SystemExit(f"two different types are called {name}")
        return name

    def alias(self, name: str, hint: Any, home: Mapping[str, Any]) -> None:
        self.declare(name, f"export type {name} = {self.spell_union(hint, home)};")

    def spell(self, hint: Any, home: Mapping[str, Any]) -> str:
        """A type as TypeScript writes it; `home` is the module that wrote it, for the names it uses."""
        if isinstance(hint, NewType):
            return self.declare(
                hint.__name__,
                f"export type {hint.__name__} = {self.spell(hint.__supertype__, home)};",
            )
        if is_record(hint):
            return self.record(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if name := name_of(hint, home):
            self.alias(name, hint, home)
            return name
        return self.spell_union(hint, home)

    def spell_union(self, hint: Any, home: Mapping[str, Any]) -> str:
        origin, inside = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.spell(part, home) for part in inside))
        if origin is Literal:
            return " | ".join(
                f'"{value}"' if isinstance(value, str) else str(value) for value in inside
            )
        if origin is tuple and inside[-1] is Ellipsis:
            return f"readonly {in_brackets(self.spell(inside[0], home))}[]"
        if origin is tuple:
            return f"readonly [{', '.join(self.spell(part, home) for part in inside)}]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Readonly<Record<string, {self.spell(inside[1], home)}>>"
        raise SystemExit(f"no TypeScript is known for {hint}")

    def record(self, kind: Struct) -> str:
        home = vars(sys.modules[kind.__module__])
        hints = get_type_hints(kind)
        docs = field_docs(kind)
        fields = [
            (name, self.spell(hints[name], home), self.is_optional(kind, name), docs.get(name))
            for name in kind.__struct_fields__
        ]
        body = (
            array_body(kind, fields)
            if kind.__struct_config__.array_like
            else object_body(kind, fields)
        )
        return self.declare(kind.__name__, f"{doc_of(kind)}{body}")

    def is_optional(self, kind: Struct, name: str) -> bool:
        field = next(it for it in msgspec.structs.fields(kind) if it.name == name)
        return kind in self.sent and not field.required

    def text(self, source: str) -> str:
        body = "\n".join(self.declared.values())
        names = ", ".join(it for it in sorted(self.borrowed) if re.search(rf"\b{it}\b", body))
        imports = [f'import type {{ {names} }} from "{source}";\n'] if names else []
        return "\n".join([f"{NOTICE}\n", *imports, *(f"{it}\n" for it in self.declared.values())])


Field = tuple[str, str, bool, str | None]


def object_body(kind: Struct, fields: list[Field]) -> str:
    lines: list[str] = []
    if kind.__struct_config__.tag is not None:
        lines.append(
            f'  readonly {kind.__struct_config__.tag_field}: "{kind.__struct_config__.tag}";'
        )
    for name, spelled, optional, doc in fields:
        if doc:
            lines.append(f"  /** {doc} */")
        lines.append(f"  readonly {name}{'?' if optional else ''}: {spelled};")
    return "\n".join([f"export interface {kind.__name__} {{", *lines, "}"])


def array_body(kind: Struct, fields: list[Field]) -> str:
    inside = ", ".join(f"{name}: {spelled}" for name, spelled, *_ in fields)
    return f"export type {kind.__name__} = readonly [{inside}];"


def is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def name_of(hint: Any, home: Mapping[str, Any]) -> str | None:
    """What its module calls a compound type; a plain number has no name of its own."""
    return next(
        (
            name
            for name, value in home.items()
            if name[0].isupper() and get_origin(value) is not None and value == hint
        ),
        None,
    )


def in_brackets(spelled: str) -> str:
    return f"({spelled})" if " " in spelled else spelled


def doc_of(kind: Struct) -> str:
    doc = kind.__dict__.get("__doc__")
    return f"/** {' '.join(doc.split())} */\n" if doc else ""


def field_docs(kind: Struct) -> dict[str, str]:
    """The sentence under a field, its own or inherited, where there is one."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    docs: dict[str, str] = {}
    for base in kind.__bases__:
        docs |= field_docs(base) if base is not msgspec.Struct else {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(value=ast.Constant(str(doc))):
                docs[name] = " ".join(doc.split())
            case _:
                pass
    return docs


def records_in(hint: Any) -> Iterator[Struct]:
    """Every record that a type can hold."""
    if is_record(hint):
        yield hint
        for inner in get_type_hints(hint).values():
            yield from records_in(inner)
    for inner in get_args(hint):
        yield from records_in(inner)


def messages() -> Sheet:
    sheet = Sheet({})
    told = {kind for root in TOLD for kind in records_in(root)}
    sheet.sent = {kind for root in SENT for kind in records_in(root)} - told
    home = vars(wire)
    for root in (*SENT, *TOLD):
        sheet.spell(root, home)
    for shared, module in CORE:
        sheet.spell(shared, vars(module))
    keys = " | ".join(f'"{key}"' for key in sorted(PHRASES))
    sheet.declare(
        "PhraseKey", f"/** What may be said without typing. */\nexport type PhraseKey = {keys};"
    )
    return sheet


def game_types(key: str, known: Mapping[str, str]) -> Sheet:
    kinds = registry.game(key).TYPES
    sheet = Sheet(known)
    for name in ("View", "Action", "Seen", "Event", "Options"):
        hint = getattr(kinds, name.lower())
        if is_record(hint):
            spelled = sheet.spell(hint, {})
            if spelled != name:
                sheet.declare(name, f"export type {name} = {spelled};")
        else:
            sheet.alias(name, hint, {})
    return sheet


def deck() -> str:
    """The faces of LIGHT-LINE's cards, for drawing them."""
    cards = [
        f"  {card}: {{ back: {BACK[card]}, lines: {{ {_lines_of(card)} }} }}," for card in DECK
    ]
    head = (
        "export interface Printed {",
        "  /** The number on its back. */",
        "  readonly back: number;",
        "  /** The stubs that the line of each colour joins, upright. */",
        "  readonly lines: Readonly<Record<string, readonly [number, number]>>;",
        "}\n",
        "export const DECK: Readonly<Record<number, Printed>> = {",
    )
    return "\n".join([f"{NOTICE}\n", *head, *cards, "};\n"])


def _lines_of(card: int) -> str:
    return ", ".join(f"{it}: [{a}, {b}]" for it, (a, b) in FACES[card][0].ends.items())


def letters() -> str:
    """WORDZ's cards in each language, for printing them."""
    decks = [
        f'  {language}: "{"".join((*vowels, *CONSONANT_CARDS[language]))}",'
        for language, vowels in VOWEL_CARDS.items()
    ]
    head = (
        "/** With a yellow back; the others have a blue one. */",
        f'export const VOWELS = "{VOWELS}";\n',
        "export const LETTERS: Readonly<Record<string, string>> = {",
    )
    return "\n".join([f"{NOTICE}\n", *head, *decks, "};\n"])


def shelf() -> str:
    """What may be agreed in each game, as the server lists it: for tests."""
    ours = [it for it in on_the_shelf().games if it.is_ours]
    return msgspec.json.format(msgspec.json.encode(ours), indent=1).decode() + "\n"


def files() -> Iterator[tuple[str, str]]:
    shared = messages()
    ours = filter(registry.is_ours, registry.keys())
    games = {key: game_types(key, shared.declared) for key in ours}
    yield "messages.ts", shared.text("")
    yield "deck.ts", deck()
    yield "letters.ts", letters()
    yield "games.json", shelf()
    for key, sheet in games.items():
        yield f"{key}.ts", sheet.text("./messages")


def main(folder: Path = WIRE) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in dict(files()).items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
