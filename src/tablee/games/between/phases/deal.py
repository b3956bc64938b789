"""Dealing a round (rules BT-02, BT-08; BT-G13, BT-G16)."""

from tablee.core.beginning import agreed_or_drawn, require_ready
from tablee.core.clock import deadline
from tablee.core.game import Begin
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.between.events import RoundDealt
from tablee.games.between.phases import Course
from tablee.games.between.pieces import CHOOSE_TIME, DECK
from tablee.games.between.state import Place, State


def begin(course: Course, _: Begin) -> None:
    """The first round; the oldest begins where the table knows who that is (BT-08)."""
    state, chance = require_ready(course), course.kit.chance
    deal(course, agreed_or_drawn(state.options.first, state.seating.seats, chance))


def deal(course: Course, first: Seat) -> None:
    """All 24 cards, as many to each seat (BT-02)."""
    state, kit = course.state, course.kit
    cards = kit.chance.shuffled(DECK)
    size = len(DECK) // state.seating.size
    course.happens(
        RoundDealt(
            round=state.round + 1,
            first=first,
            hands=tuple([tuple(sorted(cards[it * size :][:size])) for it in state.seating.seats]),
            deadline=deadline(state.options.pace, CHOOSE_TIME, kit.now),
        )
    )


def on_round_dealt(state: State, event: RoundDealt) -> State:
    """Clear the table but for points, and for jokers that have to last the game (BT-G11)."""
    fresh_jokers = state.options.joker == "per_round"
    return replace(
        state,
        places=tuple(
            [
                Place(hand=hand, has_joker=old.has_joker or fresh_jokers, points=old.points)
                for hand, old in zip(event.hands, state.places, strict=True)
            ]
        ),
        phase="choose",
        round=event.round,
        first=event.first,
        active=None,
        has_asked=False,
        deadline=event.deadline,
        stretches=0,
        questions=(),
        finds=(),
        whispers=(),
        unfound=(),
        jokers=(),
        misses=(),
        notes=(),
    )
