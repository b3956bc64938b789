"""Packages as an installer leaves them: a folder to import, and its name and entry points beside it."""

import importlib
import sys
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent

from tablee import registry
from tablee.faces.face import face_of
from tablee.server import faces, shelf

GAME = """
from tests.third_party import *
from tests.third_party import ABOUT as _about
from tablee.core.record import replace

ABOUT = replace(_about, key={key!r}, title={key!r}.title())
"""


PROJECT = """
[project]
name = "my-game"
[project.entry-points."tablee.games"]
mine = "my_game.game"
"""


def write_project(folder: Path) -> Path:
    """A package as somebody writes it, not installed; gives the module of its game."""
    game = folder / "src" / "my_game" / "game.py"
    game.parent.mkdir(parents=True)
    (folder / "pyproject.toml").write_text(PROJECT)
    (game.parent / "__init__.py").touch()
    game.write_text(GAME.replace("{key!r}", "'mine'"))
    return game


class Packages:
    """A folder on the path, in which packages can be laid."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def lay(
        self,
        key: str,
        code: str = GAME,
        *,
        face: Mapping[str, str | bytes] | None = None,
        bots: str | None = None,
        entry_points: str | None = None,
    ) -> Path:
        """A package that offers one game, under the key; gives its folder."""
        module = f"{key.replace('-', '_')}_package"
        folder = self.folder / module
        folder.mkdir()
        (folder / "__init__.py").touch()
        (folder / "game.py").write_text(dedent(code.replace("{key!r}", repr(key))))
        offers = f"[tablee.games]\n{key} = {module}.game\n"
        if bots is not None:
            (folder / "bots.py").write_text(dedent(bots))
            offers += f"[tablee.bots]\n{key} = {module}.bots\n"
        for name, content in (face or {}).items():
            path = folder / "face" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        about = self.folder / f"{module}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(entry_points or offers)
        self.look_again()
        return folder

    def look_again(self) -> None:
        """As a server does that is started anew, when something has changed."""
        importlib.invalidate_caches()
        for name in [it for it in sys.modules if it.partition(".")[0].endswith("_package")]:
            del sys.modules[name]
        registry.forget()
        for remembered in (face_of, shelf.shelf, shelf.asset, faces.asset):
            remembered.cache_clear()
