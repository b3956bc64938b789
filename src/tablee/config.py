"""Settings: environment variables with one prefix, each with a safe default and a sentence of its own."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from tablee.server.settings import ServerSettings

PREFIX = "TABLEE_"

Port = Annotated[int, Meta(ge=0, le=65_535)]


class BadSetting(Exception):
    """A setting that cannot be; the argument is a sentence that says so."""


class Settings(ServerSettings, frozen=True, kw_only=True):
    """Everything that may be set."""

    host: Annotated[
        str,
        Meta(
            min_length=1, description="The address to listen on; `127.0.0.1` for this machine only."
        ),
    ] = "0.0.0.0"
    port: Annotated[Port, Meta(description="The port to listen on; 0 takes any free one.")] = 8_000
    data: Annotated[
        str,
        Meta(
            description="The folder for everything that is kept; empty for the user's own data folder."
        ),
    ] = ""
    packs: Annotated[
        str,
        Meta(
            description="A folder with word packs of your own, such as `trapwords/fr/club.txt`; empty for ours only."
        ),
    ] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="How much Tablée says; never what people wrote, and never a key."),
    ] = "warning"
    minds: Annotated[
        int,
        Meta(
            ge=0,
            le=64,
            description="Processes in which those bots think that take longer; 0 lets them think in the server's own.",
        ),
    ] = 1
    trusted_proxies: Annotated[
        str,
        Meta(
            description="Proxies whose word on a client's address is believed, by address, with commas."
        ),
    ] = "127.0.0.1,::1"

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else user_folder()


def user_folder() -> Path:
    """Where this kind of machine keeps a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "Tablee"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/Tablee"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "tablee"


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings as the environment has them; an empty variable is as good as none."""
    given = os.environ if environment is None else environment
    kinds = get_type_hints(Settings, include_extras=True)
    names = {name_of(field): field for field in kinds}
    found = {
        field: _read(name, given[name], kinds[field])
        for name, field in names.items()
        if given.get(name)
    }
    return Settings(**found)


def unknown_names(environment: Mapping[str, str]) -> list[str]:
    """Names with our prefix that are no settings: most likely misspelt."""
    known = {name_of(field) for field in get_type_hints(Settings)}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def name_of(field: str) -> str:
    return f"{PREFIX}{field.upper()}"


def _read(name: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as fault:
        reason = str(fault).replace("`", "").rstrip(".")
        raise BadSetting(f"{name} cannot be “{text}”: {reason}.") from None


# --- the documented table --------------------------------------------------------------------


def documented() -> str:
    """The table in docs/hosting.md, made from the settings themselves."""
    kinds = get_type_hints(Settings, include_extras=True)
    fields = msgspec.structs.fields(Settings)
    rows = [(name_of(it.name), _default(it.default), _meaning(kinds[it.name])) for it in fields]
    lines = [f"| `{name}` | {default} | {meaning} |" for name, default, meaning in rows]
    return "\n".join(["| variable | default | meaning |", "|---|---|---|", *lines]) + "\n"


def _default(value: Any) -> str:
    return f"`{value}`" if value != "" else "(empty)"


def _meaning(kind: Any) -> str:
    base, *notes = get_args(kind)
    said = next(it.description for it in notes if isinstance(it, Meta) and it.description)
    if get_origin(base) is not Literal:
        return str(said)
    return f"{said} One of {', '.join(f'`{value}`' for value in get_args(base))}."
