"""How long people look at what happens in LINE: a line runs alight, points are taken, a card comes and goes."""

from tablee.core.looks import Looks
from tablee.games.light_line.looks import run_alight
from tablee.games.light_line.modes.line.events import CardPlaced, NothingFits, PointsTaken
from tablee.games.light_line.modes.line.view import CardSwapped, PileDrawn, TableSet

LOOKS: Looks = {
    TableSet: 1_500,
    CardPlaced: lambda placed: run_alight(placed.lines, each=170),
    PointsTaken: 800,
    PileDrawn: 500,
    CardSwapped: 1_200,
    NothingFits: 1_200,
}
