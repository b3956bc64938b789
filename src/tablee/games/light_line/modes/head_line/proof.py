"""What the laws need of HEAD-LINE: another truth nobody can tell apart, and what the news amount to."""

from typing import Any

from tablee.core.chance import Chance
from tablee.core.record import replace, tag_of
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench, on_worked
from tablee.games.light_line.cards import BACK, DECK, NUMBERS, Card, Number
from tablee.games.light_line.modes.head_line.pieces import ROUND_PILE, RoundResult
from tablee.games.light_line.modes.head_line.state import State


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Everybody knows the same: what lay open, how it went under the pile, and the two numbers on top."""
    unseen, known = state.pile[: state.unseen], state.pile[state.unseen :]
    elsewhere = [card for card in DECK if card not in (*state.open, *state.pile)]
    if state.is_counted:
        for_pile, for_round = _Deck([*unseen], chance), _Deck(elsewhere, chance)
    else:
        for_pile = for_round = _Deck([*unseen, *elsewhere], chance)
    pile = (*map(for_pile.take, _backs(unseen, chance)), *known)
    round_pile = tuple(map(for_round.take, _backs(state.round_pile, chance)))
    return replace(state, round_pile=round_pile, pile=pile)


def _backs(cards: tuple[Card, ...], chance: Chance) -> tuple[Number, ...]:
    """Their numbers in another order but for the one on top; how many there are of each can be counted."""
    numbers = [BACK[card] for card in cards]
    return (*numbers[:1], *chance.shuffled(numbers[1:]))


class _Deck:
    """Cards in an order nobody has seen, by number."""

    def __init__(self, cards: list[Card], chance: Chance) -> None:
        shuffled = chance.shuffled(cards)
        self._cards = {it: [card for card in shuffled if BACK[card] == it] for it in NUMBERS}

    def take(self, number: Number) -> Card:
        return self._cards[number].pop()


class _News:
    """What was told, by kind."""

    def __init__(self, told: tuple[Any, ...]) -> None:
        self.told = told
        self.tags = [tag_of(it) for it in told]

    def of(self, *tags: str) -> list[Any]:
        return [it for it, tag in zip(self.told, self.tags, strict=True) if tag in tags]

    def since(self, *tags: str) -> "_News":
        """The last of these kinds and all after it; nothing where there is none."""
        found = [number for number, tag in enumerate(self.tags) if tag in tags]
        return _News(self.told[found[-1] :] if found else ())

    @property
    def results(self) -> list[RoundResult]:
        return [it.result for it in self.of("round_ended")]


_PHASES = {
    "round_began": "dealing",
    "line_called": "claim",
    "claim_stood": "mark",
    "cards_marked": "join",
    "line_failed": "discard",
    "round_ended": "result",
    "game_ended": "over",
}
_CLOCKS = {
    *("round_began", "card_dealt", "dealing_paused", "dealing_resumed", "line_called"),
    *("claim_stood", "cards_marked", "line_failed", "round_ended"),
}


def recall(told: tuple[Any, ...], seat: Seat | None) -> dict[str, Any]:
    """The fields of the view that the news settle; the options are not news, nor what is offered."""
    game = _News(told)
    if not told:
        return {"seat": seat, "phase": "ready", "round": 0}
    phase = _PHASES[game.since(*_PHASES).tags[0]]
    ended = game.of("game_ended")
    return {
        "seat": seat,
        "round": game.of("round_began")[-1].round,
        "phase": phase,
        "dealer": told[0].dealer,
        "deadline": getattr(game.since(*_CLOCKS).told[0], "deadline", None),
        **_recall_numbers(game),
        "last_round": game.results[-1] if game.results else None,
        "outcome": ended[0].outcome if ended else None,
        **_recall_pace(game),
        **_recall_piles(game),
        **_recall_call(game, phase),
    }


def _recall_numbers(game: _News) -> dict[str, Any]:
    """Who has won which, and what is out of the game."""
    won: list[list[Number]] = [[] for _ in range(game.told[0].seats)]
    discarded: list[Number] = []
    for it in game.of("number_discarded", "round_ended"):
        if tag_of(it) == "number_discarded":
            won[it.seat].remove(it.number)
            discarded.append(it.number)
        elif it.result.is_set_aside:
            discarded.append(it.result.number)
        elif it.result.line:
            won[it.result.callers[0]].append(it.result.number)
    return {"won": won, "discarded": discarded}


def _recall_pace(game: _News) -> dict[str, Any]:
    """What the dealer made of it; until then it is what was agreed."""
    told = game.of("pace_set")
    return {"pace_ms": told[-1].pace_ms} if told else {}


def _recall_piles(game: _News) -> dict[str, Any]:
    numbers = game.since("piles_shown", "round_began", "round_ended").told
    deal = game.since("round_began", "round_ended")
    dealt = [it.card for it in deal.of("card_dealt")]
    backs = game.since("piles_shown", "pile_returned", "card_dealt").told
    back = backs[0].next_back if hasattr(backs[0], "next_back") else backs[0].pile_back
    if back is None and not dealt:
        back = BACK[game.results[-1].cards[0]]  # the pile was empty, and is what was gathered
    taken = [bool(it.line) or it.is_set_aside for it in game.results]
    return {
        "number": numbers[0].number,
        "numbers_left": sum(ROUND_PILE.values()) - sum(taken),
        "tries": [*taken[::-1], True].index(True),
        "pile_back": back,
        "pile_size": len(DECK) - sum(ROUND_PILE.values()) - len(dealt),
        "open": dealt,
    }


def _recall_call(game: _News, phase: str) -> dict[str, Any]:
    news = game.since("round_began")
    is_open = phase not in ("result", "over")
    bench: Bench = ()
    for it in news.of("card_laid", "card_taken_back", "bench_cleared"):
        bench = on_worked(bench, it)
    callers = [it.seat for it in news.of("line_called")]
    marked = [it.cards for it in news.of("cards_marked")]
    halts = news.since("dealing_paused", "dealing_resumed").tags
    return {
        "is_paused": is_open and halts[:1] == ["dealing_paused"],
        "caller": callers[0] if callers and is_open else None,
        "marked": marked[0] if marked and is_open else (),
        "bench": bench if is_open else (),
        "failure": news.of("line_failed")[-1].how if phase == "discard" else None,
        "agreed": [it.seat for it in news.of("seat_agreed")],
    }
