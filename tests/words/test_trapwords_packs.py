"""Our packs for TRAPWORDS are whole: enough secrets, each with what people say of it and with clues that dodge that."""

from collections.abc import Iterator
from functools import cache

import pytest

from tablee.core.text import is_word, tidy
from tablee.games.trapwords.pieces import Ground
from tablee.games.trapwords.plain_words import rule_against
from tablee.games.trapwords.reading import Said, faults, springs
from tablee.words import LANGUAGES, Language
from tablee.words.answers import Words
from tablee.words.capitals import capitals, parts
from tablee.words.dictionary import load
from tablee.words.families import related
from tablee.words.packs import Card, pack

SETS = ("fantasy", "contemporary")
PACKS = [(language, words) for language in LANGUAGES for words in SETS]
SECRETS = 400
LIKELIEST = 5
"""So many associations every clue avoids: nobody needs a list to trap them."""
LONGEST_CLUE = 8

ANAGRAMS = {("chien", "niche")}
"""What has the letters of its secret by chance, and is said of it for what it means."""

every_pack = pytest.mark.parametrize(("language", "words"), PACKS)

_FRENCH = """
    C D J L M N QU S T
    A AU AUX AVANT AVEC BIEN CE CES CET CETTE CHEZ COMME DANS DE DERRIERE DES DEVANT DONT DU
    ELLE ELLES EN ENTRE EST ET EUX IL ILS JE LA LE LES LEUR LEURS LUI MAIS ME MES MON NE NOS
    NOTRE NOUS ON OU PAR PAS PEU PLUS POUR QUAND QUE QUI SA SANS SE SES SI SON SONT SOUS SUR
    TA TE TON TOUS TOUT TOUTE TOUTES TRES TROP TU UN UNE VOS VOTRE VOUS Y
"""
_ENGLISH = """
    S T
    A ABOUT AFTER ALL AN AND ANY ARE AS AT BE BEFORE BETWEEN BUT BY CAN DO DOES DOWN EVERY FOR
    FROM GET GETS HAS HAVE HE HER HIM HIS I IF IN INTO IS IT ITS LIKE ME MORE MOST MUCH MY NO
    NOT OF OFF ON ONE OR OUR OUT OVER SHE SO SOME THAN THAT THE THEIR THEM THEN THEY THIS
    THOSE TO TOO UNDER UP VERY WE WHAT WHEN WHERE WHO WILL WITH WITHOUT YOU YOUR
"""
PLAIN: dict[Language, frozenset[str]] = {
    "fr": frozenset(_FRENCH.split()),
    "en": frozenset(_ENGLISH.split()),
}
"""What leans on an apostrophe or holds a sentence together, and is of nobody's family."""


def cards(language: Language, words: str) -> tuple[Card, ...]:
    return pack(f"trapwords/{language}/{words}")


@cache
def is_known(language: Language, word: str) -> bool:
    """As a whole or part by part."""
    dictionary = load(language)
    return bool(dictionary.has(capitals(word)) or dictionary.lemmas(word)) or (
        len(parts(word)) > 1 and all(map(dictionary.has, parts(word)))
    )


def words_of(language: Language, clue: str) -> Iterator[str]:
    """Those with a meaning, as they are spelled."""
    for piece in clue.translate(str.maketrans("’'-,.;:!?…\"«»", " " * 13)).split():
        if capitals(piece) not in PLAIN[language]:
            yield piece.lower()


@every_pack
def test_a_set_has_four_hundred_secrets_with_their_licence(language: Language, words: str) -> None:
    assert len(cards(language, words)) == SECRETS
    assert all(len(card.words) == 1 for card in cards(language, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_secret_stands_twice_in_a_language(language: Language) -> None:
    secrets = [capitals(card.words[0]) for words in SETS for card in cards(language, words)]

    assert sorted(secrets) == sorted(set(secrets))


@every_pack
def test_a_secret_has_fifteen_to_twenty_associations_and_three_to_five_clues(
    language: Language, words: str
) -> None:
    for card in cards(language, words):
        folded = {capitals(it) for it in card.associations}
        assert 15 <= len(card.associations) <= 20, card.words
        assert len(folded) == len(card.associations), card.words
        assert 3 <= len(card.clues) <= 5, card.words
        assert all(len(parts(clue)) <= LONGEST_CLUE for clue in card.clues), card.words


@every_pack
def test_every_word_is_in_the_dictionary(language: Language, words: str) -> None:
    said = {
        word
        for card in cards(language, words)
        for word in (
            *card.words,
            *card.associations,
            *(it for clue in card.clues for it in words_of(language, clue)),
        )
    }

    assert [word for word in sorted(said) if not is_known(language, word)] == []


@every_pack
def test_tw_20_to_22_every_association_could_be_a_trap(language: Language, words: str) -> None:
    said = {word for card in cards(language, words) for word in card.associations}

    assert [word for word in sorted(said) if not is_word(tidy(word))] == []
    assert [word for word in sorted(said) if rule_against(language, word)] == []


@every_pack
def test_tw_32_no_association_is_of_the_secrets_own_family(language: Language, words: str) -> None:
    kin = [
        f"{card.words[0]}: {word}"
        for card in cards(language, words)
        for word in card.associations
        if related(language, card.words[0], word).kind
    ]

    assert kin == []


@every_pack
def test_tw_51_no_clue_springs_one_of_the_five_likeliest_or_the_secret(
    language: Language, words: str
) -> None:
    sprung = [
        f"{card.words[0]}: {clue!r} springs {avoided} by {word}"
        for card in cards(language, words)
        for clue in card.clues
        for word in words_of(language, clue)
        for avoided in (*card.words, *card.associations[:LIKELIEST])
        if related(language, avoided, word).kind
    ]

    assert sprung == []


def objections(language: Language, secret: str, clue: str) -> Iterator[Ground]:
    """What the referee has against it, for certain or perhaps, if it is said of this secret."""
    said = [word.strip("’',.;:!?…\"«»-") for word in clue.split()]
    for at, word in enumerate(said):
        if springs(Words(), language, word, secret):
            yield "TW-32"
        for ground, _ in faults(Words(), language, Said(word, said[:at]), secret):
            yield ground


@every_pack
def test_tw_32_to_41_the_referee_has_nothing_against_any_clue(
    language: Language, words: str
) -> None:
    stopped = [
        f"{card.words[0]}: {clue!r} breaks {ground}"
        for card in cards(language, words)
        for clue in card.clues
        for ground in objections(language, card.words[0], clue)
    ]

    assert stopped == []


@every_pack
def test_tw_32_to_41_nor_against_any_association(language: Language, words: str) -> None:
    stopped = [
        f"{card.words[0]}: {word} breaks {ground}"
        for card in cards(language, words)
        for word in card.associations
        for ground in objections(language, card.words[0], word)
        if (card.words[0], word) not in ANAGRAMS
    ]

    assert stopped == []
