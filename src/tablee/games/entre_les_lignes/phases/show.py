"""All drawings come to light at once (rules EL-19, EL-20; EL-G1)."""

from tablee.core.clock import deadline
from tablee.core.record import replace
from tablee.games.entre_les_lignes.events import DrawingsShown
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.pieces import VOTE_TIME
from tablee.games.entre_les_lignes.state import State


def show(course: Course) -> None:
    """The letters are drawn by lot: neither seats nor the order of handing in show in them (EL-G1)."""
    state, kit = course.state, course.kit
    others = [it for it in state.players if it != state.active]
    course.happens(
        DrawingsShown(
            order=kit.chance.shuffled(others),
            drawings=tuple([place.drawing for place in state.places]),
            deadline=deadline(state.options.voting_pace, VOTE_TIME, kit.now),
        )
    )


def on_drawings_shown(state: State, event: DrawingsShown) -> State:
    return replace(
        state,
        phase="vote",
        order=event.order,
        shown=event.drawings,
        deadline=event.deadline,
        stretches=0,
    )
