"""The sentence that says what one may do now, and the gentle word before a question that tells nothing."""

from tablee.cli.between.words import ACTIONS
from tablee.cli.speech import Speech
from tablee.core.offers import Offer, OneOf
from tablee.games.between.actions import Action, Ask
from tablee.games.between.view import View

UNBROKEN = "\u00a0"
"""Between words that are typed together: no line ends there."""

_ORDER = ("hide", "ask", "announce", "joker", "end", "note", "concede")


def advice(view: View, say: Speech) -> str:
    """All that is offered, each with the words for it; one offer stands for its kind."""
    words = {action: word for word, action in ACTIONS.items()}
    offered = {words[it.action]: it for it in reversed(view.offers) if it.action in words}
    if "hide" in offered:
        offered.pop("note", None)  # there is nothing to note before the first answer
    parts = [_part(word, offered[word], say) for word in _ORDER if word in offered]
    if "concede" in offered:
        parts.append(say("between.now.watch"))
    return say("between.now", choices=say.join(parts, "or"))


def _part(word: str, offer: Offer, say: Speech) -> str:
    spoken = " ".join(map(str, (say(f"between.word.{word}"), *_example(word, offer))))
    return say(f"between.now.{word}", example=spoken.replace(" ", UNBROKEN))


def _example(word: str, offer: Offer) -> tuple[object, ...]:
    """Something that may really be said now; where any number may be, one of ours."""
    match word:
        case "ask":
            return _seat(offer), _telling(offer.fields["value"])
        case "joker":
            return _seat(offer), 12
        case "announce":
            return _seat(offer), 7, 10
        case "note":
            return _seat(offer), 17, "x"
        case "hide":
            pairs = [pair for pair in offer.fields["interval"].all() if isinstance(pair, tuple)]
            return pairs[len(pairs) // 2]
        case _:
            return ()


def _seat(offer: Offer) -> int:
    whom = next(offer.fields["whom"].all())
    assert isinstance(whom, int)
    return whom + 1


def _telling(values: object) -> object:
    """A value whose answer is not known yet, if there is one."""
    assert isinstance(values, OneOf)
    return next((value for value in values.values if value not in values.idle), values.values[0])


def is_idle(action: Action, view: View) -> bool:
    """Whether this question cannot tell anything new (BT-G1, BT-G2)."""
    if not isinstance(action, Ask):
        return False
    values = [offer.fields["value"] for offer in view.offers if offer.covers(action)]
    return any(isinstance(value, OneOf) and action.value in value.idle for value in values)
