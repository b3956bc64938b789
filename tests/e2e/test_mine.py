"""What a device knows of its people: how many they are, where they sat, how it ended; and how to take that away."""

import json
import re

from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.moments import Moments


def test_home_shows_what_suits_and_my_games_are_noted_taken_along_and_erased(come: Come) -> None:
    ada, bob = come("fr", 360), come("fr")
    page, dialog = ada.page, ada.page.get_by_role("dialog")
    ada.go("/")
    solo, between = (
        page.get_by_role("link", name=name, exact=True) for name in ("SOLO-LINE", "Between")
    )
    ada.press(ada.button("4", exact=True))
    expect(between).to_be_visible()
    expect(solo).to_be_hidden()
    ada.press(page.get_by_text("1 autre jeu"))
    expect(solo).to_be_visible()
    ada.press(ada.button("1", exact=True))
    page.reload()
    expect(ada.button("1", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(solo).to_be_visible()
    expect(between).to_be_hidden()

    ada.press(solo)
    ada.press(ada.button(ada.words.open))
    told = Moments(ada)
    for game in (1, 2):
        ada.press(ada.button("Renoncer"))
        ada.press(ada.button("Oui, la montrer"))
        told.wait_for(
            *["run"] * game
        )  # the solution is lit from end to end, where nothing moves, too
        expect(ada.end).to_be_visible()
        if game == 1:
            ada.press(ada.end)
    alone = ada.code
    # The animal one chooses at one table is brought along to the next.
    ada.press(ada.button(ada.words.menu))
    page.get_by_role("radio", name="renard").check()
    page.go_back()
    together = ada.open_table(seats=2)
    bob.join(together)
    bob.press(bob.button(bob.words.menu))
    expect(bob.page.get_by_role("radio", name="renard")).to_be_disabled()
    bob.page.get_by_role("radio", name="chouette").check()
    bob.page.go_back()
    expect(page.get_by_role("main").get_by_text(bob.name).first).to_be_visible()

    ada.go("/")
    ada.press(page.get_by_role("link", name="Mes parties"))
    expect(page.get_by_text(f"Table {together}, avec {bob.name}")).to_be_visible()
    expect(page.get_by_role("list", name=f"table {alone}")).to_contain_text("Pas résolu")
    assert ada.sticking_out() == []
    # Also a game that another one followed.
    ada.press(page.get_by_role("link", name=f"Revoir (partie 1, table {alone})"))
    expect(dialog.get_by_role("heading", name="Une partie de cette table")).to_be_visible()
    log = dialog.get_by_role("link", name="Télécharger le journal")
    expect(log).to_have_attribute("href", re.compile("/games/1/log"))
    expect(dialog.locator("main .display, .display").first).to_be_visible()
    page.go_back()
    expect(dialog).to_have_count(0)
    page.go_back()

    with page.expect_download() as download:
        ada.press(ada.button("Enregistrer un fichier"))
    kept = json.loads(download.value.path().read_text())["kept"]
    assert [it["code"] for it in kept["tables"]] == [alone, together]
    assert [it["game"] for it in kept["results"]] == ["solo-line", "solo-line"]
    ada.press(ada.button("Effacer"))
    ada.press(dialog.get_by_role("button", name="Oui, effacer"))
    expect(page.get_by_role("status")).to_contain_text("effacé")
    assert page.evaluate("() => Object.keys(localStorage)") == ["tablee:settings"]
    ada.press(page.get_by_role("link", name="Revenir aux jeux"))
    expect(between).to_be_visible()
    expect(page.get_by_role("link", name="Revenir à la table")).to_have_count(0)
