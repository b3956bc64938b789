"""Words of a host's own, and words in two languages: written, looked over, played with, and each reader's own."""

from pathlib import Path
from re import compile

from playwright.sync_api import expect

from tablee.words.packs import pack, two_words
from tests.e2e import entre_les_lignes as el
from tests.e2e.guests import Come
from tests.e2e.inspector import found_on
from tests.e2e.person import named

CHOOSE = compile("^(Choisir les mots|Choose the words)$")
WRITE = compile("^(Écrire vos propres mots|Write words of your own)$")
USE = compile("^(Jouer avec ces mots|Play with these words)$")
SAVE = compile("^(Garder dans un fichier|Save as a file)$")
LINE = compile("^(Ligne|Line) 2$")
THIRTY = [f"mot{chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(30)]


def test_a_host_brings_words_that_nobody_else_can_read_and_plays_with_them(
    come: Come, tmp_path: Path
) -> None:
    ada, bob = come("fr", 360), come("en", 1280, light="dark")
    bob.join(ada.open("entre-les-lignes", 4, first=0))
    ada.press(named(ada, CHOOSE))
    ada.press(named(ada, WRITE))
    words = ada.page.get_by_role("textbox").last
    words.fill("phare\nphare\n")
    expect(named(ada, LINE)).to_be_visible()
    expect(ada.page.get_by_text(compile("^2 cartes"))).to_be_visible()
    expect(named(ada, USE)).to_be_disabled()
    assert found_on(ada) == []
    # A file goes in, and comes out as any installation reads it.
    file = tmp_path / "chez-nous.txt"
    file.write_text("# Chez nous\n" + "\n".join(THIRTY), "utf-8")
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(named(ada, USE)).to_be_enabled()
    with ada.page.expect_download() as saved:
        ada.press(named(ada, SAVE))
    assert saved.value.suggested_filename == "chez-nous.txt"
    assert saved.value.path().read_text("utf-8") == file.read_text("utf-8") + "\n"
    ada.press(named(ada, USE))
    expect(ada.page.get_by_role("radio", name=compile("Chez nous"))).to_be_checked()
    ada.page.keyboard.press("Escape")

    expect(bob.page.get_by_text("Chez nous, words by Ada")).to_be_visible()
    assert THIRTY[0] not in bob.page.content()
    listed = bob.page.evaluate("fetch('/api/packs/entre-les-lignes/fr').then((it) => it.text())")
    assert THIRTY[0] not in listed
    bob.press(bob.button(bob.words.ready))
    ada.press(ada.button(ada.words.start))
    for person in (ada, bob):
        expect(el.paper(person)).to_be_visible()
        assert el.word_of(person) in THIRTY
    expect(bob.page.get_by_text("The words are by Ada, who knows them all.")).to_be_visible()


def test_at_a_table_with_two_languages_each_reads_their_own(come: Come) -> None:
    ada, bob = come("fr", 360), come("en")
    el.begin(ada, bob, language="both", rounds="short")
    pairs = [two_words(card.words[0]) for card in pack("entre-les-lignes/both/tablee")]
    assert el.word_of(ada) in [french for french, _ in pairs]
    english = el.word_of(bob)
    assert english in [english for _, english in pairs]
    # Two words, one language after the other: nothing else is dealt again.
    bob.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage["tablee:settings"]);
          localStorage["tablee:settings"] = JSON.stringify({ ...kept, language: "fr" });
        }"""
    )
    bob.page.reload()
    expect(el.paper(bob)).to_be_visible()
    assert (el.word_of(bob), english) in pairs
