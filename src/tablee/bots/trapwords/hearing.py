"""What is heard at the table in a turn, and how much time is left of it."""

from collections.abc import Mapping

from tablee.core.kit import Tie
from tablee.games.trapwords.pieces import Effects, Ground, Language, SaidWord
from tablee.games.trapwords.reading import Said, faults, is_in_passing
from tablee.games.trapwords.view import TurnView, View
from tablee.words.answers import Words
from tablee.words.capitals import parts

WORDS = Words()

_FRENCH = """
    A APRES AU AUX AVANT AVEC BIEN C CA CE CES CET CETTE CHEZ COMME D DANS DE DERRIERE DES
    DEVANT DONT DU ELLE ELLES EN ENTRE EST ET EUX IL ILS J JE L LA LE LES LEUR LEURS LUI M MA
    MAIS ME MES MON N NE NOS NOTRE NOUS ON ONT OU PAR PAS PLUS POUR QU QUAND QUE QUI S SA SANS
    SE SES SI SON SONT SOUS SUR T TA TES TON TOUS TOUT TOUTE TOUTES TRES TROP TU UN UNE VOS
    VOTRE VOUS Y
"""
_ENGLISH = """
    A ABOUT AFTER ALL AN AND ANY ARE AS AT BE BEFORE BETWEEN BUT BY CAN DO DOES EVERY FOR FROM
    GET GETS HAS HAVE HE HER HIM HIS I IF IN INTO IS IT ITS LIKE ME MORE MOST MUCH MY NO NOT
    OF OFF ON ONE OR OUR OUT OVER S SHE SO SOME T THAN THAT THE THEIR THEM THEN THERE THEY
    THIS THOSE TO TOO UP VERY WE WHAT WHEN WHERE WHO WILL WITH WITHOUT YOU YOUR
"""
FILLING: Mapping[Language, frozenset[str]] = {
    "fr": frozenset(_FRENCH.split()),
    "en": frozenset(_ENGLISH.split()),
}
"""What holds a sentence together and tells nothing."""


MOST = 40
"""So many words with a meaning are kept in mind, the newest."""


def heard(view: View) -> tuple[str, ...]:
    """The words with a meaning that this seat has before its eyes, in order."""
    turn = view.turn
    if turn is None:
        return ()
    words = [it.word for it in turn.words if not is_filling(view.options.language, it.word)]
    return tuple(dict.fromkeys(words))[-MOST:]


def is_filling(language: Language, word: str) -> bool:
    return set(parts(word)) <= FILLING[language]


def is_passed_over(language: Language, turn: TurnView, said: SaidWord) -> bool:
    """Whether a word only holds its clue together (TW-23)."""
    clue = [it.word for it in turn.words if it.clue == said.clue]
    return is_in_passing(language, said.word, clue)


def faults_of(view: View, turn: TurnView, said: SaidWord) -> dict[Ground, Tie]:
    """The rules that this word breaks as far as one can see, and how surely: read as the referee reads."""
    before = [it.word for it in turn.words if it.number < said.number]
    return dict(faults(WORDS, view.options.language, Said(said.word, before), turn.secret or ""))


def now(turn: TurnView, notice: int) -> int:
    """The table's time, as far as the turn tells: when something last happened."""
    times = [turn.glass_from or 0]
    times += [it.at for it in turn.words] + [it.at for it in turn.guesses]
    times += [it.at + notice for it in turn.words if it.number <= turn.lapsed]
    return max(times)


def time_left(turn: TurnView, notice: int = 0) -> int | None:
    """Milliseconds; none before the glass is turned."""
    return None if turn.deadline is None else turn.deadline - now(turn, notice)


def effects_on(view: View) -> Effects:
    """What the cards make of the turn that is played."""
    team = view.turn.team if view.turn else view.team
    effects = view.teams[team or 0].effects
    assert effects is not None
    return effects
