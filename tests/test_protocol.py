"""The page of the protocol: every message is on it, and a difference is noticed."""

from pathlib import Path
from typing import get_args

import pytest

from tablee.core.record import tag_of
from tablee.tables.room.actions import RoomAction
from tablee.tables.wire import FromBrowser, ToBrowser
from tools import protocol


def test_every_message_and_every_field_is_on_the_page() -> None:
    page = protocol.page()
    for kind in (*get_args(FromBrowser), *get_args(RoomAction), *get_args(ToBrowser)):
        _, _, rest = page.partition(f"### {kind.__name__}\n")
        part = rest.partition("### ")[0]
        assert f"`type` is `{tag_of(kind)}`." in part
        assert all(f"| `{field}` |" in part for field in kind.__struct_fields__)


def test_a_difference_is_noticed_and_written_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(protocol, "PAGE", tmp_path / "protocol.md")
    assert protocol.main(check=True) == 1
    assert "run python -m tools.protocol" in capsys.readouterr().out
    assert protocol.main(check=False) == 0
    assert protocol.main(check=True) == 0
