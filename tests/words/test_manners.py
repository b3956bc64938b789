"""No bot says a word that is coarse or hurts, whatever it draws its words from (V1); no name passes for a word (V9)."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from tablee.bots.wordz import BOTS
from tablee.bots.wordz.vocabulary import ALL, EVERYDAY, FAMILIAR, Vocabulary
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.actions import LayWord
from tablee.games.wordz.pieces import HAND, Options
from tablee.words import LANGUAGES, Language
from tablee.words.allusions import allusions
from tablee.words.capitals import ALPHABET, capitals
from tablee.words.dictionary import load
from tablee.words.frequency import common_words
from tablee.words.manners import names, unfit
from tablee.words.packs import pack
from tablee.words.pictograms import pictograms
from tests.games.wordz.builders import composing

# Said here once, apart from the lists, so that no list can be emptied unseen.
COARSE: dict[Language, str] = {
    "fr": "MERDE PUTAIN PUTES CONNARD CONNE CON CUL SALOPE SALOPES ENCULE NIQUER BITE COUILLES CHIER CHIANT "
    "FOUTRE BRANLER PEDE NEGRE NEGRES BOUGNOULE YOUPIN GOUINE BOCHE PISSER NAZI MONGOLIEN BATARD VIOLER",
    "en": "SHIT FUCK FUCKING BITCH CUNT ASSHOLE COCK PUSSY WHORE SLUT NIGGER NIGGERS CHINK SPIC KIKE FAGGOT "
    "DYKE TIT TITS PISS WANKER BASTARD RAPE RAPIST RETARD DAGO GOOK COON CRAP",
}
INNOCENT: dict[Language, str] = {
    "fr": "VIOLONS VIOLENT TRINGLE GERBE FOUS PISSENLIT SALOPETTE RATON QUEUE MOULE PETIT CULOTTE CONTE",
    "en": "FARTHER ASSESSED CLASS GRASS BUSTIER COCKPIT SCRAP GRAPE THERAPIST ANALYSE",
}
PACKS = Path(__file__).parents[2] / "src" / "tablee" / "words" / "data" / "packs"
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_v1_the_list_holds_what_everybody_would_name_and_spares_what_only_looks_alike(
    language: Language,
) -> None:
    assert set(COARSE[language].split()) <= unfit(language)
    assert unfit(language).isdisjoint(INNOCENT[language].split())
    assert all(map(load(language).has, unfit(language)))


@every_language
def test_v1_every_form_of_a_listed_word_is_listed_unless_an_innocent_word_has_it_too(
    language: Language,
) -> None:
    dictionary = load(language)
    listed = {lemma for word in unfit(language) for lemma in dictionary.lemmas(word)}
    coarse = {lemma for lemma in listed if capitals(lemma) in unfit(language)}
    missing = {
        form
        for form in (capitals(form) for lemma in coarse for form in dictionary.forms(lemma))
        if dictionary.has(form)
        and form not in unfit(language)
        and coarse.issuperset(dictionary.lemmas(form))
    }
    assert missing == set()


@every_language
@pytest.mark.parametrize("words", [ALL, Vocabulary(FAMILIAR), Vocabulary(EVERYDAY)])
def test_v1_no_wordz_bot_knows_them(language: Language, words: Vocabulary) -> None:
    every_letter = dict.fromkeys(ALPHABET, HAND)
    known = chain.from_iterable(
        words.fitting(language, "?" * length, every_letter) for length in range(2, 7)
    )
    assert unfit(language).isdisjoint(known)


@every_language
@pytest.mark.parametrize("bot", BOTS)
def test_v1_no_wordz_bot_lays_one_that_its_cards_spell(language: Language, bot: str) -> None:
    for word in COARSE[language].split():
        state = composing(word, Options(language, shortest=2))
        chosen = BOTS[bot].choose(game.view(state, Seat(0)), Chance(word.encode()))
        assert not isinstance(chosen, LayWord) or chosen.word not in unfit(language)


def written(language: Language) -> Iterator[str]:
    """All that the bots of the other games say, set, guess or draw."""
    for file in sorted(PACKS.glob(f"*/{language}/*.txt")):
        for card in pack(f"{file.parent.parent.name}/{language}/{file.stem}"):
            yield from (*card.words, *card.associations, *card.clues)
    yield from allusions(language)
    yield from (it.names[language] for it in pictograms().values())


def is_fit(language: Language, text: str) -> bool:
    """Whether every word of it is; compounds are words of their own: a pique-nique is no nique."""
    plain = "".join(it if it.isalpha() or it == "-" else " " for it in capitals(text))
    return unfit(language).isdisjoint(plain.split())


@every_language
def test_v1_no_pack_list_clue_or_pictogram_holds_one(language: Language) -> None:
    texts = list(written(language))
    assert len(texts) > 10_000
    assert [text for text in texts if not is_fit(language, text)] == []


def test_v1_a_sentence_is_as_fit_as_its_words() -> None:
    assert is_fit("fr", "il arrête les flèches d’un pique-nique")
    assert not is_fit("fr", "l’enculé")
    assert not is_fit("en", "what a piece of SHIT, they said")


@every_language
def test_v9_a_name_is_no_everyday_word_but_may_be_laid(language: Language) -> None:
    assert all(map(load(language).has, names(language)))
    assert names(language).isdisjoint(common_words(language, 0.0))
    assert {"fr": "PARIS", "en": "TERRY"}[language] in names(language)
