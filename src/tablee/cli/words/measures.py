"""The measures of the dictionaries, beside what they aim at."""

from tablee.cli.console import console, print_sentence
from tablee.cli.errors import FAILED, Problem
from tablee.cli.speech import Speech
from tablee.words import Language
from tablee.words.lexicon import COMMAND, NoLexicon
from tablee.words.measure import Measures, measure

ROWS = (
    ("words", 0, 400_000),
    ("spelled", 0, None),
    ("lemmas", 0, None),
    ("file_mb", 1, None),
    ("load_ms", 1, 300),
    ("has_us", 2, 1),
    ("search_ms", 3, 0.5),
    ("search_p99_ms", 3, None),
    ("bounded_ms", 3, None),
    ("lemmas_us", 2, None),
    ("memory_mb", 1, 60),
)
"""What is measured, to how many places, and the aim set for French."""


def measured(language: Language) -> Measures:
    try:
        return measure(language)
    except NoLexicon as missing:
        where = str(missing.path)
        raise Problem("no_lexicon", status=FAILED, path=where, command=COMMAND) from None


def table(found: list[Measures], say: Speech) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    drawn = Table(box=SIMPLE_HEAD, pad_edge=False)
    drawn.add_column(say("words.measure.what"))
    for it in found:
        drawn.add_column(say(f"words.measure.{it.language}"), justify="right")
    drawn.add_column(say("words.measure.aim"), justify="right")
    for name, places, aim in ROWS:
        values = [_number(getattr(it, name), places, say) for it in found]
        drawn.add_row(say(f"words.measure.{name}"), *values, _aim(aim, name, say))
    console().print(drawn)
    print_sentence(say("words.measure.how"))


def _number(value: float, places: int, say: Speech) -> str:
    return say.decimal(value, places) if places else say.thousands(value)


def _aim(aim: float | None, name: str, say: Speech) -> str:
    if aim is None:
        return ""
    shown = say.thousands(aim) if aim >= 1 else say.decimal(aim)
    return f"≥ {shown}" if name == "words" else f"< {shown}"
