"""WORDZ with letters: each word in front of its seat, what is turned up in capitals, the rest by its back."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.pictures import Picture
from tablee.core.offers import Value

STYLES = {"vowel": "bold yellow", "consonant": "bold blue"}
BACKS = {"vowel": "@", "consonant": "#"}
"""As `tablee words match` writes them."""


class WordzPicture(Picture):
    covers = frozenset(
        {"places.row", "own.hand", "last_round", "ballots", "has_turned", "has_proposed"}
    )

    legend = "legend.wordz"

    def draw(self, view: Any, shown: Mapping[str, bytes]) -> RenderableType | None:
        table = Table.grid(padding=(0, 2))
        for seat, place in enumerate(view.places):
            if place.row:
                table.add_row(self.wording.names[seat], self._row(place.row))
        return table if table.rows else None

    def _row(self, row: Any) -> Text:
        signs = [
            Text(
                it.letter or BACKS[it.back], style=STYLES[it.back] if it.letter is None else "bold"
            )
            for it in row
        ]
        return Text(" ", no_wrap=True).join(signs)

    def write(self, view: Any, field: str, value: Value) -> str | None:
        """People count from 1."""
        return str(value + 1) if field == "place" and isinstance(value, int) else None

    def read(self, view: Any, field: str, typed: str) -> Value | None:
        return int(typed) - 1 if field == "place" and typed.isdecimal() and int(typed) else None

    def draw_own(self, view: Any) -> RenderableType | None:
        if view.own is None or not (view.own.hand or view.own.word):
            return None
        table = Table.grid(padding=(0, 2))
        labels = {name: self.wording.label(name, f"view.own.{name}") for name in ("hand", "word")}
        table.add_row(
            Text(labels["hand"], style="dim"), Text(" ".join(view.own.hand), style="bold")
        )
        if view.own.word:
            table.add_row(Text(labels["word"], style="dim"), Text(view.own.word, style="bold"))
        for draft in view.own.drafts[-3:]:
            mark = self.wording.telling.shown("is_listed", draft.is_listed)
            table.add_row(Text(draft.word, style="dim"), Text(mark, style="dim"))
        return table
