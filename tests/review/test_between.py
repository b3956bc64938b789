"""Looking back at Between: against deals counted one by one, and numbers worked out by hand."""

from collections.abc import Iterator

import pytest

from tablee.bots.between.facts import Facts
from tablee.bots.between.turn import askable
from tablee.core.seats import Seat
from tablee.games.between import events
from tablee.games.between.actions import Ask, EndTurn
from tablee.games.between.pieces import Answer, Interval, Unfound
from tablee.review.between.knowing import Moment, left, moments
from tablee.review.between.questions import most_telling, prospect
from tablee.review.review import Remark
from tests.review.deals import intervals, left_on_average, worlds
from tests.review.playing import a_game, curves, is_whole, played, remarks, review_of
from tests.review.scripted import Line, found_in, rounded, the, value_at

MIXED = ["regular", "expert", "novice", "regular"]
FEW = {2: 12, 3: 9, 4: 8}
"""Of so few unseen cards every deal can be counted, by the number of seats."""

ODD, EVEN = tuple(range(1, 25, 2)), tuple(range(2, 25, 2))


def late(seats: int, seed: bytes) -> Iterator[tuple[Moment, Facts, Seat]]:
    """Questions asked when few cards were unseen, with what their askers knew and who they were."""
    table = a_game("between", seats, seed, *MIXED[:seats])
    for moment in moments(played(table)):
        event = moment.step.event
        if isinstance(event, events.QuestionAnswered):
            known = moment.before[event.asker]
            if len(known.unseen) <= FEW[seats]:
                yield moment, known, event.asker


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_graph_has_as_many_intervals_as_counting_every_deal(seats: int) -> None:
    table = a_game("between", seats, b"every deal", *MIXED[:seats])
    graph = curves(review_of(table), "intervals")
    compared = 0
    for moment in moments(played(table)):
        for seat, facts in moment.after.items():
            if len(facts.unseen) <= FEW[seats] and moment.after is not moment.before:
                possible = worlds(facts)
                for rival in facts.hidden:
                    counted = len(intervals(possible, rival.seat))
                    of = [it for it in graph if (it.seat, it.about) == (seat, rival.seat)]
                    assert value_at(of, moment.number) == counted
                    compared += 1
    assert compared > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_question_leaves_as_many_on_average_as_counting_every_deal(seats: int) -> None:
    compared = 0
    for seed in (b"one", b"two"):
        for moment, known, _ in late(seats, seed):
            event = moment.step.event
            possible = worlds(known)
            for ask in [Ask(event.whom, event.value), *_some_of(known)]:
                if ask.whom in [it.seat for it in known.hidden]:
                    counted = left_on_average(possible, ask.whom, ask.value)
                    assert prospect(known, ask).left == pytest.approx(counted)
                    compared += 1
    assert compared > 50


def _some_of(known: Facts) -> list[Ask]:
    return [Ask(rival.seat, value) for rival in known.hidden for value in known.unseen[::3]]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_question_that_is_called_better_leaves_about_the_smallest_share_of_all(
    seats: int,
) -> None:
    compared = 0
    table = a_game("between", seats, b"better", *MIXED[:seats])
    looked_at = played(table)
    for moment in moments(looked_at):
        event = moment.step.event
        if isinstance(event, events.QuestionAnswered):
            known = moment.before[event.asker]
            questions = askable(looked_at.view(moment.step.before, event.asker))
            open_ones = [ask for ask in questions if left(known, ask.whom) > 1]
            found = most_telling(known, open_ones)
            if found:
                least = min(prospect(known, ask).share for ask in open_ones)
                assert found.share <= least * 1.1
                compared += found.share == pytest.approx(least)
    assert compared > 10


def dealt(*intervals: Interval) -> list[Line]:
    """Odd cards to the first seat, even ones to the second."""
    lines = [Line(events.RoundDealt(1, Seat(0), (ODD, EVEN)))]
    lines += [Line(events.IntervalChosen(Seat(n), it)) for n, it in enumerate(intervals)]
    return [*lines, Line(events.TurnBegan(Seat(0)))]


def end_turn(by: int, then: int) -> Line:
    return Line(events.TurnBegan(Seat(then)), Seat(by), EndTurn())


def answered(asker: int, value: int, answer: Answer) -> Line:
    return Line(events.QuestionAnswered(Seat(asker), Seat(1 - asker), value, answer))


def test_a_hand_of_twelve_allows_55_intervals_and_each_answer_leaves_what_a_pencil_says() -> None:
    # Two of twelve that are not neighbours: 66 - 11.  Around the sixth lie 5 times 6 of them.
    found = found_in("between", 2, *dealt((1, 23), (4, 14)), answered(0, 12, "between"))

    (mine,) = [it for it in found.curves if it.seat == 0]
    assert (mine.about, mine.points) == (1, ((1, 55), (5, 30)))
    # It is hidden in 9 and above in 16: (30 * 30 + 9 * 9 + 16 * 16) / 55.
    told = the(found, "asked.best")
    assert told.step == 5
    assert told.seats == (0, 1)
    assert rounded(told.facts) == {"value": 12, "before": 55, "after": 30, "left": 22.491}
    assert told.rests_on == "random"


def test_asking_for_the_lowest_card_is_compared_with_the_best() -> None:
    # The lowest is hidden in 10 and above in 45; around the fourth lie 24, with 9 hidden and 22 above.
    found = found_in("between", 2, *dealt((1, 23), (4, 14)), answered(0, 2, "above"))

    told = the(found, "asked.better")
    assert told.seats == (0, 1, 1)
    assert told.facts["better"] in (8, 18)
    facts = {it: told.facts[it] for it in ("before", "after", "left", "better_left")}
    assert rounded(facts) == {"before": 55, "after": 45, "left": 38.636, "better_left": 20.745}


KNOWN = [
    *dealt((1, 23), (2, 6)),
    answered(0, 4, "between"),  # 2 and something above 4: ten intervals
    end_turn(0, 1),
    answered(1, 3, "between"),
    end_turn(1, 0),
    answered(0, 6, "no"),  # so 6 is hidden, and 2 with it
]


def test_the_step_is_told_from_which_an_interval_is_certain() -> None:
    found = found_in("between", 2, *KNOWN, events.IntervalFound(Seat(0), Seat(1), (2, 6)))

    told = the(found, "asked.sure")
    assert told.step == 9
    assert told.facts == {"value": 6, "before": 10, "low": 2, "high": 6}
    assert told.is_turning
    assert the(found, "named.sure").step == 10
    (mine,) = [it for it in found.curves if it.seat == 0]
    assert mine.points == ((1, 55), (5, 10), (9, 1))


def test_a_turn_ended_although_the_interval_was_known_says_what_became_of_it() -> None:
    named = events.IntervalFound(Seat(0), Seat(1), (2, 6))
    waits = [*KNOWN, end_turn(0, 1), answered(1, 5, "between"), end_turn(1, 0)]

    late = found_in("between", 2, *waits, answered(0, 8, "above"), named)
    never = found_in("between", 2, *waits, events.RoundDealt(2, Seat(1), (ODD, EVEN)))

    told = the(late, "passed.later")
    assert (told.step, told.seats) == (10, (0, 1))
    assert told.facts == {"low": 2, "high": 6, "turns": 1}
    assert (the(never, "passed.never").step, the(never, "passed.never").is_turning) == (10, True)


def test_a_miss_was_as_likely_as_one_of_those_that_were_possible() -> None:
    begun = [*dealt((1, 23), (4, 14)), answered(0, 12, "between")]

    one_in_thirty = found_in("between", 2, *begun, events.ProposalMissed(Seat(0), Seat(1), (2, 14)))
    impossible = found_in("between", 2, *begun, events.ProposalMissed(Seat(0), Seat(1), (2, 8)))

    told = the(one_in_thirty, "missed.likely")
    assert told.facts == {"low": 2, "high": 14, "one_in": 30}
    assert (told.rests_on, told.is_turning) == ("random", True)
    assert the(impossible, "missed.impossible").facts == {"low": 2, "high": 8, "left": 30}


def test_a_joker_and_a_lucky_guess_have_their_odds() -> None:
    begun = [*dealt((1, 23), (4, 14)), answered(0, 12, "between")]
    joker = events.JokerAnswered(Seat(0), Seat(1), 4, is_hidden=True)

    found = found_in("between", 2, *begun, joker, events.IntervalFound(Seat(0), Seat(1), (4, 14)))

    # With 4 go 14, 16, 18, 20, 22 and 24.
    assert the(found, "joker.yes").facts == {"value": 4, "before": 30, "after": 6}
    assert the(found, "named.luck").facts == {"low": 4, "high": 14, "one_in": 6}


def test_what_nobody_found_is_told_with_who_came_closest() -> None:
    turned = events.IntervalsTurned((Unfound(Seat(1), (4, 14)),))
    found = found_in("between", 2, *dealt((1, 23), (4, 14)), answered(0, 12, "between"), turned)

    told = the(found, "kept.unknown")
    assert told.seats == (1, 0)
    assert told.facts == {"low": 4, "high": 14, "left": 30}


def test_a_bot_says_what_it_weighed_when_it_dared() -> None:
    table = a_game("between", 2, b"dares", "expert", "regular")
    found = review_of(table, ["expert", "regular"])
    unsure = [*remarks(found, "named.luck"), *remarks(found, "missed.likely")]

    assert unsure
    assert {it.step for it in unsure} == {it.step for it in found.remarks if "dares" in it.key}
    for it in remarks(found, "why.duel.dares"):
        assert it.seats == (0,)
        assert it.facts["percent"] == round(100 / _one_in(unsure, it.step))
        assert it.facts["percent"] >= it.facts["waiting"]  # type: ignore[operator]  # both are numbers


def _one_in(unsure: list[Remark], step: int) -> float:
    (chance,) = [it.facts["one_in"] for it in unsure if it.step == step]
    assert isinstance(chance, float | int)
    return chance


def test_nothing_is_said_of_why_people_do_what_they_do() -> None:
    table = a_game("between", 3, b"people", "expert", "expert", "expert")

    assert [it for it in review_of(table).remarks if it.key.startswith("why.")] == []
    bots = review_of(table, ["expert"] * 3)
    assert {it.key for it in bots.remarks if it.key.startswith("why.")} >= {"why.crowd.asks"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_turns_a_few_times_and_each_new_round_begins_anew(seats: int) -> None:
    table = a_game("between", seats, b"whole", *MIXED[:seats])
    found = review_of(table, MIXED[:seats])

    assert is_whole(found, table)
    assert 5 <= len([it for it in found.remarks if it.is_turning]) <= 15
    deals = [it.number for it in moments(played(table)) if _is_deal(it)]
    assert {it.points[0][1] for it in found.curves} == {ALL[seats]}
    begun = {(it.seat, it.about, it.points[0][0]) for it in found.curves}
    assert begun == {(a, b, n) for a in range(seats) for b in range(seats) if a != b for n in deals}


ALL = {2: 55, 3: 105, 4: 136}
"""Two of twelve cards that are not neighbours; of sixteen and of eighteen, wherever the rest may be."""


def _is_deal(moment: Moment) -> bool:
    return isinstance(moment.step.event, events.RoundDealt)
