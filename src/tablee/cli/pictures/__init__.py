"""Tables drawn with letters: a game has a picture of its own only where a plain layout would be hard to play from."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tablee.cli.wording import Wording

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tablee.core.offers import Value

_DRAWN = {
    "between": "between:BetweenPicture",
    "line": "light_line:LinePicture",
    "kidz-line": "light_line:KidzPicture",
    "solo-line": "light_line:BenchPicture",
    "long-line": "light_line:BenchPicture",
    "head-line": "light_line:BenchPicture",
    "wordz": "wordz:WordzPicture",
    "entre-les-lignes": "entre_les_lignes:GalleryPicture",
    "trapwords": "trapwords:DungeonPicture",
}


class Picture:
    """What a game adds to the plain layout of its views, and how it writes what can be chosen: nothing."""

    covers: frozenset[str] = frozenset()
    """Fields of the view, `own.` and `places.` before theirs, that need not be laid out any more."""

    sample = "…"
    """Something that could be typed where the values are not shown."""

    legend: str | None = None
    """The key of the sentence that says how to read it."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def draw(self, view: Any, shown: Any) -> "RenderableType | None":
        """What lies on the table; attachments are shown by their names."""

    def draw_own(self, view: Any) -> "RenderableType | None":
        """What only this seat may see, instead of its fields."""

    def looks(self, view: Any) -> Any:
        """What has to change before the table is worth drawing again."""
        return view

    def write(self, view: Any, field: str, value: "Value") -> str | None:
        """A value as it is typed, where that is special."""

    def read(self, view: Any, field: str, typed: str) -> "Value | None":
        """The value that was typed so."""

    def is_listed(self, view: Any, field: str) -> bool:
        """Whether the values are shown: finding them may be the game."""
        return True


def picture_of(key: str) -> type[Picture]:
    if key not in _DRAWN:
        return Picture
    module, _, name = _DRAWN[key].partition(":")
    found: type[Picture] = getattr(import_module(f"{__name__}.{module}"), name)
    return found
