"""`tablee serve`: the table opens, on this machine and for everybody in the room."""

import asyncio
import errno
import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import msgspec
import typer

from tablee.cli.speech import Language, from_environment

if TYPE_CHECKING:
    from socket import socket

    from tablee.config import Settings
    from tablee.tables.ports import Store

Say = Callable[..., str]

Host = Annotated[str | None, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[
    int | None, typer.Option("--port", help="The port to listen on.", min=0, max=65535)
]
Data = Annotated[
    Path | None, typer.Option("--data", help="The folder for everything that is kept.")
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "open": "Tablée is open.",
        "here": "On this machine: {address}",
        "there": "For everybody in the room: {address}",
        "stop": "Ctrl+C closes it; nothing is lost.",
        "no_client": "The browser client is not built: `make play` builds it.",
        "busy": "Port {port} is taken, perhaps by another Tablée; choose another with --port.",
        "no_listen": "Tablée cannot listen on {host}, port {port}: {reason}.",
        "in_use": "Another Tablée uses the folder {folder}; close it, or choose another with --data.",
        "newer_schema": "A newer Tablée wrote the folder {folder}; update this one.",
        "not_durable": "The folder {folder} cannot keep what it is given; choose one on a disk of its own.",
        "damaged": "The data in {folder} is damaged; restore a backup. {detail}",
        "out_of_reach": "The folder {folder} cannot be used. {detail}",
    },
    "fr": {
        "open": "Tablée est ouverte.",
        "here": "Sur cette machine : {address}",
        "there": "Pour tout le monde dans la pièce : {address}",
        "stop": "Ctrl+C la ferme ; rien ne se perd.",
        "no_client": "Le client du navigateur n’est pas construit : `make play` le construit.",
        "busy": "Le port {port} est pris, peut-être par une autre Tablée ; --port en choisit un autre.",
        "no_listen": "Tablée ne peut pas écouter sur {host}, port {port} : {reason}.",
        "in_use": "Une autre Tablée utilise le dossier {folder} ; fermez-la, ou choisissez-en un autre avec --data.",
        "newer_schema": "Une Tablée plus récente a écrit le dossier {folder} ; mettez celle-ci à jour.",
        "not_durable": "Le dossier {folder} ne garde pas ce qu’on lui confie ; choisissez-en un sur un vrai disque.",
        "damaged": "Les données de {folder} sont abîmées ; restaurez une sauvegarde. {detail}",
        "out_of_reach": "Le dossier {folder} ne peut pas servir. {detail}",
    },
}


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


def run(settings: "Settings", *, may_browse: bool) -> None:
    """Until told to stop."""
    say = _speaker()
    with _listen(settings, say) as listener:
        store = _open_store(settings, say)
        announce = partial(_announce, say, settings, listener, may_browse=may_browse)
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(settings, store, listener, announce))


def _listen(settings: "Settings", say: Say) -> "socket":
    from tablee.server.addresses import listen

    try:
        return listen(settings.host, settings.port)
    except OSError as fault:
        key = "busy" if fault.errno == errno.EADDRINUSE else "no_listen"
        _give_up(say(key, host=settings.host, port=settings.port, reason=fault.strerror))


def _open_store(settings: "Settings", say: Say) -> "Store":
    from tablee.storage.sqlite import SqliteStore
    from tablee.storage.unusable import Unusable

    try:
        return SqliteStore(settings.folder)
    except Unusable as fault:
        _give_up(say(fault.code, folder=settings.folder, detail=fault.detail))


async def _serve(
    settings: "Settings", store: "Store", listener: "socket", on_start: Callable[[], None]
) -> None:
    """The one place where the server and the store are introduced to each other."""
    from tablee.server.app import make_app
    from tablee.server.metrics import MeteredStore, Metrics
    from tablee.server.running import make_server
    from tablee.tables.hall import Hall

    metrics = Metrics()
    app = make_app(Hall(MeteredStore(store, metrics)), settings, client_folder(), metrics)
    server = make_server(
        app,
        trusted_proxies=settings.trusted_proxies,
        log_level=settings.log_level,
        on_start=on_start,
    )
    await server.serve(sockets=[listener])


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


def _announce(say: Say, settings: "Settings", listener: "socket", *, may_browse: bool) -> None:
    """Where it is, for this machine and for the phones; called once it listens."""
    from tablee.server.addresses import reachable_at

    port = int(listener.getsockname()[1])
    here, there = reachable_at(settings.host, port, settings.public_url)
    typer.echo(say("open"))
    typer.echo(say("here", address=here))
    if there:
        typer.echo(say("there", address=there))
        _draw_code(there)
    if not (client_folder() / "index.html").is_file():
        typer.echo(say("no_client"), err=True)
    typer.echo(say("stop"))
    if may_browse and has_display():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def _draw_code(address: str) -> None:
    """For the phones; only where somebody can point one at it."""
    if sys.stdout.isatty():
        import segno

        segno.make(address, error="m").terminal(compact=True, border=2)


def _speaker() -> Say:
    words = WORDS[from_environment()]
    return lambda key, **fields: words[key].format(**fields)


def _give_up(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(2)
