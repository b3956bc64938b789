"""`tablee games`: what can be played here."""

from typing import Any

import typer
from msgspec import to_builtins

from tablee import registry
from tablee.cli.console import console, write_json
from tablee.cli.errors import politely
from tablee.cli.options import Json, Lang
from tablee.cli.speech import Speech, from_environment, speech
from tablee.cli.troubles import sentence
from tablee.core.game import About
from tablee.faces.face import troubles
from tablee.registry import keys


@politely
def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games, their seats and their bots, and what is wrong with packages."""
    shelf = [(registry.game(key).ABOUT, tuple(registry.bots(key))) for key in keys()]
    if as_json:
        listed = [_plain(about, bots) for about, bots in shelf]
        write_json({"games": listed, "troubles": to_builtins(troubles())})
        return
    say = speech(lang or from_environment())
    console().print(_table(shelf, say))
    for trouble in troubles():
        typer.echo(sentence(trouble, say))


def _plain(about: About, bots: tuple[str, ...]) -> dict[str, Any]:
    named = {name: getattr(about, name) for name in about.__struct_fields__}
    package = registry.installed().packages.get(about.key, "tablee")
    return {**named, "bots": bots, "package": package}


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
