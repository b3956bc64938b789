"""A hint in two steps: what a strong player would do who sees what a seat sees, and what of it tells where to look."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from msgspec import to_builtins

from tablee.bots.bot import Bot, choice_of
from tablee.core.attachment import Attach
from tablee.core.chance import Chance, key_from
from tablee.core.game import AnyView, Types
from tablee.core.offers import Choice, Offer, OneOf, is_offered
from tablee.core.record import encode
from tablee.core.refusal import NotNow
from tablee.tables.wire import Hint, HintStep

Choosing = Bot[Any, Any]


def moment_of(view: AnyView) -> bytes:
    """What tells one view of a seat from another: the same sight is the same moment."""
    return sha256(encode(view)).digest()


def thought_of(
    bot: Choosing, types: Types, view: AnyView, shown: Mapping[str, bytes]
) -> Any | None:
    """From what the seat sees and from nothing else, the chance included: nothing to be told but what it may know."""
    chance = Chance(key_from(moment_of(view), (b"coach",)))
    action = choice_of(bot, view, shown, chance)
    if action is None:
        return None
    if isinstance(action, Attach) or not (
        types.is_action(action) and is_offered(view.offers, action)
    ):
        raise NotNow("no_hint")
    return action


def hint_of(view: AnyView, action: Any | None, step: HintStep) -> Hint:
    """Whoever had better wait is told so at once: there is nowhere to look."""
    if action is None:
        return Hint("what", None)
    plain = to_builtins(action)
    if step == "what":
        return Hint(step, plain)
    offer = next(it for it in view.offers if it.covers(action))
    return Hint(step, _where(plain, offer))


def _where(action: Mapping[str, Any], offer: Offer) -> Mapping[str, Any] | None:
    """The kind of action, with the first thing to choose where there is more to it; null where the kind is all."""
    if not offer.fields:
        return None
    first, *others = offer.fields
    kept = _some(action[first], offer.fields[first], is_all=not others)
    return {"type": action["type"]} | ({} if kept is None else {first: kept})


def _some(value: Any, choice: Choice, *, is_all: bool) -> Any | None:
    """A word that is made up, and a list of numbers, are halved; one of a few is told whole where more is to come."""
    if isinstance(value, tuple):
        return value[: -(-len(value) // 2)] if len(value) > 1 else None
    if isinstance(choice, OneOf):
        return None if is_all else value
    return value[: len(value) // 2] or None
