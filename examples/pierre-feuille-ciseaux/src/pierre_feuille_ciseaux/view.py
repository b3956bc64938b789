"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat

from .events import RoundShown, Told
from .pieces import Options, Phase, Sign


class OpenPlace(Record, frozen=True):
    """What everybody sees of one seat."""

    has_chosen: bool
    points: int


class OwnPlace(Secret, frozen=True):
    """What only this seat knows."""

    sign: Sign | None


class SignHidden(Record, frozen=True, tag="sign_hidden"):
    """Another seat has chosen."""

    seat: Seat


class View(Shown, frozen=True, tag="pierre-feuille-ciseaux"):
    """Everything one seat, or a spectator, may see and do now."""

    seat: Seat | None
    options: Options
    phase: Phase
    places: tuple[OpenPlace, ...]
    own: OwnPlace | None
    rounds: tuple[RoundShown, ...]
    outcome: Outcome | None
    offers: Offers


Seen = SignHidden | Told
