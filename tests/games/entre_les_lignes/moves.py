"""What a seat of Entre les lignes may ask for, in small words."""

from tablee.core.absence import Occupy, Vacate
from tablee.core.drawing import Draw, Drawing, Stroke
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import actions
from tablee.games.entre_les_lignes.pieces import Letter, Opinion, Spot

HAND_IN = actions.HandIn()
TAKE_BACK = actions.TakeBack()
ABSTAIN = actions.Abstain()
WITHDRAW = actions.Withdraw()
GO_ON = actions.GoOn()
BLANK = Draw(Drawing(()))


def line(x: int = 2_000) -> Drawing:
    """One stroke."""
    return Drawing((Stroke(1, 1, (x, 2_000, 128, x + 90, 2_090, 128)),))


def draw(x: int = 2_000) -> Draw:
    return Draw(line(x))


def vote(letter: Letter) -> actions.CastVote:
    return actions.CastVote(letter)


def describe(text: str) -> actions.Describe:
    return actions.Describe(text)


def object_to(spot: Spot) -> actions.ObjectTo:
    return actions.ObjectTo(spot)


def judge(ballot: Opinion) -> actions.Judge:
    return actions.Judge(ballot)


def vacate(seat: int) -> Vacate:
    return Vacate(Seat(seat))


def occupy(seat: int) -> Occupy:
    return Occupy(Seat(seat))
