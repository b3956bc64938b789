"""`tablee new-game`: a package of one's own, whole and playable, to be changed bit by bit.

It is our smallest example under another name, so what one begins with is what our own tests play.
"""

import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from tablee import registry
from tablee.cli.console import print_sentence
from tablee.cli.errors import Problem, politely
from tablee.cli.options import Lang
from tablee.cli.speech import from_environment, speech
from tablee.core.text import fold, tidy

Name = Annotated[str, typer.Argument(metavar="NAME", help="What the game is called.")]
Into = Annotated[
    Path,
    typer.Option("--into", metavar="DIR", help="Where its folder is to be; here if not given."),
]

LONGEST = 40
SPOKEN = re.compile(r"[^\W_]([^\W_]|[ ’'!-])*")
"""Letters, digits and what joins them: a title stands in code, in texts and in addresses."""
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Naming(NamedTuple):
    """What a game is called, in every place that calls it."""

    title: str
    key: str
    prefix: str

    @property
    def package(self) -> str:
        return self.key.replace("-", "_")

    def put_for(self, other: "Naming", text: str) -> str:
        """A text about another game, said of this one."""
        text = re.sub(rf"\b{other.prefix}\b", self.prefix, text)
        small = other.prefix.lower()  # in names of tests, anchors and classes
        text = re.sub(rf"(?<![a-z]){small}(?=[-_])", self.prefix.lower(), text)
        # Last of all: a new name may well hold the old prefix.
        for its, mine in zip((*other[:2], other.package), (*self[:2], self.package), strict=True):
            text = text.replace(its, mine)
        return text


EXAMPLE = Naming("Pierre-feuille-ciseaux", "pierre-feuille-ciseaux", "PF")


@politely
def new_game(name: Name, into: Into = Path(), lang: Lang = None) -> None:
    """Begin a game of your own: writes a package with rules, bot, screen, texts and tests."""
    naming = named(name)
    folder = into / naming.key
    if into.exists() and not into.is_dir():
        raise Problem("not_a_folder", path=str(into))
    if folder.exists():
        raise Problem("folder_exists", path=str(folder))
    write(naming, folder)
    say = speech(lang or from_environment())
    for sentence in ("written", "try", "play", "tutorial"):
        print_sentence(say(f"new_game.{sentence}", title=naming.title, folder=folder))


def named(name: str) -> Naming:
    """What follows from a name, be it written as a title or as a key."""
    title = tidy(name).replace("'", "’")
    key = "-".join(re.findall("[a-z0-9]+", fold(title)))
    letters = re.sub("[^a-z]", "", "".join(it[0] for it in key.split("-") if it))
    prefix = (letters if len(letters) > 1 else re.sub("[^a-z]", "", key))[:2].upper()
    if not SPOKEN.fullmatch(title) or not KEY.fullmatch(key) or len(prefix) < 2:
        raise Problem("bad_game_name", name=name)
    if len(title) > LONGEST or len(key) > LONGEST:
        raise Problem("long_game_name", name=name, longest=LONGEST)
    if title == key:
        title = key.replace("-", " ").capitalize()
    naming = Naming(title, key, prefix)
    if key in registry.keys() or _is_a_module(naming.package):  # noqa: SIM118 (a module, not a dict)
        raise Problem("game_name_taken", name=name)
    return naming


def _is_a_module(package: str) -> bool:
    """Whether Python means something else by it."""
    return iskeyword(package) or package in sys.stdlib_module_names or bool(find_spec(package))


def write(naming: Naming, folder: Path) -> None:
    folder.mkdir(parents=True)
    example = example_folder()
    for path in _files(example):
        to = folder / naming.put_for(EXAMPLE, path.relative_to(example).as_posix())
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(naming.put_for(EXAMPLE, path.read_text("utf-8")), "utf-8")
    (folder / "src" / naming.package / "door.d.ts").write_text(door(), "utf-8")


def example_folder() -> Path:
    return _place("example", f"examples/{EXAMPLE.key}")


def door() -> str:
    """What a screen is given and may bring, as its maker's editor reads it."""
    types = _place("door.ts", "web/src/games/door.ts").read_text("utf-8")
    return types.replace("export const", "export declare const")


def _place(installed: str, kept: str) -> Path:
    """Inside the package once it is installed; in a checkout, where it is kept."""
    package = Path(__file__).parents[1]
    inside = package / installed
    return inside if inside.exists() else package.parents[1] / kept


def _files(folder: Path) -> Iterator[Path]:
    """Those that were written, not what tools leave beside them."""
    for path in sorted(folder.iterdir()):
        if path.is_file():
            yield path
        elif path.name == ".github" or not path.name.startswith((".", "__", "dist")):
            yield from _files(path)
