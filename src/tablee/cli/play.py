"""`tablee play`: any game in the terminal, against bots."""

from pathlib import Path
from secrets import token_bytes
from typing import Annotated

import typer

from tablee import registry
from tablee.arena.match import Fault
from tablee.arena.tournament import table_seed, write_log
from tablee.cli.errors import INTERRUPTED, Problem, politely
from tablee.cli.names import Names
from tablee.cli.options import GameKey, Lang, Rules
from tablee.cli.seating import at_least, check_seats, find_bot, find_game
from tablee.cli.speech import Language, Speech, from_environment, speech
from tablee.cli.terminal import Terminal
from tablee.cli.terms import differences, read_options
from tablee.core.game import AnyGame
from tablee.core.seats import Seat, Seating
from tablee.core.shifts import Shift
from tablee.registry import AnyBot
from tablee.tables.table import Table

USUAL = 3
"""How many play where nobody says, if the game is for so many."""

GENTLE = {
    "trapwords": ("glass=120", "notice=30", "reason=120"),
    "head-line": ("pace_ms=8000", "times=calm"),
}
"""Clocks that always run are slow here, unless somebody says otherwise: a keyboard takes longer than a tap."""

Seats = Annotated[int | None, typer.Option("--seats", help="How many play, you included.")]
Sit = Annotated[int, typer.Option("--seat", help="Where you sit, counted from 1.")]
Level = Annotated[
    str | None,
    typer.Option(
        "--bots",
        help="The others, one for all or one for each, by commas: a level, or such as ./mybot.py:MyBot.",
    ),
]
PresetName = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help="Options that most tables agree on.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="Deal from this seed; else a secret one.")]
LogTo = Annotated[Path | None, typer.Option("--log", metavar="FILE", help="Keep the game's log.")]
NoWait = Annotated[bool, typer.Option("--no-wait", help="The others answer at once.")]


@politely
def play(
    game: GameKey,
    seats: Seats = None,
    seat: Sit = 1,
    bots: Level = None,
    preset: PresetName = None,
    option: Rules = None,
    seed: Seed = None,
    log: LogTo = None,
    lang: Lang = None,
    no_wait: NoWait = False,
) -> None:
    """Play in the terminal, against bots."""
    found = find_game(game)
    size = check_seats(found, seats if seats is not None else _usual_size(found))
    me = _my_seat(seat, size)
    levels = _levels(found, bots, size - 1)
    say = speech(lang or from_environment())
    given = _with_our_clocks(found, option or [], say.language, is_preset=preset is not None)
    options = read_options(found, size, given, preset)
    secret = token_bytes(32) if seed is None else table_seed(at_least(0, seed, "--seed"))
    if log is not None:
        check_free(log)
    table = Table(found, Seating(size), options, seed=secret)
    sit_down(table, me, levels, say, Terminal(may_wait=not no_wait), log)


def _usual_size(game: AnyGame) -> int:
    return USUAL if USUAL in game.ABOUT.seats else min(game.ABOUT.seats)


def _my_seat(seat: int, size: int) -> Seat:
    if not 0 < seat <= size:
        raise Problem("no_such_seat", seats=size, given=seat)
    return Seat(seat - 1)


def _levels(game: AnyGame, names: str | None, others: int) -> tuple[tuple[str, AnyBot], ...]:
    """The bot of each of the others; in the middle where nobody says."""
    if names is None:
        known = tuple(registry.bots(game.ABOUT.key))
        names = "regular" if "regular" in known else known[-1]
    bots = [(name.strip(), find_bot(game, name.strip())) for name in names.split(",")]
    if len(bots) not in (1, others):
        raise Problem("bots_and_others", bots=len(bots), others=others)
    return tuple(bots * others if len(bots) == 1 else bots)


def _with_our_clocks(
    game: AnyGame, given: list[str], language: Language, *, is_preset: bool
) -> list[str]:
    """What was asked for, and before it what suits a terminal: its language, and time to type."""
    names = {it.partition("=")[0].strip() for it in given}
    ours = [] if is_preset else list(GENTLE.get(game.ABOUT.key, ()))
    if "language" in game.TYPES.options.__struct_fields__:
        ours.append(f"language={language}")
    return [*(it for it in ours if it.partition("=")[0] not in names), *given]


def check_free(path: Path) -> None:
    """Nothing is overwritten, and no game is played for a log that cannot be kept."""
    if path.exists():
        raise Problem("is_folder" if path.is_dir() else "file_exists", path=str(path))
    if not path.parent.is_dir():
        raise Problem("no_such_folder", path=str(path.parent))


def sit_down(
    table: Table,
    me: Seat,
    levels: tuple[tuple[str, AnyBot], ...],
    say: Speech,
    terminal: Terminal,
    log: Path | None,
) -> None:
    from tablee.cli.scene import Scene
    from tablee.cli.session import Leave, Session

    seats = [seat for seat in table.seating.seats if seat != me]
    known = say("play.names").split()
    players = {seat: known[number % len(known)] for number, seat in enumerate(seats)}
    kept = tuple(players.get(seat, "") for seat in table.seating.seats)
    names = Names(tuple(it or say("play.You") for it in kept), table.seating.size, say)
    bots: dict[int, AnyBot] = {seat: bot for seat, (_, bot) in zip(seats, levels, strict=True)}
    scene = Scene(table.game, names, me, say, is_playing=True)
    spoken = dict.fromkeys(scene.word(f"level.{level}") or level for level, _ in levels)
    shifts = tuple(Shift(seat, 0, name) for seat, (name, _) in zip(seats, levels, strict=True))
    greet(table, tuple(players.values()), tuple(spoken), say, terminal)
    session = Session(table, bots, me, scene, terminal)
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
    except Fault:
        keep(table, kept, say, terminal, log, shifts)
        raise
    keep(table, kept, say, terminal, log, shifts)
    terminal.say(say("play.bye"))
    raise typer.Exit(status)


def greet(
    table: Table, others: tuple[str, ...], levels: tuple[str, ...], say: Speech, terminal: Terminal
) -> None:
    about = table.game.ABOUT
    terminal.say(
        say("play.title", title=about.title, authors=say.join(about.authors)), style="bold"
    )
    if others:
        terminal.say(say("play.others", names=say.join(others), level=say.join(levels)))
    if agreed := differences(table.options):
        terminal.say(say("play.options", options=", ".join(agreed)), style="dim")
    terminal.say(say("play.commitment", hash=table.commitment), style="dim")
    terminal.say(say("play.help"))


def keep(
    table: Table,
    players: tuple[str, ...],
    say: Speech,
    terminal: Terminal,
    log: Path | None,
    shifts: tuple[Shift, ...] = (),
) -> None:
    """The log where it was asked for; somebody who is there may still ask for it."""
    if log is None and terminal.is_live and table.outcome:
        terminal.say(say("play.keep"))
        log = _wanted(say, terminal)
    if log is None:
        return
    write_log(log, table, players, shifts)
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
