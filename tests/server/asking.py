"""Requests straight into the application, without a network between."""

from pathlib import Path
from typing import Any

import httpx

from tablee.server.app import App, make_app
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall
from tests.server.house import ROOMY

ADDRESS = "http://table.test"


def make(settings: ServerSettings = ROOMY, client: Path = Path("nowhere"), **hall: Any) -> App:
    return make_app(Hall(hall.pop("store", None) or MemoryStore(), **hall), settings, client)


def asker(app: App, address: str = ADDRESS, **options: Any) -> httpx.AsyncClient:
    """A browser on our own page."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, **options)
    return httpx.AsyncClient(transport=transport, base_url=address, headers={"origin": address})


OPEN = {"game": "between", "seats": 3, "name": "Ada", "options": {}}
