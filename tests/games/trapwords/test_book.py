"""Pages 10 and 11 of the rulebook as a table of cases, at a table with the real words: French, and its English twin."""

from typing import Any

import pytest

from tablee.core.record import replace
from tablee.games.trapwords.actions import ProposeTrap, Say
from tablee.games.trapwords.events import AsideHeard, ClueStopped, GuessMade, WordSaid
from tablee.games.trapwords.pieces import Language, Options
from tablee.games.trapwords.reading import is_in_passing
from tablee.games.trapwords.state import State
from tablee.registry import WORDS
from tests.games.rig import code_and_rule, kinds, the
from tests.games.trapwords.builders import clues, setting
from tests.games.trapwords.moves import guess
from tests.games.trapwords.play import DRY, act, refused


def spoken(language: Language, **agreed: Any) -> Options:
    return replace(DRY, language=language, **agreed)


def marks(language: Language, secret: str, trap: str, clue: str, **agreed: Any) -> set[Any]:
    """All that the opponents are told of a clue: rules, and how surely each is broken."""
    state = clues(secret, (trap,), spoken(language, **agreed))
    found: set[Any] = set()
    for at, word in enumerate(clue.split()):
        state, events = act(state, 0, _say(word, at), lexicon=WORDS)
        found |= {(it.rule, it.is_certain) for it in the(events, WordSaid).said.marks}
    return found


def _say(word: str, at: int) -> Say:
    return Say(word, "same" if at else "next")


# Which trapwords (page 10)

ALLOWED = {
    "fr": "tête cordes animal confus musical grand s’habiller jouant mangez deux huit cent personne lieu pouvoir bien "
    "été son or 8",
    "en": "head strings animal confused musical big dress playing eats two eight hundred person place power well will "
    "like 8",
}
FORBIDDEN = {
    "fr": {
        "TW-19": "et de avec mais dans pour sans à très toujours comme quand",
        "TW-20": "un une 1",
        "TW-21": "ce lui je sien lequel il être avoir aller faisant peut",
        "TW-22": "chose quelque quelqu’un quelque\u00a0chose",
    },
    "en": {
        "TW-19": "and of with the but in for without to very always because when",
        "TW-20": "one 1",
        "TW-21": "this him I his which he be have go doing can",
        "TW-22": "thing some someone something",
    },
}
CODES = {
    "TW-19": "little_word",
    "TW-20": "one_is_no_trap",
    "TW-21": "pronoun_or_auxiliary",
    "TW-22": "works_like_a_pronoun",
}


def trapping(language: Language) -> State:
    return setting(spoken(language), secret="zorglub")


@pytest.mark.parametrize(
    ("language", "word"),
    [(language, word) for language, words in ALLOWED.items() for word in words.split()],
)
def test_tw_19_nouns_adjectives_verbs_and_numbers_are_traps(language: Any, word: str) -> None:
    state, _ = act(trapping(language), 0, ProposeTrap(word), lexicon=WORDS)

    assert [it.word for it in state.sheets[0].traps] == [word]


@pytest.mark.parametrize(
    ("language", "rule", "word"),
    [
        (language, rule, word)
        for language, rules in FORBIDDEN.items()
        for rule, words in rules.items()
        for word in words.split(" ")
    ],
)
def test_tw_21_little_words_ones_pronouns_and_auxiliaries_are_not(
    language: Any, rule: str, word: str
) -> None:
    refusal = refused(trapping(language), 0, ProposeTrap(word), lexicon=WORDS)

    assert code_and_rule(refusal) == (CODES[rule], rule)


# What springs a trap (page 10)

SPRUNG: tuple[tuple[Language, str, str], ...] = (
    ("fr", "abat", "abat-jour"),
    ("fr", "jour", "abat-jour"),
    ("fr", "cerf", "cerf-volant"),
    ("fr", "cerf-volant", "cerf"),
    ("fr", "scientifique", "science"),
    ("fr", "scientifique", "scientificité"),
    ("fr", "scientifique", "SF"),
    ("fr", "télévision", "TV"),
    ("fr", "pouvoir", "il possède de grands pouvoirs"),
    ("fr", "tartine", "ma tartine tombe toujours de son côté"),
    ("fr", "gras", "c’est grasse"),
    ("fr", "ouvrir", "ouvre-boîte"),
    ("fr", "ouvre", "ouvre-boîte"),
    ("fr", "porte", "portefeuille"),
    ("fr", "feuille", "portefeuille"),
    ("fr", "portefeuille", "feuille"),
    ("fr", "huit", "8"),
    ("fr", "8", "huit"),
    ("fr", "cheval", "des chevaux"),
    ("fr", "manger", "nous mangeons"),
    ("en", "shade", "lamp-shade"),
    ("en", "lamp", "lampshade"),
    ("en", "kite", "kite-flying"),
    ("en", "scientific", "science"),
    ("en", "scientific", "scientist"),
    ("en", "scientific", "SF"),
    ("en", "television", "TV"),
    ("en", "power", "it has great powers"),
    ("en", "toast", "my toast always falls on that side"),
    ("en", "foot", "football"),
    ("en", "ball", "football"),
    ("en", "football", "ball"),
    ("en", "sun", "sunflower"),
    ("en", "flower", "sunflower"),
    ("en", "eight", "8"),
    ("en", "8", "eight"),
    ("en", "mouse", "three mice"),
    ("en", "color", "colourful"),
)
UNSPRUNG: tuple[tuple[Language, str, str], ...] = (
    ("fr", "pouvoir", "il peut être vert"),  # the book's own example (TW-23)
    ("fr", "pouvoir", "peut-être vert"),
    ("fr", "pouvoir", "Peut être vert"),
    ("fr", "science", "conscience"),
    ("fr", "cerf", "cerfeuil"),
    ("fr", "lait", "c’est fait à partir du jus de vache"),
    ("fr", "avion", "il avait un chien"),
    ("en", "power", "it can be green"),
    ("en", "science", "conscience"),
    ("en", "milk", "it is made from the juice of cows"),
)
IN_DOUBT: tuple[tuple[Language, str, str], ...] = (
    ("fr", "son", "il aime son chien"),
    ("fr", "est", "il est vert"),
    ("fr", "avion", "nous avions faim"),
    ("fr", "pouvoir", "il doit pouvoir voler"),
    ("en", "will", "it will be green"),
    ("en", "might", "it might be green"),
    ("en", "well", "it works well"),
)
"""The trap itself, but perhaps only in passing: people hear which (TW-23)."""


@pytest.mark.parametrize(("language", "trap", "clue"), SPRUNG)
def test_tw_57_what_springs_a_trap(language: Language, trap: str, clue: str) -> None:
    assert ("TW-51", True) in marks(language, "zorglub", trap, clue)


@pytest.mark.parametrize(("language", "trap", "clue"), UNSPRUNG)
def test_tw_61_what_does_not(language: Language, trap: str, clue: str) -> None:
    assert not {it for it in marks(language, "zorglub", trap, clue) if it[0] == "TW-51"}


@pytest.mark.parametrize(("language", "trap", "clue"), IN_DOUBT)
def test_tw_23_what_may_be_said_in_passing(language: Language, trap: str, clue: str) -> None:
    found = {it for it in marks(language, "zorglub", trap, clue) if it[0] == "TW-51"}

    assert found == {("TW-51", False)}


@pytest.mark.parametrize(
    ("language", "trap", "clue"), [*IN_DOUBT, *UNSPRUNG, ("fr", "pas", "pas mal du tout")]
)
def test_tw_23_the_strict_referee_does_not_stop_it(
    language: Language, trap: str, clue: str
) -> None:
    state = clues("zorglub", (trap,), spoken(language, referee="strict"))
    for at, word in enumerate(clue.split()):
        state, events = act(state, 0, _say(word, at), lexicon=WORDS)
        assert kinds(events) == ["WordSaid"]


def test_tw_23_the_strict_referee_stops_the_full_sense() -> None:
    state = clues("zorglub", ("pouvoir",), spoken("fr", referee="strict"))
    for at, word in enumerate(("de", "grands")):
        state, _ = act(state, 0, _say(word, at), lexicon=WORDS)

    _, events = act(state, 0, Say("pouvoirs", "same"), lexicon=WORDS)

    assert the(events, ClueStopped).claim.trap_word == "pouvoir"


# What a clue may not be (page 11)

INVALID: tuple[tuple[Language, str, str, str, bool], ...] = (
    ("fr", "science", "scientifique", "TW-32", True),
    ("fr", "cerf", "cerf-volant", "TW-32", True),
    ("fr", "abat-jour", "jour", "TW-32", True),
    ("fr", "chien", "Allemagne", "TW-34", True),
    ("fr", "chien", "américain", "TW-34", True),
    ("fr", "fondue", "suisses", "TW-34", False),
    ("fr", "chien", "Médor", "TW-34", False),
    ("fr", "chien", "USA", "TW-37", True),
    ("fr", "chien", "FBI", "TW-37", True),
    ("fr", "faim", "ça rime avec pain", "TW-35", False),
    ("fr", "faim", "ça sonne comme fin", "TW-35", False),
    ("fr", "faim", "ça commence par f", "TW-35", False),
    ("fr", "chien", "c h i e n", "TW-35", True),
    ("fr", "chien", "c-h-i", "TW-35", True),
    ("fr", "chien", "neihc", "TW-35", True),
    ("fr", "chien", "niche", "TW-35", False),
    ("fr", "dragon", "drag on", "TW-35", True),
    ("fr", "chien", "dog", "TW-41", False),
    ("fr", "chien", "x7", "TW-41", False),
    ("en", "science", "scientific", "TW-32", True),
    ("en", "football", "foot", "TW-32", True),
    ("en", "dog", "Germany", "TW-34", True),
    ("en", "dog", "american", "TW-34", True),
    ("en", "pirate", "Long Jhon", "TW-34", False),
    ("en", "dog", "USA", "TW-37", True),
    ("en", "dog", "FBI", "TW-37", True),
    ("en", "night", "it rhymes with light", "TW-35", False),
    ("en", "night", "it sounds like light", "TW-35", False),
    ("en", "night", "it starts with n", "TW-35", False),
    ("en", "dragon", "d r a g o n", "TW-35", True),
    ("en", "dragon", "nogard", "TW-35", True),
    ("en", "dragon", "drag on", "TW-35", True),
    ("en", "dog", "chien", "TW-41", False),
    ("en", "dog", "b4", "TW-41", False),
)
VALID: tuple[tuple[Language, str, str], ...] = (
    ("fr", "château", "Pierre"),  # a stone
    ("fr", "prêtre", "TV"),  # no name, though in capitals
    ("fr", "cerf", "un jouet dans le vent"),
    ("fr", "chien", "y a un os à ronger"),
    ("fr", "marais", "on s’y enfonce à chaque pas"),
    ("fr", "trône", "cette série de romans où tout le monde meurt"),
    ("fr", "radar", "12 vahces"),
    ("en", "castle", "Stone walls"),
    ("en", "priest", "TV"),
    ("en", "dog", "I have a bone"),
)


@pytest.mark.parametrize(("language", "secret", "clue", "rule", "is_certain"), INVALID)
def test_tw_35_what_no_clue_may_be(
    language: Language, secret: str, clue: str, rule: str, is_certain: bool
) -> None:
    assert (rule, is_certain) in marks(language, secret, "zorglub", clue)


@pytest.mark.parametrize(("language", "secret", "clue"), VALID)
def test_tw_34_what_may_be_said(language: Language, secret: str, clue: str) -> None:
    assert marks(language, secret, "zorglub", clue) == set()


def test_tw_42_a_first_game_does_without_most_of_these_rules() -> None:
    for _, secret, clue, rule, _ in INVALID:
        if rule != "TW-32":
            found = marks("fr", secret, "zorglub", clue, advice="basics")
            assert not {it for it in found if it[0] == rule}


# Guesses (pages 10 and 11)

GUESSES: tuple[tuple[Language, str, str, bool], ...] = (
    ("fr", "cheval", "chevaux", True),
    ("fr", "cheval", "cheval-vapeur", True),
    ("fr", "science", "scientifique", False),
    ("fr", "science", "scientificité", False),
    ("fr", "arc-en-ciel", "arc en ciel", True),
    ("fr", "fiction", "science-fiction", True),
    ("fr", "gobelin", "Si ce n’est pas un gobelin, je mange mon chapeau !", True),
    (
        "fr",
        "gobelin",
        "Je pense que ça peut être un gobelin. Est-ce que l’on propose gobelin ?",
        True,
    ),
    ("fr", "shampoing", "shampooing", True),
    ("en", "horse", "horses", True),
    ("en", "horse", "horsepower", True),
    ("en", "horse", "horse-power", True),
    ("en", "science", "scientific", False),
    ("en", "rainbow", "rain bow", True),
    ("en", "fiction", "science fiction", True),
    ("en", "goblin", "If that isn't a goblin, I'll eat my hat!", True),
    ("en", "goblin", "I think it may be a goblin. Do we say goblin?", True),
    ("en", "neighbour", "neighbor", True),
    ("en", "harbour", "harbor", True),
    ("en", "theatre", "theater", True),
    ("en", "pyjamas", "pajamas", True),
)


@pytest.mark.parametrize(("language", "secret", "text", "is_right"), GUESSES)
def test_tw_48_which_guesses_are_right(
    language: Language, secret: str, text: str, is_right: bool
) -> None:
    _, events = act(clues(secret, options=spoken(language)), 2, guess(text), lexicon=WORDS)

    assert the(events, GuessMade).is_right is is_right


@pytest.mark.parametrize("secret", ["satellite", "dragon", "zorglub"])
def test_tw_46_a_slip_is_asked_about_whatever_the_secret_is(secret: str) -> None:
    for language in ("fr", "en"):
        state = clues(secret, options=spoken(language))
        _, events = act(state, 2, guess("sattelite"), lexicon=WORDS)
        assert the(events, AsideHeard).meant == ("satellite",)


def test_tw_23_a_little_word_alone_is_not_in_passing() -> None:
    assert is_in_passing("fr", "son", ["son", "haleine"])
    assert not is_in_passing("fr", "son", ["son"])
    assert not is_in_passing("fr", "lait", ["le", "lait"])


def test_tw_32_the_secret_itself_is_no_matter_of_spelling() -> None:
    assert marks("fr", "radar", "zorglub", "radar") == {("TW-32", True)}
