"""What if: from any step of a finished game another one goes on, with the true cards or with others."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import Raw

from tablee import registry
from tablee.arena.match import play_out
from tablee.core.absence import Occupy, Vacate
from tablee.core.game import AnyGame
from tablee.core.record import encode, replace
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.tables.anew import dealt_anew, may_deal_anew
from tablee.tables.branching import settled
from tablee.tables.log import Header, Line, decode_line, format_attached
from tablee.tables.reader import BrokenLog
from tablee.tables.table import Table
from tablee.tables.variation import Branch
from tablee.tables.verify import verify
from tests.tables.forging import changed, lines_of, prove, read
from tests.tables.variations import (
    bots_for,
    gone_on,
    left_at,
    played_to_the_end,
    some_steps,
    truth_after,
)

BY_PEOPLE = {"entre-les-lignes", "trapwords"}
"""What is hidden there are drawings and clues: these can be gone on with as they were, or not at all."""


def left_unless(
    code: str, table: Table, step: int, seat: int = 0, *, is_true: bool = True
) -> Branch | None:
    """Nothing where it is refused for this reason."""
    try:
        return left_at(table, step, seat, is_true=is_true)
    except Refusal as refusal:
        if refusal.code != code:
            raise
        return None


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("is_true", [True, False], ids=["true", "anew"])
@pytest.mark.parametrize("key", registry.keys())
def test_every_game_is_played_out_from_several_steps(key: str, is_true: bool) -> None:
    table = played_to_the_end(key)
    tried = 0
    for step in some_steps(table):
        for seat in {0, table.seating.size - 1}:
            branch = left_unless(
                "drawn_over" if is_true else "only_true", table, step, seat, is_true=is_true
            )
            if branch is None:
                assert key in BY_PEOPLE
                continue
            variation = gone_on(table, branch)
            then = table.game.view(truth_after(table, step), Seat(seat))
            assert encode(variation.view(seat)) == encode(then)

            play_out(variation, bots_for(variation))

            assert encode(prove(lines_of(variation)).state) == encode(variation.state)
            tried += 1
    assert tried >= 4 or (not is_true and key in BY_PEOPLE)


def test_every_game_says_whether_another_deal_can_be_had() -> None:
    games = map(registry.game, registry.keys())
    cannot = {it.ABOUT.key for it in games if not may_deal_anew(it)}
    assert cannot == BY_PEOPLE


def test_another_deal_is_another_truth_and_the_true_one_is_not() -> None:
    table = played_to_the_end("between", 3)
    step = settled(table, 8)
    truth = encode(truth_after(table, step))
    anew = {
        bytes(left_at(table, step, is_true=False, seed=b"%d" % n).variation.state) for n in range(5)
    }
    assert bytes(left_at(table, step).variation.state) == truth
    assert len({*anew, truth}) == 6


def test_nobody_goes_on_in_the_middle_of_a_decision() -> None:
    table = played_to_the_end("between")
    for step in range(1, len(table.entries)):
        end = settled(table, step)
        assert step <= end <= len(table.entries)
        assert end == len(table.entries) or table.entries[end].action is not None
        assert all(it.action is None for it in table.entries[step:end])


def test_nobody_goes_on_where_nothing_is_left_or_from_a_seat_that_is_not_there() -> None:
    table = played_to_the_end("between")
    with pytest.raises(Refusal, match="nothing_left"):
        left_at(table, len(table.entries))
    for seat in (2, -1):
        with pytest.raises(Refusal, match="no_such_seat"):
            left_at(table, 1, seat)


def test_drawings_come_along_and_one_that_was_drawn_over_is_missed() -> None:
    table = played_to_the_end("entre-les-lignes")
    shown, missed = 0, 0
    for step in range(1, len(table.entries)):
        if settled(table, step) != step:
            continue
        branch = left_unless("drawn_over", table, step)
        if branch is None:
            missed += 1
            continue
        variation = gone_on(table, branch)
        for seat in table.seating.seats:
            pictures = variation.shown(seat)
            assert all(pictures[it] == table.attachments[it] for it in pictures)
            shown += len(pictures)
    assert shown > 20
    assert missed > 0


def test_a_seat_that_nobody_played_is_taken_by_a_bot() -> None:
    table = played_to_the_end("entre-les-lignes")
    step = next(it for it in some_steps(table) if it > 1)
    before = gone_on(table, left_at(table, step))
    before.act(None, Vacate(Seat(2)))
    branch = left_at(before, 1)
    assert branch.empty == (2,)
    again = gone_on(before, branch)
    assert again.empty == {Seat(2)}
    again.act(None, Occupy(Seat(2)))
    play_out(again, bots_for(again))
    assert left_at(again, len(again.entries) - 1).empty == ()


def test_a_variation_of_a_variation_is_one_too() -> None:
    first = gone_on(table := played_to_the_end("line"), left_at(table, 3))
    play_out(first, bots_for(first))
    second = gone_on(first, left_at(first, 2, is_true=False))
    assert second.view(0) == first.game.view(truth_after(first, 2), Seat(0))
    play_out(second, bots_for(second))
    assert prove(lines_of(second)).outcome == second.outcome


def test_it_is_copied_with_the_truth_it_sets_out_from() -> None:
    table = played_to_the_end("line")
    variation = gone_on(table, left_at(table, 3))
    twin = variation.copy()
    play_out(variation, bots_for(variation))
    assert encode(twin.state) == encode(variation.start) != encode(variation.state)


# --- chance that is counted by itself ----------------------------------------------------------


def test_its_chance_goes_by_how_often_it_was_asked_and_not_by_how_much_happened() -> None:
    table = played_to_the_end("wordz", rounds=3)
    branch = left_at(table, 1)
    one, other = gone_on(table, branch), gone_on(table, branch)
    play_out(one, bots_for(one))
    play_out(other, {**bots_for(other), 0: registry.bot("wordz", "expert")})
    deals = [
        [it.event.hands for it in game.entries if hasattr(it.event, "hands")]
        for game in (one, other)
    ]
    assert deals[0] == deals[1]
    assert len(deals[0]) == 2
    drawn = [[it.seq for it in game.entries if it.draws] for game in (one, other)]
    assert drawn[0] != drawn[1]


def test_drawings_are_named_by_chance_of_their_own() -> None:
    table = played_to_the_end("entre-les-lignes")
    variation = gone_on(table, left_at(table, settled(table, 1)))
    play_out(variation, bots_for(variation))
    names = [it.event.name for it in variation.entries if hasattr(it.event, "instead_of")]
    assert len(names) == len(set(names)) > 10
    assert prove(lines_of(variation)).outcome


# --- its log -----------------------------------------------------------------------------------


def log_lines() -> list[bytes]:
    table = played_to_the_end("between", length="to_five")
    variation = gone_on(table, left_at(table, 5, is_true=False))
    play_out(variation, bots_for(variation))
    return lines_of(variation)


def test_its_log_says_that_it_is_one_and_where_it_set_out() -> None:
    table = played_to_the_end("between", length="to_five")
    header = read(log_lines()).header
    assert header.format == 3
    assert header.variation is not None
    said = header.variation
    assert (said.of, said.step, said.seat, said.is_true) == (table.commitment, 5, 0, False)


def test_a_log_of_a_whole_game_says_nothing_of_it() -> None:
    header = lines_of(played_to_the_end("between"))[0]
    assert b"variation" not in header
    assert b'"format":2' in header


def test_whatever_follows_from_the_truth_it_set_out_from_is_checked() -> None:
    lines = log_lines()
    prove(lines)
    number = next(n for n, it in enumerate(lines, 1) if b'"draws"' in it)
    redrawn = changed(lines, number, lambda line: replace(line, draws=((7, 3),)))
    torn = [lines[0].replace(b'"step":5', b'"step":6'), *lines[1:]]
    for forged, code in ((redrawn, "dealt_otherwise"), (torn, "changed")):
        with pytest.raises(BrokenLog) as caught:
            prove(forged)
        assert caught.value.code == code


def with_state(lines: list[bytes], raw: bytes) -> list[bytes]:
    header = decode_line(lines[0])
    assert isinstance(header, Header)
    assert header.variation is not None
    lie = replace(header, variation=replace(header.variation, state=Raw(raw)))
    return changed([encode(lie), *lines[1:]], 1, lambda it: it)


@pytest.mark.parametrize("raw", [b"{}", b"[]", b"7", b"null", b'{"seating":3}'])
def test_a_log_that_sets_out_from_no_truth_is_refused(raw: bytes) -> None:
    with pytest.raises(BrokenLog) as caught:
        prove(with_state(log_lines(), raw))
    assert (caught.value.code, caught.value.line) == ("unreadable", 1)


def test_a_truth_that_somebody_made_up_is_called_so_and_breaks_nothing() -> None:
    lines = log_lines()
    header = decode_line(lines[0])
    assert isinstance(header, Header)
    assert header.variation is not None
    bare = bytes(header.variation.state).replace(b'"places":[', b'"places":[],"x":[')
    state = bytes(header.variation.state)
    places = state[state.index(b'"places":[') : state.index(b',"deadline"')]
    for raw in (bare, state.replace(places, b'"places":[]')):
        with pytest.raises(BrokenLog) as caught:
            prove(with_state(lines, raw))
        assert caught.value.code in ("unreadable", "impossible_event", "against_the_rules")


def test_who_reads_only_format_2_is_told_by_the_first_line() -> None:
    assert log_lines()[0].startswith(b'{"kind":"tablee_log"')
    assert b'"format":3' in log_lines()[0]
    newer = log_lines()[0].replace(b'"format":3', b'"format":4')
    with pytest.raises(BrokenLog) as caught:
        read([newer])
    assert caught.value.code == "newer_format"


def test_each_line_of_it_has_one_spelling() -> None:
    lines = log_lines()
    assert [encode(decode_line(it)) for it in lines] == lines
    assert isinstance(decode_line(lines[1]), Line)


# --- a game of another package -----------------------------------------------------------------


def odd_game(**answers: Any) -> AnyGame:
    between = registry.game("between")
    questions = ("ABOUT", "TYPES", "start", "evolve", "view", "awaiting", "deadline", "outcome")
    known = {name: getattr(between, name) for name in questions}
    return cast("AnyGame", SimpleNamespace(**known, **answers))


def broken(*_: Any) -> Any:
    raise KeyError("theirs")


def another_table(state: Any, *_: Any) -> Any:
    return replace(state, round=state.round + 1)


@pytest.mark.parametrize("resample", [broken, another_table])
def test_a_game_whose_other_truth_is_none_goes_on_with_the_true_one_only(resample: Any) -> None:
    table = played_to_the_end("between")
    state = truth_after(table, 4)
    with pytest.raises(Refusal, match="only_true"):
        dealt_anew(odd_game(resample=resample), state, Seat(0), b"seed")


def test_a_game_that_says_no_more_than_the_laws_need_is_dealt_anew_by_that() -> None:
    table = played_to_the_end("between", 3)
    state, game = truth_after(table, 6), odd_game(resample=table.game.resample)
    other = dealt_anew(game, state, Seat(0), b"seed")
    assert other != state
    assert table.game.view(other, Seat(0)) == table.game.view(state, Seat(0))


def test_a_variation_takes_home_the_drawings_that_were_made_in_it() -> None:
    """Those that came along are proven by the log of the game it left, and by no other."""
    table = played_to_the_end("entre-les-lignes")
    branches = [left_unless("drawn_over", table, step) for step in some_steps(table)]
    branch = next(it for it in branches if it is not None and it.carried)
    variation = gone_on(table, branch)
    play_out(variation, bots_for(variation))
    came_along = {it.name for it in branch.carried}
    assert came_along <= set(variation.attachments)

    beside = list(format_attached(variation))
    log = read([*lines_of(variation), *beside])

    assert {it.name for it in log.attached} == set(variation.attachments) - came_along
    assert log.attached
    assert verify(log).entries == variation.entries
    other = encode(replace(log.attached[0], content=log.attached[-1].content + " "))
    with pytest.raises(BrokenLog, match="other_attachment"):
        verify(read([*lines_of(variation), other]))
