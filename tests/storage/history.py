"""What was asked and what was acknowledged, and whether what is stored agrees with it."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablee.tables.ports import Row, Store


class Asked(Struct, frozen=True):
    table: str
    rows: tuple[Row, ...]


class Acknowledged(Struct, frozen=True):
    table: str
    seq: int


class AskedToForget(Struct, frozen=True):
    table: str


class Forgotten(Struct, frozen=True):
    table: str


class History:
    """Follows the notes of a story; acknowledged ⊆ stored ⊆ asked, in order, whole appends only."""

    def __init__(self) -> None:
        self._asked: dict[str, list[Row]] = {}
        self._ends: dict[str, set[int]] = {}
        self._acknowledged: dict[str, int] = {}
        self._may_be_gone: set[str] = set()
        self._must_be_gone: set[str] = set()

    def take(self, note: Any) -> None:
        match note:
            case Asked():
                self._asked.setdefault(note.table, []).extend(note.rows)
                self._ends.setdefault(note.table, {0}).add(note.rows[-1].seq)
            case Acknowledged():
                self._acknowledged[note.table] = note.seq
            case AskedToForget():
                self._may_be_gone.add(note.table)
            case Forgotten():
                self._must_be_gone.add(note.table)
            case _:
                pass

    @property
    def acknowledged(self) -> int:
        return sum(self._acknowledged.values())

    def faults(self, stored: Mapping[str, Sequence[Row]]) -> list[str]:
        unknown = [f"invented: {table}" for table in stored if table not in self._asked]
        return unknown + [
            fault
            for table in self._asked
            for fault in self._faults_of(table, stored.get(table, ()))
        ]

    def _faults_of(self, table: str, rows: Sequence[Row]) -> list[str]:
        count, faults = len(rows), list[str]()
        if list(rows) != self._asked[table][:count]:
            faults.append(f"changed: {table}")
        if count not in self._ends[table]:
            faults.append(f"half there: {table} up to {count}")
        if table in self._must_be_gone and count:
            faults.append(f"not forgotten: {table}")
        is_gone = count == 0 and table in self._may_be_gone
        if count < self._acknowledged.get(table, 0) and not is_gone:
            faults.append(f"lost: {table} from {count + 1}")
        return faults


async def append_and_note(store: Store, notes: list[Any], table: str, rows: Sequence[Row]) -> None:
    """The acknowledgement is noted as early as anybody could have heard of it."""
    notes.append(Asked(table, tuple(rows)))
    await store.append(table, rows)
    notes.append(Acknowledged(table, rows[-1].seq))


async def forget_and_note(store: Store, notes: list[Any], table: str) -> None:
    notes.append(AskedToForget(table))
    await store.forget(table)
    notes.append(Forgotten(table))


async def append_all(store: Store, notes: list[Any], asked: Mapping[str, Sequence[Row]]) -> None:
    await asyncio.gather(*(append_and_note(store, notes, *it) for it in asked.items()))
