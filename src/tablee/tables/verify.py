"""Proving that a log is whole: the chain holds, the seed answers the commitment, the deals come again.

A log of older rules is held to all of that, too; only where today's rules decide otherwise, it is believed.
Of a deal that others play, too, the seed is no secret that somebody drew: it is the one of that day or of that game.
Of a variation it is all that follows from the truth it sets out from: how that came about is the other game's to tell.
"""

from itertools import takewhile

from tablee.core.attachment import AttachmentKept, name_for
from tablee.core.chance import Chance, commitment, key_from
from tablee.core.refusal import Refusal
from tablee.tables.deal import is_dealt_so
from tablee.tables.legacy import COUNTED
from tablee.tables.log import Attached, Seal, hash_of, sealed
from tablee.tables.reader import BrokenLog, Log, OlderRules
from tablee.tables.table import Entry, Table
from tablee.tables.testimony import NotAnswered, Retold


def verify(log: Log) -> Table:
    """The table as it was, played again from the revealed seed; or the line that does not fit.

    Raises `OlderRules` where nothing speaks against a log but that the rules have changed.
    """
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
    header = log.header
    check_deal(log, seed, salts)
    check_draws(log, key_from(seed, salts))
    _ = log.start  # of a variation it is read here, and refused where it is no truth of this game
    table = Table(
        log.game,
        header.seating,
        log.options,
        seed=seed,
        salts=salts,
        version=header.version,
        format=header.format,
        variation=header.variation,
        deal=header.deal,
    )
    check_attached(log, table)
    odd = _play_again(log, table)
    if table.outcome is None:
        raise BrokenLog("not_over", last)
    if odd:
        decisions = sum(entry.action is not None for entry in table.entries)
        raise OlderRules(header.version, odd, decisions)
    return table


def check_deal(log: Log, seed: bytes, salts: tuple[bytes, ...]) -> None:
    """Of a deal that others play, too: the seed is the one that follows from where it is said to come from."""
    header = log.header
    deal, about = header.deal, (header.game, log.options, seed, salts, header.seating.size)
    if deal is None:
        return
    # Of rules that are still to come a seed could be chosen: one for each number.
    is_known = 0 < deal.rules <= header.version and header.variation is None
    if not is_known or not is_dealt_so(deal, *about):
        raise BrokenLog("other_deal", 1)


def check_draws(log: Log, key: bytes) -> None:
    """Whatever the rules were, what the log says was drawn comes of the seed."""
    drawn = 0
    for number, entry in enumerate(log.entries, start=2):
        drawn += bool(entry.draws)
        if not Chance(key, entry.seq if log.header.format < COUNTED else drawn).draws(entry.draws):
            raise BrokenLog("dealt_otherwise", number)


def check_attached(log: Log, table: Table) -> None:
    """What lies beside the log is what was brought then, each once."""
    named = {it.event.name: it.seq for it in log.entries if isinstance(it.event, AttachmentKept)}
    for number, it in enumerate(log.attached, start=len(log.raw_lines) + 1):
        seq = named.pop(it.name, None)
        if seq is None or not _is_named(log, it, table.naming(seq)):
            raise BrokenLog("other_attachment", number)


def _is_named(log: Log, attached: Attached, chance: Chance) -> bool:
    kind, content = log.game.TYPES.attach, attached.content.encode()
    try:
        is_spelt = kind is not None and kind.read(content).content == content
    except Refusal:
        return False
    return is_spelt and name_for(content, chance) == attached.name


def _play_again(log: Log, table: Table) -> list[int]:
    """The lines that today's rules would have written otherwise: none, unless it was played by older ones."""
    odd: list[int] = []
    while len(table.entries) < len(log.entries):
        try:
            decide_again(table, log.entries)
        except Exception as fault:  # older events may lead to states that today's rules never meet
            is_other = isinstance(fault, Otherwise) or not isinstance(fault, BrokenLog)
            if not is_other or not _may_be_otherwise(log, table):
                raise _to_blame(log, fault, len(table.entries) + 2) from fault
            odd.append(fault.line if isinstance(fault, BrokenLog) else len(table.entries) + 2)
            _believe(table, log.entries)
    return odd


def _to_blame(log: Log, fault: Exception, line: int) -> Exception:
    """A truth that somebody made up may break anything."""
    is_known = log.header.variation is None or isinstance(fault, BrokenLog)
    return fault if is_known else BrokenLog("impossible_event", line)


def _may_be_otherwise(log: Log, table: Table) -> bool:
    """The deal, which comes first, is the same for longer than the rest."""
    about, version = log.game.ABOUT, log.header.version
    return version < (about.version if table.entries else about.deals)


def _believe(table: Table, entries: list[Entry]) -> None:
    """Go on from what the log says, where it cannot be decided again."""
    try:
        table.record(_came_of_it(entries, len(table.entries)))
    except Exception as fault:  # whatever a forged event breaks, the file is to blame
        raise BrokenLog("impossible_event", len(table.entries) + 1) from fault


def _came_of_it(entries: list[Entry], start: int) -> list[Entry]:
    """The action at this place of the log, and the events up to the next one."""
    others = takewhile(lambda it: it.action is None, entries[start + 1 :])
    return [entries[start], *others]


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


class Otherwise(BrokenLog):
    """Today's rules decide otherwise than the log says."""


def decide_again(table: Table, entries: list[Entry]) -> None:
    """Ask the rules for the next action of the log once more, with the same seed, time and answers of the words."""
    start = len(table.entries)
    asked = entries[start]
    if asked.action is None:
        raise BrokenLog("no_action", start + 2)
    if start and asked.at < entries[start - 1].at:
        raise BrokenLog("back_in_time", start + 2)
    try:
        decided = table.decide(asked.seat, asked.action, asked.at, Retold(asked.answers))
    except Refusal as refusal:
        raise Otherwise("against_the_rules", start + 2, str(refusal), refusal) from None
    except NotAnswered:
        raise Otherwise("dealt_otherwise", start + 2) from None
    written = _came_of_it(entries, start)
    for number, entry in enumerate(decided):
        if number == len(written) or entry != written[number]:
            raise Otherwise("dealt_otherwise", start + number + 2)
    if len(decided) < len(written):
        raise Otherwise("no_action", start + len(decided) + 2)
    table.record(decided)
