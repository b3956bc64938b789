"""Dealing a round (rules WZ-03, WZ-06, WZ-11, WZ-29; WZ-G2)."""

from tablee.core.beginning import agreed_or_drawn, require_ready
from tablee.core.clock import deadline
from tablee.core.game import Begin
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.wordz.events import RoundDealt
from tablee.games.wordz.phases import Course
from tablee.games.wordz.pieces import (
    COMPOSE_TIME,
    CONSONANT_CARDS,
    CONSONANTS_EACH,
    TOKENS,
    VOWEL_CARDS,
    VOWELS_EACH,
    in_order,
)
from tablee.games.wordz.state import Place, State


def begin(course: Course, _: Begin) -> None:
    """The first round; who begins is drawn, unless it was agreed (WZ-11)."""
    state, chance = require_ready(course), course.kit.chance
    deal(course, agreed_or_drawn(state.options.first, state.seating.seats, chance))


def deal(course: Course, first: Seat) -> None:
    """Each colour shuffled by itself (WZ-29): five vowels and seven consonants to each seat (WZ-03)."""
    state, kit = course.state, course.kit
    language = state.options.language
    vowels = kit.chance.shuffled(VOWEL_CARDS[language])
    consonants = kit.chance.shuffled(CONSONANT_CARDS[language])
    hands = [
        vowels[VOWELS_EACH * seat :][:VOWELS_EACH]
        + consonants[CONSONANTS_EACH * seat :][:CONSONANTS_EACH]
        for seat in state.seating.seats
    ]
    keeps = state.options.tokens == "carried" and state.round > 0
    course.happens(
        RoundDealt(
            round=state.round + 1,
            first=first,
            hands=tuple(map(in_order, hands)),
            tokens=tuple([place.tokens if keeps else TOKENS for place in state.places]),
            deadline=deadline(state.options.pace, COMPOSE_TIME, kit.now),
        )
    )


def on_round_dealt(state: State, event: RoundDealt) -> State:
    """Clear the table but for points; who was out is in again (WZ-26)."""
    return replace(
        state,
        places=tuple(
            [
                Place(hand=hand, tokens=tokens, points=old.points)
                for hand, tokens, old in zip(event.hands, event.tokens, state.places, strict=True)
            ]
        ),
        phase="compose",
        round=event.round,
        first=event.first,
        deadline=event.deadline,
        stretches=0,
        misses=(),
        fates=(),
    )
