"""The options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.speech import Language

GameKey = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's key; `tablee games` lists them.")
]
LogFile = Annotated[
    Path, typer.Argument(metavar="LOG", help="A game log, one JSON line per event.")
]
Lang = Annotated[
    Language | None, typer.Option("--lang", help="Language; from your environment if not given.")
]
Json = Annotated[
    bool, typer.Option("--json", help="For programs: JSON on stdout, codes for errors.")
]
Rules = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game, such as length=express or first=2; may be repeated.",
    ),
]
