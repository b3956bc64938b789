"""Entre les lignes in a minute: draw an allusion, find one's accomplice, see who saw through it, and be one oneself."""

from dataclasses import astuple, dataclass

from tablee import registry
from tablee.core.drawing import GRID, Draw, Drawing, Stroke
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import CastVote, GoOn, HandIn
from tablee.games.entre_les_lignes.pieces import Language
from tablee.words.pictograms import pictograms
from tools.lessons.script import Lesson, Meanwhile, Move, Step

ME, LOU, MAX, ZOE = Seat(0), Seat(1), Seat(2), Seat(3)
INKS = {ME: 1, LOU: 3, MAX: 6, ZOE: 4}
MEDIUM, PRESS = 1, 136
MARGIN = GRID // 10
"""Around a pictogram on its paper."""


@dataclass(frozen=True)
class Words:
    """On the cards as they lie, the first word of each: mine and Lou's, Max's, Zoé's; and those of the second round."""

    shared: str
    maxs: str
    zoes: str
    shared_later: str
    maxs_later: str
    zoes_later: str


def lesson(language: Language, words: Words) -> Lesson:
    return Lesson(
        "entre-les-lignes",
        seats=4,
        # The cards, and whose drawings hang at A, B and C, me last; none of these cards has the number of a seat.
        top=(*cards(language, words), MAX, LOU, ZOE),
        options={"language": language, "first": ME},
        language=language,
        steps=(
            Step(
                "draw",
                HandIn(),
                before=(Meanwhile((*hung(LOU, "rain"), *hung(MAX, "mouse"), *hung(ZOE, "lock"))),),
                draws=drawn(ME, "drop"),
                only=("draw", "hand_in"),
            ),
            Step("vote", CastVote("B"), only=("cast_vote",)),
            Step(
                "reveal",
                GoOn(),
                before=((LOU, CastVote("B")), (MAX, CastVote("C")), (ZOE, CastVote("B"))),
            ),
            Step(
                "accomplice",
                CastVote("C"),
                before=(Meanwhile((*later(), *hung(ME, "pan"))),),
                only=("cast_vote",),
            ),
            Step(
                "end",
                before=((LOU, CastVote("C")), (MAX, CastVote("B")), (ZOE, CastVote("A"))),
            ),
        ),
    )


def cards(language: Language, words: Words) -> tuple[int, ...]:
    """Where in the pack these words are."""
    pack = f"entre-les-lignes/{language}/tablee"
    lexicon = registry.WORDS
    first = [lexicon.card(pack, it)[0] for it in range(lexicon.size(pack))]
    return tuple(map(first.index, astuple(words)))


def drawn(seat: Seat, key: str) -> Draw:
    """A pictogram of ours, in the ink of this seat."""
    lines = pictograms()[key].strokes
    return Draw(Drawing(tuple([Stroke(INKS[seat], MEDIUM, points(it)) for it in lines])))


def points(line: tuple[tuple[float, float], ...]) -> tuple[int, ...]:
    scale = (GRID - 2 * MARGIN) / 100
    return tuple(
        number
        for x, y in line
        for number in (round(MARGIN + x * scale), round(MARGIN + y * scale), PRESS)
    )


def hung(seat: Seat, key: str) -> tuple[Move, ...]:
    """Drawn and handed in."""
    return (seat, drawn(seat, key)), (seat, HandIn())


def later() -> tuple[Move, ...]:
    """All have seen the first round, and Lou is active."""
    seen: list[Move] = [(it, GoOn()) for it in (LOU, MAX, ZOE)]
    return (*seen, *hung(LOU, "nest"), *hung(MAX, "music note"), *hung(ZOE, "paw"))


FRENCH = lesson("fr", Words("parapluie", "fromage", "clé", "œuf", "guitare", "chat"))
ENGLISH = lesson("en", Words("umbrella", "cheese", "key", "egg", "guitar", "cat"))
