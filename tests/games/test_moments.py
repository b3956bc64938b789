"""What a finished game is remembered by: found in its events alone, and told in both languages."""

from typing import Any

import pytest

from tablee import registry
from tablee.core.moment import Moment
from tablee.core.seats import Seat, Team
from tablee.faces.face import face_of
from tablee.faces.telling import Telling
from tablee.games.between import events as bt
from tablee.games.entre_les_lignes import events as el
from tablee.games.entre_les_lignes.pieces import RoundResult as ElRound
from tablee.games.entre_les_lignes.pieces import Score as ElScore
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.solo_line import events as so
from tablee.games.trapwords import events as tw
from tablee.games.trapwords.pieces import Claim, TurnResult
from tablee.games.wordz import events as wz
from tablee.games.wordz.pieces import Fate
from tests.games.test_playthroughs import KEYS, TODAY, read

ADA, BOB, CLEO, DAN = map(Seat, range(4))
MOMENTS = {key: getattr(registry.game(key), "MOMENTS", {}) for key in KEYS}
LINE = Line("B", ((0, 0), (0, 1), (0, 2)))


def moments(key: str, *events: Any) -> dict[str, Moment]:
    found = {name: look(events) for name, look in MOMENTS[key].items()}
    return {name: it for name, it in found.items() if it is not None}


@pytest.mark.parametrize("key", MOMENTS)
def test_of_a_game_in_which_nothing_happened_nothing_is_remembered(key: str) -> None:
    assert MOMENTS[key]
    assert moments(key) == {}


@pytest.mark.parametrize("name", TODAY)
def test_what_is_remembered_is_of_the_seats_and_has_words(name: str) -> None:
    log = read(name)
    key = log.game.ABOUT.key
    found = moments(key, *[entry.event for entry in log.entries])
    assert len(found) <= 3
    assert found or name.endswith("given-up.v1")
    for moment, it in found.items():
        assert it.seats
        assert all(map(log.header.seating.has, it.seats))
        for language in ("en", "fr"):
            words = Telling(
                face_of(key).words(language),
                "ABCDEFGHIJKL",
                language=language,
                seat_fields=("seats",),
            )
            given = {"seats": it.seats, "number": it.number, "word": it.word}
            told = words.say(f"moment.{moment}", given)
            assert told
            assert "{" not in told
            assert "–" not in told


def asked(by: Seat) -> bt.QuestionAnswered:
    return bt.QuestionAnswered(by, DAN, 7, "no")


def found(by: Seat) -> bt.IntervalFound:
    return bt.IntervalFound(by, DAN, (3, 9))


def dealt() -> bt.RoundDealt:
    return bt.RoundDealt(1, ADA, ())


def test_between_remembers_who_needed_the_fewest_questions_of_their_own_in_a_round() -> None:
    slow = (dealt(), asked(ADA), asked(BOB), asked(ADA), asked(ADA), found(ADA))
    assert moments("between", *slow) == {"quick_find": Moment((ADA,), 3)}
    quick = (dealt(), asked(BOB), asked(CLEO), asked(CLEO), found(CLEO))
    assert moments("between", *slow, *quick) == {"quick_find": Moment((CLEO,), 2)}
    lucky = (dealt(), asked(BOB), found(BOB))
    assert moments("between", *slow, *lucky) == {"lucky_find": Moment((BOB,), 1)}


def judged(word: str, *, by: Seat | None, hidden: int, stands: bool = True) -> wz.WordJudged:
    return wz.WordJudged(Fate(ADA, by, word, stands, hidden, len(word) - hidden))


def test_wordz_remembers_no_faulty_word_and_no_find_without_a_finder() -> None:
    events = (
        judged("MAISONS", by=BOB, hidden=6, stands=False),
        judged("LUNES", by=None, hidden=5),
        judged("CHAT", by=CLEO, hidden=2),
    )
    assert moments("wordz", *events) == {
        "longest_word": Moment((ADA,), 5, "LUNES"),
        "best_find": Moment((CLEO,), 2, "CHAT"),
    }
    assert moments("wordz", judged("OUI", by=BOB, hidden=1)) == {}


def turn(*claims: Claim) -> tw.TurnEnded:
    return tw.TurnEnded(TurnResult(1, Team(0), ADA, "stopped", "fleur", (), (), (), claims, 0))


def claim(trap: int, verdict: Any) -> Claim:
    return Claim(1, BOB, 1, "TW-32", trap, "rose" if trap else "", is_certain=True, verdict=verdict)


def test_trapwords_remembers_the_first_trap_that_snapped_and_who_set_it() -> None:
    laid = tw.DungeonLaid(tuple(map(Team, (0, 1, 0, 1))), "dragon", (), (ADA, BOB), Team(0))
    held = turn(claim(0, "upheld"), claim(1, "dismissed"))
    assert moments("trapwords", laid, held) == {}
    assert moments("trapwords", laid, held, turn(claim(1, "upheld"))) == {
        "snapped": Moment((BOB, DAN), word="rose")
    }


def revealed(word: str, why: Any, wrong: tuple[Seat, ...], votes: str) -> el.RoundRevealed:
    scores = (ElScore(0, why), *[ElScore(0, "missed")] * 3)
    return el.RoundRevealed(
        ElRound(1, ADA, BOB, word, "A", (), tuple(votes), wrong, scores, (0,) * 4)  # type: ignore[arg-type]
    )


def test_entre_les_lignes_remembers_accomplices_and_the_drawing_that_most_saw() -> None:
    events = (
        revealed("lune", "both_right", (CLEO,), "AABA"),
        revealed("chat", "both_right", (CLEO, DAN), "AABC"),
        revealed("mer", "partner_missed", (BOB, CLEO, DAN), "ABCB"),
        revealed("or", "both_right", (), "AAAA"),
    )
    assert moments("entre-les-lignes", *events) == {
        "accomplices": Moment((ADA, BOB), 2, "chat"),
        "most_found": Moment((BOB,), 4, "or"),
    }


def test_solo_line_remembers_a_line_found_without_a_hint() -> None:
    joined = so.LineJoined(LINE)
    assert moments("solo-line", joined) == {
        "longest_line": Moment((ADA,), 3),
        "unaided": Moment((ADA,)),
    }
    assert moments("solo-line", so.HintGiven(None), joined).keys() == {"longest_line"}  # type: ignore[arg-type]
