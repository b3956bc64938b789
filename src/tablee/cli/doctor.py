"""`tablee doctor`: what would keep the table from opening here, in one line each."""

import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import typer

from tablee.cli.speech import from_environment, speech

if TYPE_CHECKING:
    from tablee.config import Settings

Verdict = Literal["ok", "warning", "wrong"]
Finding = tuple[Verdict, str, Mapping[str, object]]
"""How bad it is, which sentence says so, and the sentence's fields."""

MARKS: dict[Verdict, str] = {"ok": "ok     ", "warning": "warning", "wrong": "WRONG  "}
OLDEST = (3, 11)
LITTLE = 500 * 2**20
TOO_LITTLE = 20 * 2**20
BUILT = 1_704_067_200
"""The first second of 2024: a clock that shows less was never set."""


def doctor() -> None:
    """Say what would keep Tablée from running well here; the exit code is 1 if something is wrong."""
    say = speech(from_environment())
    is_wrong = False
    for verdict, key, fields in examine():
        typer.echo(f"{MARKS[verdict]}  {say(f'doctor.{key}', **fields)}")
        is_wrong |= verdict == "wrong"
    raise typer.Exit(1 if is_wrong else 0)


def examine() -> Iterator[Finding]:
    """Every finding, good ones too."""
    from tablee.config import BadSetting, Settings, read_settings

    yield look_at_python(sys.version_info[:3])
    try:
        settings = read_settings()
        yield "ok", "settings", {}
    except BadSetting as fault:
        settings = Settings()
        yield "wrong", "setting", {"sentence": fault}
    yield from look_at_names()
    checks: tuple[Callable[[Settings], Iterator[Finding]], ...] = (
        look_at_folder,
        look_at_tables,
        look_at_port,
        look_at_sqlite,
        look_at_client,
        look_at_packages,
    )
    for check in checks:
        yield from check(settings)
    yield look_at_clock(time.time())
    yield from look_at_time(settings, time.time())


def look_at_python(version: tuple[int, ...]) -> Finding:
    shown = {"version": ".".join(map(str, version))}
    return ("ok", "python", shown) if version >= OLDEST else ("wrong", "python_old", shown)


def look_at_names() -> Iterator[Finding]:
    from tablee.config import unknown_names

    for name in unknown_names(os.environ):
        yield "warning", "unknown", {"name": name}


def look_at_folder(settings: "Settings") -> Iterator[Finding]:
    """Try it: rights, quotas and read-only disks all show when something is written."""
    folder = settings.folder
    try:
        nearest = next(place for place in (folder, *folder.parents) if place.is_dir())
        with tempfile.TemporaryFile(dir=nearest) as proof:
            proof.write(b"proof")
    except OSError as fault:
        yield "wrong", "folder_closed", {"folder": folder, "reason": fault.strerror}
        return
    yield "ok", "folder", {"folder": folder}
    yield look_at_space(nearest)


def look_at_tables(settings: "Settings") -> Iterator[Finding]:
    """Open every table as a server of this version would, in a copy: the store may be in use."""
    from tablee.cli.survey import survey
    from tablee.storage.opening import FILE

    kept = settings.folder / FILE
    if not kept.is_file():
        return
    try:
        found = survey(kept)
    except Exception as fault:  # whatever keeps it from being read keeps it from being served
        yield "wrong", "store_closed", {"reason": fault}
        return
    if not found.damaged and not found.waiting:
        yield "ok", "tables", {"tables": found.tables}
    if found.damaged:
        yield "wrong", "tables_damaged", _codes("damaged", found.damaged, found.tables)
    if found.waiting:
        yield "warning", "tables_waiting", _codes("waiting", found.waiting, found.tables)


def _codes(name: str, codes: list[str], tables: int) -> Mapping[str, object]:
    return {"tables": tables, name: len(codes), "codes": ", ".join(codes[:10])}


def look_at_space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    shown = {"size": free // 2**20}
    if free >= LITTLE:
        return "ok", "space", shown
    return "warning" if free >= TOO_LITTLE else "wrong", "space_low", shown


def look_at_port(settings: "Settings") -> Iterator[Finding]:
    from tablee.server.addresses import listen

    try:
        listen(settings.host, settings.port).close()
        yield "ok", "port", {"port": settings.port}
    except OSError as fault:
        yield "wrong", "port_taken", {"port": settings.port, "reason": fault.strerror}


def look_at_sqlite(_: "Settings") -> Iterator[Finding]:
    from tablee.storage.health import cautions

    yield "ok", "sqlite", {"version": sqlite3.sqlite_version}
    for caution in cautions():
        yield "warning", caution.code, {"version": caution.detail}


def look_at_client(_: "Settings") -> Iterator[Finding]:
    from tablee.cli.serve import client_folder

    is_there = (client_folder() / "index.html").is_file()
    yield ("ok", "client", {}) if is_there else ("wrong", "no_client", {})


def look_at_packages(_: "Settings") -> Iterator[Finding]:
    """What other packages bring: that it is here, and every single thing that is wrong with it."""
    from tablee.cli.troubles import sentence
    from tablee.faces.face import troubles
    from tablee.registry import is_ours, keys

    if theirs := [key for key in keys() if not is_ours(key)]:
        yield "ok", "packages", {"games": ", ".join(theirs)}
    say = speech(from_environment())
    for it in troubles():
        verdict: Verdict = "wrong" if it.code in ("broken", "broken_bots") else "warning"
        yield verdict, "trouble", {"sentence": sentence(it, say)}


def look_at_clock(now: float) -> Finding:
    if now >= BUILT:
        return "ok", "clock", {}
    return "wrong", "clock_wrong", {"date": time.strftime("%Y-%m-%d", time.gmtime(now))}


def look_at_time(settings: "Settings", now: float) -> Iterator[Finding]:
    """What the tables have seen of the clock, and what waits to be erased."""
    from tablee.storage.opening import FILE
    from tablee.storage.peek import peek
    from tablee.tables.hours import CLOSE, WEEK

    try:
        hours, trash = peek(settings.folder / FILE)
    except sqlite3.Error:
        return  # nothing is kept there yet, or `tablee serve` says what is wrong with it
    if hours.wall - now > CLOSE:
        yield "warning", "clock_behind", {"date": _date(now), "seen": _date(hours.wall)}
    if hours.jump and hours.seen - hours.jumped < WEEK:
        key = "clock_ahead" if hours.jump > 0 else "clock_back"
        yield "warning", key, {"minutes": max(1, abs(hours.jump) // 60)}
    if trash:
        yield "ok", "trash", {"tables": len(trash)}


def _date(second: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(second))
