"""What is said of each round: whether the two found each other, and what every drawing was taken for."""

from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.pieces import RoundResult
from tablee.review.entre_les_lignes.keys import Key
from tablee.review.entre_les_lignes.votes import Facts, remark
from tablee.review.turning import Weighed


def told_of(result: RoundResult, step: int) -> Weighed:
    """The points of the two are what a round turns by."""
    pair = (result.active, result.accomplice)
    right = [it for it in pair if result.votes[it] == result.right]
    facts: Facts = {
        "word": result.word,
        "wrong": len(result.wrong),
        "saw": result.votes.count(result.right) - len(right),
        "votes": sum(it != "abstain" for it in result.votes),
    }
    seats = pair if len(right) != 1 else (right[0], *(it for it in pair if it not in right))
    told = remark(step, _key(result, right), seats, "", facts)
    points = sum(result.scores[it].points for it in pair)
    return Weighed(replace(told, shows=_board(result)), points)


def _key(result: RoundResult, right: list[Seat]) -> Key:
    if len(right) == 2:
        return "pair.met" if result.wrong else "pair.plain"
    return "pair.one" if right else "pair.none"


def _board(result: RoundResult) -> dict[str, object]:
    """Every drawing with those who voted for it, as plain data."""
    return {
        "word": result.word,
        "right": result.right,
        "drawings": [
            {"spot": it.spot, "seat": it.seat, "word": it.word}
            | {"voters": [seat for seat, vote in enumerate(result.votes) if vote == it.spot]}
            for it in result.exhibits
        ],
    }
