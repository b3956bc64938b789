"""What the laws need of Between: another truth a seat cannot tell apart."""

from tablee.core.chance import Chance
from tablee.core.offers import TwoOf
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.between.events import JokerAnswered, NoteTaken, ProposalMissed
from tablee.games.between.pieces import DECK, GAP, Card, Mark
from tablee.games.between.state import Place, State

SWAPS = 36
"""How many swaps of unseen cards are tried; each keeps the truth possible or is taken back."""

_PAIRS = tuple(TwoOf(DECK[0], DECK[-1], GAP).all())
_MARKS: tuple[Mark, ...] = ("crossed", "circled")


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Swap what this seat cannot see, as long as all it has seen still fits; then whisper anew."""
    guesses = [_Guess(state, other, seat) for other in state.seating.seats if other != seat]
    spots = [(it, row, n) for it in guesses for row in it.unseen for n in range(len(row))]
    for _ in range(SWAPS if spots else 0):
        (one, row, n), (other, other_row, m) = chance.pick(spots), chance.pick(spots)
        if row is other_row:
            continue
        before = row[:], other_row[:]
        row[n], other_row[m] = other_row[m], row[n]
        if row is one.hidden and other_row is one.hand:
            # Both at once, for a single card cannot pass those that lie open.
            m = chance.below(len(other_row))
            row[1 - n], other_row[m] = other_row[m], row[1 - n]
        if not (one.is_possible() and (one is other or other.is_possible())):
            row[:], other_row[:] = before
    places = list(state.places)
    for guess in guesses:
        places[guess.seat] = guess.place()
    return _with_other_whispers(replace(state, places=tuple(places)), seat, chance)


class _Guess:
    """What one seat may hold for all that another knows."""

    def __init__(self, state: State, seat: Seat, viewer: Seat | None) -> None:
        place = state.places[seat]
        self.seat = seat
        self.before = place
        self.hand = list(place.hand)
        self.hidden = list(place.interval or ())
        is_open = place.is_found or any(it.seat == seat for it in state.unfound)
        self.unseen = [self.hand] if is_open else [self.hand, self.hidden]
        # It asked for no card that it held (BT-10), and said no to none in its hand (BT-12).
        self.asked = {it.value for it in state.questions if it.asker == seat}
        self.not_in_hand = self.asked.union(place.noes)
        self.whispers = [it for it in state.jokers if (it.asker, it.whom) == (viewer, seat)]
        self.misses = [it.proposal for it in state.misses if (it.by, it.whom) == (viewer, seat)]

    def is_possible(self) -> bool:
        fits = self.not_in_hand.isdisjoint(self.hand)
        return fits and (not self.hidden or self._may_hide(min(self.hidden), max(self.hidden)))

    def _may_hide(self, low: Card, high: Card) -> bool:
        """As it was asked and answered, laid its cards and whispered; and as it had to choose (BT-04, BT-05)."""
        return (
            self.asked.isdisjoint(self.hidden)
            and (low, high) not in self.misses
            and all((it.value in self.hidden) == it.is_hidden for it in self.whispers)
            and all(low < card < high for card in self.before.between)
            and not any(low < card < high for card in self.before.above)
            and any(low < card < high for card in (*self.before.between, *self.hand))
        )

    def place(self) -> Place:
        interval = (min(self.hidden), max(self.hidden)) if self.hidden else None
        return replace(self.before, hand=tuple(sorted(self.hand)), interval=interval)


def _with_other_whispers(state: State, seat: Seat | None, chance: Chance) -> State:
    def joker(it: JokerAnswered) -> JokerAnswered:
        value = chance.pick(DECK)
        return replace(it, value=value, is_hidden=value in (state.places[it.whom].interval or ()))

    def miss(it: ProposalMissed) -> ProposalMissed:
        wrong = [pair for pair in _PAIRS if pair != state.places[it.whom].interval]
        return replace(it, proposal=chance.pick(wrong))

    return replace(
        state,
        jokers=tuple([it if seat in (it.asker, it.whom) else joker(it) for it in state.jokers]),
        misses=tuple([it if seat in (it.by, it.whom) else miss(it) for it in state.misses]),
        notes=_other_notes(state, seat, chance),
    )


def _other_notes(state: State, seat: Seat | None, chance: Chance) -> tuple[NoteTaken, ...]:
    """This seat's own, among any number of others: even that somebody wrote is a secret (BT-14)."""
    if state.options.follow_up == "board" or not state.round:
        return state.notes
    seats = state.seating.seats
    sheets = [(writer, whom) for writer in seats for whom in seats if writer not in (whom, seat)]
    spots = [(*chance.pick(sheets), chance.pick(DECK)) for _ in range(chance.below(6))]
    notes = [note for note in state.notes if note.seat == seat]
    for spot in dict.fromkeys(spots):
        notes.insert(chance.below(len(notes) + 1), NoteTaken(*spot, chance.pick(_MARKS)))
    return tuple(notes)
