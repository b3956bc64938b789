"""Proving that a log is whole: the chain holds, the seed answers the commitment, the deals come again."""

from tablee.core.chance import commitment
from tablee.core.refusal import Refusal
from tablee.tables.asked import NotAnswered, Retold
from tablee.tables.log import Seal, hash_of, sealed
from tablee.tables.read import BrokenLog, Log
from tablee.tables.table import Entry, Table


def verify(log: Log) -> Table:
    """The table as it was, played again from the revealed seed; or the line that does not fit."""
    check_chain(log)
    seal = log.seal
    last = len(log.raw_lines)
    if seal is None:
        raise BrokenLog("not_sealed", last)
    try:
        seed, salts = bytes.fromhex(seal.seed), tuple(map(bytes.fromhex, log.header.salts))
    except ValueError:
        raise BrokenLog("unreadable", last) from None
    about = log.game.ABOUT
    if commitment(seed, about.key, log.header.version) != log.header.commitment:
        raise BrokenLog("other_seed", last)
    table = Table(log.game, log.header.seating, log.options, seed=seed, salts=salts)
    while len(table.entries) < len(log.entries):
        decide_again(table, log.entries)
    if table.outcome is None:
        raise BrokenLog("not_over", last)
    return table


def check_chain(log: Log) -> None:
    """Name the changed line: it is the one before the broken link, unless its own successor denies it."""
    links = [line.prev for line in log.lines] + ([log.seal.prev] if log.seal else [])
    holds = [link == hash_of(raw) for link, raw in zip(links, log.raw_lines, strict=False)]
    if all(holds):
        if log.seal and not _is_intact(log.seal):
            raise BrokenLog("changed", len(log.raw_lines))
        return
    broken = holds.index(False)
    follower = broken + 1
    is_last = follower == len(links)
    follower_holds = (log.seal is None or _is_intact(log.seal)) if is_last else holds[follower]
    raise BrokenLog("changed", broken + 1 if follower_holds else follower + 1)


def _is_intact(seal: Seal) -> bool:
    return sealed(seal) == seal


def decide_again(table: Table, entries: list[Entry]) -> None:
    """Ask the rules for the next action of the log once more, with the same seed, time and answers of the words."""
    start = len(table.entries)
    asked = entries[start]
    if asked.action is None:
        raise BrokenLog("no_action", start + 2)
    if start and asked.at < entries[start - 1].at:
        raise BrokenLog("back_in_time", start + 2)
    try:
        table.act(asked.seat, asked.action, asked.at, Retold(asked.answers))
    except Refusal as refusal:
        raise BrokenLog("against_the_rules", start + 2, str(refusal), refusal) from None
    except NotAnswered:
        raise BrokenLog("dealt_otherwise", start + 2) from None
    for number in range(start, len(table.entries)):
        if number >= len(entries) or table.entries[number] != entries[number]:
            raise BrokenLog("dealt_otherwise", number + 2)
