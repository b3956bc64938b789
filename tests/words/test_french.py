"""What is a French word, and what is not."""

import pytest

from tablee.words.capitals import capitals
from tablee.words.dictionary import Dictionary

VALID = {
    "nouns": "machine oiseau feu jeu clé clef yaourt kiwi wagon selfie courriel texto foot œuf cœur sœur",
    "plurals": "machines oiseaux feux chevaux journaux bijoux genoux cieux yeux messieurs nez voix œufs",
    "feminine forms": "belle vieille folle grande heureuses blanches neuve sèche rousse actrice "
    "chanteuse ouvrière lionne chatte",
    "forms before a vowel": "bel vieil nouvel fol mol",
    "infinitives": "aller être avoir finir prendre asseoir moudre tweeter",
    "conjugations": "vais allait irons fussent aimassions finissaient prîtes veuillez assied assoit paye paie "
    "appelle jette mangeons plaçais moulu naquit sachiez",
    "participles": "mangé mangées finie pris prises vécu mort mangeant su dû",
    "adverbs": "rapidement bien toujours hélas constamment",
    "little words": "donc mais ou et des les cette toutes eux leur sans puisque quelque",
    "numbers": "deux huit mille septante",
    "interjections": "zut bof chut oups",
    "units with their prefixes": "mètre centimètre kilomètres décilitre gramme kilogrammes euro",
    "learned plurals": "maxima errata lieder",
    "two letters": "if os an nu va",
    "in capitals in the source": "ok",
    "without the circumflex": "connaitre paraitre naitre bruler gouter maitresse aout ile cout croute",
    "with è, as reformed": "ruissèlent ruissèlera amoncèlent étincèleront épèlent renouvèleraient étiquètent "
    "feuillètera ruissèlement renouvèlements",
    "otherwise reformed": "assoir rassoir sursoira corole girole cahutte serpillère dentelière prunelier "
    "persiffler persifflage douçâtre levreaux décillera",
    "joined by the reform, and the same in the plural": "chauvesouris entretemps passetemps cachecache fourretout",
}
INVALID = {
    "wrong plurals": "chevals journals bijous genous oiseaus nouvels",
    "wrong verbs": "disez faisez allerai venirai prendu croivent mangeont sachez-vous",
    "proper nouns": "Lyon France Europe Dupont Google Loire Belgique Bonaparte",
    "acronyms": "SNCF ADN TVA",
    "units and symbols": "kg km cm atm dB cgr mmHg",
    "abbreviations": "avr févr nov etc cf bibl env vs",
    "roman numerals and ordinals": "xive iie",
    "elided stubs": "qu jusqu lorsqu puisqu",
    "pieces of Latin phrases": "æquo extenso fortiori vitam",
    "programs and protocols": "http ftp www",
    "single letters": "a à y ô œ",
    "no words": "xyzzy aaaa machinesque",
    "what the reform left alone": "appèlent rappèlera jètent projètera interpèlent",
    "Greek letters as signs": "β π ω",
    "with other signs": "cerf-volant aujourd'hui porte-monnaie",
}


def cases(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(kind, word) for kind, words in table.items() for word in words.split()]


@pytest.mark.parametrize(("kind", "word"), cases(VALID))
def test_it_can_be_laid(french: Dictionary, kind: str, word: str) -> None:
    assert french.has(capitals(word)), kind


@pytest.mark.parametrize(("kind", "word"), cases(INVALID))
def test_it_cannot_be_laid(french: Dictionary, kind: str, word: str) -> None:
    assert not french.has(capitals(word)), kind


def test_there_are_four_hundred_thousand_words(french: Dictionary) -> None:
    assert len(french) >= 400_000
    assert french.spelled_forms >= 400_000
    assert french.lemma_count > 60_000


def test_only_plain_capitals_are_asked_for(french: Dictionary) -> None:
    for text in ("machine", "été", "", "\ud800\ud800", "A" * 500, "ÉTÉ", "MA\0"):
        assert not french.has(text)


@pytest.mark.parametrize(
    ("form", "lemmas"),
    [
        ("chevaux", {"cheval"}),
        ("CHEVAUX", {"cheval"}),
        ("yeux", {"œil"}),
        ("cieux", {"ciel"}),
        ("messieurs", {"monsieur"}),
        ("tous", {"tout"}),
        ("vieille", {"vieux"}),
        ("nouvel", {"nouveau"}),
        ("livre", {"livre", "livrer"}),
        ("PECHE", {"pécher", "péché", "pêche", "pêcher"}),
        ("peche", {"pécher", "péché", "pêche", "pêcher"}),  # as somebody without accents types
        ("pêche", {"pêche", "pêcher"}),
        ("Pêche", {"pêche", "pêcher"}),
        ("cerfs-volants", {"cerf-volant"}),
        ("grands-mères", {"grand-mère"}),
        ("chefs-d’œuvre", {"chef-d'œuvre"}),
        ("arcs-en-ciel", {"arc-en-ciel"}),
        ("aides-soignantes", {"aide-soignant"}),
        ("centimètres", {"centimètre"}),
        ("xyzzy", set()),
        ("xyz-zy", set()),
    ],
)
def test_the_lemmas_of_a_form(french: Dictionary, form: str, lemmas: set[str]) -> None:
    assert set(french.lemmas(form)) == lemmas


def test_the_forms_of_a_lemma(french: Dictionary) -> None:
    assert french.forms("beau") == {"beau", "bel", "beaux", "belle", "belles"}
    assert french.forms("cerf-volant") == {"cerf-volant", "cerfs-volants"}
    assert {"suis", "fûmes", "étant", "été", "serait"} <= french.forms("être")
    assert french.forms("chevaux") == frozenset()


def test_every_lemma_of_a_form_has_it_among_its_forms(french: Dictionary) -> None:
    for word in french.match("?A??E"):
        for lemma in french.lemmas(word):
            assert word in {capitals(form) for form in french.forms(lemma)}


def test_the_spellings_of_letters(french: Dictionary) -> None:
    assert french.spellings("PECHE") == ("pèche", "péché", "pêche", "pêché")
    assert french.spellings("oeuf") == ("œuf",)
    assert french.spellings("AUJOURD’HUI") == ("aujourd'hui",)
    assert french.spellings("XYZZY") == ()


def test_the_notice_names_source_and_licence(french: Dictionary) -> None:
    assert "Mozilla Public License" in french.notice
    assert "dictionary-fr 3.0.0" in french.notice


@pytest.mark.parametrize(
    ("form", "lemma"),
    [("WEEKEND", "weekend"), ("portemonnaies", "portemonnaie"), ("combattive", "combattif")],
)
def test_what_the_reform_of_1990_joins_may_be_laid(
    french: Dictionary, form: str, lemma: str
) -> None:
    assert french.has(form.upper())
    assert french.lemmas(form) == (lemma,)


def test_the_reformed_spelling_is_a_form_of_the_same_word(french: Dictionary) -> None:
    assert french.lemmas("ruissèlement") == ("ruissellement",)
    assert french.lemmas("ruissèlent") == ("ruisseler",)
    assert french.lemmas("assoir") == ("asseoir",)
