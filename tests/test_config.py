"""Settings from the environment: safe defaults, one clear sentence for a mistake, and a table that is true."""

import sys
from pathlib import Path

import pytest

from tablee.config import (
    BadSetting,
    Settings,
    documented,
    read_settings,
    unknown_names,
    user_folder,
)

HOSTING = Path(__file__).parents[1] / "docs" / "hosting.md"


def test_nothing_needs_to_be_set() -> None:
    assert read_settings({}) == Settings()
    assert read_settings({"TABLEE_PORT": "", "PATH": "/bin"}) == Settings()


def test_every_setting_has_a_variable() -> None:
    given = {
        "TABLEE_HOST": "127.0.0.1",
        "TABLEE_PORT": "8080",
        "TABLEE_DATA": "/srv/tablee",
        "TABLEE_PUBLIC_URL": "https://play.example.org",
        "TABLEE_MAX_TABLES": "50",
        "TABLEE_RETENTION_DAYS": "0",
        "TABLEE_LOG_LEVEL": "info",
        "TABLEE_METRICS": "off",
    }
    settings = read_settings(given)
    assert (settings.host, settings.port, settings.retention_days) == ("127.0.0.1", 8080, 0)
    assert settings.folder == Path("/srv/tablee")
    assert settings.is_https


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "eighty"),
        ("PORT", "70000"),
        ("PORT", "-1"),
        ("MAX_TABLES", "0"),
        ("RETENTION_DAYS", "1.5"),
        ("LOG_LEVEL", "loud"),
        ("METRICS", "yes"),
        ("PUBLIC_URL", "play.example.org"),
        ("PUBLIC_URL", "https://play.example.org/games"),
        ("PUBLIC_URL", "https://me@play.example.org"),
    ],
)
def test_a_mistake_is_one_sentence_that_names_the_variable(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as fault:
        read_settings({f"TABLEE_{name}": value})
    sentence = str(fault.value)
    assert sentence.startswith(f"TABLEE_{name} cannot be “{value}”: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_misspelt_names_are_found() -> None:
    given = {"TABLEE_PROT": "1", "TABLEE_PORT": "1", "OTHER": "1"}
    assert unknown_names(given) == ["TABLEE_PROT"]
    assert read_settings(given).port == 1


@pytest.mark.parametrize(
    ("platform", "environment", "end"),
    [
        ("linux", {}, ".local/share/tablee"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/tablee"),
        ("darwin", {}, "Library/Application Support/Tablee"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Tablee"),
    ],
)
def test_data_is_kept_where_the_machine_keeps_such_things(
    platform: str, environment: dict[str, str], end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert user_folder().as_posix().endswith(end)
    assert Settings().folder == user_folder()


def test_the_documented_table_is_the_real_one() -> None:
    """Write it again by putting what `tablee.config.documented()` gives between the two comments."""
    text = HOSTING.read_text(encoding="utf-8")
    start = text.index("-->", text.index("<!-- settings:")) + 3
    table = text[start : text.index("<!-- end of settings -->")]
    assert table.strip() == documented().strip()
