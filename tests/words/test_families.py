"""Which words are of one family, how surely, and why."""

from itertools import combinations

import pytest

from tablee.words import Language
from tablee.words.families import Kinship, kinship, related, word
from tablee.words.families.book import Book
from tablee.words.families.files import parse
from tablee.words.families.measure import score
from tablee.words.numbers import in_words


def kind(a: str, b: str, language: Language = "fr") -> str | None:
    return related(language, a, b).kind


def why(a: str, b: str, language: Language = "fr") -> str:
    return related(language, a, b).why


@pytest.mark.parametrize(
    ("a", "b"), [*combinations(("science", "scientifique", "scientificité", "SF"), 2)]
)
def test_the_family_of_science_is_certain(a: str, b: str) -> None:
    assert kind(a, b) == "certain"


@pytest.mark.parametrize(
    ("a", "b", "answer"),
    [
        ("science", "scientifique", Kinship("certain", "family", ("science",))),
        ("SF", "science", Kinship("certain", "short", ("science",))),
        ("chevaux", "cheval", Kinship("certain", "inflection", ("cheval",))),
        ("cheval", "cheval-robot", Kinship("certain", "compound", ("cheval-robot", "cheval"))),
        ("croyable", "incroyable", Kinship("possible", "prefix", ("croyable", "incroyable"))),
        ("science", "conscience", Kinship(None, "lookalike", ("science", "conscience"))),
        ("chat", "tambour", Kinship(None, "apart", ("chat", "tambour"))),
    ],
)
def test_an_answer_explains_itself(a: str, b: str, answer: Kinship) -> None:
    assert related("fr", a, b) == answer


@pytest.mark.parametrize(
    ("language", "compound", "part"),
    [
        ("fr", "ouvre-boîte", "ouvrir"),
        ("fr", "ouvre-boîte", "ouvre"),
        ("fr", "porte-clés", "porte"),  # whatever else the part may mean
        ("fr", "portefeuille", "porte"),
        ("fr", "portefeuille", "porter"),
        ("fr", "portefeuille", "feuilles"),
        ("fr", "tournevis", "vis"),
        ("en", "football", "foot"),
        ("en", "footballs", "ball"),
        ("en", "sunflower", "sun"),
        ("en", "sunflower", "flower"),
        ("en", "hedgehog", "hog"),
        ("en", "werewolf", "wolf"),
    ],
)
def test_a_compound_holds_each_of_its_parts(language: Language, compound: str, part: str) -> None:
    assert kind(compound, part, language) == "certain"
    assert kind(part, compound, language) == "certain"


@pytest.mark.parametrize(
    ("language", "compound", "part"),
    [
        ("en", "butterfly", "butter"),
        ("en", "butterflies", "butter"),
        ("en", "ballroom", "ball"),
        ("en", "breakfast", "break"),
        ("fr", "vis-à-vis", "vis"),
    ],
)
def test_a_compound_that_a_family_sets_apart_is_for_people_to_judge(
    language: Language, compound: str, part: str
) -> None:
    assert kind(compound, part, language) == "possible"


@pytest.mark.parametrize(
    ("language", "a", "b"),
    [
        ("en", "fatten", "ten"),
        ("en", "regrettable", "table"),
        ("en", "faithfully", "fully"),
        ("en", "carpet", "pet"),
        ("en", "knowledge", "ledge"),
        ("en", "starring", "ring"),
        ("en", "panicking", "king"),
        ("en", "cleansing", "sing"),
        ("en", "stoppage", "page"),
        ("en", "reddish", "dish"),
        ("en", "medallion", "lion"),
        ("fr", "journée", "né"),
        ("fr", "contenir", "con"),
    ],
)
def test_not_all_that_looks_like_a_part_is_one(language: Language, a: str, b: str) -> None:
    assert kind(a, b, language) is None


@pytest.mark.parametrize(
    ("language", "a", "b"),
    [
        ("fr", "huit", "8"),
        ("fr", "8", "huitième"),
        ("fr", "quarante-deux", "42"),
        ("fr", "cent", "100"),
        ("en", "eight", "8"),
        ("en", "hundred", "1900"),
        ("en", "grey", "gray"),
        ("en", "organise", "organizing"),
        ("en", "pyjamas", "pajama"),
        ("fr", "nénuphar", "nénufars"),
    ],
)
def test_numbers_and_other_spellings_are_the_same_word(language: Language, a: str, b: str) -> None:
    assert kind(a, b, language) == "certain"


@pytest.mark.parametrize(
    ("digits", "french", "english"),
    [
        ("0", "zéro", "zero"),
        ("17", "dix-sept", "seventeen"),
        ("71", "soixante-onze", "seventy-one"),
        ("80", "quatre-vingt", "eighty"),
        ("342", "trois-cent-quarante-deux", "three-hundred-forty-two"),
        ("2000", "deux-mille", "two-thousand"),
        ("1234567", "1234567", "1234567"),
        ("٣", "٣", "٣"),
    ],
)
def test_numbers_are_read_out(digits: str, french: str, english: str) -> None:
    assert (in_words("fr", digits), in_words("en", digits)) == (french, english)


def test_a_mummy_is_wrapped_and_only_perhaps_a_mother() -> None:
    assert kind("mummy", "mummified", "en") == "certain"
    assert kind("mummy", "mom", "en") == "possible"
    assert kind("mum", "mom", "en") == "certain"
    assert kind("centimetre", "centipede", "en") is None
    assert kind("participate", "partner", "en") is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("abat-jour", "jour"),
        ("porte-clés", "clé"),
        ("clé", "clefs"),
        ("œil", "yeux"),
        ("télé", "TV"),
        ("lait", "laitier"),
    ],
)
def test_what_people_listed_is_certain(a: str, b: str) -> None:
    assert kind(a, b) == "certain"


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("conscience", "science"),
        ("consciencieux", "scientifique"),
        ("cerf", "cerfeuil"),
        ("cerfs", "cerfeuil"),
        ("livre", "livrer"),
        ("livres", "livrer"),
        ("moule", "moudre"),
        ("bois", "boire"),
        ("marche", "marché"),
        ("pire", "empire"),
        ("mandarin", "mandarine"),
        ("abattre", "jour"),
        ("porte-clés", "portail"),
    ],
)
def test_lookalikes_are_never_related(a: str, b: str) -> None:
    assert kind(a, b) is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("science", "scientifique"),
        ("abat-jour", "jour"),
        ("cerf", "cerfeuil"),
        ("croyable", "incroyable"),
        ("zorglub", "cheval"),
        ("chevaux", "CHEVAL"),
        ("grand-mère", "grand-père"),
        ("", "eau"),
    ],
)
def test_it_does_not_matter_which_comes_first(a: str, b: str) -> None:
    assert related("fr", a, b) == related("fr", b, a)


@pytest.mark.parametrize("word", ["eau", "CHEVAL", "abat-jour", "zorglub", "l’œil", "aujourd’hui"])
def test_a_word_is_related_to_itself(word: str) -> None:
    assert kind(word, word) == "certain"
    assert why(word, word) == "same"


@pytest.mark.parametrize(("a", "b"), [("zorglub", "cheval"), ("zorglub", "zorg")])
def test_a_word_that_nobody_knows_is_related_to_none(a: str, b: str) -> None:
    assert related("fr", a, b) == Kinship(None, "unknown")


@pytest.mark.parametrize("nothing", ["", " ", "?!", "-"])
def test_no_word_is_related_to_none(nothing: str) -> None:
    assert kind(nothing, "eau") is None
    assert kind(nothing, nothing) is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("ÉCOLE", "écolier"),
        ("ECOLE", "ÉCOLIER"),
        ("ecole", "ecolier"),
        ("e\u0301cole", "écolier"),
        ("oeil", "œillade"),
        ("l’école", "écolier"),
        ("l'école", "écolier"),
        ("Abat\u2011jour", "jour"),
        ("S.F.", "science"),
        ("sf", "science"),
        ("tele", "télévision"),
        (" science ", "scientifiques"),
        ("pomme de terre", "pommes"),
    ],
)
def test_capitals_accents_hyphens_and_apostrophes_are_no_obstacle(a: str, b: str) -> None:
    assert kind(a, b) == "certain"


def test_accents_tell_words_apart_where_they_are_written() -> None:
    assert kind("pêche", "pécheur") is None
    assert kind("PECHE", "pécheur") is not None


def test_two_compounds_may_share_a_part() -> None:
    assert kind("cheval-robot", "cheval-fusée") == "possible"
    assert kind("arc-en-zinc", "en-tête") is None


def test_a_rule_may_join_families_that_share_a_word() -> None:
    assert related("fr", "sabot", "sabotage") == Kinship(
        "possible", "suffix", ("sabot", "sabotage")
    )


def test_a_word_that_no_family_lists_belongs_where_its_origin_does() -> None:
    link = ("jeu", "joueur", "multijoueur")

    assert related("fr", "multijoueur", "jeu") == Kinship("possible", "prefix", link)
    assert related("fr", "multijoueur", "jour").kind is None


def test_where_families_disagree_nothing_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    book = Book(map(parse, ("lait: laitier, laiterie", "laitier: laitage; not lait")))
    for module in (kinship, word):
        monkeypatch.setattr(module, "open_book", lambda language: book)
    monkeypatch.setattr(kinship, "read_word", word.read_word.__wrapped__)

    assert related("fr", "lait", "laitier") == Kinship("possible", "family", ("lait",))
    assert related("fr", "lait", "laiterie") == Kinship("certain", "family", ("lait",))


def test_english_has_families_too() -> None:
    assert kind("child", "children", "en") == "certain"
    assert kind("farm", "farmer", "en") is not None
    assert kind("car", "carpet", "en") is None


LOOSE: list[tuple[Language, str, str, str]] = [
    ("en", "over", "overcoat", "overcome"),
    ("en", "man", "postman", "snowman"),
    ("en", "under", "underwear", "undertake"),
    ("en", "out", "outlaw", "outfit"),
    ("en", "book", "bookshelf", "notebook"),
    ("en", "back", "backpack", "playback"),
    ("fr", "porter", "porte-avions", "porte-bonheur"),
    ("fr", "garder", "garde-robe", "garde-boue"),
    ("fr", "contre", "contre-jour", "contrepoids"),
    ("fr", "avant", "avant-bras", "avant-garde"),
    ("fr", "demi", "demi-heure", "demi-frère"),
    ("fr", "mal", "malchance", "malpoli"),
]


@pytest.mark.parametrize(("language", "head", "one", "other"), LOOSE)
def test_words_that_share_only_a_general_part_are_no_family(
    language: Language, head: str, one: str, other: str
) -> None:
    assert kind(head, one, language) == "certain"
    assert kind(head, other, language) == "certain"
    assert kind(one, other, language) is None


@pytest.mark.parametrize(
    ("language", "a", "b"),
    [
        ("en", "outside", "outsider"),
        ("en", "skateboard", "skateboarder"),
        ("en", "snowman", "snow"),
        ("fr", "bienfait", "bienfaiteur"),
        ("fr", "malheur", "malheureux"),
        ("fr", "sèche-cheveux", "sécher"),
    ],
)
def test_but_they_keep_their_own_derivatives_and_parts(language: Language, a: str, b: str) -> None:
    assert kind(a, b, language) == "certain"


def test_a_compound_and_a_derivative_of_its_part_may_be_related() -> None:
    assert kind("abat-jour", "journée") == "possible"
    assert kind("football", "footing", "en") == "possible"
    assert kind("snowman", "manned", "en") == "possible"
    assert kind("snowman", "men", "en") == "certain"


def test_a_word_that_a_table_would_quarrel_about_is_never_certain() -> None:
    assert kind("prendre", "apprendre") == "possible"
    assert kind("apprendre", "surprendre") is None
    assert kind("réveiller", "veille") == "possible"
    assert kind("réveiller", "réveils") == "certain"
    assert kind("capter", "captif") == "possible"
    assert kind("capture", "captif") == "possible"
    assert kind("fidèle", "infidélité") == "possible"
    assert kind("froid", "frigo") == "possible"


def test_a_word_may_be_kin_of_the_head_alone() -> None:
    assert kind("laver", "lavabo") == "certain"
    assert kind("laver", "laveur") == "certain"
    assert kind("lavabo", "laveur") == "possible"


def test_two_prefixes_before_one_stem_make_two_words() -> None:
    assert kind("fermer", "refermer") == "certain"
    assert kind("enfermer", "refermer") == "possible"
    assert kind("unchanged", "exchange", "en") == "possible"
    assert kind("appeler", "rappel") == "certain"


def test_a_member_made_of_parts_is_a_compound() -> None:
    assert kind("cowboy", "boy", "en") == "certain"
    assert kind("cowboy", "boyhood", "en") == "possible"
    assert kind("grille", "grille-pain") == "certain"
    assert kind("grillage", "grille-pain") == "possible"


def test_what_the_family_of_a_word_itself_doubts_no_other_family_makes_certain() -> None:
    assert kind("ville", "villa") == kind("ville", "village") == "possible"
    assert kind("villa", "village") == "possible"
    assert kind("lie-in", "lies", "en") == "possible"
    assert kind("nique", "pique-nique") == "possible"


@pytest.mark.parametrize(
    ("language", "a", "b"),
    [
        ("fr", "porte-bonheur", "portions"),
        ("fr", "code-barres", "barrée"),
        ("en", "flip-flop", "flipper"),
        ("en", "washing-machine", "machining"),
    ],
)
def test_a_part_of_a_compound_is_certain_only_if_it_can_be_nothing_else(
    language: Language, a: str, b: str
) -> None:
    assert kind(a, b, language) != "certain"
    assert kind(a, a.split("-")[0], language) == "certain"


def test_accents_count_in_the_parts_of_a_compound() -> None:
    assert kind("après-midi", "âpres") is None
    assert kind("APRES-MIDI", "après") == "certain"
    assert kind("pique-nique", "piqué") != "certain"
    assert kind("main", "maintenant") is None


def test_a_form_is_not_spelled_otherwise_where_the_thing_has_no_such_form() -> None:
    assert kind("tyre", "tires", "en") == "certain"
    assert kind("tyre", "tired", "en") is None
    assert kind("cheque", "checked", "en") is None


@pytest.mark.parametrize(
    ("language", "a", "b"), [("en", "toothbrush", "toothpaste"), ("fr", "casse-tête", "en-tête")]
)
def test_compounds_of_one_word_may_be_related(language: Language, a: str, b: str) -> None:
    assert kind(a, b, language) == "possible"


def test_a_part_that_says_little_makes_no_family_of_unlisted_words() -> None:
    assert kind("trashman", "milkman", "en") is None
    assert kind("essuie-machin", "essuie-truc") is None
    assert kind("essuie-machin", "essuyer") == "certain"


@pytest.mark.parametrize(
    ("a", "b"),
    [("moon", "lunar"), ("tooth", "dental"), ("dog", "canine"), ("hand", "manual")],
)
def test_a_learned_adjective_is_of_the_family_of_its_noun_for_people_to_judge(
    a: str, b: str
) -> None:
    assert related("en", a, b) == Kinship("possible", "root", (a,))


def test_a_learned_word_that_looks_like_its_kin_is_certain() -> None:
    assert related("fr", "eau", "aquatique") == Kinship("possible", "root", ("eau",))
    assert kind("œil", "oculaire") == "possible"
    assert kind("law", "legal", "en") == "possible"
    assert kind("frère", "fraternel") == "certain"
    assert kind("sel", "saler") == "certain"


def test_a_word_of_its_own_may_be_a_form_of_another() -> None:
    assert related("en", "see", "saw") == Kinship("possible", "inflection", ("saw", "see"))
    assert kind("leaf", "leaves", "en") == "certain"
    assert kind("fort", "forte") == "certain"


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("good", "better"),
        ("bad", "worst"),
        ("do", "doing"),
        ("make", "making"),
        ("feel", "felt"),
        ("break", "broke"),
    ],
)
def test_english_forms_are_certain_though_they_are_words_too(a: str, b: str) -> None:
    assert kind(a, b, "en") == "certain"


def test_the_tuning_pairs_keep_their_bars() -> None:
    found = score("fr", "tuning.fr")

    assert found.found >= 0.9
    assert found.false <= 0.04
    assert found.false_certain == 0
