"""Tables of Between for the tests, at the moments that matter."""

from tablee import registry
from tablee.core.seats import Seat, Seating
from tablee.games.between.actions import Announce, Ask, ChooseInterval
from tablee.games.between.pieces import Options
from tablee.games.between.view import View
from tablee.tables.table import Table

BETWEEN = registry.game("between")


def dealt(seats: int = 3, options: Options | None = None) -> Table:
    """Cards in hand, nothing hidden yet; the first seat will begin."""
    chosen = options or Options(length="express", first=Seat(0))
    table = Table(BETWEEN, Seating(seats), chosen, seed=b"between in a terminal")
    table.begin()
    return table


def begun(seats: int = 3, options: Options | None = None) -> Table:
    """Everybody hides the first interval there is; the first seat's turn."""
    table = dealt(seats, options)
    for seat in range(seats):
        pair = next(table.view(seat).offers[0].fields["interval"].all())
        table.act(seat, ChooseInterval(pair))
    return table


def mine(table: Table) -> View:
    view: View = table.view(0)
    return view


def interval_of(table: Table, seat: int) -> tuple[int, int]:
    low, high = table.view(seat).own.interval
    return low, high


def ask(table: Table, whom: int, value: int) -> None:
    table.act(table.awaiting[0], Ask(Seat(whom), value))


def card_of(table: Table, seat: int) -> int:
    """A card this seat has in hand."""
    card: int = table.view(seat).own.hand[0]
    return card


def miss(table: Table, whom: int) -> None:
    """The active seat asks, announces nonsense, and is out."""
    seat = table.awaiting[0]
    offer = next(it for it in table.view(seat).offers if it.action == "ask")
    ask(table, next(offer.fields["whom"].all()), next(offer.fields["value"].all()))
    wrong = next(pair for pair in ((1, 24), (1, 23)) if pair != interval_of(table, whom))
    table.act(seat, Announce(Seat(whom), wrong))
