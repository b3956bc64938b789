"""`tablee review`: what could have been known in a finished game, as keys and facts; browsers have the words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.cli.console import print_sentence, progress, tame, write_json
from tablee.cli.errors import Problem, politely
from tablee.cli.logs import open_log, prove
from tablee.cli.names import Names
from tablee.cli.options import Json, Lang, LogFile
from tablee.cli.speech import Speech, from_environment, speech
from tablee.review.review import Curve, Remark, Review
from tablee.tables.reader import Log


@politely
def review(log: LogFile, lang: Lang = None, as_json: Json = False) -> None:
    """Look back at a finished game: graphs of what each seat could know, and the steps that mattered."""
    read = open_log(log)
    older = _doubt(log, read)
    say = speech(lang or from_environment())
    found = _look_back(read, say)
    if as_json:
        write_json(found)
    else:
        _tell(read, found, say)
    if older:
        raise older


def _doubt(path: Path, log: Log) -> Problem | None:
    """A log of older rules is looked at and then called so; any other that does not hold is not looked at."""
    try:
        prove(path, log)
    except Problem as problem:
        if problem.code != "older_rules":
            raise
        return problem
    return None


def _look_back(log: Log, say: Speech) -> Review:
    from tablee.review import reviewers
    from tablee.review.played import Played

    header = log.header
    with progress(say("review.looking"), len(log.entries)) as done:
        about = (log.game, header.seating, log.options, log.entries, header.shifts)
        game = Played(*about, done, None if header.variation is None else log.start)
        return reviewers.review(game)


def _tell(log: Log, found: Review, say: Speech) -> None:
    names = Names(log.header.players, log.header.seating.size, say)
    counted = {"steps": found.steps, "remarks": len(found.remarks), "curves": len(found.curves)}
    is_empty = not found.remarks and not found.curves
    key = "review.nothing" if is_empty else "review.found"
    print_sentence(say(key, title=log.game.ABOUT.title, **counted))
    for remark in found.remarks:
        print_sentence(f"{remark.step}. {'; '.join(_parts(remark, names, say))}")
    for curve in found.curves:
        print_sentence(_line(curve, names, say))


def _parts(remark: Remark, names: Names, say: Speech) -> Iterator[str]:
    """Of a sentence: which one, whom it names, what it tells."""
    yield remark.key
    if remark.seats:
        yield ", ".join([names[seat] for seat in remark.seats])
    for name, fact in remark.facts.items():
        yield f"{name} {_plain(fact)}"
    if remark.rests_on:
        yield say("review.rests_on", what=remark.rests_on)
    if remark.is_turning:
        yield say("review.turning")


def _line(curve: Curve, names: Names, say: Speech) -> str:
    name = say("review.table") if curve.seat is None else names[curve.seat]
    points = ", ".join([f"{step} → {_plain(value)}" for step, value in curve.points])
    key = "review.curve" if curve.about is None else "review.curve_about"
    about = "" if curve.about is None else names[curve.about]
    return say(key, graph=curve.graph, name=name, about=about, points=points)


def _plain(fact: Any) -> str:
    if isinstance(fact, tuple):
        return " ".join(map(_plain, fact)) or "–"
    if isinstance(fact, float):
        return f"{fact:g}"
    return "–" if fact is None else tame(str(fact))
