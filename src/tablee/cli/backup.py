"""`tablee backup`: everything that is kept, copied into one file, also while the table is open."""

import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.console import print_sentence, write_json
from tablee.cli.errors import FAILED, Problem, politely
from tablee.cli.options import Json, Lang
from tablee.cli.serve import Data
from tablee.cli.speech import from_environment, speech

Target = Annotated[Path, typer.Argument(metavar="FILE", help="The file to make; it must be new.")]


@politely
def backup(file: Target, data: Data = None, lang: Lang = None, as_json: Json = False) -> None:
    """Copy all tables into one file, checked, while the server runs or not."""
    from tablee.storage.opening import FILE

    source = folder_of(data) / FILE
    if not source.is_file():
        raise Problem("nothing_to_back_up", folder=str(source.parent))
    _expect_new(file)
    tables = _copy(source, file)
    size = file.stat().st_size
    if as_json:
        write_json({"file": str(file), "tables": tables, "bytes": size})
    else:
        say = speech(lang or from_environment())
        print_sentence(say("backup.done", file=file, tables=tables, size=max(1, size // 1000)))


def folder_of(data: Path | None) -> Path:
    from tablee.config import BadSetting, read_settings

    try:
        return data or read_settings().folder
    except BadSetting as fault:
        raise Problem("usage", detail=str(fault)) from None


def _expect_new(file: Path) -> None:
    if file.is_dir():
        raise Problem("is_folder", path=str(file))
    if file.exists():
        raise Problem("file_exists", path=str(file))
    if not file.absolute().parent.is_dir():
        raise Problem("no_such_folder", path=str(file.parent))


def _copy(source: Path, file: Path) -> int:
    from tablee.storage.backup import back_up
    from tablee.storage.unusable import Unusable

    try:
        return back_up(source, file)
    except (Unusable, sqlite3.Error) as fault:
        raise Problem("no_backup", status=FAILED, path=str(source), reason=str(fault)) from None
