"""Looking back at WORDZ: how many words still fitted each hidden one, who could have named it, and who did."""

from collections.abc import Iterator

from tablee.review.played import Played
from tablee.review.review import Curve, Remark
from tablee.review.turning import turning
from tablee.review.wordz.bots import why
from tablee.review.wordz.curves import curves
from tablee.review.wordz.remarks import remarks
from tablee.review.wordz.stories import Stories


def review(played: Played) -> Iterator[Curve | Remark]:
    stories, language = Stories(played), played.options.language
    for step in played.steps():
        stories.listen(step)
        yield from why(played, step)
    yield from curves(played, stories.told)
    yield from turning([it for story in stories.told for it in remarks(story, language)])
