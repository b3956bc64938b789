"""`tablee verify`: is this log the game that was played?"""

from tablee.cli.console import print_sentence, write_json
from tablee.cli.errors import politely
from tablee.cli.logs import open_log, prove
from tablee.cli.names import Names
from tablee.cli.options import Json, Lang, LogFile
from tablee.cli.speech import Speech, from_environment, speech
from tablee.tables.reader import Log
from tablee.tables.table import Table


@politely
def verify(log: LogFile, lang: Lang = None, as_json: Json = False) -> None:
    """Check a log's chain, deal the game again from its seed, and compare."""
    read = open_log(log)
    table = prove(log, read)
    facts = checked(read, table)
    if as_json:
        write_json({"verified": True, **facts, "outcome": table.outcome})
        return
    say = speech(lang or from_environment())
    words = {**facts, "short": read.header.commitment[:12], "winners": _winners(read, table, say)}

    for text in _said_of(read, say):
        print_sentence(text)
    for number, fact in enumerate(("chain", "commitment", "deals", "outcome"), start=1):
        print_sentence(f"{number}. {say(f'verify.{fact}', **words)}")
    print_sentence(say("verify.whole"))


def checked(log: Log, table: Table) -> dict[str, object]:
    """What was looked at, counted."""
    return {
        "game": log.header.game,
        "is_variation": log.header.variation is not None,
        "deal": log.header.deal,
        "lines": len(log.raw_lines),
        "commitment": log.header.commitment,
        "decisions": sum(entry.action is not None for entry in table.entries),
        "events": len(table.entries),
    }


def _said_of(log: Log, say: Speech) -> tuple[str, ...]:
    """Of a deal that others play, too, whose it is; of a variation, what was not checked: what comes before it."""
    it, deal = log.header.variation, log.header.deal
    if deal is not None:
        how = "day" if deal.day else "of"
        return say(f"verify.deal.{how}", day=deal.day, of=deal.of[:12]), say("verify.deal.open")
    if it is None:
        return ()
    how = "true" if it.is_true else "anew"
    return say(f"verify.variation.{how}", step=it.step), say("verify.from_there", of=it.of[:12])


def _winners(log: Log, table: Table, say: Speech) -> str:
    names = Names(log.header.players, log.header.seating.size, say)
    assert table.outcome is not None
    won = [names[seat] for seat in table.outcome.winners]
    how = "none" if not won else "one" if len(won) == 1 else "many"
    return say(f"verify.winners.{how}", names=say.join(won) if won else "")
