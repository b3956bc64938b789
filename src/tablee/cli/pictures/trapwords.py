"""Trapwords with letters: the dungeon, and the turn that is played in it."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.pictures import Picture

TEAMS = ("◆", "◇")
MONSTER = "☠"


class DungeonPicture(Picture):
    covers = frozenset(
        {
            "rooms",
            "monster",
            "monster_room",
            "turn",
            "turns",
            "last_round",
            "chat",
            "sheet",
            "curses",
        }
        | {"teams.room", "teams.effects", "glowing", "first"}
    )

    legend = "legend.trapwords"

    def looks(self, view: Any) -> Any:
        turn = view.turn and (
            view.turn.giver,
            view.turn.stage,
            view.turn.is_open,
            len(view.turn.words),
        )
        return view.phase, view.round, view.sheet, turn, view.chat

    def draw(self, view: Any, shown: Mapping[str, bytes]) -> RenderableType:
        parts: list[RenderableType] = [self._dungeon(view)]
        if view.turn:
            parts.append(self._turn(view.turn))
        parts += [
            Text(f"{self.wording.names[it.by]}: {it.text}", style="dim") for it in view.chat[-3:]
        ]
        return Group(*parts)

    def _dungeon(self, view: Any) -> Table:
        """The rooms from left to right, with whoever stands in them."""
        table = Table.grid(padding=(0, 3))
        curses = {it.room: it.name for it in view.curses}
        table.add_row(*[Text(f"[{number}]", style="bold") for number in view.rooms])
        table.add_row(*[self._in_room(view, room) for room in range(len(view.rooms))])
        table.add_row(
            *[Text(self._curse(curses, room), style="dim") for room in range(len(view.rooms))]
        )
        return table

    def _in_room(self, view: Any, room: int) -> str:
        teams = [mark for mark, team in zip(TEAMS, view.teams, strict=True) if team.room == room]
        monster = [f"{MONSTER} {self.wording.telling.shown('monster', view.monster)}"]
        return " ".join([*teams, *(monster if view.monster and view.monster_room == room else ())])

    def _curse(self, curses: Mapping[int, str | None], room: int) -> str:
        if room not in curses:
            return ""
        return "?" if curses[room] is None else self.wording.telling.shown("name", curses[room])

    def _turn(self, turn: Any) -> RenderableType:
        label, telling = self.wording.label, self.wording.telling
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim")
        rows = {
            "giver": telling.shown("giver", turn.giver),
            "secret": turn.secret or "",
            "traps": ", ".join(f"{it.number} {it.word}" for it in turn.traps or ()),
            "words": " ".join(f"{it.number}:{it.word}" for it in turn.words),
            "guesses": ", ".join(it.text for it in turn.guesses),
        }
        for name, text in rows.items():
            if text:
                said = self.wording.say("layout.said")
                known = label(name, f"view.turn.{name}", f"view.{name}")
                table.add_row(known or said, Text(text))
        return table

    def draw_own(self, view: Any) -> RenderableType | None:
        """One's own team's sheet."""
        if view.sheet is None:
            return None
        label = self.wording.label
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim")
        table.add_row(label("secret", "view.sheet.secret", "view.secret"), view.sheet.secret)
        table.add_row(label("needed", "view.sheet.needed", "view.needed"), str(view.sheet.needed))
        drafts = [
            f"{it.number} {it.word}{' ✓' if it.is_chosen else ''}{' *' if it.is_starred else ''}"
            for it in view.sheet.drafts
            if it.is_chosen or view.phase == "traps"
        ]
        if drafts:
            table.add_row(label("drafts", "view.sheet.drafts", "view.drafts"), "\n".join(drafts))
        return table
