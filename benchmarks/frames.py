"""How smoothly a full display of LINE is wheeled, dragged and pinched in Chromium, on a processor slowed four times.

make frames    or    python -m benchmarks.frames [--seconds 3] [--slower 4] [--rounds 5]

One event for each frame, as a hand gives them; the frames are those that were shown in the best of all rounds, since
neighbours on a shared machine take frames away; the work is processor time of the page's own thread, by kind, with what
the raster threads did beside it.
"""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect, sync_playwright

from benchmarks._measuring import keep, parser_for
from benchmarks.light_line import laid_by_chance
from tests.e2e.guests import Guests, launch
from tests.e2e.house import open_house
from tests.e2e.person import begin

FORTY = [[it.card, it.x, it.y, it.turned] for it in laid_by_chance(4)[0]]
GESTURES = ("wheel", "drag", "pinch")
PLAY = """([gesture, ms]) => new Promise((done) => {
  const glass = document.querySelector("main .display .window");
  const box = glass.getBoundingClientRect();
  const middle = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  const fire = (Kind, name, right, more) =>
    glass.dispatchEvent(
      new Kind(name, { ...middle, clientX: middle.clientX + right, bubbles: true, cancelable: true, ...more }),
    );
  const finger = (name, pointerId, right) => fire(PointerEvent, `pointer${name}`, right, { pointerId });
  const steps = {
    wheel: (n) => fire(WheelEvent, "wheel", 0, { deltaY: 60 * Math.sin(n / 9) }),
    drag: (n) => finger("move", 1, 150 * Math.sin(n / 15)),
    pinch: (n) => finger("move", 2, 90 + 40 * Math.sin(n / 9)),
  };
  // No real finger is down that could be held.
  glass.setPointerCapture = () => undefined;
  if (gesture !== "wheel") finger("down", 1, 0);
  if (gesture === "pinch") finger("down", 2, 90);
  const begin = performance.now();
  let n = 0;
  const frame = (now) => {
    if (now - begin < ms) {
      steps[gesture]((n += 1));
      requestAnimationFrame(frame);
    } else {
      for (const id of [1, 2]) finger("up", id, 0);
      done();
    }
  };
  requestAnimationFrame(frame);
})"""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"]
SHOWN = "SubmitCompositorFrameToPresentationCompositorFrame"
KINDS = {
    "script": ("FireAnimationFrame",),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
    "raster": ("RasterTask",),
}


@contextmanager
def forty_cards(slower: int) -> Iterator[tuple[Browser, Page]]:
    """A table of LINE with all of them laid, in a browser of which one second takes so many."""
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        ada = Guests(browser, house).come("en", 1280)
        ada.context.tracing.stop()
        ada.page.route_web_socket("**/ws/**", lay_forty)
        begin("line", 2, ada)
        expect(ada.page.locator("main .display [data-laid]")).to_have_count(len(FORTY))
        tools = ada.context.new_cdp_session(ada.page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        yield browser, ada.page
        browser.close()


def lay_forty(line: WebSocketRoute) -> None:
    """The real table, but for the cards that lie on it."""
    line.connect_to_server().on_message(lambda message: line.send(with_forty(message)))


def with_forty(message: str | bytes) -> str:
    told = json.loads(message)
    if told.get("view"):
        told["view"]["display"] = FORTY
    return json.dumps(told)


def measure(browser: Browser, page: Page, gesture: str, seconds: int) -> dict[str, float]:
    """Frames a second, and milliseconds of processor time in a frame."""
    page.locator("main .display .window").press("0")  # all of it in sight again
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(PLAY, [gesture, seconds * 1000])
    trace: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    shown = sorted({it["ts"] for it in trace if it["name"] == SHOWN and it["ph"] == "e"})
    gaps = sorted((after - before) / 1000 for before, after in pairwise(shown))
    work = {
        kind: sum(it.get("tdur", 0) for it in trace if it["name"] in names) / 1000 / len(shown)
        for kind, names in KINDS.items()
    }
    return {"frames": 1000 * len(gaps) / sum(gaps), "median": gaps[len(gaps) // 2], **work}


def main() -> None:
    asked = parser_for(
        "How smoothly a full display is moved.", "frames.json", seconds=3, slower=4, rounds=5
    ).parse_args()
    rows: dict[str, dict[str, float]] = {}
    kinds = " | ".join(f"{it} ms" for it in KINDS)
    print(f"| gesture | frames a second | median ms between two | {kinds} |")
    print("|---" + "|--:" * (2 + len(KINDS)) + "|")
    with forty_cards(asked.slower) as (browser, page):
        for gesture in GESTURES:
            tries = [measure(browser, page, gesture, asked.seconds) for _ in range(asked.rounds)]
            row = rows[gesture] = max(tries, key=lambda it: it["frames"])
            print(" | ".join([f"| {gesture}", *(f"{it:.1f}" for it in row.values())]), "|")
    keep(asked.json, rows)


if __name__ == "__main__":
    main()
