"""The drawing fits its terminal, marks nothing by colour alone, and shows no secret."""

import io

import pytest
from rich.console import Console, RenderableType

from tablee.cli.between.picture import open_picture, seat_picture
from tablee.cli.names import Names
from tablee.cli.speech import LANGUAGES, Language, speech
from tablee.core.seats import Seat
from tablee.games.between.actions import Announce, ChooseInterval, EndTurn, PlayJoker, TakeNote
from tablee.games.between.pieces import Options
from tablee.games.between.view import View
from tablee.tables.table import Table
from tests.cli.between.tables import ask, begun, card_of, dealt, interval_of, mine, miss

EN = speech("en")
NAMES = Names(("You", "Lou", "Sacha", "Max"), 4, EN)


def drawn(picture: RenderableType, width: int = 80) -> str:
    """Without colours, as in a pipe."""
    out = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    with out.capture() as captured:
        out.print(picture)
    return captured.get()


def row(view: View, seat: int) -> str:
    lines = drawn(seat_picture(view, NAMES, EN)).splitlines()
    return next(line for line in lines if f" {seat + 1} {NAMES[seat]} " in line and "│" in line)


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(width: int, seats: int, language: Language) -> None:
    say = speech(language)
    names = Names(("Vous", "Lou", "Sacha", "Max")[:seats], seats, say)
    for table in (dealt(seats), begun(seats), begun(seats, Options(follow_up="notes"))):
        lines = drawn(seat_picture(mine(table), names, say), width).splitlines()
        assert max(map(len, lines)) <= width


def test_a_screen_of_four_fits_24_lines() -> None:
    table = begun(4)

    assert len(drawn(seat_picture(mine(table), NAMES, EN)).splitlines()) <= 20


def test_cards_lie_between_or_above_and_a_no_is_a_mark() -> None:
    table = begun()
    low, high = interval_of(table, 1)
    hand = table.view(1).own.hand
    inside = next(card for card in hand if low < card < high)
    ask(table, 1, inside)
    assert f"[▒▒] {inside} [▒▒]" in row(mine(table), 1)

    table.act(0, EndTurn())
    ask(table, 0, interval_of(table, 0)[0])
    lines = drawn(seat_picture(mine(table), NAMES, EN)).splitlines()
    marks = next(line for line in lines if line.startswith("1 You"))
    assert marks.count("×") == 1
    numbers = lines[lines.index("Board: × said no") + 1]
    assert numbers[: marks.index("×") + 1].split()[-1] == str(interval_of(table, 0)[0])


def test_whose_turn_it_is_who_is_out_and_what_was_found_are_written() -> None:
    table = begun()
    assert "▶" in row(mine(table), 0)
    assert "ready" in row(mine(table), 0)

    table.act(0, PlayJoker(Seat(1), interval_of(table, 1)[0]))
    assert "spent" in row(mine(table), 0)

    ask(table, 1, card_of(table, 1))
    low, high = interval_of(table, 1)
    table.act(0, Announce(Seat(1), (low, high)))
    assert f"[{low}]" in row(mine(table), 1)
    assert f"[{high}]" in row(mine(table), 1)
    assert "▶" in row(mine(table), 1)

    miss(table, 0)
    assert "out" in row(mine(table), 1)
    assert "out" not in row(mine(table), 0)


def test_what_is_private_is_framed_otherwise_and_told() -> None:
    table = begun()
    low, _ = interval_of(table, 1)
    table.act(0, PlayJoker(Seat(1), low))
    shown = drawn(seat_picture(mine(table), NAMES, EN))
    private = shown[shown.index("┏") :]

    assert f"Your interval [{interval_of(table, 0)[0]}]" in private
    assert f"Joker: the {low} is one of the two cards Lou hides." in private


def test_what_was_wrongly_proposed_to_me_is_kept() -> None:
    table = begun()
    ask(table, 1, card_of(table, 1))
    table.act(0, EndTurn())
    miss(table, 0)

    assert "Lou announced 1 and 2" in drawn(seat_picture(mine(table), NAMES, EN))


def test_sheets_are_private_and_marked_by_letters() -> None:
    table = begun(options=Options(follow_up="notes", first=Seat(0)))
    table.act(0, TakeNote(Seat(2), 5, "crossed"))
    table.act(0, TakeNote(Seat(2), 24, "circled"))
    shown = drawn(seat_picture(mine(table), NAMES, EN))
    sheet = next(line for line in shown.splitlines() if line.startswith("┃ 3 "))

    assert (sheet.count("×"), sheet.count("o")) == (1, 1)
    assert "Board" not in shown
    assert not any("×" in line for line in drawn_for(table, 1).splitlines() if "┃ 1 " in line)


def drawn_for(table: Table, seat: int) -> str:
    return drawn(seat_picture(table.view(seat), NAMES, EN))


def test_notes_taken_before_the_first_turn_are_shown() -> None:
    table = dealt(options=Options(follow_up="notes"))
    assert "sheets" not in drawn_for(table, 0)

    table.act(0, TakeNote(Seat(1), 5, "crossed"))
    assert "sheets" in drawn_for(table, 0)


def test_no_secret_of_another_seat_is_drawn() -> None:
    """Another interval of another seat draws the same picture."""
    tables = [dealt(2), dealt(2)]
    pairs = list(tables[0].view(1).offers[0].fields["interval"].all())
    for table, pair in zip(tables, (pairs[0], pairs[-1]), strict=True):
        table.act(0, ChooseInterval(next(table.view(0).offers[0].fields["interval"].all())))
        table.act(1, ChooseInterval(pair))

    assert drawn_for(tables[0], 0) == drawn_for(tables[1], 0)
    assert drawn_for(tables[0], 1) != drawn_for(tables[1], 1)


def test_with_everything_open_every_hand_is_drawn() -> None:
    table = begun()
    views = {seat: table.view(seat) for seat in (None, 0, 1, 2)}
    shown = drawn(open_picture(views, NAMES, EN))

    for seat in range(3):
        low, high = interval_of(table, seat)
        assert f"interval [{low}] [{high}]" in shown
