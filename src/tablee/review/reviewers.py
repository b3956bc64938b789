"""Who looks back at which game."""

from collections.abc import Callable, Iterator
from importlib import import_module

from tablee.review.played import Played
from tablee.review.review import Curve, Remark, Review

Reviewer = Callable[[Played], Iterator[Curve | Remark]]
"""In a module of its own, `review`: it yields what it finds, in whatever order it finds it."""

_OURS: dict[str, str] = {
    "between": "tablee.review.between",
    "entre-les-lignes": "tablee.review.entre_les_lignes",
    "head-line": "tablee.review.head_line",
    "kidz-line": "tablee.review.kidz_line",
    "line": "tablee.review.line",
    "long-line": "tablee.review.long_line",
    "solo-line": "tablee.review.solo_line",
    "trapwords": "tablee.review.trapwords",
    "wordz": "tablee.review.wordz",
}
"""By game, the module."""


def has_review(game: str) -> bool:
    return game in _OURS


def review(played: Played) -> Review:
    """All that is found; nothing for a game that nobody looks back at, nor for one that begins in its middle."""
    is_looked_at = has_review(played.key) and played.is_whole
    found = list(_reviewer(played.key)(played)) if is_looked_at else []
    remarks = sorted((it for it in found if isinstance(it, Remark)), key=lambda it: it.step)
    curves = [it for it in found if isinstance(it, Curve)]
    return Review(played.key, played.length, tuple(curves), tuple(remarks))


def _reviewer(game: str) -> Reviewer:
    """Imported where it is asked for: each brings the bots that it thinks with."""
    reviewer: Reviewer = import_module(_OURS[game]).review
    return reviewer
