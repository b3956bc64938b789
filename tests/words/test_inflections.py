"""One word or two, and which guesses are right (TW-46, TW-47, TW-48)."""

import pytest

from tablee.words import Language
from tablee.words.inflections import is_right_guess, same_word


@pytest.mark.parametrize(
    ("language", "a", "b"),
    [
        ("fr", "CHEVAL", "chevaux"),
        ("fr", "œil", "yeux"),
        ("fr", "OEIL", "YEUX"),
        ("fr", "beau", "belle"),
        ("fr", "vouloir", "veuillez"),
        ("fr", "suis", "serions"),
        ("fr", "voir", "vue"),
        ("fr", "fatigué", "fatiguer"),
        ("fr", "acteur", "actrices"),
        ("fr", "cerf-volant", "cerfs-volants"),
        ("fr", "clé", "clefs"),
        ("fr", "ELEVE", "élève"),
        ("fr", "zorglub", "ZORGLUB"),
        ("en", "horse", "horses"),
        ("en", "go", "went"),
        ("en", "good", "better"),
        ("en", "good", "best"),
        ("en", "bad", "worse"),
        ("en", "bad", "worst"),
        ("en", "child", "children"),
        ("en", "mouse", "mice"),
        ("en", "feel", "felt"),
        ("en", "read", "reading"),
        ("en", "leave", "left"),
        ("fr", "fort", "forte"),
        ("fr", "vif", "vive"),
        ("fr", "vivre", "vécu"),
        ("fr", "joindre", "joint"),
        ("fr", "clore", "clos"),
        ("en", "wolf", "wolves"),
    ],
)
def test_inflections_are_one_word(language: Language, a: str, b: str) -> None:
    assert same_word(language, a, b)
    assert same_word(language, b, a)


@pytest.mark.parametrize(
    ("language", "a", "b"),
    [
        ("fr", "science", "scientifique"),
        ("fr", "cheval", "chevalier"),
        ("fr", "livre", "livrer"),
        ("fr", "livre", "livrent"),
        ("fr", "joint", "jointure"),
        ("fr", "marche", "marché"),
        ("fr", "marche", "marcher"),
        ("fr", "roi", "reine"),
        ("fr", "lait", "laitier"),
        ("fr", "fil", "file"),
        ("fr", "zorglub", "cheval"),
        ("fr", "cheval", "zorglub"),
        ("en", "bake", "baker"),
        ("en", "new", "news"),
        ("en", "breath", "breathing"),
    ],
)
def test_derivatives_and_lookalikes_are_two(language: Language, a: str, b: str) -> None:
    assert not same_word(language, a, b)
    assert not same_word(language, b, a)


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
        ("fr", "PORTE", "portemanteau"),
        ("fr", "science-fiction", "science"),
        ("fr", "science-fiction", "fiction science"),
        ("fr", "pomme de terre", "pomme par terre"),
        ("fr", "CHEVAL", ""),
        ("fr", "", "cheval"),
        ("fr", "?!", "?!"),
        ("en", "WOLF", "werewolf"),
        ("en", "SCIENCE", "scientist"),
        ("en", "BAKE", "baker"),
    ],
)
def test_a_derivative_or_a_mere_part_is_wrong(language: Language, secret: str, guess: str) -> None:
    assert not is_right_guess(language, secret, guess)
