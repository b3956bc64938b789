"""The whole truth; it never leaves the server."""

from tablee.core.record import Secret
from tablee.core.seats import Seat
from tablee.core.truth import TurnByTurn
from tablee.games.wordz import pieces
from tablee.games.wordz.pieces import Card, back_of
from tablee.games.wordz.view import Draft


class Place(Secret, frozen=True):
    """What lies before one seat, face up and face down."""

    hand: tuple[pieces.Letter, ...] = ()
    """In order; once a word is laid, what was left over and is seen no more (WZ-04, WZ-G23)."""
    word: str = ""
    """Empty before it is laid, and once it has left the table."""
    turned: tuple[int, ...] = ()
    """Which places of the word lie face up, from left to right."""
    drafts: tuple[Draft, ...] = ()
    """Looked up while composing, the latest last."""
    has_composed: bool = False
    is_out: bool = False
    tokens: int = 0
    won: int = 0
    points: int = 0

    @property
    def row(self) -> tuple[Card, ...]:
        """Backs for everybody, letters where they are turned up (WZ-05)."""
        letters, turned = enumerate(self.word), self.turned
        return tuple([Card(back_of(it), it if n in turned else None) for n, it in letters])

    @property
    def face_down(self) -> tuple[int, ...]:
        """Which places of the word do not show their letters."""
        return tuple([it for it in range(len(self.word)) if it not in self.turned])


class State(TurnByTurn[pieces.Options, Place], frozen=True):
    """One game of WORDZ."""

    phase: pieces.Phase = "ready"
    round: int = 0
    has_turned: bool = False
    has_proposed: bool = False
    misses: tuple[pieces.Miss, ...] = ()
    fates: tuple[pieces.Fate, ...] = ()
    trial: pieces.Trial | None = None
    ballots: tuple[tuple[Seat, pieces.Ballot], ...] = ()
    last_round: pieces.RoundResult | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on."""
        if self.phase == "compose":
            return self.composing
        if self.phase == "vote":
            return self.voting
        return () if self.active is None else (self.active,)

    @property
    def composing(self) -> tuple[Seat, ...]:
        """Who has neither laid a word nor passed."""
        return tuple([it for it in self.seating.seats if not self.places[it].has_composed])

    @property
    def voting(self) -> tuple[Seat, ...]:
        """Whose ballot is missing: everybody has one but the owner, also who is out (WZ-G10)."""
        assert self.trial is not None
        done = {self.trial.whom, *(seat for seat, _ in self.ballots)}
        return tuple([it for it in self.seating.seats if it not in done])

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """Who has laid no faulty word this round (WZ-24)."""
        return tuple([it for it in self.seating.seats if not self.places[it].is_out])

    @property
    def words(self) -> tuple[Seat, ...]:
        """Whose words are on the table."""
        return tuple([it for it in self.seating.seats if self.places[it].word])

    def hidden_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The opponents whose words are still to be found; each has a card face down."""
        return tuple([it for it in self.words if it != seat])

    def pattern(self, whom: Seat) -> tuple[str, ...]:
        """What may stand at each place of a word for all that everybody sees: its letter, or those behind its back."""
        place, language = self.places[whom], self.options.language
        return tuple(
            [
                letter if it in place.turned else pieces.letters_behind(back_of(letter), language)
                for it, letter in enumerate(place.word)
            ]
        )

    def may_propose(self, seat: Seat) -> bool:
        """Once a turn, with a token, where there is a word (WZ-14, WZ-17)."""
        has_token = self.places[seat].tokens > 0
        return not self.has_proposed and has_token and bool(self.hidden_from(seat))

    def must_turn(self, seat: Seat) -> bool:
        """Compulsory, unless only one's own word is left (WZ-12, WZ-G4)."""
        return not self.has_turned and bool(self.hidden_from(seat))
