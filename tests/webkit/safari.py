"""WebKitGTK under WebDriver, whose few requests we need are written out here, on a screen that nobody sees."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.e2e.house import free_port

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
BROWSER = next(Path("/usr").glob("lib*/**/webkit2gtk-4.1/MiniBrowser"), None)
MISSING = [
    name
    for name, found in (("WebKitWebDriver", DRIVER), ("MiniBrowser", BROWSER), ("Xvfb", SCREEN))
    if not found
]
PATIENCE = 20.0
"""Seconds until something is there, on a busy machine."""

# What can be pressed, by its name, on the paper that lies on top if there is one.
FIND = """
  const [pattern, scope] = arguments;
  const name = (it) => (it.getAttribute("aria-label") ?? it.textContent).trim().replace(/\\s+/g, " ");
  const place = document.querySelector(scope || "dialog[open]") ?? document;
  const all = [...place.querySelectorAll("button, a[href], summary, input[type=radio]")];
  const isFree = (it) => it.checkVisibility() && !it.disabled && it.getAttribute("aria-disabled") !== "true";
  const found = all.find((it) => new RegExp(pattern).test(name(it)) && isFree(it));
"""


class Safari:
    """One window, driven from outside."""

    def __init__(self, driver: httpx.Client) -> None:
        self._driver = driver
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._ask("POST", "/session", capabilities=wanted)["sessionId"]
        self._session = f"/session/{session}"

    def _ask(self, method: str, path: str, **what: Any) -> Any:
        answer = self._driver.request(method, path, json=what if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value}"
        return value

    def ask(self, path: str, **what: Any) -> Any:
        return self._ask("POST", self._session + path, **what)

    def quit(self) -> None:
        self._ask("DELETE", self._session)

    # --- the window ---

    def go(self, address: str) -> None:
        self.ask("/url", url=address)

    def resize(self, width: int, height: int) -> None:
        """The page, not the window around it; GTK makes none narrower than some 450 px."""
        if self._size() == [width, height]:
            return
        outer = self._driver.get(f"{self._session}/window/rect").json()["value"]
        inner = self._size()
        wide, high = (outer[it] - inner[n] for n, it in enumerate(("width", "height")))
        self.ask("/window/rect", width=width + wide, height=height + high)
        self.until(lambda: self._size() == [width, height], f"{width} x {height}")

    def _size(self) -> Any:
        return self.run("return [innerWidth, innerHeight]")

    # --- the page ---

    def run(self, script: str, *arguments: Any) -> Any:
        return self.ask("/execute/sync", script=script, args=list(arguments))

    def until(self, is_so: Callable[[], Any], what: str = "") -> Any:
        """What it says once it says something."""
        late = time.monotonic() + PATIENCE
        while not (found := is_so()):
            assert time.monotonic() < late, f"never so: {what}\n{self.text[:800]}"
            time.sleep(0.05)
        return found

    @property
    def text(self) -> str:
        return str(self.run("return document.body.innerText"))

    def has(self, name: str) -> bool:
        return bool(self.run(f"{FIND} return found !== undefined", name))

    def press(self, name: str, scope: str = "") -> None:
        """As soon as it can be pressed."""
        script = f"{FIND} found?.click(); return found !== undefined"
        self.until(lambda: self.run(script, name, scope), name)

    def draw(self, selector: str) -> None:
        """One stroke across it."""
        at = (
            "const it = document.querySelector(arguments[0]); it.scrollIntoView({block: 'center'});"
        )
        box = self.run(f"{at} const b = it.getBoundingClientRect(); return [b.x, b.y]", selector)
        x, y = (int(it) + 60 for it in box)
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            *({"type": "pointerMove", "x": x + 9 * n, "y": y + 5 * n} for n in range(1, 9)),
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("/actions", actions=[mouse])


@contextmanager
def safari() -> Iterator[Safari]:
    """A screen, a driver and a window, for as long as they are needed."""
    with _screen() as screen, _driver(screen) as driver:
        window = Safari(driver)
        try:
            yield window
        finally:
            window.quit()


@contextmanager
def _screen() -> Iterator[str]:
    assert SCREEN is not None
    said, says = os.pipe()
    command = [SCREEN, "-displayfd", str(says), "-screen", "0", "1600x1100x24", "-nolisten", "tcp"]
    with _running(command, pass_fds=(says,)):
        os.close(says)
        with os.fdopen(said) as heard:
            yield f":{heard.readline().strip()}"


@contextmanager
def _driver(screen: str) -> Iterator[httpx.Client]:
    assert DRIVER is not None
    surroundings = {
        **os.environ,
        "DISPLAY": screen,
        "LC_ALL": "C.UTF-8",
        "GDK_BACKEND": "x11",
        "NO_AT_BRIDGE": "1",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        # Only our own pages are shown, and root may not have the sandbox.
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
    port = free_port()
    with (
        _running([DRIVER, f"--port={port}"], env=surroundings),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as driver,
    ):
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            with suppress(httpx.TransportError):
                driver.get("/status")
                break
            time.sleep(0.05)
        yield driver


@contextmanager
def _running(command: list[str], **how: Any) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    try:
        yield
    finally:
        process.terminate()
        process.wait()
