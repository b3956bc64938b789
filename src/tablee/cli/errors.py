"""When something cannot be done: one sentence on stderr, a code for programs, and never a traceback."""

from collections.abc import Callable
from functools import wraps
from typing import Any, NoReturn, ParamSpec

import typer

from tablee.arena.match import Fault
from tablee.arena.tournament import Forfeit
from tablee.cli.console import tame, write_json
from tablee.cli.refusals import words_for
from tablee.cli.speech import Language, Speech, from_environment, speech
from tablee.core.refusal import Refusal

P = ParamSpec("P")

BAD_INPUT = 2
FAILED = 1
OLDER = 3
"""Nothing speaks against it, but it cannot be judged here."""
INTERRUPTED = 130


class Problem(Exception):
    """What cannot be done, as a code with the fields of its sentence."""

    def __init__(
        self,
        code: str,
        *,
        status: int = BAD_INPUT,
        refusal: Refusal | None = None,
        by: str | None = None,
        **fields: Any,
    ) -> None:
        """A refusal is a code and a rule for programs, and the sentence's `reason` for people: by which game."""
        super().__init__(code, fields)
        self.code = code
        self.status = status
        self.refusal = refusal
        self.by = by
        self.fields = fields
        if refusal is not None:
            self.fields |= {"refusal": refusal.code, "rule": refusal.rule}

    def sentence(self, language: Language) -> str:
        say = speech(language)
        spoken = {name: _spoken(value, language) for name, value in self.fields.items()}
        if self.refusal is not None:
            spoken["reason"] = _reason(self.refusal, say, self.by)
        return say(f"problem.{self.code}", **spoken)


def _spoken(value: Any, language: Language) -> str:
    if isinstance(value, tuple):
        return speech(language).join(map(str, value), "or") if value else "–"
    return tame(str(value))


def _reason(refusal: Refusal, say: Speech, game: str | None) -> str:
    """A refusal inside another sentence, with the rule it rests on."""
    words = words_for(refusal, say, game)
    clause = words[0].lower() + words[1:].removesuffix(".")
    return f"{clause} ({refusal.rule})" if refusal.rule else clause


def politely(run: Callable[P, None]) -> Callable[P, None]:
    """A command that answers problems in words; it reads the options `lang` and `as_json` if it has them."""

    @wraps(run)
    def command(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            run(*args, **kwargs)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except (Problem, Fault, OSError) as fault:
            language: Any = kwargs.get("lang") or from_environment()
            report(_problem(fault), language, as_json=bool(kwargs.get("as_json")))

    return command


def _problem(fault: Exception) -> Problem:
    match fault:
        case Problem():
            return fault
        case Fault():
            return blamed(fault)
        case BrokenPipeError():
            raise fault
        case OSError():
            return Problem("file", path=str(fault.filename), reason=fault.strerror or str(fault))
        case _:
            raise fault


def blamed(fault: Fault | Forfeit) -> Problem:
    """Who, when and how; people count seats from 1."""
    seats = tuple([seat + 1 for seat in fault.seats])
    told: dict[str, Any] = {"seats": seats, "move": fault.move, "seed": fault.seed}
    return Problem(fault.code, status=FAILED, detail=fault.detail, **told)


def report(problem: Problem, language: Language, *, as_json: bool) -> NoReturn:
    sentence = problem.sentence(language)
    if as_json:
        write_json({"error": problem.code, **problem.fields, "message": sentence})
    typer.echo(sentence, err=True)
    raise typer.Exit(problem.status)
