"""What a viewer may know of a truth: what is the same in all the truths it cannot tell apart."""

from collections.abc import Iterator
from typing import Any

from tablee.laws.differences import differences, lists, plain
from tablee.laws.future import Parting
from tablee.laws.pair import Pair

TRUTHS = 4
"""How many are looked at; a secret that stands still in all of them is taken for known."""


def may_know_apart(pair: Pair, parting: Parting) -> bool:
    """Whether two truths differ in something that no truth like the first ever changes."""
    one, other = parting.one.state, parting.other.state
    open_paths = set(differences(one, other))
    for _ in range(TRUTHS):
        like = pair.game.resample(one, pair.viewer, pair.scene.walk.dice)
        open_paths.difference_update(differences(one, like))
    return bool(open_paths)


def shown_without_reason(pair: Pair, parting: Parting) -> str | None:
    """Where a viewer sees a difference though every secret is kept, and nothing that it cannot see differs.

    The first truth is given the secrets of the other: drawn in the same way as before the move, they are the same
    unless the move touched them.
    """
    one, other = parting.one.state, parting.other.state
    hidden = differences(pair.resample(one), other)
    secrets = differences(pair.one, pair.other)
    is_kept = secrets.items() <= differences(one, other).items() and secrets.keys().isdisjoint(
        hidden
    )
    shown = differences(pair.game.view(one, pair.viewer), pair.game.view(other, pair.viewer))
    return next(iter(shown)) if is_kept and hidden.items() <= shown.items() else None


def spelt_out(pair: Pair, news: list[Any]) -> Iterator[str]:
    """Lists that a viewer was told though it does not see them, where another truth has other lists."""
    told = {text for it in news for text in lists(plain(it)).values()}
    sight = pair.scene.sights[pair.viewer]
    if unseen := {text for text in told if text not in sight}:
        here, there = (lists(plain(it)) for it in (pair.one, pair.other))
        secrets = {text for path, text in here.items() if there.get(path) != text}
        yield from (text.decode() for text in sorted(unseen & secrets))
