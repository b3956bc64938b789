"""A television beside a table: every mode at both sizes, readable from the sofa, with nothing to touch, all evening."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tablee import registry
from tests.e2e.guests import Come
from tests.e2e.house import House
from tests.e2e.person import Person, are_back, are_cut_off
from tests.e2e.sofa import (
    A_MINUTE,
    FEWEST_LINES,
    LOOK,
    SIZES,
    complaints,
    seen_on,
    wait_for_a_shout,
    watch,
)

MODES = registry.keys()
FEWER = [("between", 3), ("kidz-line", 4), ("kidz-line", 5)]
"""Everything is smallest where the most play, but for what is laid out otherwise for a few."""
TABLES = [*((game, max(registry.game(game).ABOUT.seats)) for game in MODES), *FEWER]

# Whoever opens a table here has no page for it, only a line: what is looked at is the television.
HOST = """async ([game, seats, options, stands]) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ game, seats, options, name: "Ada" });
  const { code } = await (await fetch("/api/tables", { method: "POST", headers, body })).json();
  window.line?.close();
  const socket = (window.line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${code}`));
  window.stage = null;
  window.heard = 0;
  let n = 0;
  window.wish = (type, more) => socket.send(JSON.stringify({ type: "wish", n: ++n, action: { type, ...more } }));
  await new Promise((done) => (socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (socket !== window.line) return;
    window.heard += 1;
    if (message.room) window.stage = message.room.stage;
    if (message.type === "welcome") done();
  }));
  if (stands) window.wish("stand_up");
  return code;
}"""

SHORT: dict[str, dict[str, Any]] = {
    "between": {"length": "express"},
    "wordz": {"rounds": 1},
    "trapwords": {"own_rooms": "1-2-3-4-5"},
}
SEEN_ENOUGH = {"long-line": 18, "head-line": 13, "entre-les-lignes": 30, "trapwords": 14}
"""How many messages are watched of a game that bots do not end within seconds; of the others all."""
PLAYED = "(most) => window.stage === 'over' || (most !== null && window.heard >= most)"
# Nobody has one figure for long.
SCORE = "() => document.querySelectorAll('.show > header .points').forEach((it) => (it.firstChild.data = '88'))"

# As many cards side by side as four can have: two that were found, and all of a hand between them.
CROWDED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".laid { --inside: 4 !important; --ends: 1 !important; --room: calc(100cqi - 16px) !important }");
  document.adoptedStyleSheets.push(sheet);
}"""


def host(ada: Person, game: str, seats: int, *, stands: bool = False, **options: Any) -> str:
    code: str = ada.page.evaluate(HOST, [game, seats, options, stands])
    return code


def nearly_all_win(line: WebSocketRoute) -> None:
    """The real table, but for who has won: no sentence of how a game ended is longer."""
    line.connect_to_server().on_message(lambda message: line.send(_won_by_nearly_all(message)))


def _won_by_nearly_all(message: str | bytes) -> str:
    told = json.loads(message)
    outcome = (told.get("view") or {}).get("outcome")
    if outcome and len(outcome["points"]) > 2:
        outcome["winners"] = list(range(len(outcome["points"]) - 1))
    return json.dumps(told)


def wish(ada: Person, kind: str, **more: Any) -> None:
    ada.page.evaluate("([kind, more]) => window.wish(kind, more)", [kind, more])


def test_every_mode_is_readable_from_the_sofa_from_the_deal_to_the_end(come: Come) -> None:
    ada, tvs = come("en"), (come("fr", 1920, light="dark"), come("en", 1280))
    tvs[0].page.route_web_socket("**/ws/**", nearly_all_win)
    ada.go("/mine")
    found: dict[str, list[str]] = {}
    for game, seats in TABLES:
        code = host(ada, game, seats, stands=True, **SHORT.get(game, {}))
        for tv, (width, height) in zip(tvs, SIZES, strict=True):
            tv.page.set_viewport_size({"width": width, "height": height})
            tv.go(f"/tv/{code}")
            expect(tv.page.locator(".gather .code")).to_be_visible()
            watch(tv)
        wish(ada, "set_bot_pace", pace="fast")
        wish(ada, "start")
        for tv in tvs:
            expect(tv.page.locator(".show > main > *").first).to_be_visible()
            expect(tv.page.locator(".show header li")).to_have_count(seats)
            tv.page.evaluate(SCORE)
            tv.page.evaluate(CROWDED)
        ada.page.wait_for_function(PLAYED, arg=SEEN_ENOUGH.get(game), timeout=A_MINUTE)
        if game == "trapwords":
            for tv in tvs:
                wait_for_a_shout(tv)
        faults = [it for tv in tvs for it in seen_on(tv)]
        if game not in SEEN_ENOUGH:
            tv = tvs[0]
            tv.page.reload()  # who comes when it is over sees at once how it ended
            expect(tv.page.locator(".results").locator("h1, h2").first).to_be_visible()
            faults += complaints(tv)
        if faults:
            found[f"{game} {seats}"] = faults
    assert found == {}
    tvs[0].forgive("WebSocket")  # one that comes and goes at once may not have got through yet


def test_a_television_stays_all_evening(come: Come, house: House) -> None:
    ada, tv = come("en"), come("en", 1920)
    tv.go("/tv")
    assert tv.page.evaluate(LOOK, [FEWEST_LINES, False]) == []
    ada.go("/mine")
    code = host(ada, "between", 3, stands=True, length="express")
    tv.page.keyboard.type(code.lower())
    expect(tv.page.locator(".code")).to_have_text(code)
    square, height = tv.page.locator(".qr svg").bounding_box(), SIZES[0][1]
    assert square is not None
    assert square["height"] >= height / 3
    assert complaints(tv) == []

    # Nobody is named for it, and it takes no seat.
    looking = "async (code) => (await fetch(`/api/tables/${code}`)).json()"
    assert ada.page.evaluate(looking, code)["people"] == 1
    wish(ada, "start")
    expect(tv.page.locator(".show")).to_be_visible()
    ada.page.wait_for_function(PLAYED, arg=None, timeout=A_MINUTE)
    tv.page.reload()  # who comes when it is over sees at once how it ended
    expect(tv.page.locator(".results h1")).to_be_visible()
    assert complaints(tv) == []

    # The next game comes by itself, and so does the server after the power went.
    wish(ada, "pick_game", game="line")
    expect(tv.page.locator(".gather h1")).to_have_text("LINE")
    wish(ada, "set_door", open=False)
    house.kill()
    are_cut_off(tv)
    expect(tv.page.locator(".gather h1")).to_have_text("LINE")
    house.start()
    are_back(tv)
    ada.go(f"/t/{code}")
    ada.press(ada.button(ada.words.start))
    expect(tv.page.locator(".show .what")).to_have_text(re.compile("LINE"))
    for person in (ada, tv):
        person.forgive("WebSocket", "Failed to load resource", "net::")
