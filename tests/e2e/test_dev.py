"""The panel of `tablee dev`, as whoever makes a game uses it."""

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.house import ROOT, free_port
from tests.e2e.inspector import RUN
from tests.packages import write_project
from tools.chromium import axe


def test_a_maker_plays_every_seat_takes_back_and_mends_the_rules(
    browser: Browser, client: None, tmp_path: Path
) -> None:
    game = write_project(tmp_path / "package")
    port = str(free_port())
    program = "from tablee.main import main; main()"
    arguments = ["dev", "--package", str(game.parents[2]), "--port", port, "--no-browser"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    page = browser.new_page(
        locale="fr-FR", viewport={"width": 360, "height": 740}, color_scheme="dark"
    )
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    ) as dev:
        try:
            assert dev.stdout is not None
            while "Ctrl+C" not in dev.stdout.readline():
                assert dev.poll() is None
            page.goto(f"http://127.0.0.1:{port}/dev")
            events = page.locator("ol li")
            expect(page.get_by_role("heading", name="Atelier")).to_be_visible()
            dealt = events.count()
            page.locator("section.awaited form button").last.click()
            expect(events).to_have_count(dealt + 1)
            page.get_by_role("button", name="Le robot joue").click()
            expect(events).not_to_have_count(dealt + 1)
            page.evaluate(axe().read_text())
            assert page.evaluate(RUN) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            played = events.count()

            written = game.read_text()
            game.write_text(f"{written}\nraise RuntimeError('half written')\n")
            expect(page.get_by_text("half written")).to_be_visible()
            game.write_text(written)
            expect(events).to_have_count(played)  # the same moves, by the rules as they are now

            page.get_by_role("button", name="Annuler").click()
            expect(events).to_have_count(dealt + 1)
            page.get_by_role("button", name="Annuler").click()
            expect(events).to_have_count(dealt)
            expect(page.get_by_role("button", name="Annuler")).to_be_disabled()
            page.get_by_role("button", name="Autre graine").click()
            expect(events).to_have_count(dealt)
        finally:
            dev.terminate()
    page.close()
    assert faults == []
