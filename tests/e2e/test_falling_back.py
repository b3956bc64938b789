"""A package's screen that breaks in the middle of a game, and what its script can find out meanwhile."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.guests import Guests
from tests.e2e.house import ROOT, open_house
from tests.e2e.person import Person, begin

KEY = "pierre-feuille-ciseaux"
SCREEN = """
const seen = (window.seen = []);
export default (house) => ({
  plainHand: true,
  Table: (target, props) => {
    let updates = 0;
    const draw = ({ view, ...rest }) => {
      seen.push(JSON.stringify({ view, ...rest }));
      target.textContent = `${house.say("table.title")}: own screen, ${updates}`;
    };
    draw(props);
    return {
      update: (next) => {
        updates += 1;
        if (next.view.rounds.length > 0 && updates > 1) throw new Error("two updates are enough");
        draw(next);
      },
      destroy: () => {},
    };
  },
});
"""
# All that a script can lay its hands on: what it was given, the page's own things, what the doors tell.
REACHED = """async () => {
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
  const found = new Set(), texts = [...window.seen, document.cookie, kept];
  const walk = (it, depth) => {
    if (typeof it === "string") texts.push(it);
    if (it === null || typeof it !== "object" || depth > 6 || found.has(it) || it instanceof Node) return;
    found.add(it);
    for (const name of Object.keys(it)) try { walk(it[name], depth + 1); } catch { /* not for us */ }
  };
  walk(window, 0);
  const table = await fetch("/api/tables/" + location.pathname.slice(3));
  texts.push(await table.text());
  return texts;
}"""

SHELF = "() => fetch('/api/games').then((it) => it.text())"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example with another screen, as an installer leaves it."""
    folder = tmp_path_factory.mktemp("packages")
    module = KEY.replace("-", "_")
    shutil.copytree(ROOT / "examples" / KEY / "src" / module, folder / module)
    (folder / module / "face" / "screen.js").write_text(SCREEN)
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {KEY}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tablee.games]\n{KEY} = {module}.game\n")
    return folder


@pytest.fixture
def visitors(client: None, browser: Browser, packages: Path, tmp_path: Path) -> Iterator[Guests]:
    with open_house(tmp_path, packages) as house:
        guests = Guests(browser, house)
        yield guests
        guests.close()


def choose(person: Person, sign: str) -> None:
    """In the plain forms, which both the package's screen and the plain table have."""
    person.page.get_by_role("radio", name=sign).check(force=True)
    person.press(person.page.locator("main > .mine button.main"))


def test_a_screen_that_breaks_gives_way_and_its_script_has_seen_nothing_of_another_seat(
    visitors: Guests,
) -> None:
    ada, bob = visitors.come("en", 360), visitors.come("fr", 1280)
    begin(KEY, 2, ada, bob, best_of=3)
    expect(ada.page.get_by_text("own screen")).to_be_visible()
    before = ada.page.evaluate(SHELF)

    # Bob has chosen, Ada has not: whatever her page holds does not tell what.
    choose(bob, "ciseaux")
    expect(ada.page.get_by_text("Bob has chosen").first).to_be_attached()
    reached = ada.page.evaluate(REACHED)
    assert any('"has_chosen":true' in it for it in reached)
    assert [it for it in reached if "scissors" in it and '"offers"' not in it] == []
    views = [json.loads(it)["view"] for it in ada.page.evaluate("() => window.seen")]
    told = [{name: it for name, it in view.items() if name != "offers"} for view in views]
    assert "scissors" not in json.dumps(told)
    assert ada.page.evaluate(SHELF) == before

    # The round is shown, and the screen breaks in both pages: the log has it all, and the game goes on to its end.
    choose(ada, "rock")
    for person, plain in ((ada, "here is the plain table"), (bob, "voici la table simple")):
        expect(person.page.get_by_text(plain)).to_be_visible()
        expect(person.page.get_by_text("own screen")).to_have_count(0)
        assert person.sticking_out() == []
    assert "two updates are enough" in " ".join(ada.heard)
    choose(ada, "paper")
    choose(bob, "pierre")
    for person in (ada, bob):
        expect(person.end).to_be_visible()
        person.forgive("two updates are enough")
        assert person.faults == []
