"""One word or two."""

import pytest

from tablee.words import Language
from tablee.words.inflections import same_word


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
