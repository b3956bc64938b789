"""The servers that no command starts: Tablée with a store in memory, and the bare wire below it.

python contender.py (memory | wire) PORT
"""

import asyncio
import sys
from collections import defaultdict
from pathlib import Path

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.config import read_settings
from tablee.server.addresses import listen
from tablee.server.app import make_app
from tablee.server.running import make_server
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall

VIEW = "x" * 1_200
"""As long as an update of Between."""

tables: defaultdict[str, list[WebSocket]] = defaultdict(list)


async def answer_all(socket: WebSocket) -> None:
    """Whatever one of a table sends, all of it are told the same."""
    table = tables[socket.path_params["table"]]
    await socket.accept()
    table.append(socket)
    try:
        while True:
            await socket.receive_text()
            for other in table:
                await other.send_text(VIEW)
    except WebSocketDisconnect:
        table.remove(socket)


def wire() -> uvicorn.Server:
    app = Starlette(routes=[WebSocketRoute("/table/{table}", answer_all)])
    return uvicorn.Server(uvicorn.Config(app, ws_per_message_deflate=False, log_level="error"))


def memory() -> uvicorn.Server:
    return make_server(make_app(Hall(MemoryStore()), read_settings(), Path("no client")))


if __name__ == "__main__":
    server = {"memory": memory, "wire": wire}[sys.argv[1]]()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(server.serve(sockets=[listen("127.0.0.1", int(sys.argv[2]))]))
