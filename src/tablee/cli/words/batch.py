"""Many questions at once: a line of JSON each, and a line of JSON for each answer."""

import sys
from collections.abc import Iterable

import msgspec

from tablee.cli.console import write_json
from tablee.cli.errors import Problem
from tablee.cli.speech import Language
from tablee.cli.words.asks import Ask, Reply, answer

_read = msgspec.json.Decoder(Ask).decode


def answer_all(language: Language, lines: Iterable[str] | None = None) -> int:
    """In order, each as soon as it is known; how many could not be answered."""
    failed = 0
    for number, line in enumerate(sys.stdin if lines is None else lines, start=1):
        if line.strip():
            told = _answer(line, number, language)
            failed += "error" in told
            write_json(told)
    return failed


def _answer(line: str, number: int, language: Language) -> Reply:
    """A line that cannot be understood does not stop the others."""
    try:
        return answer(_understood(line))
    except Problem as problem:
        message = problem.sentence(language)
        return {"error": problem.code, "line": number, **problem.fields, "message": message}


def _understood(line: str) -> Ask:
    try:
        ask: Ask = _read(line)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as fault:
        raise Problem("bad_question", detail=str(fault)) from None
    return ask
