"""What only one seat may see: hand, interval, whispers, sheets."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.between.board import Board
from tablee.cli.names import Names
from tablee.cli.paragraph import Paragraph
from tablee.cli.speech import Speech
from tablee.games.between.pieces import Card
from tablee.games.between.view import View

_MARKS = {"crossed": "×", "circled": "o", "blank": ""}


def private_lines(view: View, names: Names, say: Speech) -> RenderableType:
    assert view.own is not None
    cards = Table.grid(padding=(0, 2))
    cards.add_row(*titled_cards(view, "between.private", say))
    whispers = [Paragraph(text) for text in _whispers(view, names, say)]
    return Group(cards, *whispers, *_sheets(view, say))


def titled_cards(view: View, titles: str, say: Speech) -> Iterator[Text]:
    """Before the choice, all the cards; then what is hidden apart from what is held."""
    own = view.own
    assert own is not None
    if own.interval is None:
        yield _titled(say(f"{titles}.hand"), _row(own.hand))
        return
    held = _row(own.hand) or say("between.private.empty")
    low, high = own.interval
    yield _titled(say(f"{titles}.interval"), f"[{low}] [{high}]")
    yield _titled(say(f"{titles}.hand"), held)


def _titled(title: str, text: str) -> Text:
    return Text.assemble((f"{title} ", "dim"), (text, "bold"))


def _row(cards: tuple[Card, ...]) -> str:
    return "  ".join(map(str, cards))


def _whispers(view: View, names: Names, say: Speech) -> Iterator[str]:
    """What my joker told me, and what was proposed to me, as long as it may still matter."""
    assert view.own is not None
    for it in view.own.jokers:
        if it.asker == view.seat:
            answer = "yes" if it.is_hidden else "no"
            whom = names[it.whom]
            yield say(f"between.private.joker.{answer}", value=it.value, whom=whom)
    for miss in view.own.misses:
        if miss.whom == view.seat:
            low, high = miss.proposal
            yield say("between.private.miss", who=names[miss.by], low=low, high=high)


def _sheets(view: View, say: Speech) -> Iterator[RenderableType]:
    assert view.own is not None
    is_early = view.phase == "choose" and not view.own.notes
    if view.options.follow_up != "notes" or is_early:
        return
    rows: dict[str, dict[Card, str]] = {
        str(seat + 1): {} for seat in range(len(view.places)) if seat != view.seat
    }
    for note in view.own.notes:
        rows[str(note.whom + 1)][note.value] = _MARKS[note.mark]
    yield Text(say("between.private.sheets"), style="dim")
    yield Board(rows)
