"""What is said of one turn: the traps that words came near, where it could be guessed, and what was never touched."""

from collections.abc import Iterator, Mapping, Sequence

from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.trapwords.pieces import Language, TurnResult
from tablee.review.played import Step
from tablee.review.review import Fact, Remark
from tablee.review.trapwords.chart import chart
from tablee.review.trapwords.keys import Fate, Key, RestsOn
from tablee.review.trapwords.touching import Touch, fates, touches
from tablee.review.trapwords.turns import Clarity, Turn
from tablee.review.turning import Weighed

Facts = Mapping[str, Fact]

PLAIN, DIM = 0.5, 0.1
"""How likely a secret is that one might name, and one that takes a good ear."""
CAUGHT, PASSED, MISSED, EARLY, FOUND = 1.0, 0.8, 0.6, 0.5, 0.3
"""What turns a game, in rooms."""


def remark(step: int, key: Key, seats: tuple[Seat, ...], rests: RestsOn, facts: Facts) -> Remark:
    return Remark(step, key, seats, facts, rests)


def remarks(language: Language, turn: Turn, end: Step) -> Iterator[Weighed]:
    result: TurnResult = end.event.result
    found = touches(language, result) if result.words else []
    for it in (*_touched(turn, found, result.giver), *_guessed(turn, result), *_aloud(result, end)):
        yield it._replace(weight=it.weight * turn.stake)
    if result.words:
        told = _map(result, end.number, found)
        yield Weighed(replace(told, shows=chart(language, result, found)))


def _touched(turn: Turn, found: Sequence[Touch], giver: Seat) -> Iterator[Weighed]:
    """Of each word the worst it did."""
    weights: dict[Fate, float] = {"caught": CAUGHT, "passed": PASSED}
    for number in dict.fromkeys(it.word.number for it in found):
        it = min((it for it in found if it.word.number == number), key=lambda it: it.rank)
        fate = it.fate
        if fate == "untouched":
            continue
        facts: Facts = {"word": it.word.word, "trap": it.trap.word, "why": it.why, "link": it.link}
        rests: RestsOn = "lists" if fate == "near" else "families" if it.why else ""
        told = remark(turn.step_of(number), fate, (giver,), rests, facts)
        yield Weighed(told, weights.get(fate, 0))


def _guessed(turn: Turn, result: TurnResult) -> Iterator[Weighed]:
    """When the clues pointed to the secret above all, unless it was named before anything else was said."""
    clear = next((it for it in turn.clear if it.leads and it.share >= PLAIN), None)
    right = next((it for it in turn.guessed if it.event.is_right), None)
    if clear and (right is None or clear.words < len(turn.said)):
        missed = MISSED if right is None else 0
        facts: Facts = {"secret": result.secret, "share": _percent(clear)}
        told = remark(clear.step, "guessable", (result.giver,), "lists", facts)
        yield Weighed(told, missed)
    if right is not None and turn.clear and any(it.share for it in turn.clear):
        yield _found(turn, right, result)


def _found(turn: Turn, right: Step, result: TurnResult) -> Weighed:
    last = turn.clear[-1]
    is_early = last.share < DIM
    seats = (right.event.by, result.giver)
    facts: Facts = {"secret": result.secret, "share": _percent(last)}
    key: Key = "found.early" if is_early else "found"
    told = remark(right.number, key, seats, "lists", facts)
    return Weighed(told, EARLY if is_early else FOUND)


def _percent(clear: Clarity) -> int:
    return round(100 * clear.share)


def _aloud(result: TurnResult, end: Step) -> Iterator[Weighed]:
    """Where clues are spoken, the trap is all that is known."""
    claims = () if result.words else result.claims
    for claim in claims:
        if claim.verdict == "upheld" and claim.trap:
            facts: Facts = {"trap": claim.trap_word, "secret": result.secret}
            told = remark(end.number, "caught.aloud", (result.giver,), "", facts)
            yield Weighed(told, CAUGHT)


def _map(result: TurnResult, step: int, found: Sequence[Touch]) -> Remark:
    """The traps of the turn by what became of them."""
    worst = fates(result.traps, found)
    by_fate = {fate: _words(result, worst, fate) for fate in ("caught", "untouched")}
    near = tuple(
        [it for it in _all(result) if it not in (*by_fate["caught"], *by_fate["untouched"])]
    )
    key: Key = "map.caught" if by_fate["caught"] else "map.near" if near else "map.clear"
    facts: Facts = {"secret": result.secret, "near": near, "traps": len(result.traps), **by_fate}
    return remark(step, key, (result.giver,), "lists", facts)


def _all(result: TurnResult) -> tuple[str, ...]:
    return tuple([it.word for it in result.traps])


def _words(result: TurnResult, worst: Mapping[int, Fate], fate: str) -> tuple[str, ...]:
    return tuple([it.word for it in result.traps if worst[it.number] == fate])
