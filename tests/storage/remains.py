"""What is left on the disk, laid out in a folder and read as the next start would read it."""

import os
from contextlib import closing
from pathlib import Path

from tablee.storage import link
from tablee.storage.opening import FILE
from tablee.storage.rows import read_rows, read_tables
from tablee.tables.ports import Row
from tests.storage.power import Image


def lay_out(image: Image, folder: Path) -> None:
    for old in os.scandir(folder):
        os.unlink(old.path)
    for name, content in image.items():
        (folder / name).write_bytes(content)


def stored_in(folder: Path) -> dict[str, list[Row]]:
    """By plain `sqlite3`, as the next start would find it."""
    with closing(link.connect(folder / FILE)) as file:
        file.execute("PRAGMA synchronous=OFF")  # nobody pulls the plug on the inspector
        (verdict,) = file.execute("PRAGMA integrity_check(1)").fetchone()
        assert verdict == "ok", f"corrupt: {verdict}"
        if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'trash'").fetchone():
            return {}
        return {table: read_rows(file, table) for table, _ in read_tables(file)}


def image_of(folder: Path) -> Image:
    """As if the power went now and everything written so far were on the disk."""
    return {it.name: it.read_bytes() for it in folder.glob(f"{FILE}*") if "-shm" not in it.name}
