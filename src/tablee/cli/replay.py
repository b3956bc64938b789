"""`tablee replay`: a game again, as one seat saw it or with everything open."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.console import console, print_sentence, write_json
from tablee.cli.errors import Problem, politely
from tablee.cli.logs import doubt, open_log, replayed
from tablee.cli.names import Names
from tablee.cli.options import Json, Lang, LogFile
from tablee.cli.speech import Speech, from_environment, speech
from tablee.core.outcome import GameEnded
from tablee.core.record import tag_of
from tablee.core.seats import Seat
from tablee.tables.reader import Log

if TYPE_CHECKING:
    from tablee.cli.scene import Scene

Viewer = Annotated[
    int | None, typer.Option("--seat", help="As this seat saw it, counted from 1; else all open.")
]
Moment = tuple[int, int, Any, Any]
"""Its number and time, what was seen of it, and the state afterwards."""


@politely
def replay(log: LogFile, seat: Viewer = None, lang: Lang = None, as_json: Json = False) -> None:
    """Tell a game again, event by event; a log that was changed is told too, and then said to be."""
    read = open_log(log)
    viewer = _viewer(read, seat)
    scenes = _scenes(log, read, viewer)
    if as_json:
        for seq, at, news, _ in scenes:
            write_json({"seq": seq, "at": at, "seen": news})
    else:
        _tell(read, viewer, scenes, speech(lang or from_environment()))
    if problem := doubt(log, read):
        raise problem


def _viewer(log: Log, seat: int | None) -> Seat | None:
    if seat is None:
        return None
    if not log.header.seating.has(seat - 1):
        raise Problem("no_such_seat", seats=log.header.seating.size, given=seat)
    return Seat(seat - 1)


def _scenes(path: Path, log: Log, viewer: Seat | None) -> list[Moment]:
    """What this seat noticed; the events themselves where everything is open."""
    told: list[Moment] = []
    for entry, before, after in replayed(path, log):
        is_open = viewer is None
        news = entry.event if is_open else log.game.seen(before, entry.event, viewer)
        if news is not None:
            told.append((entry.seq, entry.at, news, after))
    return told


ROUNDS = ("round_ended", "round_revealed")
"""Where one looks at the table; else at the end."""


def _tell(log: Log, viewer: Seat | None, scenes: list[Moment], say: Speech) -> None:
    from tablee.cli.scene import Scene

    seats = log.header.seating.size
    names = Names(log.header.players, seats, say)
    scene = Scene(log.game, names, viewer, say)
    out = console()
    title = {"title": log.game.ABOUT.title, "seats": seats}
    if viewer is None:
        print_sentence(say("replay.open", **title))
    else:
        print_sentence(say("replay.seat", name=names[viewer], **title))
    looked = False
    for seq, _, news, after in scenes:
        if text := scene.tell(news):
            out.print(_numbered(seq, text))
        is_end = tag_of(news) == tag_of(GameEnded) and not looked
        looked = is_end or tag_of(news) in ROUNDS
        if looked:
            out.print(_picture(log, scene, after))
    if not log.seal:
        print_sentence(say("replay.not_over"))


def _picture(log: Log, scene: "Scene", state: Any) -> Any:
    """The table as this seat saw it then; with every card open where it is nobody's."""
    from tablee.cli.layout import laid_open, laid_out

    if scene.seat is not None:
        return laid_out(scene, log.game.view(state, scene.seat), {})
    viewers = (None, *log.header.seating.seats)
    return laid_open(scene, {seat: log.game.view(state, seat) for seat in viewers}, {})


def _numbered(seq: int, text: str) -> Any:
    """Long sentences go on under their beginning."""
    from rich.table import Table

    from tablee.cli.paragraph import Paragraph

    line = Table.grid(padding=(0, 2))
    line.add_column(justify="right", width=4, style="dim")
    line.add_column()
    line.add_row(str(seq), Paragraph(text))
    return line
