"""What the laws need of Entre les lignes: another truth a seat cannot tell apart."""

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.core.typed import Typed
from tablee.games.entre_les_lignes.pieces import DrawingName
from tablee.games.entre_les_lignes.state import Place, State

TRIES = 40
"""How many other authors are tried; nobody objects to their own drawing."""

_WORDS = Typed(longest=20)
_HEX = "0123456789abcdef"


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Other cards to come, other words, another accomplice, other drawings or artists, other votes and ballots."""
    if not state.round:
        return state
    state = replace(state, pile=chance.shuffled(state.pile))
    if state.phase in ("reveal", "over"):
        return state
    state = _dealt_again(state, seat, chance)
    if state.phase == "vote" and state.options.authors == "hidden":
        state = _hung_again(state, seat, chance)
    others = [it for it in state.players if it != seat]
    places = list(state.places)
    for it in others:
        places[it] = _secrets(state, it, chance)
    return replace(state, places=tuple(places))


def _dealt_again(state: State, viewer: Seat | None, chance: Chance) -> State:
    """A word that the viewer does not hold could be any; two have the same, and only the active player is known."""
    assert state.active is not None
    others = [it for it in state.players if it != state.active]
    accomplice = chance.pick(others)
    words = {it: _WORDS.pick(chance) for it in state.players}
    if viewer in words:
        words[viewer] = state.places[viewer].word
    if viewer == accomplice:
        words[state.active] = words[accomplice]
    else:
        words[accomplice] = words[state.active]
    places = [replace(it, word=words.get(Seat(n), "")) for n, it in enumerate(state.places)]
    return replace(state, accomplice=accomplice, places=tuple(places))


def _hung_again(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Each drawing stays where it hangs; but for one's own and those that are open, any other seat drew it."""
    orders = (_other_order(state, viewer, chance) for _ in range(TRIES))
    order = next(filter(lambda it: _is_possible(state, it), orders), state.order)
    shown = list(state.shown)
    for old, new in zip(state.order, order, strict=True):
        shown[new] = state.shown[old]
    both = enumerate(zip(state.places, shown, strict=True))
    places = [it if seat == viewer else replace(it, drawing=name) for seat, (it, name) in both]
    return replace(state, order=order, shown=tuple(shown), places=tuple(places))


def _other_order(state: State, viewer: Seat | None, chance: Chance) -> tuple[Seat, ...]:
    known = [it for it in state.order if it == viewer or state.was_left(it)]
    free = list(chance.shuffled([it for it in state.order if it not in known]))
    return tuple([it if it in known else free.pop() for it in state.order])


def _is_possible(state: State, order: tuple[Seat, ...]) -> bool:
    """Nobody has objected to their own drawing (EL-G3)."""
    spots = replace(state, order=order).spots
    claims = [(it.spot, it.by) for it in state.heard]
    if state.claim:
        claims.append((state.claim.spot, state.claim.by))
    return all(spots[spot] != by for spot, by in claims)


def _secrets(state: State, seat: Seat, chance: Chance) -> Place:
    """All that is this seat's own business, as it might be just as well."""
    place = state.places[seat]
    return replace(
        place,
        drawing=_drawing(state, seat, chance),
        description=_WORDS.pick(chance) if chance.below(2) else "",
        vote=chance.pick((*state.letters, "abstain")) if place.vote else None,
        ballot=chance.pick(("uphold", "dismiss", "unsure"))
        if place.ballot and state.claim
        else place.ballot,
    )


def _drawing(state: State, seat: Seat, chance: Chance) -> DrawingName:
    """What hangs on the board; before, or in its place, any drawing or none yet."""
    if not state.may_draw(seat) and state.shown:
        return state.shown[seat]
    if not state.places[seat].has_handed_in and chance.below(3) == 0:
        return ""
    return "".join([chance.pick(_HEX) for _ in range(32)])
