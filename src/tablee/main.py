"""The way in: `tablee` on the command line."""

from tablee.cli import app
from tablee.cli.letters import write_safely


def main() -> None:
    write_safely()
    app()
