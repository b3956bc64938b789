"""`tablee words`: what the table knows about words, for people and for programs."""

from typing import Annotated, Any

import typer

from tablee.cli.console import print_sentence, tame, write_json
from tablee.cli.errors import FAILED, politely
from tablee.cli.options import Json, Lang
from tablee.cli.speech import Speech, from_environment, speech
from tablee.cli.words.asks import Ask, Check, Guess, Match, Related, Reply, answer
from tablee.cli.words.families import tell_related
from tablee.words import LANGUAGES, Language

words = typer.Typer(add_completion=False)

Of = Annotated[Language, typer.Argument(metavar="LANGUAGE", help="Of the dictionary: fr or en.")]
Word = Annotated[str, typer.Argument(metavar="WORD", help="With or without accents.")]
Secret = Annotated[str, typer.Argument(metavar="SECRET", help="The word to find.")]
Said = Annotated[str, typer.Argument(metavar="GUESS", help="What was said.")]
Pattern = Annotated[
    str,
    typer.Argument(
        metavar="PATTERN", help="Letters; ? is unknown, @ an unknown vowel, # a consonant."
    ),
]
Letters = Annotated[
    str | None,
    typer.Option("--letters", help="The cards that may fill unknown places, such as AABEZ."),
]
One = Annotated[str, typer.Argument(metavar="WORD", help="In any form.")]
Other = Annotated[str, typer.Argument(metavar="OTHER", help="The word to compare it with.")]
Most = Annotated[int, typer.Option("--most", min=0, help="How many words to show to people.")]


@words.callback(invoke_without_command=True)
def show_help(context: typer.Context) -> None:
    """Ask the dictionaries, French and English."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@words.command()
@politely
def check(language: Of, word: Word, lang: Lang = None, as_json: Json = False) -> None:
    """Tell whether a word may be laid, and what it is a form of; what is no word ends with an error."""
    told = _tell(Check(language, word), lang, as_json=as_json)
    if not told["known"]:
        raise typer.Exit(FAILED)


@words.command()
@politely
def guess(
    language: Of, secret: Secret, said: Said, lang: Lang = None, as_json: Json = False
) -> None:
    """Tell whether a guess holds the secret word or an inflection of it."""
    _tell(Guess(language, secret, said), lang, as_json=as_json)


@words.command()
@politely
def match(
    language: Of,
    pattern: Pattern,
    letters: Letters = None,
    most: Most = 40,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """List the words that fit a pattern such as 'M?C?I?E?'."""
    _tell(Match(language, pattern, letters), lang, as_json=as_json, most=most)


@words.command()
@politely
def batch(lang: Lang = None) -> None:
    """Answer questions from standard input, one JSON line each.

    {"ask": "check", "language": "fr", "word": "MACHINES"}, or
    {"ask": "guess", "language": "fr", "secret": "CHEVAL", "guess": "chevaux"}, or
    {"ask": "match", "language": "fr", "pattern": "M?C?", "letters": "AAEIO"}, or
    {"ask": "related", "language": "fr", "a": "jour", "b": "abat-jour"}
    """
    from tablee.cli.words.batch import answer_all

    if answer_all(lang or from_environment()):
        raise typer.Exit(FAILED)


@words.command()
@politely
def measure(lang: Lang = None, as_json: Json = False) -> None:
    """Measure the dictionaries, and how well and fast the families answer."""
    from tablee.cli.words.families import family_tables, measured_families
    from tablee.cli.words.measures import measured, table

    found = [measured(language) for language in LANGUAGES]
    scores, speeds = measured_families()
    if as_json:
        write_json({"measures": found, "families": speeds, "related": scores})
        return
    say = speech(lang or from_environment())
    table(found, say)
    family_tables(scores, speeds, say)


def _tell(ask: Ask, lang: Any, *, as_json: bool, most: int = 0) -> Reply:
    told = answer(ask)
    if as_json:
        write_json(told)
        return told
    say = speech(lang or from_environment())
    match ask:
        case Check():
            _tell_check(told, say)
        case Guess():
            key = "words.guess.right" if told["right"] else "words.guess.wrong"
            print_sentence(say(key, guess=tame(ask.guess), secret=tame(ask.secret)))
        case Match():
            _tell_match(told, say, most)
        case Related():
            tell_related(told, say)
    return told


def _tell_check(told: Reply, say: Speech) -> None:
    of = say(f"words.in.{told['language']}")
    key = "valid" if told["valid"] else "compound" if told["known"] else "unknown"
    print_sentence(say(f"words.check.{key}", word=tame(told["folded"]), dictionary=of))
    if told["known"]:
        print_sentence(say("words.check.spelled", spellings=", ".join(told["spellings"])))
        print_sentence(say("words.check.of", lemmas=", ".join(told["lemmas"])))


def _tell_match(told: Reply, say: Speech, most: int) -> None:
    print_sentence(say.count("words.match", told["count"]))
    if shown := told["words"][:most]:
        print_sentence(" ".join(shown))
    if left := told["count"] - len(shown):
        print_sentence(say.count("words.match.left", left))


@words.command("related")
@politely
def is_related(
    language: Of, word: One, other: Other, lang: Lang = None, as_json: Json = False
) -> None:
    """Tell whether two words are of one family, and why."""
    _tell(Related(language, word, other), lang, as_json=as_json)
