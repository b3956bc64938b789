"""Dealing words (rules EL-03, EL-04, EL-07 to EL-14, EL-33; EL-G7 to EL-G10)."""

from tablee.core.beginning import agreed_or_drawn, require_ready
from tablee.core.clock import deadline
from tablee.core.game import Begin
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.events import GameBegan, RoundDealt
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.pieces import (
    DRAW_TIME,
    FEWEST,
    WordNumber,
    cards_needed,
    rounds_for,
)
from tablee.games.entre_les_lignes.state import Place, State

_NUMBERS: tuple[WordNumber, ...] = (1, 2, 3, 4, 5)


def pack_of(state: State) -> str:
    """Before the number is known, how many cards there are is the same whichever it is."""
    options = state.options
    whole = f"entre-les-lignes/{options.language}/{options.pack}"
    if options.difficulty == "all":
        return whole
    needed = cards_needed(state.seating.size, options)
    return f"{whole}@{options.difficulty}-{needed}-{state.number or 1}"


def begin(course: Course, _: Begin) -> None:
    """One pile for the whole game, and one number (EL-03, EL-04); who begins is drawn, unless agreed (EL-07)."""
    state, kit = require_ready(course), course.kit
    options, chance, size = state.options, kit.chance, state.seating.size
    cards = kit.lexicon.size(pack_of(state))
    if cards < cards_needed(size, options):
        raise BrokenRule("too_few_words" if cards else "no_such_pack", "EL-03")
    course.happens(
        GameBegan(
            number=agreed_or_drawn(options.number, _NUMBERS, chance),
            rounds=rounds_for(size, options),
            pile=chance.shuffled(range(cards)),
        )
    )
    deal(course, agreed_or_drawn(options.first, state.seating.seats, chance))


def on_game_began(state: State, event: GameBegan) -> State:
    return replace(state, number=event.number, rounds=event.rounds, pile=event.pile)


def may_deal(state: State) -> bool:
    """Enough are here (EL-G10), and enough cards are left (EL-G7)."""
    return FEWEST <= len(state.present) <= len(state.pile) + 1


def deal(course: Course, active: Seat) -> None:
    """One card for the active player, as many unseen ones as make one for each of the others (EL-10 to EL-12)."""
    state, kit = course.state, course.kit
    others = [it for it in state.present if it != active]
    drawn = state.pile[: len(others)]
    dealt = dict(zip(others, kit.chance.shuffled(drawn), strict=True))
    words = {seat: _word(state, card, kit) for seat, card in dealt.items()}
    accomplice = next(seat for seat, card in dealt.items() if card == drawn[0])
    words[active] = words[accomplice]
    course.happens(
        RoundDealt(
            round=state.round + 1,
            active=active,
            accomplice=accomplice,
            words=tuple([words.get(it, "") for it in state.seating.seats]),
            deadline=deadline(state.options.drawing_pace, DRAW_TIME, kit.now),
        )
    )


def _word(state: State, card: int, kit: Kit) -> str:
    """Only that of the chosen number; a card of a host's own that has fewer words is played with its last."""
    assert state.number is not None
    words = kit.lexicon.card(pack_of(state), card)
    return words[: state.number][-1]


def _dealt(old: Place, word: str) -> Place:
    return Place(
        word,
        is_empty=old.is_empty,
        sitter=old.sitter,
        artist=old.sitter,
        points=old.points,
    )


def on_round_dealt(state: State, event: RoundDealt) -> State:
    """Clear the table but for points; the cards that were dealt leave the pile for good (EL-G7)."""
    both = zip(event.words, state.places, strict=True)
    return replace(
        state,
        places=tuple([_dealt(old, word) for word, old in both]),
        pile=state.pile[len([word for word in event.words if word]) - 1 :],
        phase="draw",
        round=event.round,
        active=event.active,
        accomplice=event.accomplice,
        order=(),
        shown=(),
        heard=(),
        deadline=event.deadline,
        stretches=0,
    )
