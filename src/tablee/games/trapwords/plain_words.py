"""Words that serve for any secret, and so make no trap: little words, ones, pronouns, auxiliaries (TW-19 to TW-23)."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from tablee.core.kit import Tie
from tablee.core.text import fold, tidy
from tablee.games.trapwords.pieces import Language


class Plain(NamedTuple):
    """The plain words of one language, with their accents and without."""

    ones: frozenset[str]
    pronouns: frozenset[str]
    auxiliaries: frozenset[str]
    pronoun_like: frozenset[str]
    little: frozenset[str]
    """Articles, prepositions, conjunctions and the like, as far as they are nothing else."""
    homographs: frozenset[str]
    """Little words that are nouns, verbs or adjectives too: a son is heard, and a will is read (TW-23)."""
    talk: frozenset[str]
    """What people say before they guess: I think I know (TW-45)."""
    full: frozenset[str]
    """Words in their own right that only look like one of the others, accents included: an été is hot (TW-23)."""


def _both(text: str) -> frozenset[str]:
    words = text.split()
    return frozenset((*words, *map(fold, words)))


_ETRE = """
    être suis es est sommes êtes sont étais était étions étiez étaient fus fut fûmes fûtes furent
    serai seras sera serons serez seront serais serait serions seriez seraient sois soit soyons
    soyez soient fusse fusses fût fussions fussiez fussent étant été
"""
_AVOIR = """
    avoir ai as a avons avez ont avais avait avions aviez avaient eus eut eûmes eûtes eurent aurai
    auras aura aurons aurez auront aurais aurait aurions auriez auraient aie aies ait ayons ayez
    aient eusse eusses eût eussions eussiez eussent ayant eu eue eues
"""
_ALLER = """
    aller vais vas va allons allez vont allais allait allions alliez allaient allai allas alla
    allâmes allâtes allèrent irai iras ira irons irez iront irais irait irions iriez iraient aille
    ailles aillent allasse allasses allât allassions allassiez allassent allant allé allés allée
    allées
"""
_FAIRE = """
    faire fais fait faisons faites font faisais faisait faisions faisiez faisaient fis fit fîmes
    fîtes firent ferai feras fera ferons ferez feront ferais ferait ferions feriez feraient fasse
    fasses fassions fassiez fassent fisse fisses fît fissions fissiez fissent faisant faits faite
"""
_POUVOIR = """
    pouvoir peux puis peut pouvons pouvez peuvent pouvais pouvait pouvions pouviez pouvaient pus
    put pûmes pûtes purent pourrai pourras pourra pourrons pourrez pourront pourrais pourrait
    pourrions pourriez pourraient puisse puisses puissions puissiez puissent pusse pusses pût
    pussions pussiez pussent pouvant pu
"""
_PRONOUNS = """
    je j' me m' moi tu te t' toi il elle on nous vous ils elles se s' soi le la l' les lui leur leurs
    y en moi-même toi-même lui-même elle-même soi-même nous-mêmes vous-mêmes eux eux-mêmes
    elles-mêmes ce c' ça ceci cela celui celle ceux celles celui-ci celui-là celle-ci celle-là
    ceux-ci ceux-là celles-ci celles-là mien mienne miens miennes tien tienne tiens tiennes sien
    sienne siens siennes nôtre nôtres vôtre vôtres qui que qu' quoi dont où lequel laquelle lesquels
    lesquelles auquel auxquels auxquelles duquel desquels desquelles quiconque rien aucun aucune
    nul nulle autrui chacun chacune tous toutes plusieurs certains certaines
"""
_LITTLE = """
    et ou mais donc ni de du des d' à au aux avec sans pour par en dans sur chez depuis dès malgré selon
    jusque jusqu' jusqu'à hors parmi lors lorsque puisque quoique quand comme si que très trop moins aussi
    ainsi alors ensuite puis encore toujours jamais déjà ici là là-bas ailleurs oui non peut-être ne n' afin
    cependant toutefois pourtant néanmoins parce tandis mon ma mes ta tes sa ses notre votre nos vos cet cette
    ces quel quelle quels quelles chaque tout toute même mêmes comment pourquoi combien voici voilà tel telle
    tels telles tellement tant autant presque environ surtout seulement via vs etc
"""
_HOMOGRAPHS = """
    car sous vers entre contre avant après devant derrière pendant pas point plus son ton bien peu assez beaucoup
"""
_TALK = """
    crois croit croyons pense penses pensons sais sait savons savez idée idées attends attendez attendre
    réfléchis réfléchir dire dis dit dites propose proposons proposer trouve trouvé sûr sûre euh heu hum hmm
    hein ah oh ok bon bien pas tout plus merci pardon
"""

PLAIN: Mapping[Language, Plain] = {
    "fr": Plain(
        ones=_both("un une 1"),
        pronouns=_both(_PRONOUNS),
        auxiliaries=_both(_ETRE + _AVOIR + _ALLER + _FAIRE + _POUVOIR),
        pronoun_like=_both("chose choses quelque quelques quelqu'un quelqu'une quelques-uns")
        | {"quelque chose"},
        little=_both(_LITTLE),
        homographs=_both(_HOMOGRAPHS),
        talk=_both(_TALK),
        full=frozenset(
            {"été", "étés", "est", "as", "avions", "aura", "sommes", "fût", "fûts", "allée"}
            | {"allées", "faîte", "faîtes", "pouvoir", "pus"}
        ),
    ),
    "en": Plain(
        ones=_both("one 1"),
        pronouns=_both(
            """
            i me my mine myself you your yours yourself yourselves he him his himself she her hers
            herself it its itself we us our ours ourselves they them their theirs themselves this
            that these those who whom whose which what whoever whomever whatever whichever anybody
            anyone everybody everyone nobody none each neither either
            """
        ),
        auxiliaries=_both(
            """
            be am is are was were being been have has had having do does did doing done go goes went
            going gone can could shall should would must isn't aren't wasn't weren't haven't hasn't
            hadn't don't doesn't didn't can't couldn't won't wouldn't shouldn't cannot
            """
        ),
        pronoun_like=_both(
            "a an some thing things something someone somebody anything everything nothing"
        ),
        little=_both(
            """
            the and of to in on at by for from with without into onto upon over under above below between
            among through throughout during before after since until till as than if or but nor so yet because
            although though while whilst whereas when where why how not no yes too very also just only even
            already always never ever often here there then now again away off out up about against across
            along around behind beside besides beyond despite except toward towards per via both all any every
            such more most much many less least another else maybe perhaps quite rather almost let let's etc
            """
        ),
        homographs=_both(
            "like well will may might down downs still inside insides outside other mean get gets got"
            " overs ups ins outs"
        ),
        talk=_both(
            """
            think thinks thought know knows known guess guesses say says said believe idea ideas wait sure
            maybe may might hmm hm um uh er ah oh ok okay well right let's got get yes yeah no nope sorry
            thanks mean
            """
        ),
        full=frozenset({"mine"}),
    ),
}

ARTICLES = frozenset({"le", "la", "l'", "les", "leur", "leurs"})
"""Pronouns that stand before a noun more often than for one."""


def rule_against(language: Language, word: str) -> str | None:
    """The rule that keeps this word from being a trap, if one does."""
    plain, spelled = PLAIN[language], _spelled(word)
    if spelled in plain.full:
        return None
    if spelled in plain.ones:
        return "TW-20"
    if spelled in plain.pronoun_like:
        return "TW-22"
    if spelled in plain.auxiliaries | plain.pronouns:
        return "TW-21"
    return "TW-19" if spelled in plain.little else None


@cache
def helping(language: Language) -> frozenset[str]:
    """What only holds a sentence together, folded: neither a noun, nor a verb or an adjective in its own right."""
    plain = PLAIN[language]
    words = plain.ones | plain.pronouns | plain.auxiliaries | plain.pronoun_like | plain.little
    return frozenset(map(fold, words)) - frozenset(map(fold, plain.full))


@cache
def in_two_senses(language: Language) -> frozenset[str]:
    """What may hold a sentence together, or mean something: son, est, pouvoir, will; folded."""
    plain = PLAIN[language]
    return frozenset(map(fold, plain.homographs | plain.full))


@cache
def talk(language: Language) -> frozenset[str]:
    """What a guesser says beside a guess, folded."""
    return frozenset(map(fold, PLAIN[language].talk))


def _spelled(word: str) -> str:
    """Accents that are typed count: a té is no te."""
    return tidy(word).lower().replace("’", "'")


def pronoun(language: Language, word: str) -> Tie | None:
    """How surely a word is a pronoun, for those whom the Feeblemind curse has struck (TW-80).

    A thing is a noun too, and "la" may be an article: the opponents see which.
    """
    plain, spelled = PLAIN[language], _spelled(word)
    if spelled in plain.pronouns - plain.full - ARTICLES:
        return "certain"
    return "possible" if spelled in plain.pronouns | plain.pronoun_like | plain.ones else None
