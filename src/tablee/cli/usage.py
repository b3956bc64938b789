"""What the command line itself answers: the version, and one sentence when a command cannot be understood."""

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from tablee.cli.errors import BAD_INPUT, Problem, report
from tablee.cli.speech import from_environment


class PlainGroup(TyperGroup):
    """Says what is wrong with a command in one sentence instead of a drawing."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        extra["standalone_mode"] = False
        try:
            sys.exit(super().main(given, *rest, **extra) or 0)
        except Exception as fault:
            if not hasattr(fault, "format_message"):  # how Click tells its own from ours
                raise
            _answer(fault.format_message(), as_json="--json" in given)


def _answer(message: str, *, as_json: bool) -> None:
    problem = Problem("usage", detail=message.strip())
    try:
        report(problem, from_environment(), as_json=as_json)
    except typer.Exit:
        sys.exit(BAD_INPUT)


def show_version(value: bool) -> None:
    if value:
        from importlib.metadata import version

        typer.echo(f"tablee {version('tablee')}")
        raise typer.Exit
