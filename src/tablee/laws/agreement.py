"""Law 6: what a seat was told and the view it holds never contradict."""

from collections.abc import Iterator

from tablee.laws.differences import contradiction, plain
from tablee.laws.future import name_of
from tablee.laws.walk import Step, Walk


def news_and_views_agree(walk: Walk, step: Step) -> Iterator[str]:
    """As far as the game recalls; a game that recalls nothing has not shown it."""
    for viewer, told in walk.told.items():
        said = plain(walk.game.recall(tuple(told), viewer))
        if not said:
            yield f"nothing is recalled of {len(told)} news"
        if found := contradiction(said, plain(walk.game.view(step.after, viewer))):
            yield f"what {name_of(viewer)} was told and what it sees: {found}"
