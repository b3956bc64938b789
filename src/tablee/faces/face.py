"""A game's face: the files beside its module that a player sees, read once and looked over.

Whatever is wrong with one is a trouble with a name, and keeps nobody from playing.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter
from typing import Any

from msgspec import DecodeError

from tablee import registry
from tablee.core.record import Record, decoder
from tablee.faces.card import INTERFACE, Card, Interface
from tablee.faces.fields import actions_of, events_of, seats_and_teams
from tablee.faces.trouble import Trouble, TroubleCode

LANGUAGES = ("en", "fr")
SCREEN = ("screen.js", "screen.css", "lesson.js")
"""What only a client of its interface can lay."""

_NAME = re.compile(r"[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*")
"""Of a file: the same in every address and on every disk."""

LARGEST = 2 * 2**20
LARGEST_IN_ALL = 16 * 2**20


class Face(Record, frozen=True):
    """All that a player sees of a game; empty where it brings nothing."""

    files: Mapping[str, bytes]
    """By their names below `face/`."""
    hash: str
    """Of the names and the contents: another face has another address."""
    card: Card
    texts: Mapping[str, Mapping[str, str]]
    """By language, and key."""
    seat_fields: tuple[str, ...]
    """The names under which actions, events and views speak of seats."""
    team_fields: tuple[str, ...]
    troubles: tuple[Trouble, ...]

    def words(self, language: str) -> Mapping[str, str]:
        """Its texts as they are written; none where it has none."""
        return self.texts.get(language, {})


@cache
def face_of(key: str) -> Face:
    """Of any game that can be played here."""
    return _Reading(key).face()


def troubles() -> tuple[Trouble, ...]:
    """All that is wrong with the packages that are installed here."""
    found = [Trouble(it.name, it.package, "broken", it.why) for it in registry.installed().broken]
    for it in registry.broken_bots():
        found.append(Trouble(it.name, it.package, "broken_bots", it.why))
    for key in registry.keys():  # noqa: SIM118 (a module, not a dict)
        found += face_of(key).troubles
    return tuple(found)


class _Reading:
    """One face while it is read."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.game = registry.game(key)
        self.files: dict[str, bytes] = {}
        self.troubles: list[Trouble] = []

    def face(self) -> Face:
        self._read_files()
        card = self._card()
        texts = self._texts()
        seats, teams = seats_and_teams(self.game.TYPES)
        found = tuple(self.troubles)
        return Face(self.files, _hash_of(self.files), card, texts, seats, teams, found)

    def _note(self, code: TroubleCode, detail: str) -> None:
        package = registry.installed().packages.get(self.key, "tablee")
        self.troubles.append(Trouble(self.key, package, code, detail))

    def _read_files(self) -> None:
        room = LARGEST_IN_ALL
        for name, file in sorted(_files_of(self.game), key=itemgetter(0)):
            if not _NAME.fullmatch(name):
                self._note("unreadable", ascii(name))
                continue
            try:
                with file.open("rb") as opened:
                    content = opened.read(LARGEST + 1)
            except OSError:
                self._note("unreadable", name)
                continue
            if len(content) > min(LARGEST, room):
                self._note("too_large", name)
            else:
                self.files[name] = content
                room -= len(content)

    def _card(self) -> Card:
        """A screen has to say for which interface it was made; else it is not laid."""
        interface = self._read("face.json", Interface)
        if interface is not None and interface.interface > INTERFACE:
            self._note("newer_interface", "face.json")
        elif interface is not None and (card := self._read("face.json", Card)) is not None:
            return card  # type: ignore[no-any-return]
        elif "face.json" not in self.files and self.files.keys() & set(SCREEN):
            self._note("missing_file", "face.json")
        for name in SCREEN:
            self.files.pop(name, None)
        return Card(INTERFACE)

    def _texts(self) -> Mapping[str, Mapping[str, str]]:
        names = {language: f"words.{language}.json" for language in LANGUAGES}
        if not self.files.keys() & set(names.values()):
            return {}
        texts: dict[str, dict[str, str]] = {}
        for language, name in names.items():
            if name not in self.files:
                self._note("missing_file", name)
            elif (words := self._read(name, dict[str, str])) is not None:
                texts[language] = words
        written = set().union(*texts.values())
        for language, words in texts.items():
            unsaid = {it for it in self._needed() if not _has(words, it)}
            if missing := sorted(unsaid | (written - words.keys())):
                self._note("missing_text", f"{names[language]}: {', '.join(missing)}")
        return texts

    def _needed(self) -> set[str]:
        types = self.game.TYPES
        actions = {f"action.{tag}" for tag in actions_of(types)}
        return actions | {f"told.{tag}" for tag in events_of(types)}

    def _read(self, name: str, kind: Any) -> Any:
        """A file as what it should be; nothing where it is not there, or is something else."""
        if name not in self.files:
            return None
        try:
            return decoder(kind).decode(self.files[name])
        except (DecodeError, UnicodeDecodeError, RecursionError):
            self._note("unreadable", name)
            return None


def _has(words: Mapping[str, str], key: str) -> bool:
    """An event may be told by its variants alone."""
    is_told = key.startswith("told.") and any(it.startswith(f"{key}.") for it in words)
    return key in words or is_told


def _files_of(game: Any) -> Iterator[tuple[str, Traversable]]:
    """Every file of the folder `face` in the package that holds the game's module, by its name in there."""
    package = getattr(game, "__package__", None) or type(game).__module__.rpartition(".")[0]
    try:
        folder = files(package) / "face"
        yield from _below(folder, "")
    except (ImportError, OSError, TypeError, ValueError):
        return  # a single module, say: there is no folder to have


def _below(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    for it in folder.iterdir() if folder.is_dir() else ():
        if it.name.startswith((".", "__")):
            continue
        if it.is_dir():
            yield from _below(it, f"{prefix}{it.name}/")
        else:
            yield f"{prefix}{it.name}", it


def _hash_of(contents: Mapping[str, bytes]) -> str:
    whole = sha256()
    for name, content in sorted(contents.items()):
        whole.update(f"{name}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()[:16]
