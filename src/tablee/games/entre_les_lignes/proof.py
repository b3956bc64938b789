"""What the laws need of Entre les lignes: another truth a seat cannot tell apart, and what its news amount to."""

from typing import Any

from tablee.core.chance import Chance
from tablee.core.record import replace, tag_of
from tablee.core.seats import Seat
from tablee.core.typed import Typed
from tablee.games.entre_les_lignes.pieces import DrawingName, Heard, letters_for
from tablee.games.entre_les_lignes.scoring import laps, square
from tablee.games.entre_les_lignes.state import Place, State
from tablee.games.entre_les_lignes.view import Hung, OpenObjection

TRIES = 40
"""How many other authors are tried; nobody objects to his own drawing."""

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
    """Nobody has objected to his own drawing (EL-G3)."""
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


def recall(told: tuple[Any, ...], seat: Seat | None) -> dict[str, Any]:
    """The fields of the view that the news settle; the options are not news, nor what rests on them."""
    memory = _Memory(seat)
    for news in told:
        getattr(memory, tag_of(news))(news)
    return memory.known


class _Memory:
    """Somebody who hears the news one by one, each by its tag, and keeps count."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.known: dict[str, Any] = {"seat": seat, "round": 0, "phase": "ready", "number": None}
        self.known |= {"rounds": 0, "active": None, "deadline": None, "board": [], "heard": []}
        self.known["places"] = []
        self.known |= {"objection": None, "gallery": [], "outcome": None}

    def game_opened(self, it: Any) -> None:
        self.known |= {"number": it.number, "rounds": it.rounds}

    def word_dealt(self, it: Any) -> None:
        self.known |= {"phase": "draw", "round": it.round, "active": it.active}
        self.known |= {"deadline": it.deadline, "board": [], "heard": []}
        self.known["letters"] = letters_for(len(it.players))
        flags = {"has_handed_in": False, "has_voted": False, "has_gone_on": False, "wish": None}
        empty = [place["is_empty"] for place in self.known["places"]] or [False] * len(it.points)
        self.known["places"] = [
            flags | _score(points) | {"is_playing": seat in it.players, "is_empty": is_empty}
            for seat, (points, is_empty) in enumerate(zip(it.points, empty, strict=True))
        ]
        own = {"word": it.word, "drawing": "", "description": "", "spot": None}
        own |= {"is_sent_back": False, "vote": None, "ballot": None}
        self.known["own"] = None if self.seat is None else own

    def drawing_kept(self, it: Any) -> None:
        self.known["own"]["drawing"] = it.name

    def described(self, it: Any) -> None:
        self.known["own"]["description"] = it.text

    def handed_in(self, it: Any) -> None:
        self._mark(it.seat, "has_handed_in")

    def taken_back(self, it: Any) -> None:
        self.known["places"][it.seat]["has_handed_in"] = False

    def clock_started(self, it: Any) -> None:
        self.known["deadline"] = it.deadline

    time_stretched = clock_started
    time_moved = clock_started

    def time_ran_out(self, _it: Any) -> None:
        pass

    def drawings_hung(self, it: Any) -> None:
        self.known |= {"phase": "vote", "board": it.board, "deadline": it.deadline}
        if self.seat is not None:
            self.known["own"]["spot"] = it.spot

    def vote_cast(self, it: Any) -> None:
        self.known["own"]["vote"] = it.vote
        self._mark(it.seat, "has_voted")

    def vote_laid(self, it: Any) -> None:
        self._mark(it.seat, "has_voted")

    def _mark(self, seat: Seat, flag: str) -> None:
        self.known["places"][seat][flag] = True

    def objection_raised(self, it: Any) -> None:
        self.known["objection"] = OpenObjection(it.by, it.spot, it.judges, ())
        self.known["deadline"] = it.deadline

    def ballot_cast(self, it: Any) -> None:
        self.known["own"]["ballot"] = it.ballot
        self.ballot_laid(it)

    def ballot_laid(self, it: Any) -> None:
        objection = self.known["objection"]
        spoken = tuple(sorted((*objection.spoken, it.seat)))
        self.known["objection"] = replace(objection, spoken=spoken)

    def objection_settled(self, it: Any) -> None:
        self.known["heard"].append(Heard(it.by, it.spot, it.verdict))
        self.known |= {"objection": None, "deadline": it.deadline}
        if self.seat is not None:
            self.known["own"]["ballot"] = None
        if it.verdict == "upheld" and not self._is_left(it.spot):
            self._take_votes_back()
            self._send_back(it.spot)

    def _is_left(self, spot: Any) -> bool:
        """Whether nobody is there to correct it."""
        artist = next(hung.seat for hung in self.known["board"] if hung.spot == spot)
        return artist is not None and self.known["places"][artist]["is_empty"]

    def _take_votes_back(self) -> None:
        for place in self.known["places"]:
            place["has_voted"] &= place["is_empty"]
        if self.seat is not None and not self.known["places"][self.seat]["is_empty"]:
            self.known["own"]["vote"] = None

    def _send_back(self, spot: Any) -> None:
        """At most one drawing is away at a time."""
        board: tuple[Hung, ...] = self.known["board"]
        self.known["board"] = tuple([replace(it, is_sent_back=it.spot == spot) for it in board])
        if own := self.known["own"]:
            own["is_sent_back"] = spot is not None and own["spot"] == spot

    def drawing_corrected(self, it: Any) -> None:
        self._send_back(None)
        self.known["deadline"] = it.deadline
        if (own := self.known["own"]) and own["spot"] == it.spot:
            own["drawing"] = it.drawing
        board: tuple[Hung, ...] = self.known["board"]
        self.known["board"] = tuple(
            [replace(hung, drawing=it.drawing) if hung.spot == it.spot else hung for hung in board]
        )

    def round_revealed(self, it: Any) -> None:
        self._send_back(None)
        artists = {exhibit.spot: exhibit.seat for exhibit in it.result.exhibits}
        board = [replace(hung, seat=artists[hung.spot]) for hung in self.known["board"]]
        self.known |= {"phase": "reveal", "board": board, "deadline": it.deadline}
        self.known["gallery"].append(it.result)
        for place, points in zip(self.known["places"], it.result.points, strict=True):
            place |= _score(points)

    def seat_left(self, it: Any) -> None:
        self.known["places"][it.seat] |= {"is_empty": True, "wish": None}
        self.known["board"] = tuple(
            [
                replace(hung, seat=it.seat) if hung.spot == it.spot else hung
                for hung in self.known["board"]
            ]
        )

    def occupied(self, it: Any) -> None:
        self.known["places"][it.seat]["is_empty"] = False

    def recount_wished(self, it: Any) -> None:
        self.known["places"][it.seat]["wish"] = it.wish

    def rounds_recounted(self, it: Any) -> None:
        self.known["rounds"] = it.rounds

    def went_on(self, it: Any) -> None:
        self._mark(it.seat, "has_gone_on")

    def game_ended(self, it: Any) -> None:
        self.known |= {"phase": "over", "outcome": it.outcome, "deadline": None}


def _score(points: int) -> dict[str, int]:
    return {"points": points, "square": square(points), "laps": laps(points)}
