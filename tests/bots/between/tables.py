"""Tables of Between to sit bots at: set up by hand, or played on by chance."""

from collections.abc import Iterator, Sequence

from tablee.bots.bot import Bot
from tablee.core.chance import Chance
from tablee.core.game import Begin
from tablee.core.kit import Kit
from tablee.core.offers import Offer, is_offered
from tablee.core.seats import Seat, Seating
from tablee.games.between import game
from tablee.games.between.actions import Action
from tablee.games.between.events import (
    Event,
    IntervalChosen,
    QuestionAnswered,
    RoundDealt,
    TurnBegan,
)
from tablee.games.between.phases.ask import answer
from tablee.games.between.pieces import Card, Interval, Options
from tablee.games.between.state import State
from tablee.games.between.view import View

LONGEST = 3000
"""No game between sensible players takes so many actions."""

Player = Bot[View, Action]


def laid_out(hands: Sequence[str], intervals: Sequence[Interval], *asked: str) -> State:
    """A round in which these hands were dealt, these intervals hidden and these questions asked.

    A question reads "0 asks 1 for 17".
    """
    state = game.start(Seating(len(hands)), Options())
    cards = tuple(tuple(sorted(map(int, hand.split()))) for hand in hands)
    state = game.evolve(state, RoundDealt(1, Seat(0), cards))
    for seat, interval in enumerate(intervals):
        state = game.evolve(state, IntervalChosen(Seat(seat), interval))
    state = turn_of(state, 0)
    for question in asked:
        state = _asked(state, question)
    return state


def _asked(state: State, question: str) -> State:
    asker, _, whom, _, value = question.split()
    return heard(state, int(asker), int(whom), int(value))


def heard(state: State, asker: int, whom: int, value: Card) -> State:
    """One more question, answered truly."""
    said = answer(state.places[whom], value)
    return game.evolve(state, QuestionAnswered(Seat(asker), Seat(whom), value, said))


def turn_of(state: State, seat: int) -> State:
    return game.evolve(state, TurnBegan(Seat(seat)))


def happened(state: State, *events: Event) -> State:
    for event in events:
        state = game.evolve(state, event)
    return state


def begun(seats: int, seed: int, options: Options) -> State:
    state = game.start(Seating(seats), options)
    return happened(state, *game.decide(state, None, Begin(), Kit(Chance(b"%d" % seed))))


def awaited(state: State) -> Seat | None:
    """Who is to act: one who may concede first, then whoever the game waits for."""
    for seat in state.seating.seats:
        if state.may_concede(seat) and seat != state.active:
            return seat
    return next(iter(game.awaiting(state)), None)


def played(players: Sequence[Player], seed: int, options: Options) -> Iterator[State]:
    """Every position of one game."""
    cards, luck = Chance(b"%d" % seed), Chance(b"luck %d" % seed)
    state = begun(len(players), seed, options)
    for n in range(LONGEST):
        if (seat := awaited(state)) is None:
            return
        yield state
        view = game.view(state, seat)
        action = players[seat].choose(view, luck.at(n))
        assert action is not None
        assert is_offered(view.offers, action)
        state = happened(state, *game.decide(state, seat, action, Kit(cards.at(n))))
    raise AssertionError("the game does not end")


def wandering(seats: int, seed: int, actions: int) -> Iterator[tuple[State, View]]:
    """A round in which everybody asks at random and nobody proposes, with what the one to move sees."""
    luck = Chance(b"wandering %d" % seed)
    state = begun(seats, seed, Options())
    for n in range(actions):
        (seat, *_) = game.awaiting(state)
        view = game.view(state, seat)
        if view.phase == "turn":
            yield state, view
        action = game.TYPES.make_action(luck.pick(_wandering_offers(view, luck)).pick(luck))
        state = happened(state, *game.decide(state, seat, action, Kit(luck.at(n))))


def _wandering_offers(view: View, luck: Chance) -> list[Offer]:
    order = ["choose_interval", "ask", "end_turn"]
    if luck.below(10) == 0:
        order.insert(0, "play_joker")
    by_kind = ([it for it in view.offers if it.action == kind] for kind in order)
    return next(offers for offers in by_kind if offers)
