"""How long people look at what happens in KIDZ-LINE: children want to see each card."""

from tablee.core.looks import Looks
from tablee.games.light_line.looks import run_alight
from tablee.games.light_line.modes.kidz_line.events import CardPlaced, CardPutBack, CardTurnedUp
from tablee.games.light_line.modes.kidz_line.view import TableSet

LOOKS: Looks = {
    TableSet: 1_500,
    CardTurnedUp: 1_300,
    CardPlaced: lambda placed: run_alight(placed.lines, each=260),
    CardPutBack: 1_500,
}
