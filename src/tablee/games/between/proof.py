"""What the laws need of Between: another truth a seat cannot tell apart, and what its news amount to."""

from typing import Any

from tablee.core.chance import Chance
from tablee.core.offers import TwoOf
from tablee.core.record import replace, tag_of
from tablee.core.seats import Seat
from tablee.games.between.events import IntervalFound, JokerAnswered, NoteTaken, ProposalMissed
from tablee.games.between.pieces import DECK, GAP, Card, Find, Mark, Question, Whisper
from tablee.games.between.state import Place, State

SWAPS = 36
"""How many swaps of unseen cards are tried; each keeps the truth possible or is taken back."""

_PAIRS = tuple(TwoOf(DECK[0], DECK[-1], GAP).all())
_MARKS: tuple[Mark, ...] = ("crossed", "circled")
_JOKERS = ("joker_answered", "joker_played")
_MISSES = ("proposal_missed", "proposal_failed")


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
        self.unseen = [self.hand] if place.is_found else [self.hand, self.hidden]
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


class _News:
    """What a seat was told, by kind."""

    def __init__(self, told: tuple[Any, ...]) -> None:
        self.told = told
        self.tags = [tag_of(it) for it in told]

    def of(self, *tags: str) -> list[Any]:
        return [it for it, tag in zip(self.told, self.tags, strict=True) if tag in tags]

    def since(self, tag: str) -> "_News":
        """The last of this kind and all after it; nothing where there is none."""
        ago = self.tags[::-1].index(tag) + 1 if tag in self.tags else 0
        return _News(self.told[len(self.told) - ago :])

    def conceded_before_last(self, tag: str) -> list[Seat]:
        """Who showed an interval in the round that ended so."""
        if tag not in self.tags:
            return []
        end = len(self.tags) - 1 - self.tags[::-1].index(tag)
        round_ = _News(self.told[:end]).since("hand_dealt")
        return sorted(it.seat for it in round_.of("interval_conceded"))

    @property
    def finds(self) -> list[Find]:
        return [
            Find(it.by, it.whom, it.interval)
            if isinstance(it, IntervalFound)
            else Find(it.to, it.seat, it.interval)
            for it in self.of("interval_found", "interval_conceded")
        ]

    @property
    def whispers(self) -> list[Whisper]:
        return [
            Whisper("proposal", it.by, it.whom)
            if hasattr(it, "by")
            else Whisper("joker", it.asker, it.whom)
            for it in self.of(*_JOKERS, *_MISSES)
        ]

    @property
    def size(self) -> int:
        """How many sit here, by one's own hand; a spectator counts those who chose, once all have."""
        if hands := [it.hand for it in self.told[:1] if it.hand]:
            return len(DECK) // len(hands[0])
        return len({it.seat for it in self.of("interval_hidden")}) if self.of("turn_began") else 0


def recall(told: tuple[Any, ...], seat: Seat | None) -> dict[str, Any]:
    """The fields of the view that the news settle; the options are not news, nor what rests on them."""
    game = _News(told)
    news = game.since("hand_dealt")
    turn = news.since("turn_began")
    clocks = [it.deadline for it in news.told if hasattr(it, "deadline")]
    ended, rounds = news.of("game_ended"), game.of("round_ended")
    asked = news.of("question_answered")
    known = {
        "seat": seat,
        "round": news.told[0].round if told else 0,
        "phase": "over" if ended else "turn" if turn.told else "choose" if told else "ready",
        "first": news.told[0].first if told else 0,
        "active": turn.told[0].seat if turn.told and not ended else None,
        "has_asked": bool(turn.of("question_answered")),
        "deadline": clocks[-1] if clocks and not ended else None,
        "questions": [Question(it.asker, it.whom, it.value, it.answer) for it in asked],
        "finds": news.finds,
        "whispers": news.whispers,
        "last_round": rounds[-1].result if rounds else None,
        "last_conceded": game.conceded_before_last("round_ended"),
        "outcome": ended[0].outcome if ended else None,
    }
    if game.size:
        known["places"] = [_recall_place(game, news, Seat(n)) for n in range(game.size)]
        known["own"] = None if seat is None else _recall_own(news, seat)
    return known


def _recall_place(game: _News, news: _News, seat: Seat) -> dict[str, Any]:
    laid = [it for it in news.of("question_answered") if it.whom == seat and it.answer != "no"]
    has_chosen = any(it.seat == seat for it in news.of("interval_chosen", "interval_hidden"))
    place = {
        "hand_size": len(DECK) // game.size - 2 * has_chosen - len(laid),
        "has_chosen": has_chosen,
        "between": [it.value for it in laid if it.answer == "between"],
        "above": [it.value for it in laid if it.answer == "above"],
        "is_found": any(it.whom == seat for it in news.finds),
        "is_conceded": any(it.seat == seat for it in news.of("interval_conceded")),
        "is_out": any(it.by == seat for it in news.of(*_MISSES)),
        "points": sum(it.by == seat for it in game.finds),
    }
    now, ever = ({it.asker for it in them.of(*_JOKERS)} for them in (news, game))
    if seat in now or seat not in ever:  # else it may be back, which is an option
        place["has_joker"] = seat not in now
    return place


def _recall_own(news: _News, seat: Seat) -> dict[str, Any]:
    interval = next((it.interval for it in news.of("interval_chosen")), ())
    laid = [it.value for it in news.of("question_answered") if it.whom == seat]
    notes: dict[tuple[Seat, Card], Mark] = {}
    for it in news.of("note_taken"):
        notes.pop((it.whom, it.value), None)
        notes[it.whom, it.value] = it.mark
    return {
        "hand": [card for card in news.told[0].hand if card not in (*interval, *laid)],
        "interval": interval or None,
        "jokers": news.of("joker_answered"),
        "misses": news.of("proposal_missed"),
        "notes": [(*spot, mark) for spot, mark in notes.items() if mark != "blank"],
    }
