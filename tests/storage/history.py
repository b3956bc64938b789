"""What was asked and what was acknowledged, and whether what is stored agrees with it."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablee.tables.ports import Row, Store
from tests.storage.journals import without


class OfTable(Struct, frozen=True):
    """What is noted of one table."""

    table: str


class Asked(OfTable, frozen=True):
    rows: tuple[Row, ...]
    replaced: tuple[int, ...] = ()


class Acknowledged(OfTable, frozen=True):
    seq: int


class AskedToForget(OfTable, frozen=True):
    """The table is given up."""


class Forgotten(OfTable, frozen=True):
    """The store said that it is gone."""


class History:
    """Follows the notes of a story; acknowledged ⊆ stored ⊆ asked, in order, whole appends only."""

    def __init__(self) -> None:
        self._asked: dict[str, list[Row]] = {}
        self._folders: dict[str, dict[int, dict[int, bytes]]] = {}
        """After how many rows an append ended, and the drawings there were then, by row."""
        self._acknowledged: dict[str, int] = {}
        self._may_be_gone: set[str] = set()
        self._must_be_gone: set[str] = set()

    def take(self, note: Any) -> None:
        match note:
            case Asked():
                asked = self._asked.setdefault(note.table, [])
                folders = self._folders.setdefault(note.table, {0: {}})
                before = folders[len(asked)].items()
                stays = {seq: it for seq, it in before if seq not in note.replaced}
                asked.extend(without(note.rows, {it.seq for it in note.rows}))
                folders[len(asked)] = stays | _drawings(note.rows)
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
        if without(rows, {it.seq for it in rows}) != self._asked[table][:count]:
            faults.append(f"changed: {table}")
        if count in self._folders[table]:
            faults += _faults_in_folder(table, _drawings(rows), self._folders[table][count])
        else:
            faults.append(f"half there: {table} up to {count}")
        if table in self._must_be_gone and count:
            faults.append(f"not forgotten: {table}")
        is_gone = count == 0 and table in self._may_be_gone
        if count < self._acknowledged.get(table, 0) and not is_gone:
            faults.append(f"lost: {table} from {count + 1}")
        return faults


def _drawings(rows: Sequence[Row]) -> dict[int, bytes]:
    return {row.seq: row.attachment for row in rows if row.attachment}


def _faults_in_folder(
    table: str, found: Mapping[int, bytes], right: Mapping[int, bytes]
) -> list[str]:
    """A drawing is as durable as its row, and goes with the one that replaces it."""
    kinds = {
        "lost drawing": right.keys() - found.keys(),
        "drawing came back": found.keys() - right.keys(),
        "changed drawing": [it for it in found.keys() & right.keys() if found[it] != right[it]],
    }
    return [f"{kind}: {table} {seq}" for kind, seqs in kinds.items() for seq in seqs]


async def append_and_note(store: Store, notes: list[Any], asked: Asked) -> None:
    """The acknowledgement is noted as early as anybody could have heard of it."""
    notes.append(asked)
    await store.append(asked.table, asked.rows, asked.replaced)
    notes.append(Acknowledged(asked.table, asked.rows[-1].seq))


async def forget_and_note(store: Store, notes: list[Any], table: str) -> None:
    notes.append(AskedToForget(table))
    await store.forget(table)
    notes.append(Forgotten(table))


async def append_all(store: Store, notes: list[Any], asked: Sequence[Asked]) -> None:
    await asyncio.gather(*(append_and_note(store, notes, it) for it in asked))
