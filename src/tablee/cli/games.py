"""`tablee games`: what can be played here."""

from typing import Any

from tablee import registry
from tablee.cli.console import console, write_json
from tablee.cli.errors import politely
from tablee.cli.options import Json, Lang
from tablee.cli.speech import Speech, from_environment, speech
from tablee.core.game import About
from tablee.registry import keys


@politely
def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games, their seats and their bots."""
    shelf = [(registry.game(key).ABOUT, tuple(registry.bots(key))) for key in keys()]
    if as_json:
        write_json({"games": [_plain(about, bots) for about, bots in shelf]})
    else:
        console().print(_table(shelf, speech(lang or from_environment())))


def _plain(about: About, bots: tuple[str, ...]) -> dict[str, Any]:
    named = {name: getattr(about, name) for name in about.__struct_fields__}
    return {**named, "bots": bots}


def _table(shelf: list[tuple[About, tuple[str, ...]]], say: Speech) -> Any:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("key", "title", "authors", "seats", "minutes", "bots"):
        table.add_column(say(f"games.{column}"))
    for about, bots in shelf:
        shortest, longest = about.minutes
        table.add_row(
            about.key,
            about.title,
            ", ".join(about.authors),
            say.join(map(str, about.seats), "or"),
            f"{shortest}–{longest}",
            ", ".join(bots),
        )
    return table
