"""`tablee replay`: a game again, as one seat saw it or with everything open."""

from pathlib import Path
from typing import Annotated, Any

import typer

from tablee.cli.console import console, print_sentence, write_json
from tablee.cli.errors import Problem, politely
from tablee.cli.logs import doubt, open_log, replayed
from tablee.cli.names import Names
from tablee.cli.options import Json, Lang, LogFile
from tablee.cli.speech import Speech, from_environment, speech
from tablee.cli.stories import story_of
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.tables.reader import Log

Viewer = Annotated[
    int | None, typer.Option("--seat", help="As this seat saw it, counted from 1; else all open.")
]
Scene = tuple[int, int, Any, Any]
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


def _scenes(path: Path, log: Log, viewer: Seat | None) -> list[Scene]:
    """What this seat noticed; the events themselves where everything is open."""
    told: list[Scene] = []
    for entry, before, after in replayed(path, log):
        is_open = viewer is None
        news = entry.event if is_open else log.game.seen(before, entry.event, viewer)
        if news is not None:
            told.append((entry.seq, entry.at, news, after))
    return told


def _tell(log: Log, viewer: Seat | None, scenes: list[Scene], say: Speech) -> None:
    seats = log.header.seating.size
    names = Names(log.header.players, seats, say)
    story = story_of(log.header.game, names, viewer, say)
    out = console()
    title = {"title": log.game.ABOUT.title, "seats": seats}
    if viewer is None:
        print_sentence(say("replay.open", **title))
    else:
        print_sentence(say("replay.seat", name=names[viewer], **title))
    for seq, _, news, after in scenes:
        text = story.sentence(news) if story else encode(news).decode()
        out.print(_numbered(seq, text))
        if story and story.is_pause(news):
            viewers = (None, *log.header.seating.seats) if viewer is None else (viewer,)
            out.print(story.picture({seat: log.game.view(after, seat) for seat in viewers}))
    if not log.seal:
        print_sentence(say("replay.not_over"))


def _numbered(seq: int, text: str) -> Any:
    """Long sentences go on under their beginning."""
    from rich.table import Table

    from tablee.cli.paragraph import Paragraph

    line = Table.grid(padding=(0, 2))
    line.add_column(justify="right", width=4, style="dim")
    line.add_column()
    line.add_row(str(seq), Paragraph(text))
    return line
