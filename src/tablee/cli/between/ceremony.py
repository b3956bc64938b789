"""The moments one looks up: cards turned over, a round that ends, the end of the game."""

from rich.align import Align
from rich.box import DOUBLE
from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from tablee.cli.names import Names
from tablee.games.between.pieces import Interval


def turned_over(interval: Interval, caption: str) -> Text:
    """Two cards, face up."""
    low, high = interval
    return Text(
        f"   ╭────╮ ╭────╮\n   │ {low:>2} │ │ {high:>2} │  {caption}\n   ╰────╯ ╰────╯",
        style="bold",
        no_wrap=True,
    )


def standings(points: tuple[int, ...], names: Names, goal: int) -> Text:
    """A line of points for each seat, towards the goal if there is one."""
    width = max(len(names[seat]) for seat in range(len(points)))
    lines = [
        f"   {names[seat]:<{width}}  {'●' * number}{'○' * (goal - number)}  {number}"
        for seat, number in enumerate(points)
    ]
    return Text("\n".join(lines), no_wrap=True)


def headline(text: str) -> RenderableType:
    return Rule(text, style="cyan")


def result(text: str) -> RenderableType:
    return Panel(Align.center(Text(text, style="bold")), box=DOUBLE, border_style="cyan")
