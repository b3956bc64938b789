"""What is said of word families: whether two words are related, why, and how well that is judged."""

from tablee.cli.console import console, print_sentence, tame
from tablee.cli.speech import Speech
from tablee.cli.words.asks import Reply
from tablee.words import LANGUAGES
from tablee.words.families.measure import Score, Speed, measure_speed, names, score

SPEEDS = (("families", 0), ("words", 0), ("load_ms", 1), ("related_ms", 3), ("again_ms", 3))
"""What is measured, and to how many places."""


def tell_related(told: Reply, say: Speech) -> None:
    key = f"words.related.{told['related'] or 'none'}"
    print_sentence(say(key, a=tame(told["a"]), b=tame(told["b"])))
    print_sentence(why(told, say))


def why(told: Reply, say: Speech) -> str:
    link = [tame(it) for it in told["link"]]
    sentence = say.sentences[f"words.why.{told['why']}"]
    return sentence.format(*link, way=" – ".join(link))


def measured_families() -> tuple[list[Score], list[Speed]]:
    scores = [score(language, name) for language in LANGUAGES for name in names(language)]
    return scores, [measure_speed(language) for language in LANGUAGES]


def family_tables(scores: list[Score], speeds: list[Speed], say: Speech) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    drawn = Table(box=SIMPLE_HEAD, pad_edge=False)
    drawn.add_column(say("words.measure.what"))
    for it in speeds:
        drawn.add_column(say(f"words.measure.{it.language}"), justify="right")
    for name, places in SPEEDS:
        values = [getattr(it, name) for it in speeds]
        shown = [say.decimal(it, places) if places else say.thousands(it) for it in values]
        drawn.add_row(say(f"words.families.{name}"), *shown)
    console().print(drawn)
    for each in scores:
        _score(each, say)


def _score(found: Score, say: Speech) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    of = say(f"words.measure.{found.language}")
    drawn = Table(box=SIMPLE_HEAD, pad_edge=False)
    drawn.add_column(say(f"words.score.{found.name.split('.')[0]}", of=of))
    for name in ("pairs", "certain", "possible", "unrelated"):
        drawn.add_column(say(f"words.score.{name}"), justify="right")
    for kind, it in found.kinds.items():
        counts = (it.certain, it.possible, it.none)
        drawn.add_row(say(f"words.score.{kind}"), *map(str, (sum(counts), *counts)))
    console().print(drawn)
    shares = {"found": say.percent(found.found), "false": say.percent(found.false)}
    print_sentence(say("words.score.sum", certain=found.false_certain, **shares))
