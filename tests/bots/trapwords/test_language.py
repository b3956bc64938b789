"""What bots know beyond our cards, and how much less the weaker ones do."""

from itertools import chain, product
from pathlib import Path

import pytest

from benchmarks.trapwords_guessing import FOLDER, Without, cases, found
from tablee.bots.trapwords import EXPERT, LEVELS, NOVICE, REGULAR
from tablee.bots.trapwords.giving import is_valid, plan_for
from tablee.bots.trapwords.lists import SETS, Source, lists_of
from tablee.bots.trapwords.mind import Mind, mind_of
from tablee.bots.trapwords.policing import STRONG
from tablee.bots.trapwords.saying import likely
from tablee.bots.trapwords.sense import hunches, priors, share_of
from tablee.core.record import replace
from tablee.games.trapwords.pieces import Options
from tablee.words import LANGUAGES, Language
from tablee.words.associations import associations
from tablee.words.capitals import capitals
from tablee.words.families import related
from tablee.words.names import is_ours
from tablee.words.packs import pack
from tests.bots.conftest import OwnPack
from tests.games.trapwords.builders import clues
from tests.games.trapwords.play import view


def mind(language: Language, name: str = "expert") -> Mind:
    return Mind(Source(language), LEVELS[name], b"somebody")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["clues", "first"])
def test_words_that_stand_on_no_card_are_found(language: Language, kind: str) -> None:
    asked = cases(FOLDER / f"{kind}.{language}.txt", "all")[:30]
    _, right, tries = found(language, EXPERT, asked, 1)

    assert right > 0.6 * tries


def test_the_lists_of_the_words_that_are_asked_for_can_be_hidden(tmp_path: Path) -> None:
    file = tmp_path / "mine.en.txt"
    file.write_text("door: handle, open\nspoons: soup, stir\n", "utf-8")
    kept = Without([file])

    assert {"door", "spoon", "house"} <= set(associations("en"))
    assert {"door", "spoon", "house"} & set(kept("en")) == {"house"}
    assert kept("fr") == associations("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stronger_one_finds_more(language: Language) -> None:
    asked = cases(FOLDER / f"cards.{language}.txt", "all")[:30]
    rights = [found(language, level, asked, 2)[1] for level in (NOVICE, REGULAR, EXPERT)]

    assert rights == sorted(rights)
    assert rights[0] < rights[2] * 0.85


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_with_no_list_of_its_own_is_known_by_what_it_is_near_to(language: Language) -> None:
    secret, said = {
        "fr": ("yacht", ("voilier", "marina", "luxe", "milliardaire")),
        "en": ("otter", ("beaver", "weasel", "river", "fur")),
    }[language]
    blind = Mind(Source(language), replace(EXPERT, feels=0, blanks=0), b"somebody")
    seeing = Mind(Source(language), replace(EXPERT, blanks=0), b"somebody")

    assert share_of(secret, seeing, said, ()) > share_of(secret, blind, said, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_knows_what_is_on_the_cards(language: Language) -> None:
    """Before anything is said, a word on a card is as likely as one that is as common."""
    plain = Mind(Source(language), replace(EXPERT, blanks=0, moods=1), b"somebody")
    usual, first = plain.lists.near.usual, priors(plain)
    carded = {card.words[0] for each in SETS for card in pack(f"trapwords/{language}/{each}")}
    odds: dict[int, set[float]] = {}
    for points, odd in zip(usual, first, strict=False):
        odds.setdefault(points, set()).add(odd)

    assert carded & set(plain.lists.near.candidates)
    assert all(len(it) == 1 for it in odds.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_common_words_are_is_the_same_on_every_machine(language: Language) -> None:
    """Multiplied step by step: a power may come out with another last digit elsewhere."""
    known = lists_of(Source(language))
    for points, odd in zip(known.near.usual, known.common, strict=False):
        by_hand = 1.0
        for _ in range(-points):
            by_hand *= 1 + known.near.step
        assert odd == 1 / by_hand


def test_a_word_that_nobody_knows_says_nothing_against_any_other() -> None:
    some = mind("fr")

    assert hunches(some, ("moustache", "zorglub"), ()) == hunches(some, ("moustache",), ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEVELS)
def test_what_it_has_to_say_has_to_do_with_the_word(language: Language, name: str) -> None:
    """All its single words stand on the list of the card, or on that of a word that names it."""
    some = mind(language, name)
    for card in pack(f"trapwords/{language}/contemporary")[:60]:
        secret = card.words[0]
        words = plan_for(some, secret, 5).words
        naming = {some.lists.words[some.lists.heads[it]] for it, _ in some.lists.naming(secret)}
        near = some.lists.near.points(language, secret)
        known = {*card.associations, *naming, *(some.lists.near.candidates if near else ())}
        assert words
        assert set(words[:6]) <= {*card.associations, *naming}
        assert set(words) <= known


@pytest.mark.parametrize(("language", "name"), [*product(LANGUAGES, LEVELS)])
def test_tw_33_to_tw_41_no_clue_is_an_example_a_name_or_of_the_secrets_family(
    language: Language, name: str
) -> None:
    some = mind(language, name)
    for secret in {"fr": ("serpent", "chocolat", "danse"), "en": ("snake", "cheese", "monster")}[
        language
    ]:
        plan = plan_for(some, secret, 3)
        said = {*plan.words, *plan.risky, *chain.from_iterable(plan.sentences)}
        assert not said & {"python", "cobra", "suisse", "suisses", "tango", "valse", "cheddar"}
        assert not said & {"dragon", "raclette"}
        assert not any(related(language, secret, it).why in STRONG for it in said)


def test_of_what_a_host_brought_no_clue_is_a_name_written_small_nor_written_like_the_secret(
    own_pack: OwnPack,
) -> None:
    own_pack(
        "trapwords",
        [
            "anneau: gandalf, frodon, doigt, Sauron, mithril, bilbon sacquet, boucle d’oreille, or"
            " | frodon le porte | il fait le tour du monde",
            "pêcheur: pécheur, canne",
        ],
    )
    some = Mind(Source("fr", "club"), EXPERT, b"any")
    said = {it: plan_for(some, it, 0) for it in ("anneau", "pêcheur", "pécheur")}
    words = {secret: {*plan.words, *plan.risky} for secret, plan in said.items()}

    assert {"doigt", "boucle d’oreille"} <= words["anneau"]
    assert not words["anneau"] & {"gandalf", "frodon", "Sauron", "mithril", "bilbon sacquet"}
    assert said["anneau"].sentences == (("il", "fait", "le", "tour", "du", "monde"),)
    assert "gandalf" in likely(some, "anneau")  # for a trap it will do
    assert "canne" in words["pêcheur"]
    assert "pécheur" not in words["pêcheur"]
    assert "canne" not in words["pécheur"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_could_be_said_of_our_words_is_a_word_of_the_language(language: Language) -> None:
    lists = lists_of(Source(language))
    sayable = {
        said
        for card in lists.cards
        for said in card.associations
        if is_valid(language, card.words[0], said)
    }

    assert len(sayable) > 5_000
    assert not sayable & {"darwin", "godot", "cyrano", "petit poucet", "joconde", "bovary"}
    assert [it for it in sorted(sayable) if not is_ours(language, it)] == []


def test_of_a_word_with_several_parts_no_neighbour_of_a_part_is_said() -> None:
    assert not {"donjon", "toupie"} & set(likely(mind("fr"), "tournevis"))


def test_the_lists_of_a_language_are_read_once() -> None:
    assert lists_of(Source("fr")) is lists_of(Source("fr"))


def test_what_was_thought_of_a_hosts_cards_is_forgotten_when_they_change(own_pack: OwnPack) -> None:
    seen = replace(view(clues(), 0), options=Options(pack="club"))
    thoughts = []
    for said in ("savant", "fusée"):
        own_pack("trapwords", [f"zorglub: {said}"])
        thoughts.append(likely(mind_of(seen, EXPERT), "zorglub"))

    assert thoughts == [("savant",), ("fusée",)]


def accented() -> dict[str, list[str]]:
    """By their letters, the French words that only accents tell from others."""
    found: dict[str, list[str]] = {}
    for word in lists_of(Source("fr")).near.candidates:
        found.setdefault(capitals(word), []).append(word)
    return {letters: words for letters, words in found.items() if len(words) > 1}


def test_a_wrong_guess_is_not_made_again_with_other_accents_or_none() -> None:
    some = Mind(Source("fr"), replace(EXPERT, blanks=0, moods=1), b"somebody")
    groups, found = accented(), 0
    assert {"MUR", "ROSE", "MARCHE", "SALE", "PECHE"} <= groups.keys()
    for letters, words in groups.items():
        said = likely(some, words[0])[:4]
        found += hunches(some, said, ())[0].word == words[0]
        for wrong in (*words, letters.lower()):
            assert letters not in {capitals(it.word) for it in hunches(some, said, [wrong])}
    assert found > len(groups) / 2


@pytest.mark.parametrize(
    "word", ["côté", "fermé", "marché", "mûr", "salé", "tâche", "rosé", "sale"]
)
def test_of_words_that_differ_by_accents_each_has_its_own_list(word: str) -> None:
    known = lists_of(Source("fr"))
    card = known.card_of(word)

    assert card is not None
    assert known.cards[card].associations == associations("fr")[word]


def test_what_is_typed_without_accents_is_the_commonest_word_with_these_letters() -> None:
    known = lists_of(Source("fr"))

    assert known.card_of("etoile") == known.card_of("étoile") is not None
    assert known.node_of("peche") == known.node_of("pêche") != known.node_of("péché")


def test_a_word_that_no_list_has_is_not_taken_for_one_with_other_accents() -> None:
    known = lists_of(Source("fr"))

    assert known.card_of("pecheur") == known.card_of("pêcheur") is not None
    assert known.card_of("pécheur") is None
    assert known.naming("pécheur") == []
    assert known.card_of("boite") == known.card_of("boîte")  # as the reform of 1990 writes it
