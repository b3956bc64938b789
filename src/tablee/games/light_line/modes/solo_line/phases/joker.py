"""When all cards are joined in one line, black being the joker (rules SO-04, SO-05; SO-G1, SO-G2).

For one colour, take the segments of that colour and the black ones, and join those whose stubs face each other.  No
segment has more than two neighbours, so what hangs together is a line or a ring; it wins if it runs over every card.
"""

from tablee.games.light_line.cards import JOKER, Colour, Port
from tablee.games.light_line.display import THROUGH, Cell, Grid, Line
from tablee.games.light_line.solver import palettes

Segment = tuple[Cell, Colour]


def line_through_all(grid: Grid, *, joker: bool) -> Line | None:
    """The line that runs over every card that is laid, if any colour makes one: nobody has to name it (SO-G2)."""
    cell, face = next(iter(grid.items()))
    for colours in palettes(joker=joker):
        for segment in [(cell, it) for it in face.ends if it in colours]:
            found = whole_line(grid, segment, colours)
            if len({it for it, _ in found}) == len(grid):
                is_black = all(it == JOKER for _, it in found)
                return Line(JOKER if is_black else colours[0], tuple([it for it, _ in found]))
    return None


def whole_line(grid: Grid, segment: Segment, colours: tuple[Colour, ...]) -> tuple[Segment, ...]:
    """All that hangs together with this segment, in order; a card may be there with two of its own (SO-G1)."""
    cell, colour = segment
    one, other = grid[cell].ends[colour]
    back = _follow(grid, segment, one, colours)
    if segment in back:
        return tuple(back)
    return (*reversed(back), segment, *_follow(grid, segment, other, colours))


def _follow(grid: Grid, start: Segment, port: Port, colours: tuple[Colour, ...]) -> list[Segment]:
    """The segments from this stub on, until the line ends; or until it is back where it began."""
    found: list[Segment] = []
    cell = start[0]
    while start not in found:
        right, down, port = THROUGH[port]
        cell = (cell[0] + right, cell[1] + down)
        face = grid.get(cell)
        colour = face.stubs[port] if face else None
        if face is None or colour is None or colour not in colours:
            break
        found.append((cell, colour))
        port = face.across[port]
    return found
