"""Which guesses are right (TW-46, TW-47, TW-48), and which are slips of the finger."""

import pytest

from tablee.words import Language
from tablee.words.guesses import is_right_guess
from tablee.words.packs import pack
from tablee.words.slips import is_known, is_near, is_slip, meant


@pytest.mark.parametrize(
    ("language", "secret", "guess"),
    [
        ("fr", "CHEVAL", "cheval"),
        ("fr", "CHEVAL", "chevaux"),  # TW-T6
        ("fr", "CHEVAL", "cheval-vapeur"),  # TW-T6
        ("fr", "CHEVAL", "Des chevaux, non ?"),
        ("fr", "ŒIL", "les yeux"),
        ("fr", "oeil", "l’œil"),
        ("fr", "CERF", "cerf-volant"),
        ("fr", "SCIENCE", "science fiction"),  # TW-46
        ("fr", "ELEVE", "une élève"),
        ("fr", "Élève", "eleves"),
        ("fr", "GOBELIN", "si ce n’est pas un gobelin, je mange mon chapeau"),  # TW-45, TW-46
        ("fr", "science-fiction", "la science fiction"),
        ("fr", "arc-en-ciel", "arcs en ciel"),
        ("fr", "week-end", "weekend"),
        ("fr", "pomme de terre", "des pommes de terre"),
        ("fr", "MANGER", "nous mangeons"),
        ("fr", "zorglub", "les zorglubs"),
        ("fr", " cheval ", "cheval"),
        ("en", "GOBLIN", "if that isn't a goblin I'll eat my hat"),
        ("en", "HORSE", "horse's"),
        ("en", "MOUSE", "mice"),
        ("en", "RUN", "running"),
        # other spellings
        ("en", "neighbour", "neighbors"),
        ("en", "harbor", "the harbour"),
        ("en", "theatre", "theaters"),
        ("en", "pyjamas", "pajamas"),
        ("en", "organise", "organizing"),
        ("fr", "shampoing", "shampooings"),
        ("fr", "nénuphar", "nénufars"),
        ("fr", "oignon", "ognon"),
        ("fr", "pique-nique", "picnic"),
        # a hyphen, a space, or neither
        ("fr", "portefeuille", "porte-feuilles"),
        ("fr", "mille-pattes", "un millepatte"),
        ("en", "trapdoor", "trap door"),
        ("en", "ice cream", "icecream"),
        # compounds written as one
        ("fr", "PORTE", "portemanteau"),
        ("fr", "FEUILLE", "portefeuille"),
        ("en", "HORSE", "horsepower"),
        ("en", "WOLF", "werewolves"),
        ("en", "SUN", "sunflower"),
        # numbers
        ("fr", "huit", "8"),
        ("en", "12", "twelve"),
    ],
)
def test_a_guess_that_holds_the_secret_is_right(
    language: Language, secret: str, guess: str
) -> None:
    assert is_right_guess(language, secret, guess)


@pytest.mark.parametrize(
    ("language", "secret", "guess"),
    [
        ("fr", "SCIENCE", "scientifique"),  # TW-48, TW-T6
        ("fr", "SCIENCE", "scientificité"),  # TW-48
        ("fr", "SCIENCE", "conscience"),
        ("fr", "CERF", "cerfeuil"),
        ("fr", "CHEVAL", "chevalier"),
        ("fr", "LIVRE", "livrer"),
        ("fr", "MORT", "mourir"),
        ("fr", "FILS", "fil"),
        ("fr", "PORT", "porte"),
        ("fr", "science-fiction", "science"),
        ("fr", "science-fiction", "fiction science"),
        ("fr", "pomme de terre", "pomme par terre"),
        ("fr", "CHEVAL", ""),
        ("fr", "", "cheval"),
        ("fr", "?!", "?!"),
        ("fr", "TENIR", "contenir"),
        ("en", "FRIEND", "friendship"),
        ("en", "CAR", "carpet"),
        ("en", "FAT", "fatten"),
        ("en", "SCIENCE", "scientist"),
        ("en", "BAKE", "baker"),
    ],
)
def test_a_derivative_or_a_mere_part_is_wrong(language: Language, secret: str, guess: str) -> None:
    assert not is_right_guess(language, secret, guess)


@pytest.mark.parametrize(
    ("language", "typed", "word"),
    [
        ("en", "sattelite", "satellite"),
        ("fr", "sattelite", "satellite"),
        ("fr", "drgaon", "dragon"),  # neighbours the wrong way round
        ("fr", "chevl", "cheval"),
        ("en", "vampirre", "vampire"),
        ("en", "elefant", "elephant"),
        ("fr", "acceuil", "accueil"),
        ("fr", "DEVELLOPER", "développer"),
    ],
)
def test_a_slip_of_the_finger_is_understood(language: Language, typed: str, word: str) -> None:
    assert word in meant(language, typed)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", "dragon"),
        ("fr", "dragons"),
        ("fr", "SF"),
        ("fr", "zorglub"),
        ("fr", "kra"),  # too short to say
        ("fr", "arc-en-cil"),
        ("en", "theater"),
    ],
)
def test_a_word_is_no_slip_and_nonsense_neither(language: Language, typed: str) -> None:
    assert meant(language, typed) == ()


def test_one_form_of_each_word_is_enough_and_few_words_are() -> None:
    assert len(meant("fr", "gobelinn")) == 1
    assert 1 < len(meant("en", "hoose")) <= 3


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("words", ["fantasy", "contemporary"])
def test_every_secret_of_ours_is_a_word_and_its_slips_are_understood(
    language: Language, words: str
) -> None:
    secrets = [card.words[0] for card in pack(f"trapwords/{language}/{words}")]
    single = [it for it in secrets if it.isalpha() and len(it) > 6]

    assert all(meant(language, it) == () for it in secrets)
    assert all(is_known(language, it) for it in single)
    slips = {it: it[:3] + it[4] + it[3] + it[5:] for it in single if it[3] != it[4]}
    asked = [it for it, slip in slips.items() if is_known(language, slip) or meant(language, slip)]
    assert len(asked) == len(slips)


@pytest.mark.parametrize(
    ("language", "said", "word", "expected"),
    [
        ("fr", "satelittes", "satellite", True),
        ("fr", "un gros satelitte", "satellite", True),
        ("en", "aeroplane", "airplane", True),
        ("fr", "scientifique", "science", True),  # people may say what they think of it
        ("fr", "parapluie", "pluie", True),
        ("fr", "chat", "chien", False),
        ("fr", "", "chien", False),
    ],
)
def test_what_people_might_let_pass(
    language: Language, said: str, word: str, expected: bool
) -> None:
    assert is_near(language, said, word) is expected


@pytest.mark.parametrize(
    ("said", "word", "expected"),
    [
        ("un dargon", "dragon", True),
        ("sattelite", "satellite", True),
        ("sattelitte", "satellite", True),
        ("dragonade", "dragon", False),
        ("arc en cil", "arc-en-ciel", True),
        ("as", "os", False),
    ],
)
def test_which_guesses_are_the_word_but_for_a_slip(said: str, word: str, expected: bool) -> None:
    assert is_slip(said, word) is expected
