"""What a seat knows of the others' cards: the plain facts, before any counting."""

from tablee.core.record import Secret
from tablee.core.seats import Seat
from tablee.games.between.pieces import DECK, GAP, Card, Interval, lies_between
from tablee.games.between.view import OwnPlace, View


class Rival(Secret, frozen=True):
    """One seat as another one sees it."""

    seat: Seat
    hand_size: int
    is_found: bool
    between: tuple[Card, ...]
    above: tuple[Card, ...]
    may_hold: tuple[Card, ...]
    """The unseen cards that may be in its hand."""
    may_hide: tuple[Card, ...]
    """The unseen cards that may be in its interval."""
    must_hide: tuple[Card, ...] = ()
    wrong: tuple[Interval, ...] = ()
    """Proposals that missed."""

    @property
    def to_come(self) -> int:
        """How many unseen cards it has."""
        return self.hand_size + (0 if self.is_found else 2)

    @property
    def has_spoken(self) -> bool:
        """Whether anything tells its interval from its hand."""
        return bool(self.between or self.above) or self.may_hold != self.may_hide

    def may_be(self, interval: Interval) -> bool:
        """Whether this pair contradicts no open card and no whispered answer (BT-04, BT-13)."""
        return (
            interval[1] - interval[0] >= GAP
            and all(lies_between(card, interval) for card in self.between)
            and not any(lies_between(card, interval) for card in self.above)
            and all(card in interval for card in self.must_hide)
            and interval not in self.wrong
        )

    def pairs(self) -> tuple[Interval, ...]:
        """Every pair it may hide, as far as this seat alone tells."""
        found = [(low, high) for low in self.may_hide for high in self._highs(low)]
        if not self.must_hide and not self.wrong:
            return tuple(found)
        return tuple(pair for pair in found if self.may_be(pair))

    def _highs(self, low: Card) -> list[Card]:
        """What may go with this lower card: above all that lies between, below the next that does not."""
        inside = self.between or tuple(card for card in self.may_hold if card > low)[:1]
        if not inside or min(inside) < low:
            return []  # it must have a card of its own in it (BT-05)
        least, limit = max(inside), min((it for it in self.above if it > low), default=DECK[-1] + 1)
        return [card for card in self.may_hide if least < card < limit]


class Facts(Secret, frozen=True):
    """The cards nobody has shown to this seat, and the rivals who hold them."""

    unseen: tuple[Card, ...]
    rivals: tuple[Rival, ...]

    def rival(self, seat: Seat) -> Rival:
        return next(rival for rival in self.rivals if rival.seat == seat)

    @property
    def hidden(self) -> tuple[Rival, ...]:
        """Those whose intervals are still to be found."""
        return tuple(rival for rival in self.rivals if not rival.is_found)


def facts_of(view: View) -> Facts:
    """What the seat of this view knows."""
    me, own = seat_of(view), own_of(view)
    mine = own.hand + (own.interval or ()) + view.places[me].between + view.places[me].above
    gone = mine + open_cards(view)
    unseen = tuple(card for card in DECK if card not in gone)
    seats = tuple(Seat(n) for n in range(len(view.places)) if n != me)
    return Facts(unseen, tuple(_rival(view, seat, unseen) for seat in seats))


def facts_about_me(view: View) -> Facts:
    """What everybody knows of this seat; with two at the table, all that the other one knows."""
    me, own = seat_of(view), own_of(view)
    if len(view.places) == 2:
        unseen = tuple(sorted(own.hand + (own.interval or ())))
        return Facts(unseen, (_rival(view, me, unseen),))
    gone = open_cards(view)
    unseen = tuple(card for card in DECK if card not in gone)
    mine = _rival(view, me, unseen)
    rest = len(unseen) - mine.to_come
    elsewhere = Rival(
        Seat(-1), rest, is_found=True, between=(), above=(), may_hold=unseen, may_hide=()
    )
    return Facts(unseen, (mine, elsewhere))


def seat_of(view: View) -> Seat:
    assert view.seat is not None, "a spectator has nothing to choose"
    return view.seat


def own_of(view: View) -> OwnPlace:
    assert view.own is not None, "a spectator has nothing to choose"
    return view.own


def open_cards(view: View) -> tuple[Card, ...]:
    """Everything that lies face up."""
    laid = [card for place in view.places for card in place.between + place.above]
    found = [card for find in view.finds for card in find.interval]
    return tuple(laid + found)


def _rival(view: View, seat: Seat, unseen: tuple[Card, ...]) -> Rival:
    place = view.places[seat]
    whispers = [it for it in own_of(view).jokers if it.asker != seat]
    elsewhere = {it.value for it in whispers if it.is_hidden and it.whom != seat}
    shown = {it.value for it in whispers if it.is_hidden and it.whom == seat}
    denied = {it.value for it in whispers if not it.is_hidden and it.whom == seat}
    # One never asks for what one holds (BT-10), and cards only ever leave a hand.
    asked = {it.value for it in view.questions if it.asker == seat}
    refused = {it.value for it in view.questions if it.whom == seat and it.answer == "no"}
    hand = tuple(card for card in unseen if card not in asked | refused | elsewhere | shown)
    ends = tuple(card for card in unseen if card not in asked | denied | elsewhere)
    return Rival(
        seat,
        place.hand_size,
        place.is_found,
        place.between,
        place.above,
        may_hold=hand,
        may_hide=() if place.is_found else ends,
        must_hide=() if place.is_found else tuple(sorted(shown)),
        wrong=tuple(it.proposal for it in own_of(view).misses if it.whom == seat),
    )
