"""The command line: `tablee` and its commands."""

from typing import Annotated

import typer

from tablee.cli.backup import backup
from tablee.cli.check import check
from tablee.cli.dev import dev
from tablee.cli.doctor import doctor
from tablee.cli.games import games
from tablee.cli.new_game import new_game
from tablee.cli.play import play
from tablee.cli.replay import replay
from tablee.cli.restore import restore
from tablee.cli.review import review
from tablee.cli.serve import serve
from tablee.cli.simulate import simulate
from tablee.cli.usage import PlainGroup, show_version
from tablee.cli.verify import verify
from tablee.cli.words import words

app = typer.Typer(cls=PlainGroup, add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def tablee(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=show_version)
    ] = False,
) -> None:
    """A game table: play against bots, let bots play, check and replay what was played."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# fmt: off
for command in (
    serve, games, play, simulate, check, replay, review, verify, doctor, backup, restore, dev,
):
    app.command()(command)
# fmt: on
app.command()(new_game)
app.add_typer(words, name="words")
