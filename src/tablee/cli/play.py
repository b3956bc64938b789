"""`tablee play`: a game in the terminal, against bots."""

from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Literal

import typer

from tablee import registry
from tablee.arena.tournament import table_seed, write_log
from tablee.cli.errors import INTERRUPTED, Problem, politely
from tablee.cli.names import Names
from tablee.cli.options import GameKey, Lang, Rules
from tablee.cli.seating import at_least, check_bot, check_seats, find_game
from tablee.cli.speech import Speech, from_environment, speech
from tablee.cli.terminal import Terminal
from tablee.cli.terms import read_options
from tablee.core.seats import Seating
from tablee.tables.table import Table

PLAYABLE = ("between",)

Seats = Annotated[int, typer.Option("--seats", help="How many play, you included.")]
Level = Annotated[str, typer.Option("--bots", help="How strong the others are.")]
Length = Annotated[
    Literal["to_five", "express"], typer.Option("--length", help="To five points, or one round.")
]
FollowUp = Annotated[
    Literal["board", "notes"], typer.Option("--follow-up", help="A public board, or your notes.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="Deal from this seed; else a secret one.")]
LogTo = Annotated[Path | None, typer.Option("--log", metavar="FILE", help="Keep the game's log.")]
NoWait = Annotated[bool, typer.Option("--no-wait", help="The others answer at once.")]


@politely
def play(
    game: GameKey,
    seats: Seats = 3,
    bots: Level = "regular",
    length: Length = "to_five",
    follow_up: FollowUp = "board",
    option: Rules = None,
    seed: Seed = None,
    log: LogTo = None,
    lang: Lang = None,
    no_wait: NoWait = False,
) -> None:
    """Play in the terminal, against bots."""
    found = find_game(game)
    if game not in PLAYABLE:
        raise Problem("no_terminal_table", title=found.ABOUT.title, known=PLAYABLE)
    check_seats(found, seats)
    level = check_bot(found, bots)
    rules = [f"length={length}", f"follow_up={follow_up}", *(option or ())]
    options = read_options(found, seats, rules)
    secret = token_bytes(32) if seed is None else table_seed(at_least(0, seed, "--seed"))
    if log is not None:
        check_free(log)
    table = Table(found, Seating(seats), options, seed=secret)
    terminal = Terminal(may_wait=not no_wait)
    sit_down(table, level, speech(lang or from_environment()), terminal, log)


def check_free(path: Path) -> None:
    """Nothing is overwritten, and no game is played for a log that cannot be kept."""
    if path.exists():
        raise Problem("is_folder" if path.is_dir() else "file_exists", path=str(path))
    if not path.parent.is_dir():
        raise Problem("no_such_folder", path=str(path.parent))


def sit_down(table: Table, level: str, say: Speech, terminal: Terminal, log: Path | None) -> None:
    from tablee.cli.between.session import Leave, Session

    bot = registry.bot(table.game.ABOUT.key, level)
    others = tuple(say("play.names").split())[: table.seating.size - 1]
    names = Names((say("between.you"), *others), table.seating.size, say)
    greet(table, level, others, say, terminal)
    session = Session(table, dict.fromkeys(range(1, len(names)), bot), names, say, terminal)
    status = 0
    try:
        session.play()
    except Leave:
        terminal.say(say("play.left"))
    except EOFError:
        terminal.say("\n" + say("play.left"))
    except KeyboardInterrupt:
        terminal.say("\n" + say("play.left"))
        status = INTERRUPTED
    keep(table, ("", *others), say, terminal, log)
    terminal.say(say("play.bye"))
    raise typer.Exit(status)


def greet(
    table: Table, level: str, others: tuple[str, ...], say: Speech, terminal: Terminal
) -> None:
    about = table.game.ABOUT
    terminal.say(
        say("play.title", title=about.title, authors=say.join(about.authors)), style="bold"
    )
    terminal.say(say("play.others", names=say.join(others), level=level))
    terminal.say(say("play.commitment", hash=table.commitment), style="dim")
    terminal.say(say("play.help"))


def keep(
    table: Table, players: tuple[str, ...], say: Speech, terminal: Terminal, log: Path | None
) -> None:
    """The log where it was asked for; somebody who is there may still ask for it."""
    if log is None and terminal.is_live and table.outcome:
        terminal.say(say("play.keep"))
        log = _wanted(say, terminal)
    if log is None:
        return
    write_log(log, table, players)
    terminal.say(say("play.kept" if table.outcome else "play.kept_unfinished", path=log))


def _wanted(say: Speech, terminal: Terminal) -> Path | None:
    """A file name that can be used, or none."""
    try:
        while name := terminal.read():
            try:
                check_free(Path(name))
                return Path(name)
            except Problem as problem:
                terminal.say(problem.sentence(say.language))
    except (EOFError, KeyboardInterrupt):
        pass
    return None
