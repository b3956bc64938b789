"""An app that was opened once opens again, whatever has become of the line."""

from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.house import House


def test_without_a_server_our_own_page_opens_and_goes_on_once_it_is_back(
    come: Come, house: House
) -> None:
    ada = come("fr", 360, keeps=True)
    ada.go("/")
    expect(ada.page.locator("a.play").first).to_be_visible()
    ada.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    # The worker has put everything by before it is ready, and speaks for pages opened from now on.
    # It could be installed, too.
    manifest = ada.page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert manifest["name"]
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    house.kill()
    for path in ("/", "/t/ABCD"):
        ada.go(path)
        expect(ada.page.get_by_text("La table est hors d’atteinte.")).to_be_visible()
    ada.go("/")
    expect(ada.page.get_by_role("heading", name=ada.words.home)).to_be_visible()
    retry = ada.button("Réessayer")
    expect(retry).to_be_visible()
    house.start()
    ada.press(retry)
    expect(ada.page.locator("a.play").first).to_be_visible()
    ada.forgive("ERR_CONNECTION_REFUSED", "Failed to fetch", "Failed to load resource")
