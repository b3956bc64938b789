"""`tablee restore`: a table whose time was up comes back from the trash."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.backup import folder_of
from tablee.cli.console import print_sentence, write_json
from tablee.cli.errors import FAILED, Problem, politely
from tablee.cli.options import Json, Lang
from tablee.cli.serve import Data
from tablee.cli.speech import from_environment, speech

Code = Annotated[
    str, typer.Argument(metavar="[CODE]", help="The table to bring back; none lists the trash.")
]


@politely
def restore(code: Code = "", data: Data = None, lang: Lang = None, as_json: Json = False) -> None:
    """Bring a table back from the trash, while the server is stopped; without a code, say what lies there."""
    say = speech(lang or from_environment())
    folder, wanted = folder_of(data), code.upper()
    trash = _trash(folder)
    if wanted and wanted not in trash:
        raise Problem("not_in_trash", table=wanted)
    if wanted:
        _bring_back(folder, wanted)
    if as_json:
        write_json({"restored": wanted} if wanted else {"trash": trash})
    elif wanted:
        print_sentence(say("restore.done", table=wanted))
    elif not trash:
        print_sentence(say("restore.empty"))
    else:
        for table, days in trash.items():
            print_sentence(say("restore.lying", table=table, days=days))


def _trash(folder: Path) -> dict[str, int]:
    """Each table in it, and how many days the server still runs before it is erased."""
    from tablee.storage.opening import FILE
    from tablee.storage.peek import peek
    from tablee.tables.hours import DAY, IN_TRASH

    if not (folder / FILE).is_file():
        return {}
    try:
        hours, trash = peek(folder / FILE)
    except sqlite3.Error as fault:
        raise Problem("no_restore", status=FAILED, reason=str(fault)) from None
    return {table: max(0, since + IN_TRASH - hours.seen) // DAY for table, since in trash}


def _bring_back(folder: Path, table: str) -> None:
    from tablee.storage.sqlite import SqliteStore
    from tablee.storage.unusable import Unusable
    from tablee.tables.ports import NotStored

    async def bring_back() -> None:
        store = SqliteStore(folder)
        try:
            await store.restore(table)
        finally:
            await store.close()

    try:
        asyncio.run(bring_back())
    except Unusable as fault:
        code = "server_running" if fault.code == "in_use" else "no_restore"
        raise Problem(code, status=FAILED, reason=fault.detail) from None
    except NotStored as fault:
        raise Problem("no_restore", status=FAILED, reason=str(fault)) from None
