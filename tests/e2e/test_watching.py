"""Whoever finds all seats taken sees what everybody may see, and no more."""

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.e2e.guests import Come
from tests.e2e.person import seat_two, whose_turn


def test_a_spectator_sees_the_table_and_no_hand(come: Come) -> None:
    ada, bob = seat_two(come)
    cleo = come("en", 768)
    heard: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    cleo.page.on("websocket", listen)
    cleo.join(ada.code)
    expect(cleo.page.get_by_text(cleo.words.watching)).to_be_visible()
    whose_turn(ada, bob).ask_and_end()
    expect(cleo.page.get_by_role("group", name="The board")).to_be_visible()
    expect(cleo.paper).to_have_count(0)
    expect(cleo.cards).to_have_count(0)
    assert not cleo.move()
    views = [it["view"] for it in heard if it.get("view")]
    assert views
    assert all(view["own"] is None and not view["offers"] for view in views)
