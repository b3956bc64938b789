"""What is said of one hidden word: how well it was hidden, what gave it away, who could have named it, who did."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Literal, NamedTuple

from tablee.core.seats import Seat
from tablee.games.wordz.events import CardTurned, ProposalMissed, WordFound
from tablee.games.wordz.pieces import Language
from tablee.review.played import Step
from tablee.review.review import Fact, Remark
from tablee.review.turning import Weighed
from tablee.review.wordz.fitting import Fit, is_common
from tablee.review.wordz.keys import Key, RestsOn
from tablee.review.wordz.stories import Sight, Story
from tablee.words.dictionary import load

MANY, SHARPLY = 20, 5
"""A card is worth a word if it leaves less than a fifth of twenty or more."""
WAITS = 0.5
"""A card that still lies face down weighs half of one that is won."""

Facts = Mapping[str, Fact]
Of = Literal["common", "fits"]


def remark(step: int, key: Key, seats: tuple[Seat, ...], rests: RestsOn, facts: Facts) -> Remark:
    return Remark(step, key, seats, facts, rests)


class Left(NamedTuple):
    """When somebody first had but one word left, and the right one."""

    sight: Sight
    of: Of
    """Whether among the common words, or in the whole dictionary, where the word is none of these."""

    @property
    def knowers(self) -> tuple[Seat, ...]:
        fits = self.sight.lookers.items()
        return tuple([seat for seat, fit in fits if getattr(fit, self.of) == 1])

    @property
    def rests(self) -> RestsOn:
        return "common" if self.of == "common" else "eyes"


def remarks(story: Story, language: Language) -> Iterator[Weighed]:
    left = one_left(story, language)
    yield Weighed(_laid(story, language))
    if left is not None:
        yield Weighed(_one_left(story, left), WAITS * left.sight.hidden)
    yield from (it for it in _cut(story) if left is None or it.remark.step != left.sight.step)
    yield from _near(story)
    if story.end is not None:
        is_found = isinstance(story.end.event, WordFound)
        yield _found(story, story.end) if is_found else _turned_up(story, story.end, left)


def one_left(story: Story, language: Language) -> Left | None:
    """By the common words, if it is one of them; never of a word that no dictionary has."""
    of: Of = "common" if is_common(language, story.word) else "fits"
    hidden = [Left(it, of) for it in story.sights if it.hidden] if _listed(story, language) else []
    return next((it for it in hidden if it.knowers), None)


def _listed(story: Story, language: Language) -> bool:
    return load(language).has(story.word)


def _laid(story: Story, language: Language) -> Remark:
    first, word = story.sights[0], story.word
    rare: Key = "laid.rare" if _listed(story, language) else "laid.unlisted"
    key: Key = "laid" if is_common(language, word) else rare
    facts: Facts = {"word": word, "all": len(load(language)), **_fit(first.seen)}
    return _by_sight(first, key, (story.whom,), facts)


def _by_sight(sight: Sight, key: Key, seats: tuple[Seat, ...], facts: Facts) -> Remark:
    """Where only one looks for a word, their own cards count as seen."""
    return remark(sight.step, key, seats, "eyes" if sight.is_of_one else "table", facts)


def _fit(fit: Fit) -> Facts:
    return {"fits": fit.fits, "common": fit.common}


def _one_left(story: Story, left: Left) -> Remark:
    sight, knowers = left.sight, left.knowers
    is_all = len(knowers) == len(sight.lookers) > 1
    common: Key = "one_left.all" if is_all else "one_left"
    rare: Key = "only_left.all" if is_all else "only_left"
    key = common if left.of == "common" else rare
    fits = max(sight.by_seat[it].fits for it in knowers)
    facts: Facts = {"word": story.word, "cards": sight.hidden, "fits": fits}
    return remark(sight.step, key, (story.whom, *knowers), left.rests, facts)


def _cut(story: Story) -> Iterator[Weighed]:
    """The card that told most, if it told much."""
    turned = [it for it in pairwise(story.sights) if _is_turned(story, it[1])]
    sharpest = max(turned, key=lambda it: _factor(*it), default=None)
    if sharpest and _factor(*sharpest) >= SHARPLY:
        before, after = sharpest
        event = after.event
        facts: Facts = {
            "letter": event.letter,
            "place": event.place + 1,
            "before": before.seen.fits,
        }
        seats = (story.whom, event.by)
        facts = {**facts, **_fit(after.seen)}
        yield Weighed(_by_sight(after, "cut", seats, facts), WAITS * after.hidden)


def _is_turned(story: Story, sight: Sight) -> bool:
    """Rather than another's card, which tells less."""
    return isinstance(sight.event, CardTurned) and sight.event.whom == story.whom


def _factor(before: Sight, after: Sight) -> float:
    """Nothing where few are left to tell apart, or none was right."""
    is_much = before.seen.fits >= MANY and after.seen.fits > 0
    return before.seen.fits / after.seen.fits if is_much else 0


def _near(story: Story) -> Iterator[Weighed]:
    """Proposals that were one letter off."""
    for before, after in pairwise(story.sights):
        event = after.event
        if isinstance(event, ProposalMissed) and letters_off(event.word, story.word) == 1:
            facts: Facts = {
                "said": event.word,
                "word": story.word,
                **_fit(before.by_seat[event.by]),
            }
            seats = (event.by, story.whom)
            told = remark(after.step, "near", seats, "eyes", facts)
            yield Weighed(told, WAITS * before.hidden)


def letters_off(one: str, other: str) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))


def _found(story: Story, end: Step) -> Weighed:
    """A card that is won counts whole."""
    last, event = story.sights[-1], end.event
    fit = last.by_seat[event.by]
    only: Key = "found.only" if fit.fits == 1 else "found"
    key: Key = only if event.is_listed else "found.unlisted"
    facts: Facts = {"word": story.word, "cards": last.hidden, **_fit(fit)}
    told = remark(end.number, key, (event.by, story.whom), "eyes", facts)
    return Weighed(told, last.hidden)


def _turned_up(story: Story, end: Step, left: Left | None) -> Weighed:
    """Also who could have named it, and for how many cards."""
    facts: Facts = {"word": story.word, "cards": len(story.word)}
    if left is None:
        return Weighed(remark(end.number, "turned_up", (story.whom,), "eyes", facts))
    facts = {**facts, "hidden": left.sight.hidden, "since": left.sight.step}
    seats = (story.whom, *left.knowers)
    told = remark(end.number, "turned_up.one_left", seats, left.rests, facts)
    return Weighed(told, WAITS * left.sight.hidden)
