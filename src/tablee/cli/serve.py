"""`tablee serve`: the table opens, on this machine and for everybody in the room."""

import asyncio
import errno
import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import msgspec
import typer

from tablee.cli.speech import Speech, from_environment, speech

if TYPE_CHECKING:
    from socket import socket

    from starlette.routing import BaseRoute

    from tablee.config import Settings
    from tablee.tables.ports import Store

Host = Annotated[str | None, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[
    int | None, typer.Option("--port", help="The port to listen on.", min=0, max=65535)
]
Data = Annotated[
    Path | None, typer.Option("--data", help="The folder for everything that is kept.")
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]


WHITE_ON_BLACK = "\x1b[97;40m"
"""On a light terminal the code would be its own negative, which many phones do not read."""
AS_BEFORE = "\x1b[0m"


def serve(
    host: Host = None, port: Port = None, data: Data = None, no_browser: NoBrowser = False
) -> None:
    """Open the table: people join from their browsers, by a link or by a code."""
    from tablee.config import BadSetting, read_settings

    given: dict[str, Any] = {"host": host, "port": port, "data": data and str(data)}
    chosen = {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.structs.replace(read_settings(), **chosen)
        run(settings, may_browse=not no_browser)
    except BadSetting as problem:
        _give_up(str(problem))
    except KeyboardInterrupt:
        pass  # that is how one closes it


def run(settings: "Settings", *, may_browse: bool, more: Sequence["BaseRoute"] = ()) -> None:
    """Until told to stop."""
    say = speech(from_environment())
    with _listen(settings, say) as listener:
        store = _open_store(settings, say)
        announce = partial(_announce, say, settings, listener, may_browse=may_browse)
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(settings, store, listener, announce, more))


def _listen(settings: "Settings", say: Speech) -> "socket":
    from tablee.server.addresses import listen

    try:
        return listen(settings.host, settings.port)
    except OSError as fault:
        key = "serve.busy" if fault.errno == errno.EADDRINUSE else "serve.no_listen"
        _give_up(say(key, host=settings.host, port=settings.port, reason=fault.strerror))


def _open_store(settings: "Settings", say: Speech) -> "Store":
    from tablee.storage.sqlite import SqliteStore
    from tablee.storage.unusable import Unusable

    try:
        return SqliteStore(settings.folder)
    except Unusable as fault:
        _give_up(say(f"serve.{fault.code}", folder=settings.folder, detail=fault.detail))


async def _serve(
    settings: "Settings",
    store: "Store",
    listener: "socket",
    on_start: Callable[[], None],
    more: Sequence["BaseRoute"],
) -> None:
    """The one place where the server and the store are introduced to each other."""
    from tablee.server.addresses import reachable_at
    from tablee.server.app import make_app
    from tablee.server.metrics import Metrics
    from tablee.server.minds import Apart
    from tablee.server.running import make_server
    from tablee.tables.hall import Hall, bot_for
    from tablee.tables.minds import Threads

    metrics = Metrics()
    loan_after = settings.loan_after * 1000
    minds = Apart(settings.minds, Threads(bot_for))
    hall = Hall(store, loan_after=loan_after, timing=metrics.timing, small_talk=True, minds=minds)
    port = int(listener.getsockname()[1])

    def in_the_room() -> str | None:
        """Asked each time: a laptop changes networks."""
        return reachable_at(settings.host, port, settings.public_url)[1]

    app = make_app(hall, settings, client_folder(), metrics, in_the_room, more)
    server = make_server(
        app,
        trusted_proxies=settings.trusted_proxies,
        log_level=settings.log_level,
        on_start=on_start,
    )
    try:
        await server.serve(sockets=[listener])
    finally:
        await minds.close()


def client_folder() -> Path:
    """Inside the package once it is installed; in a checkout, where Vite builds it."""
    package = Path(__file__).parents[1]
    inside = package / "client"
    return inside if inside.is_dir() else package.parents[1] / "web" / "dist"


def has_display() -> bool:
    """Whether a browser that opens here would be seen."""
    if "SSH_CONNECTION" in os.environ:
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _announce(say: Speech, settings: "Settings", listener: "socket", *, may_browse: bool) -> None:
    """Where it is, for this machine and for the phones; called once it listens."""
    from tablee.cli.troubles import sentence
    from tablee.faces.face import troubles
    from tablee.server.addresses import reachable_at

    port = int(listener.getsockname()[1])
    here, there = reachable_at(settings.host, port, settings.public_url)
    typer.echo(say("serve.open"))
    typer.echo(say("serve.here", address=here))
    if there:
        typer.echo(say("serve.there", address=there))
        _draw_code(there)
    if not (client_folder() / "index.html").is_file():
        typer.echo(say("serve.no_client"), err=True)
    for trouble in troubles():
        typer.echo(sentence(trouble, say), err=True)
    typer.echo(say("serve.stop"))
    if may_browse and has_display():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def _draw_code(address: str) -> None:
    """For the phones; only where somebody can point one at it."""
    if sys.stdout.isatty():
        import segno

        drawn = StringIO()
        segno.make(address, error="m").terminal(drawn, compact=True, border=2)
        for line in drawn.getvalue().splitlines():
            typer.echo(f"{WHITE_ON_BLACK}{line}{AS_BEFORE}", color=True)


def _give_up(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(2)
