"""Law 6: whoever was told the same sees the same, whoever is told nothing sees nothing new, and all of it is true."""

from collections.abc import Iterator

from tablee.laws.differences import first_difference
from tablee.laws.future import Future, name_of, part, spelt
from tablee.laws.names import Names
from tablee.laws.pair import Pair
from tablee.laws.scene import Scene


def views_are_true(scene: Scene) -> Iterator[str]:
    """What a view shows by the name that the state has for it; what is a seat's `own` is its place among `places`."""
    for viewer, view in scene.views.items():
        names = Names(scene.state, viewer)
        own, places = getattr(view, "own", None), getattr(scene.state, "places", ())
        of_own = names.untruth(own, places[viewer], ".own") if own and places else None
        if found := names.untruth(view, scene.state) or of_own:
            yield f"what {name_of(viewer)} sees is not what is: {found}"


def news_are_true(scene: Scene) -> Iterator[str]:
    """What is told of an event by the name that the event has for it."""
    if future := scene.step.future:
        for viewer in scene.walk.viewers:
            for event, news in zip(future.events, future.seen(viewer), strict=True):
                if found := Names(event, viewer).untruth(news, event):
                    yield f"what {name_of(viewer)} is told is not what happened: {found}"


def told_the_same_sees_the_same(pair: Pair) -> Iterator[str]:
    """Two histories that end in the same news, of other truths, other moves or other cards."""
    for one, other in pair.histories:
        parting = part(one, other, pair.viewer)
        if parting and parting.one.told == parting.other.told:
            gap = first_difference(parting.one.sight, parting.other.sight)
            yield f"{pair.name} is told the same of {spelt(one.action)}, and sees: {gap}"


def told_otherwise_sees_otherwise(pair: Pair) -> Iterator[str]:
    """What comes to light shows, and so does a word of one's own: another word would look otherwise."""
    reworded = pair.scene.rewordings if pair.viewer is not None else []
    for one, other in (*pair.moves, *(it for it in reworded if it[0].seat == pair.viewer)):
        parting = part(one, other, pair.viewer)
        if parting and not parting.is_seen:
            gap = first_difference(parting.one.told, parting.other.told)
            yield f"{pair.name} sees nothing of what it is told of {spelt(one.action)}: {gap}"


def told_nothing_sees_nothing(pair: Pair) -> Iterator[str]:
    """What another did shows only to whom it is told; whoever acts may know anyway."""
    for one in pair.scene.moves:
        is_own = one.seat is not None and one.seat == pair.viewer
        if not is_own and _changes_unsaid(one, pair):
            yield f"{pair.name} sees what comes of {spelt(one.action)}, and is not told"


def _changes_unsaid(one: Future, pair: Pair) -> bool:
    is_all_told = len(one.told(pair.viewer)) == len(one.events)
    return not is_all_told and any(not it.told for it in one.moments(pair.viewer)[1:])
