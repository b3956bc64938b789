"""`verify` believes nothing: whatever was changed, damaged or forged is named with its line."""

from collections.abc import Callable

import pytest

from tablee import registry
from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.registry import UnknownName
from tablee.tables.log import Header, Line, Seal
from tablee.tables.reader import BrokenLog, read_log
from tablee.tables.table import Table
from tablee.tables.verify import verify
from tests.tables.forging import (
    changed,
    content_of,
    lines_of,
    numbers_of,
    played_table,
    prove,
    rechained,
    with_action,
    with_event,
)

TABLE = min((played_table(b"small %d" % n) for n in range(40)), key=lambda it: len(it.entries))
LINES = lines_of(TABLE)
LAST = len(LINES)
CHOICES = numbers_of(LINES, "interval_chosen")


def refused(prove_it: Callable[[], Table]) -> tuple[str, int]:
    with pytest.raises(BrokenLog) as broken:
        prove_it()
    return broken.value.code, broken.value.line


def test_an_honest_log_gives_the_table_again() -> None:
    again = prove(LINES)

    assert encode(again.state) == encode(TABLE.state)
    assert again.entries == TABLE.entries


def test_the_forgers_own_tools_leave_an_honest_log_as_it_is() -> None:
    assert rechained(LINES) == LINES


@pytest.mark.parametrize("flip", [0x01, 0x20, 0x80])
def test_a_changed_byte_is_named_with_its_line_wherever_it_is(flip: int) -> None:
    content = content_of(LINES)
    line = 1
    for place, byte in enumerate(content):
        damaged = content[:place] + bytes([byte ^ flip]) + content[place + 1 :]
        assert named_line(damaged) == line, f"byte {place}"
        line += byte == ord("\n")


def named_line(content: bytes) -> int:
    """An unknown game stands in the first line."""
    try:
        verify(read_log(content, registry.game))
    except BrokenLog as broken:
        return broken.line
    except UnknownName:
        return 1
    return 0


@pytest.mark.parametrize("kept", [1, 10, -1])
def test_a_log_that_is_cut_off_is_named(kept: int) -> None:
    content = content_of(LINES)[:kept]

    assert refused(lambda: verify(read_log(content, registry.game)))[0] == "cut_off"


@pytest.mark.parametrize("number", range(2, LAST - 1))
def test_a_line_that_is_missing_is_named(number: int) -> None:
    rest = LINES[: number - 1] + LINES[number:]

    assert refused(lambda: prove(rest)) == ("out_of_place", number)


def test_a_missing_last_event_shows_where_the_seal_denies_the_one_before() -> None:
    rest = LINES[:-2] + LINES[-1:]

    assert refused(lambda: prove(rest)) == ("changed", LAST - 2)


@pytest.mark.parametrize("number", range(1, LAST))
def test_two_lines_that_changed_places_are_named(number: int) -> None:
    swapped = [*LINES]
    swapped[number - 1], swapped[number] = swapped[number], swapped[number - 1]

    code, line = refused(lambda: prove(swapped))
    assert (code, line) == ("not_a_log" if number == 1 else "out_of_place", number)


def test_a_missing_seal_is_an_unfinished_game() -> None:
    assert refused(lambda: prove(LINES[:-1])) == ("not_sealed", LAST - 1)


def test_two_seals_are_one_too_many() -> None:
    assert refused(lambda: prove([*LINES, LINES[-1]])) == ("out_of_place", LAST)


def test_a_second_header_does_not_belong_there() -> None:
    assert refused(lambda: prove([LINES[0], *LINES])) == ("out_of_place", 2)


# Forgers who make the chain good again


def test_another_deal_does_not_come_from_the_seed() -> None:
    other = lines_of(played_table(b"another deal"))
    mixed = rechained([*LINES[:1], *other[1:-1], LINES[-1]])

    assert refused(lambda: prove(mixed)) == ("dealt_otherwise", 2)


def test_swapped_hands_do_not_come_from_the_seed() -> None:
    hands = TABLE.entries[0].event.hands[::-1]
    forged = changed(LINES, 2, lambda line: with_event(line, hands=hands))

    assert refused(lambda: prove(forged)) == ("dealt_otherwise", 2)


def test_another_choice_than_was_asked_for_is_named() -> None:
    number = CHOICES[0]
    other = (
        registry.game("between")
        .view(_after_deal(), Seat(0))
        .offers[0]
        .fields["interval"]
        .values[-1]
    )
    forged = changed(LINES, number, lambda line: with_event(line, interval=other))

    assert refused(lambda: prove(forged)) == ("dealt_otherwise", number)


def _after_deal() -> object:
    game = registry.game("between")
    return game.evolve(game.start(TABLE.seating, TABLE.options), TABLE.entries[0].event)


def test_an_action_the_rules_refuse_is_named() -> None:
    number = CHOICES[0]
    forged = changed(LINES, number, lambda line: with_action(line, interval=(1, 2)))

    assert refused(lambda: prove(forged)) == ("against_the_rules", number)


def test_an_action_of_another_seat_is_named() -> None:
    number = CHOICES[0]
    forged = changed(LINES, number, lambda line: replace(line, seat=1))

    assert refused(lambda: prove(forged))[1] == number


def test_an_action_of_a_seat_that_is_not_there_is_named() -> None:
    number = CHOICES[0]
    forged = changed(LINES, number, lambda line: replace(line, seat=9))

    assert refused(lambda: prove(forged)) == ("against_the_rules", number)


def test_an_event_without_its_action_is_named() -> None:
    def silent(line: Line) -> Line:
        return replace(line, action=type(line.action)(b"null"))

    forged = changed(LINES, CHOICES[0], silent)

    assert refused(lambda: prove(forged)) == ("no_action", CHOICES[0])


def test_an_answer_that_was_a_lie_is_named() -> None:
    table = next(
        table
        for table in (played_table(b"questions %d" % n) for n in range(40))
        if numbers_of(lines_of(table), "question_answered")
    )
    lines = lines_of(table)
    number = numbers_of(lines, "question_answered")[0]
    said = table.entries[number - 2].event.answer
    lie = "between" if said == "no" else "no"
    forged = changed(lines, number, lambda line: with_event(line, answer=lie))

    assert refused(lambda: prove(forged)) == ("dealt_otherwise", number)


def test_a_seed_that_does_not_answer_the_commitment_is_named() -> None:
    def reseeded(seal: Seal) -> Seal:
        return replace(seal, seed=b"another".hex())

    assert refused(lambda: prove(changed(LINES, LAST, reseeded))) == ("other_seed", LAST)


def test_a_commitment_to_another_seed_is_named_where_the_seed_is() -> None:
    def recommitted(header: Header) -> Header:
        return replace(header, commitment="0" * 64)

    assert refused(lambda: prove(changed(LINES, 1, recommitted))) == ("other_seed", LAST)


def test_a_seed_that_is_no_hexadecimal_is_named() -> None:
    def spoiled(seal: Seal) -> Seal:
        return replace(seal, seed="xyz")

    assert refused(lambda: prove(changed(LINES, LAST, spoiled))) == ("unreadable", LAST)


def test_a_game_sealed_before_its_end_is_named() -> None:
    short = rechained([*LINES[:3], LINES[-1]])

    assert refused(lambda: prove(short)) == ("not_over", 4)


def test_a_log_that_goes_on_after_an_action_was_complete_is_named() -> None:
    """The last event of the log came with others; alone it is not all that happened."""
    short = rechained([*LINES[:-2], LINES[-1]])

    assert refused(lambda: prove(short))[0] in ("dealt_otherwise", "not_over")


def test_another_time_is_not_noticed_where_no_clock_runs_but_breaks_the_chain() -> None:
    number = CHOICES[0]
    late = LINES[number - 1].replace(b'"at":0', b'"at":7')

    assert refused(lambda: prove([*LINES[: number - 1], late, *LINES[number:]])) == (
        "changed",
        number,
    )
