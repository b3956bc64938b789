"""What the laws need of WORDZ: another truth a seat cannot tell apart, and what its news amount to."""

from collections import Counter
from typing import Any

from tablee.core.chance import Chance
from tablee.core.offers import Letters
from tablee.core.record import replace, tag_of
from tablee.core.seats import Seat
from tablee.games.wordz.pieces import (
    CONSONANT_CARDS,
    DRAFTS,
    VOWEL_CARDS,
    Back,
    Card,
    Fate,
    Letter,
    Miss,
    Trial,
    back_of,
    in_order,
    without,
)
from tablee.games.wordz.scoring import fine, pay, won_by
from tablee.games.wordz.state import Place, State
from tablee.games.wordz.view import Draft

TRIES = 60
"""How many deals are tried; one that makes a wrong proposal right is not the one that was played."""


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Deal anew what this seat cannot see, each card behind its own back; then look up other drafts."""
    if not state.round:
        return state
    deals = (_dealt_again(state, seat, chance) for _ in range(TRIES))
    other = next(filter(_is_possible, deals), state)
    others = [it for it in state.seating.seats if it != seat and not state.places[it].has_composed]
    places = list(other.places)
    for it in others:
        places[it] = replace(places[it], drafts=_drafts(other, it, chance))
    return replace(other, places=tuple(places))


def _is_possible(state: State) -> bool:
    return all(state.places[it.whom].word != it.word for it in state.misses)


def _dealt_again(state: State, viewer: Seat | None, chance: Chance) -> State:
    unseen = chance.shuffled(_unseen(state, viewer))
    piles: dict[Back, list[Letter]] = {"vowel": [], "consonant": []}
    for letter in unseen:
        piles[back_of(letter)].append(letter)

    def other(letter: Letter) -> Letter:
        return piles[back_of(letter)].pop()

    def place_of(it: Place) -> Place:
        word = [letter if n in it.turned else other(letter) for n, letter in enumerate(it.word)]
        return replace(it, hand=in_order(map(other, it.hand)), word="".join(word))

    seats = zip(state.seating.seats, state.places, strict=True)
    return replace(
        state, places=tuple([it if seat == viewer else place_of(it) for seat, it in seats])
    )


def _unseen(state: State, viewer: Seat | None) -> tuple[Letter, ...]:
    """All cards but one's own, those turned up, and those of words that have left the table."""
    language = state.options.language
    seen = Counter("".join(fate.word for fate in state.fates))
    for seat, place in zip(state.seating.seats, state.places, strict=True):
        if seat == viewer:
            seen.update((*place.hand, *place.word))
        else:
            seen.update(place.word[it] for it in place.turned)
    left = Counter(VOWEL_CARDS[language] + CONSONANT_CARDS[language]) - seen
    return in_order(left.elements())


def _drafts(state: State, seat: Seat, chance: Chance) -> tuple[Draft, ...]:
    """Any number of them: even that somebody looked something up is a secret (WZ-10)."""
    hand = state.places[seat].hand
    words = Letters("".join(hand), state.options.shortest, len(hand))
    drafts = [str(words.pick(chance)) for _ in range(chance.below(4))]
    return tuple([Draft(word, chance.below(2) == 0) for word in dict.fromkeys(drafts)])


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
        self.known: dict[str, Any] = {
            "seat": seat,
            "round": 0,
            "phase": "ready",
            "last_round": None,
        }
        self.known |= {"outcome": None, "active": None, "deadline": None, "trial": None}
        self.known |= {"has_turned": False, "has_proposed": False}
        self.points: tuple[int, ...] = ()

    def hand_dealt(self, it: Any) -> None:
        self.known |= {"phase": "compose", "round": it.round, "first": it.first}
        self.known |= {"deadline": it.deadline, "misses": [], "fates": [], "ballots": []}
        points = self.points or (0,) * len(it.tokens)
        place = {"row": (), "has_composed": False, "is_out": False, "won": 0}
        both = zip(it.tokens, points, strict=True)
        self.known["places"] = [place | {"tokens": n, "points": sum_} for n, sum_ in both]
        own = {"hand": it.hand, "word": "", "drafts": ()}
        self.known["own"] = None if self.seat is None else own

    def word_looked_up(self, it: Any) -> None:
        own = self.known["own"]
        drafts = [draft for draft in own["drafts"] if draft.word != it.word]
        own["drafts"] = [*drafts, Draft(it.word, it.is_listed)][-DRAFTS:]

    def word_laid(self, it: Any) -> None:
        own = self.known["own"]
        own |= {"hand": without(own["hand"], it.word), "word": it.word, "drafts": ()}
        self._lay(it.seat, tuple(map(back_of, it.word)))

    def word_hidden(self, it: Any) -> None:
        self._lay(it.seat, it.backs)

    def _lay(self, seat: Seat, backs: tuple[Back, ...]) -> None:
        row = tuple([Card(back, None) for back in backs])
        self.known["places"][seat] |= {"row": row, "has_composed": True}

    def composing_passed(self, it: Any) -> None:
        self.known["places"][it.seat]["has_composed"] = True
        if it.seat == self.seat:
            self.known["own"]["drafts"] = ()

    def clock_started(self, it: Any) -> None:
        self.known["deadline"] = it.deadline

    time_stretched = clock_started

    def time_ran_out(self, _it: Any) -> None:
        self.known["has_proposed"] |= self.known["phase"] == "turn"

    def turn_began(self, it: Any) -> None:
        self.known |= {"active": it.seat, "has_turned": False, "has_proposed": False}
        self.turn_resumed(it)

    def turn_resumed(self, it: Any) -> None:
        self.known |= {"phase": "turn", "deadline": it.deadline}

    def card_turned(self, it: Any) -> None:
        self.known["has_turned"] = True
        self._open(it.whom, {it.place: it.letter})

    def proposal_missed(self, it: Any) -> None:
        self._pay(it)
        self.known["misses"].append(Miss(it.by, it.whom, it.word))

    def word_found(self, it: Any) -> None:
        self._pay(it)
        row = self.known["places"][it.whom]["row"]
        self._try(it.whom, it.by, it.word, sum(card.letter is None for card in row))

    def word_turned_up(self, it: Any) -> None:
        self._try(it.whom, None, it.word, 0)

    def _try(self, whom: Seat, by: Seat | None, word: str, hidden: int) -> None:
        self.known["trial"] = Trial(whom, by, word, hidden)
        self._open(whom, dict(enumerate(word)))

    def _open(self, whom: Seat, letters: dict[int, Letter]) -> None:
        place = self.known["places"][whom]
        cards = enumerate(place["row"])
        place["row"] = tuple([Card(it.back, letters.get(n, it.letter)) for n, it in cards])

    def _pay(self, it: Any) -> None:
        self.known["has_proposed"] = True
        self._set_tokens(pay(self._tokens(), it.by, it.whom))

    def _tokens(self) -> tuple[int, ...]:
        return tuple([place["tokens"] for place in self.known["places"]])

    def _set_tokens(self, tokens: tuple[int, ...]) -> None:
        for place, n in zip(self.known["places"], tokens, strict=True):
            place["tokens"] = n

    def vote_began(self, it: Any) -> None:
        self.known |= {"phase": "vote", "deadline": it.deadline}

    def ballot_cast(self, it: Any) -> None:
        self.known["ballots"].append((it.seat, it.ballot))

    def word_judged(self, it: Any) -> None:
        fate: Fate = it.fate
        for seat, place in enumerate(self.known["places"]):
            place["won"] += won_by(fate, Seat(seat))
        self.known["places"][fate.whom]["row"] = ()
        if fate.whom == self.seat:
            self.known["own"]["word"] = ""
        if not fate.stands:
            self.known["places"][fate.whom]["is_out"] = True
            self._set_tokens(fine(self._tokens(), fate.whom))
        self.known["fates"].append(fate)
        self.known |= {"phase": "turn", "trial": None, "ballots": []}

    def round_ended(self, it: Any) -> None:
        self.points = it.result.points
        for place, points in zip(self.known["places"], self.points, strict=True):
            place |= {"won": 0, "points": points}
        self.known |= {"last_round": it.result, "active": None, "deadline": None}
        self.known |= {"has_turned": False, "has_proposed": False}

    def game_ended(self, it: Any) -> None:
        self.known |= {"phase": "over", "outcome": it.outcome}
