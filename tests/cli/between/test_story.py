"""Every event has a sentence for each who may hear it, in both languages."""

import re
from typing import Any, get_args

import pytest

from tablee.cli.between.story import Story
from tablee.cli.names import Names
from tablee.cli.speech import LANGUAGES, Language, speech
from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.seats import Seat
from tablee.games.between import events as happened
from tablee.games.between.pieces import RoundResult
from tablee.games.between.view import (
    HandDealt,
    IntervalHidden,
    JokerPlayed,
    ProposalFailed,
    Seen,
)

A, B, C = map(Seat, range(3))
CARDS = ((1, 2, 3), (4, 5, 6), (7, 8, 9))

PUBLIC: tuple[Any, ...] = (
    happened.TurnBegan(A),
    *(happened.QuestionAnswered(A, B, 7, answer) for answer in ("no", "between", "above")),
    happened.IntervalFound(A, B, (3, 9)),
    happened.IntervalConceded(A, B, (3, 9)),
    ClockStarted(1000),
    TimeStretched(A, 1000),
    TimeRanOut((A,)),
    happened.RoundEnded(RoundResult(1, (), (), (2, 1, 0))),
    GameEnded(Outcome("five_points", (A,), (5, 0, 0))),
    GameEnded(Outcome("most_points", (A,), (1, 0, 0))),
    GameEnded(Outcome("most_points", (A, B), (1, 1, 0))),
    GameEnded(Outcome("nobody_left", (), (0, 0, 0))),
)
PARTIES: tuple[Any, ...] = (
    happened.JokerAnswered(A, B, 7, is_hidden=True),
    happened.JokerAnswered(A, B, 7, is_hidden=False),
    happened.ProposalMissed(A, B, (3, 9)),
)
OWN: tuple[Any, ...] = (
    happened.IntervalChosen(A, (3, 9)),
    happened.IntervalChosen(A, (3, 9), by_lot=True),
    *(happened.NoteTaken(A, B, 7, mark) for mark in ("blank", "crossed", "circled")),
    HandDealt(1, A, (1, 2, 3), None),
    HandDealt(1, B, (1, 2, 3), None),
)
STRANGERS: tuple[Any, ...] = (IntervalHidden(A), JokerPlayed(A, B), ProposalFailed(A, B))
OPEN: tuple[Any, ...] = (happened.RoundDealt(1, A, CARDS), *PUBLIC, *PARTIES, *OWN[:5])


def story(language: Language, me: int | None) -> Story:
    say = speech(language)
    return Story(Names(("Ada", "Béa", "Cléo"), 3, say), me, say)


def test_the_samples_are_all_there_is() -> None:
    told = {type(it) for it in (*PUBLIC, *PARTIES, *OWN, *STRANGERS)}

    assert told == set(get_args(Seen))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [A, B, C, None])
def test_every_event_has_a_sentence_for_each(language: Language, me: Seat | None) -> None:
    heard = {A: (*PUBLIC, *PARTIES, *OWN), B: (*PUBLIC, *PARTIES, *STRANGERS[:1])}
    news = OPEN if me is None else heard.get(me, (*PUBLIC, *STRANGERS))
    for it in news:
        sentence = story(language, me).sentence(it)
        assert sentence[0].isupper()
        assert sentence.endswith((".", "8 9"))
        assert not re.search("[{}]", sentence)


@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        (A, "Vous demandez le 7 à Béa\u202f: oui, posé entre."),
        (B, "Ada vous demande le 7\u202f: vous le posez entre."),
        (C, "Ada demande le 7 à Béa\u202f: oui, posé entre."),
        (None, "Ada demande le 7 à Béa\u202f: oui, posé entre."),
    ],
)
def test_a_question_is_told_to_each_in_person(me: Seat | None, sentence: str) -> None:
    asked = happened.QuestionAnswered(A, B, 7, "between")

    assert story("fr", me).sentence(asked) == sentence


def test_french_elides_before_a_vowel() -> None:
    assert story("fr", C).sentence(happened.TurnBegan(A)) == "Au tour d’Ada."
    assert story("fr", C).sentence(happened.TurnBegan(B)) == "Au tour de Béa."


def test_pauses_are_at_the_end_of_rounds_and_at_a_fifth_point() -> None:
    pauses = [it for it in PUBLIC if story("en", None).is_pause(it)]

    assert pauses == [PUBLIC[9], PUBLIC[10]]
