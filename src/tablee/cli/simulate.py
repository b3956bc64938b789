"""`tablee simulate`: bots against bots, and what comes of it."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from tablee.arena.figures import Figures, figures_of
from tablee.arena.limit import LIMIT
from tablee.arena.tournament import Forfeit, Tournament, play_all
from tablee.cli.console import console, print_sentence, write_json
from tablee.cli.errors import FAILED, Problem, blamed, politely
from tablee.cli.options import GameKey, Json, Lang, Rules
from tablee.cli.seating import at_least, find_game, line_up
from tablee.cli.speech import Speech, from_environment, speech
from tablee.cli.terms import read_options

if TYPE_CHECKING:
    from rich.table import Table

T = TypeVar("T")

Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]
Games = Annotated[int, typer.Option("--games", help="How many matches.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed plays the same matches.")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help="One for all seats, or one for each, by commas: a level, or an address such as ./mybot.py:MyBot.",
    ),
]
Jobs = Annotated[int | None, typer.Option("--jobs", help="Processes; all cores if not given.")]
Limit = Annotated[
    int, typer.Option("--limit", help="Seconds that a bot from elsewhere may think over a move.")
]
Logs = Annotated[Path | None, typer.Option("--logs", metavar="DIR", help="Write a log of each.")]

TOLD = 10
"""Forfeits that people are told one by one."""


@politely
def simulate(
    game: GameKey,
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = 0,
    bots: Bots = "random",
    option: Rules = None,
    jobs: Jobs = None,
    logs: Logs = None,
    limit: Limit = LIMIT,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots play many matches; the seats are rotated, and a seed repeats them all."""
    found = find_game(game)
    names = line_up(found, seats, bots)
    tournament = Tournament(
        game=game,
        bots=names,
        games=at_least(1, games, "--games"),
        seed=at_least(0, seed, "--seed"),
        options=read_options(found, len(names), option),
        logs=None if logs is None else _folder(logs),
        limit=at_least(1, limit, "--limit"),
    )
    say = speech(lang or from_environment())
    workers = at_least(1, jobs, "--jobs") if jobs is not None else _cores()
    results = play_all(tournament, min(workers, tournament.games))
    figures = figures_of(list(watched(results, say("simulate.playing"), games)))
    if as_json:
        write_json(_plain(tournament, figures))
    else:
        _print(tournament, figures, say)
    raise typer.Exit(FAILED if figures.forfeits else 0)


def _cores() -> int:
    """Those this process may use, where the system can tell."""
    mine = getattr(os, "sched_getaffinity", None)
    return len(mine(0)) if mine else os.cpu_count() or 1


def _folder(path: Path) -> str:
    if path.exists() and not path.is_dir():
        raise Problem("not_a_folder", path=str(path))
    path.mkdir(parents=True, exist_ok=True)
    return str(path)


def watched(results: Iterator[T], what: str, total: int) -> Iterator[T]:
    """As they come, with a progress bar on stderr where somebody watches."""
    from rich.progress import track

    watcher = console(is_error=True)
    is_off = not watcher.is_terminal
    return iter(track(results, what, total=total, console=watcher, transient=True, disable=is_off))


def _plain(tournament: Tournament, figures: Figures) -> dict[str, Any]:
    asked = {"game": tournament.game, "bots": tournament.bots, "seed": tournament.seed}
    told = {name: getattr(figures, name) for name in figures.__struct_fields__}
    return {**asked, "options": tournament.options, **told}


def _print(tournament: Tournament, figures: Figures, say: Speech) -> None:
    out = console()
    title = find_game(tournament.game).ABOUT.title
    games = say.count("simulate.games", figures.games)
    seats = len(tournament.bots)
    print_sentence(
        say("simulate.title", title=title, games=games, seats=seats, seed=tournament.seed)
    )
    out.print(_standings(figures, say))
    if figures.shared:
        print_sentence(say.count("simulate.shared", figures.shared))
    if figures.unwon:
        print_sentence(say.count("simulate.unwon", figures.unwon))
    print_forfeits(figures.forfeits, "simulate.forfeits", say)
    actions, speed = figures.actions, figures.speed
    mean, middle = say.decimal(actions.mean), say.decimal(actions.median)
    print_sentence(say("simulate.lengths", mean=mean, median=middle, longest=actions.longest))
    fast, per_second = say.thousands(speed.actions_per_cpu_second), speed.games_per_cpu_second
    print_sentence(say("simulate.speed", n=fast, games=say.decimal(per_second, 2)))
    if tournament.logs is not None:
        print_sentence(say("simulate.logs", path=tournament.logs))


def print_forfeits(forfeits: Sequence[Forfeit], key: str, say: Speech) -> None:
    """Each with the way back to it; of very many the first will do."""
    if not forfeits:
        return
    print_sentence(say.count(key, len(forfeits)))
    for it in forfeits[:TOLD]:
        fault = blamed(it).sentence(say.language)
        print_sentence(say("simulate.forfeit", n=it.number + 1, fault=fault))
    if len(forfeits) > TOLD:
        print_sentence(say.count("simulate.forfeits_more", len(forfeits) - TOLD))


def _standings(figures: Figures, say: Speech) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("simulate.bot"))
    for column in ("seats", "wins", "share", "interval", "points"):
        table.add_column(say(f"simulate.{column}"), justify="right")
    for it in figures.standings:
        low, high = say.percent(it.low), say.percent(it.high)
        table.add_row(
            it.bot,
            say.thousands(it.seats),
            say.decimal(it.wins),
            say.percent(it.share),
            f"{low} – {high}",
            say.decimal(it.points, 2),
        )
    return table
