"""Looking back at Entre les lignes: the rule book's rounds by hand, and whole games of bots."""

from collections.abc import Sequence
from typing import Any, get_args

import pytest

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.seats import Seat, Seating
from tablee.games.entre_les_lignes import events
from tablee.games.entre_les_lignes.events import Described, RoundRevealed
from tablee.games.entre_les_lignes.pieces import (
    LETTERS,
    Exhibit,
    Options,
    RoundResult,
    Spot,
    Vote,
    letters_for,
)
from tablee.games.entre_les_lignes.scoring import scores, wrong_votes
from tablee.review.entre_les_lignes.keys import Graph, Key, RestsOn
from tablee.review.review import Remark, Review
from tablee.review.reviewers import has_review
from tablee.tables.table import Table
from tests.review.hand_made import review_by_hand
from tests.review.playing import a_game, curves, is_whole, remarks, review_of

FELIX, MAEYVA, ENOLA = Seat(0), Seat(1), Seat(2)
"""The active player, the accomplice, whose drawing hangs at A, and somebody else."""
WORD = "avion"
FIRST = 4
"""The step of the first vote of the first round."""

VOTES: dict[str, Vote] = {it: it for it in LETTERS} | {"-": "abstain"}


def a_round(number: int, votes: str, before: Sequence[int]) -> list[Any]:
    """Seat 0 is active; the others' drawings hang in the order of their seats: `AAB…` says who votes for which."""
    size, laid = len(votes), tuple(VOTES[it] for it in votes)
    words = (WORD, WORD, *(f"word {it}" for it in range(2, size)))
    names = tuple(f"{it + 1:x}" * 32 for it in range(size))
    scored = scores(laid, "A", (FELIX, MAEYVA))
    spots: tuple[Spot, ...] = ("active", *letters_for(size))
    hung = zip(spots, names, words, strict=True)
    result = RoundResult(
        round=number,
        active=FELIX,
        accomplice=MAEYVA,
        word=WORD,
        right="A",
        exhibits=tuple(
            Exhibit(spot, Seat(seat), name, word, "")
            for seat, (spot, name, word) in enumerate(hung)
        ),
        votes=laid,
        wrong=wrong_votes(laid, "A"),
        scores=scored,
        points=tuple(have + more.points for have, more in zip(before, scored, strict=True)),
    )
    return [
        events.RoundDealt(number, FELIX, MAEYVA, words),
        events.DrawingsShown(tuple(map(Seat, range(1, size))), names),
        *[events.VoteCast(Seat(seat), vote) for seat, vote in enumerate(laid)],
        RoundRevealed(result),
    ]


def a_game_of(*rounds: str) -> Review:
    happened: list[Any] = [events.GameBegan(1, len(rounds), ())]
    points: tuple[int, ...] = (0,) * len(rounds[0])
    for number, votes in enumerate(rounds, start=1):
        happened += a_round(number, votes, points)
        points = happened[-1].result.points
    most = tuple(Seat(it) for it, have in enumerate(points) if have == max(points))
    happened.append(GameEnded(Outcome("most_points", most, points)))
    seating = Seating(len(rounds[0]))
    return review_by_hand("entre-les-lignes", seating, Options(), *happened)


def one(found: Review, key: str) -> Remark:
    (it,) = remarks(found, key)
    return it


def of_seat(found: Review, seat: Seat) -> Remark:
    """What is said of this seat's vote in the only round."""
    (it,) = [it for it in found.remarks if it.step == FIRST + seat]
    return it


# The pair


@pytest.mark.parametrize(
    ("votes", "key", "wrong", "saw"),
    [
        ("AAABCD", "pair.met", 3, 1),  # EL-T3
        ("ABABCD", "pair.one", 4, 1),  # EL-T4
        ("AAAAAA", "pair.plain", 0, 4),  # EL-T5
        ("BCBBBB", "pair.none", 6, 0),  # EL-T6
        ("AABC", "pair.met", 2, 0),  # EL-T7
        ("BDABB", "pair.none", 4, 1),  # EL-T8
        ("AABBBBBB", "pair.met", 6, 0),  # EL-T9
    ],
)
def test_a_round_is_told_by_whether_the_two_found_each_other(
    votes: str, key: str, wrong: int, saw: int
) -> None:
    found = a_game_of(votes)
    told = one(found, key)

    assert told.step == FIRST + len(votes)
    assert (told.facts["wrong"], told.facts["saw"]) == (wrong, saw)
    assert told.facts["votes"] == len(votes)
    assert told.is_turning == (key == "pair.met")


def test_of_two_who_half_found_each_other_the_one_who_did_comes_first() -> None:
    assert one(a_game_of("ABABCD"), "pair.one").seats == (FELIX, MAEYVA)
    assert one(a_game_of("BAABCD"), "pair.one").seats == (MAEYVA, FELIX)


def test_every_drawing_is_shown_with_those_who_voted_for_it() -> None:
    board = one(a_game_of("AAABCD"), "pair.met").shows

    assert board["right"] == "A"
    assert {it["spot"]: it["voters"] for it in board["drawings"]} == {
        "active": [],
        "A": [0, 1, 2],
        "B": [3],
        "C": [4],
        "D": [5],
        "E": [],
    }
    assert [it["seat"] for it in board["drawings"]] == [0, 1, 2, 3, 4, 5]


# Each vote


def test_who_saw_through_whom_is_told_with_what_it_brought() -> None:
    """EL-T3: three wrong votes and one more make four for Enola."""
    found = a_game_of("AAABCD")

    assert of_seat(found, FELIX).key == "recognised"
    assert of_seat(found, MAEYVA).key == "recognised.own"
    assert of_seat(found, MAEYVA).seats == (MAEYVA, FELIX)
    enola = of_seat(found, ENOLA)
    assert (enola.key, enola.seats) == ("saw_through", (ENOLA, FELIX, MAEYVA))
    assert enola.facts["points"] == 4
    assert enola.is_turning


def test_a_wrong_vote_is_told_with_what_it_took_and_what_it_might_have_scored() -> None:
    """EL-T3: with her vote on A there are two wrong votes, and one more."""
    took = of_seat(a_game_of("AAABCD"), Seat(3))

    assert (took.key, took.seats) == ("took", (Seat(3), Seat(2)))
    assert (took.facts["letter"], took.facts["taken"]) == ("B", "word 2")
    assert took.facts["right"] == "A"
    assert took.facts["more"] == 3
    assert took.facts["both"] is False
    assert took.rests_on == "same"


def test_of_the_two_both_would_have_scored() -> None:
    """EL-T4: Severine alone was wrong; with her vote on A, three wrong votes are left for each of the two."""
    took = of_seat(a_game_of("ABABCD"), MAEYVA)

    assert (took.facts["more"], took.facts["both"]) == (3, True)
    assert took.seats == (MAEYVA, ENOLA, FELIX)


def test_where_both_were_wrong_another_vote_of_one_brings_nothing() -> None:
    """EL-27."""
    took = of_seat(a_game_of("BCBBBB"), FELIX)

    assert (took.facts["more"], took.facts["both"]) == (0, False)


def test_who_votes_for_their_own_drawing_is_told_so() -> None:
    assert of_seat(a_game_of("AABC"), ENOLA).key == "took.own"


def test_whoever_did_not_vote_is_not_talked_of() -> None:
    """EL-G5: an abstention is no vote."""
    found = a_game_of("AA-B")

    assert not [it for it in found.remarks if it.step == FIRST + ENOLA]
    assert one(found, "pair.met").facts["votes"] == 3


def test_a_vote_is_told_that_would_have_won_the_game() -> None:
    """Worked out by hand.

    `AAAB` brings 1, 1, 2, 0 and `AABA` 1, 1, 0, 2: all four share with two points.
    With her vote on A nobody is wrong in the second round, which brings 0, 0, 1, 1: the third would have won by 3 to 1.
    So would the fourth with another vote in the first.
    """
    found = a_game_of("AAAB", "AABA")
    second, first = one(found, "took.own"), one(found, "took")

    assert (second.seats[0], second.facts["winners"]) == (ENOLA, (ENOLA,))
    assert (first.seats[0], first.facts["winners"]) == (Seat(3), (Seat(3),))
    assert second.facts["more"] == first.facts["more"] == 1
    assert second.is_turning
    assert first.is_turning


def test_a_vote_that_decides_nothing_names_no_winners() -> None:
    """EL-T9: the two have six points each, and stay ahead whatever one of the others had voted."""
    found = a_game_of("AABBBBBB", "AABBBBBB")

    assert not [it for it in found.remarks if it.facts.get("winners")]


def test_only_the_vote_that_counted_is_told() -> None:
    """EL-G6: it may be changed until the last is laid."""
    happened = [events.GameBegan(1, 1, ()), *a_round(1, "AABC", (0,) * 4)]
    happened.insert(FIRST - 1, events.VoteCast(ENOLA, "A"))
    found = review_by_hand("entre-les-lignes", Seating(4), Options(), *happened)

    assert not remarks(found, "saw_through")
    assert [it.step for it in remarks(found, "took.own")] == [FIRST + 1 + seat for seat in (2, 3)]


def test_points_and_right_votes_are_drawn_seat_by_seat() -> None:
    found = a_game_of("AAAB", "AABA")
    points = {it.seat: [value for _, value in it.points] for it in curves(found, "points")}
    right = {it.seat: [value for _, value in it.points] for it in curves(found, "right")}

    assert points == {0: [0, 1, 2], 1: [0, 1, 2], 2: [0, 2, 2], 3: [0, 0, 2]}
    assert right == {0: [0, 1, 2], 1: [0, 1, 2], 2: [0, 1, 1], 3: [0, 0, 1]}


# Whole games

GAMES = [(4, "fr", b"e1"), (6, "en", b"e2"), (8, "fr", b"e3")]


@pytest.fixture(scope="module", params=GAMES, ids=str)
def whole(request: pytest.FixtureRequest) -> tuple[Table, Review]:
    seats, language, seed = request.param
    levels = [("expert", "regular", "novice")[at % 3] for at in range(seats)]
    table = a_game("entre-les-lignes", seats, seed, *levels, language=language)
    return table, review_of(table, levels)


def test_a_whole_game_has_turning_points_and_is_not_talked_over(
    whole: tuple[Table, Review],
) -> None:
    table, found = whole
    steps = [it.step for it in found.remarks]
    rounds = [it for it in table.entries if isinstance(it.event, RoundRevealed)]

    assert has_review("entre-les-lignes")
    assert is_whole(found, table)
    assert len(steps) == len(set(steps))
    assert 5 <= sum(it.is_turning for it in found.remarks) <= 15
    assert len([it for it in found.remarks if it.shows is not None]) == len(rounds)


def test_whatever_is_said_has_a_name_that_the_browser_knows(whole: tuple[Table, Review]) -> None:
    _, found = whole

    assert {it.key for it in found.remarks} <= set(get_args(Key))
    assert {it.rests_on for it in found.remarks} <= set(get_args(RestsOn))
    assert {it.graph for it in found.curves} == set(get_args(Graph))


def test_a_bot_is_said_to_have_drawn_what_it_says_itself(whole: tuple[Table, Review]) -> None:
    """It describes what it drew, where it can read its own hand."""
    table, found = whole
    drawn: dict[int, Remark] = {}
    by_step = {it.step: it for it in found.remarks if it.key == "bot.draws"}
    checked = 0
    for number, entry in enumerate(table.entries, start=1):
        if number in by_step:
            drawn[by_step[number].seats[0]] = by_step[number]
        if isinstance(entry.event, Described):
            told = drawn[entry.event.seat]
            assert told.facts[table.options.language] == entry.event.text
            assert 1 <= told.facts["nth"] <= told.facts["hints"]  # type: ignore[operator]
            checked += 1
    assert checked > 10


def test_nobody_explains_the_drawings_of_people(whole: tuple[Table, Review]) -> None:
    table, _ = whole

    assert not remarks(review_of(table), "bot.draws")
