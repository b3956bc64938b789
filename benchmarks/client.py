"""How soon a slow phone can be used: home, a table of each game from a cold cache, and what a move takes that arrives.

make frames    or    python -m benchmarks.client [GAME ...] [--slower 4] [--rounds 5] [--moves 20] [--latency 5]

Every round is a browser that has kept nothing but who one is; every answer takes some milliseconds of latency.
Ready is when the tiles of the games are on the screen, or at a full table the sentence of the moment and something to
press, and the last task of the page's own thread that took more than 50 ms has ended before a quiet second; the work
is that thread's processor time until then.  Moves are what arrives afterwards, while bots play on every seat, the
phone's own included; their work is the processor time of the busiest task, which neighbours on a shared machine
disturb least.  The bytes are those of script that only some of the games here need.
"""

import json
import os
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import to_builtins
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect, sync_playwright

from benchmarks._measuring import keep, parser_for
from tablee import registry
from tablee.bots.bot import Racer, choice_of
from tablee.core.attachment import Attach
from tablee.core.chance import Chance
from tablee.core.record import converter
from tests.e2e.guests import AT_HOME, launch
from tests.e2e.house import House, open_house
from tests.e2e.test_weight import SCRIPTS
from tests.e2e.words import WORDS

Figures = dict[str, float]
Scripts = dict[str, int]
Kept = Any
"""What a browser knows from before: who one is, at which table."""
HOME = AT_HOME % json.dumps({"name": "Ada", "patterns": True})
PHONE: ViewportSize = {"width": 360, "height": 740}
TILES = "a.play"
TABLE = ".play main:has([data-now]) :is(button, [role=button], textarea, input):enabled"
QUIET = 1_000
LONGEST_PAUSE = 500
"""In a race; nobody waits here for who would think longer."""
PATIENCE = 30
"""Seconds until a game that has come to rest has brought as many moves as it will."""
# Tasks that are long, when what is looked for was on the screen, and the line, which can be heard and spoken on.
WATCH = """(() => {
  const seen = (window.seen = { tasks: [], drawn: null, heard: [], line: null });
  const note = (list) => seen.tasks.push(...list.getEntries().map((it) => [it.startTime, it.startTime + it.duration]));
  new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      seen.line = this;
      this.addEventListener("message", ({ data }) => seen.heard.push(data));
    }
  };
  const look = () => {
    if (!document.querySelector('%s')) requestAnimationFrame(look);
    else requestAnimationFrame(() => (seen.drawn = performance.now()));
  };
  requestAnimationFrame(look);
})()"""
READY = """(quiet) => {
  const ready = Math.max(seen.drawn, ...seen.tasks.map(([, end]) => end));
  return seen.drawn !== null && performance.now() - ready > quiet ? ready : null;
}"""
LONGEST = """(since) =>
  Math.max(0, ...seen.tasks.filter(([start]) => start > since).map(([start, end]) => end - start))"""
SAY = "(message) => seen.line.send(JSON.stringify(message))"


@contextmanager
def phone(
    browser: Browser, house: House, asked: Namespace, kept: Kept = None
) -> Iterator[tuple[Page, CDPSession]]:
    """One that is slow and has fetched nothing yet, on a line where every answer takes a little."""
    context = browser.new_context(
        locale="fr-FR", viewport=PHONE, has_touch=True, is_mobile=True, storage_state=kept
    )
    context.add_init_script(HOME)
    page = context.new_page()
    tools = context.new_cdp_session(page)  # the only one: a second would end what it slows
    line = {"latency": asked.latency, "downloadThroughput": -1, "uploadThroughput": -1}
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", {"offline": False, **line})
    page.goto(f"{house.address}/api/nothing")  # the process that is slowed stays the page's
    tools.send("Emulation.setCPUThrottlingRate", {"rate": asked.slower})
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    yield page, tools
    context.close()


def ready(page: Page, tools: CDPSession, address: str, what: str) -> Figures:
    """Milliseconds from the call until it can be used, and of the page's own thread until then."""
    page.add_init_script(WATCH % what)
    before = work(tools)
    page.goto(address, wait_until="commit")
    while (found := page.evaluate(READY, QUIET)) is None:
        time.sleep(0.2)
    return {"ready": float(found), "work": work(tools) - before}


def work(tools: CDPSession) -> float:
    """Milliseconds of processor time that all tasks of the page took so far."""
    metrics = {it["name"]: it["value"] for it in tools.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


def seated(browser: Browser, house: House, game: str) -> tuple[str, Kept]:
    """A full table under way, bots on the other seats, and the key of who sits there."""
    context = browser.new_context(locale="fr-FR", viewport=PHONE)
    context.add_init_script(HOME)
    seats = max(registry.game(game).ABOUT.seats)
    wish = {"game": game, "seats": seats, "name": "Ada", "options": {}}
    door, origin = f"{house.address}/api/tables", {"Origin": house.address}
    code = context.request.post(door, data=wish, headers=origin).json()["code"]
    page = context.new_page()
    page.goto(f"{house.address}/t/{code}")
    start = page.get_by_role("button", name=WORDS["fr"].start, disabled=False)
    sentence = page.locator("[data-now]")
    expect(start.or_(sentence).first).to_be_visible()
    if start.count():  # who is alone finds the table laid
        start.click()
    expect(sentence).to_be_visible()
    kept = context.storage_state()
    context.close()
    return code, kept


class Player:
    """A bot on the phone's own seat, which hears and says everything on the page's own line."""

    def __init__(self, page: Page, house: House, game: str, code: str) -> None:
        self._page = page
        self._headers = {"Origin": house.address, "Content-Type": "application/json"}
        self._drawings = f"{house.address}/api/tables/{code}/drawing"
        self._bot = registry.bot(game, "novice")
        self._view = converter(registry.game(game).TYPES.view)
        self._numbers = count(1_000)  # beyond those of the page's own wishes
        self._chance = Chance(b"phone")

    def play(self, moves: int) -> int:
        """Until so many have arrived, or nothing comes any more; how many did."""
        arrived, latest = 0, None
        late = time.monotonic() + PATIENCE
        while arrived < moves and time.monotonic() < late:
            heard = [json.loads(it) for it in self._page.evaluate("() => seen.heard.splice(0)")]
            arrived += sum(it["type"] == "update" for it in heard)
            latest = next((it["view"] for it in reversed(heard) if it.get("view")), latest)
            if latest and latest["offers"] and not latest["outcome"]:
                self._move(self._view(latest))
                latest = None
            self._page.wait_for_timeout(150)
        return arrived

    def _move(self, view: Any) -> None:
        if isinstance(self._bot, Racer):
            self._page.wait_for_timeout(min(self._bot.pause(view, self._chance), LONGEST_PAUSE))
        action = choice_of(self._bot, view, {}, self._chance)
        if isinstance(action, Attach):
            self._page.context.request.post(
                self._drawings, data=action.content, headers=self._headers
            )
        elif action is not None:
            act = {"type": "act", "n": next(self._numbers), "action": to_builtins(action)}
            self._page.evaluate(SAY, act)


def measure_home(browser: Browser, house: House, asked: Namespace) -> Figures:
    with phone(browser, house, asked) as (page, tools):
        return ready(page, tools, house.address, TILES)


def measure_table(
    browser: Browser, house: House, asked: Namespace, game: str
) -> tuple[Figures, Scripts]:
    code, kept = seated(browser, house, game)
    with phone(browser, house, asked, kept) as (page, tools):
        figures = ready(page, tools, f"{house.address}/t/{code}", TABLE)
        scripts: Scripts = page.evaluate(SCRIPTS)
        browser.start_tracing(page=page, categories=["toplevel"])
        moves = Player(page, house, game, code).play(asked.moves)
        page.wait_for_timeout(QUIET)
        busiest = most_work(json.loads(browser.stop_tracing())["traceEvents"])
        task = page.evaluate(LONGEST, figures["ready"])
        return figures | {"task": task, "busiest": busiest, "moves": moves}, scripts


def told(milliseconds: float) -> str:
    """Of tasks that are no longer a browser does not tell."""
    return f"{milliseconds:,.0f}" if milliseconds else "< 50"


def most_work(trace: list[dict[str, Any]]) -> float:
    """Milliseconds of processor time of the busiest task of a page."""
    named = [it for it in trace if it["name"] == "thread_name"]
    pages = {(it["pid"], it["tid"]) for it in named if it["args"]["name"] == "CrRendererMain"}
    tasks = [it for it in trace if "RunTask" in it["name"] and (it["pid"], it["tid"]) in pages]
    return max(float(it.get("tdur", 0)) for it in tasks) / 1000


def spread(values: list[float]) -> str:
    return " … ".join(map(told, (min(values), max(values)))) if values else ""


def middle(values: list[float]) -> str:
    return told(median(values)) if values else ""


def row(name: str, rounds: list[Figures], script: int | str) -> str:
    ready, work, tasks, busiest = (
        [it[kind] for it in rounds if kind in it] for kind in ("ready", "work", "task", "busiest")
    )
    moves = sum(int(it.get("moves", 0)) for it in rounds) or ""
    loaded = (middle(ready), spread(ready), middle(work))
    cells = (*loaded, middle(tasks), spread(tasks), middle(busiest), moves, script)
    return f"| {name} | {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = parser_for(
        "How soon a slow phone can be used.", "client.json", slower=4, rounds=5, moves=20, latency=5
    )
    parser.add_argument("games", nargs="*", default=registry.keys())
    asked = parser.parse_args()
    rows: dict[str, list[Figures]] = {}
    fetched: dict[str, Scripts] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        rows["home"] = [measure_home(browser, house, asked) for _ in range(asked.rounds)]
        for game in asked.games:
            for _ in range(asked.rounds):
                figures, fetched[game] = measure_table(browser, house, asked, game)
                rows.setdefault(game, []).append(figures)
        browser.close()
    shared = set.intersection(*(set(it) for it in fetched.values()))
    own = {
        game: f"{sum(size for name, size in it.items() if name not in shared):,}"
        for game, it in fetched.items()
    }
    print(
        "| | ready ms | best … worst | work ms | longest task ms | best … worst | work ms | moves | bytes |"
    )
    print("|---" + "|--:" * 8 + "|")
    for name, rounds in rows.items():
        print(row(name, rounds, own.get(name, "")))
    print(f"\nLoad of the machine: {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores.")
    keep(asked.json, rows)


if __name__ == "__main__":
    main()
