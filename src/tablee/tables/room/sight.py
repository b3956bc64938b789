"""What a person may see of the room, built field by field; keys, salts and seeds stay here."""

from collections.abc import Callable
from typing import Any

from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.tables.deal import SharedDeal
from tablee.tables.room.brought import Brought
from tablee.tables.room.chairs import may_ask, voices
from tablee.tables.room.names import bot_at, names_at, sitters
from tablee.tables.room.people import (
    NOBODY,
    Ask,
    BotPace,
    Chair,
    Cheered,
    LastGame,
    PersonId,
    Stage,
    Taking,
    Talk,
    Viewer,
)
from tablee.tables.room.rotation import come, wait
from tablee.tables.room.state import Room
from tablee.tables.room.under_way import ASKER
from tablee.tables.stretch import Hurry
from tablee.tables.variation import Branch


class PersonView(Record, frozen=True):
    id: PersonId
    name: str
    is_here: bool
    is_ready: bool
    seat: Seat | None
    token: int | None
    """The animal this person chose, if any."""


class ChairView(Record, frozen=True):
    person: PersonId | None
    bot: str | None
    is_passed_over: bool
    """Its person is away, and the others play on without."""
    before: tuple[str, ...]
    """The names of those who left it empty in the course of this game, the first one first."""


class AskView(Record, frozen=True):
    """Somebody would like a seat in a game that is under way, or over."""

    person: PersonId
    seat: Seat
    voices: tuple[PersonId, ...]
    """Whose word it takes now."""


class TakingView(Record, frozen=True):
    """A seat that changed hands since the game began."""

    name: str
    seat: Seat
    left: str
    """Who had left it empty; nothing where a bot played it."""
    bot: str
    """What a bot at this seat goes by."""
    by: tuple[str, ...]
    """By whose word; by nobody's where it was one's own."""
    after: int
    """How much of this game you had been told before."""


class LastGameView(Record, frozen=True):
    """GET /api/tables/{code}/games/{number}: one that is over; its log and its steps may be had under its number."""

    number: int
    game: str
    seat: Seat | None
    """Where this person sat."""
    chairs: tuple[ChairView, ...]
    """As they were at its end."""
    names: tuple[str, ...]
    """By seat."""
    is_variation: bool


class WordsView(Record, frozen=True):
    """A pack that somebody of this table has brought: whose it is, and not what is in it."""

    pack: str
    """What the options call it."""
    game: str
    language: str
    title: str
    by: str
    """The name of whose words they are."""
    cards: int
    is_yours: bool
    """Whether you brought it, and may read it."""


class WishView(Record, frozen=True):
    """Somebody would like this game next."""

    person: PersonId
    game: str


class VariationView(Record, frozen=True):
    """This game set out from the middle of another."""

    code: str
    """Of the other one's table: its people's business, so only who asked for the variation is told."""
    number: int
    step: int
    seat: Seat
    """Through whose eyes it was looked at."""
    is_true: bool
    """Whether the cards lie as they lay then; else what that seat could not know was dealt anew."""


class DealView(Record, frozen=True):
    """Others play this game's deal, too."""

    name: str
    """By which they find it; it may hold the seed, so before the end it is told to nobody but who came with it."""
    day: str
    """Of which it is the deal; empty where it was a game's."""


class RoomView(Record, frozen=True):
    """Everything around the game that one person may see, or a screen."""

    you: PersonId
    """0 on a screen, which is nobody."""
    seat: Seat | None
    game: str
    options: Any
    stage: Stage
    number: int
    """Which game of this table's."""
    host: PersonId | None
    people: tuple[PersonView, ...]
    chairs: tuple[ChairView, ...]
    names: tuple[str, ...]
    """By seat, of who or what plays there, the same in every language; of an empty seat, who left it."""
    talk: Talk
    bot_pace: BotPace
    has_coach: bool
    """Whether the coach may speak among people: where all others are bots it always may."""
    is_open: bool
    commitment: str
    loan_after: int
    """Milliseconds that somebody has to stay away before a seat may be lent."""
    asks: tuple[AskView, ...]
    takings: tuple[TakingView, ...]
    may_ask: tuple[Seat, ...]
    """The seats you may take or ask for, once cards are dealt."""
    came_later: tuple[PersonId, ...]
    """Those who came after the last game, and see nothing of it before one who played shows it."""
    again: tuple[PersonId, ...]
    """Who would like another game, now that this one is over."""
    words: tuple[WordsView, ...]
    """The packs of this table's own, the oldest first."""
    wishes: tuple[WishView, ...]
    """Who would like which game next."""
    picked_by: PersonId | None
    """Who picked the game that people gather for, if one alone did."""
    programme: tuple[str, ...]
    """The games that are to be played next, the first one first; one that is not on the shelf is passed over."""
    come: tuple[PersonId, ...]
    """Those who sit now and did not in the game before, while people gather for the next."""
    wait: tuple[PersonId, ...]
    """Those without a seat who would have one, the next one first."""
    last: LastGameView | None
    """Null before the first end, and for who came after it."""
    screens: int
    """How many televisions show the table now."""
    cheered: tuple[Cheered, ...]
    """Drawings of this game and of the one before that somebody gave a heart or a laugh to, as far as one may look."""
    hurry: Hurry | None
    """How people let bots go on where nobody else is to act; null where there is nothing to hurry."""
    variation: VariationView | None
    """Where this game set out, if that was in the middle of another."""
    deal: DealView | None
    """Where its cards come from, if others play the same."""


def view(
    room: Room,
    who: Viewer,
    is_here: Callable[[PersonId], bool],
    takings: tuple[int, ...] = (),
    screens: int = 0,
    hurry: Hurry | None = None,
) -> RoomView:
    """`takings`: after how much of this person's news each seat changed hands; `screens`: how many are here."""
    return RoomView(
        you=NOBODY if isinstance(who, str) else who,
        seat=room.seat_of(who),
        game=room.game,
        options=room.options,
        stage=room.stage,
        number=room.games,
        host=room.host,
        people=tuple([_person(room, other, is_here=is_here(other)) for other in room.present]),
        chairs=tuple([_chair(room, it) for it in room.chairs]),
        names=sitters(room),
        talk=room.talk,
        bot_pace=room.bot_pace,
        has_coach=room.has_coach,
        is_open=room.is_open,
        commitment=room.commitment,
        loan_after=room.loan_after,
        asks=tuple([_ask(room, it, is_here) for it in room.asks]),
        takings=tuple([_taking(room, *it) for it in zip(room.takings, takings, strict=False)]),
        may_ask=_may_ask(room, who),
        came_later=_came_later(room),
        again=tuple([it for it in room.present if room.people[it - 1].wants_again]),
        words=tuple([_words(room, it, who) for it in room.words_in_use]),
        wishes=_wishes(room),
        picked_by=room.picked_by,
        programme=room.programme,
        come=come(room),
        wait=wait(room),
        last=_last(room, who),
        screens=screens,
        cheered=tuple([it for it in room.cheered if room.may_look_back(who, it.number)]),
        hurry=hurry,
        variation=None if room.branch is None else _variation(room.branch, who),
        deal=None if room.shared is None else _deal(room, room.shared, who),
    )


def _variation(branch: Branch, who: Viewer) -> VariationView:
    it, is_asker = branch.variation, who == ASKER
    return VariationView(
        branch.code if is_asker else "", branch.number, it.step, it.seat, it.is_true
    )


def _deal(room: Room, shared: SharedDeal, who: Viewer) -> DealView:
    is_told = who == ASKER or (room.stage != "playing" and room.may_look_back(who))
    return DealView(shared.name if is_told else "", shared.deal.day)


def _wishes(room: Room) -> tuple[WishView, ...]:
    wishes = [(who, room.people[who - 1].wishes_for) for who in room.present]
    return tuple([WishView(*it) for it in wishes if it[1]])


def _words(room: Room, it: Brought, who: Viewer) -> WordsView:
    by = it.author if it.person is None else room.people[it.person - 1].name
    is_yours = it.person is not None and it.person == who
    return WordsView(it.pack, it.game, it.language, it.title, by, it.cards, is_yours)


def _chair(room: Room, chair: Chair) -> ChairView:
    before = tuple([room.people[who - 1].name for who in chair.before])
    return ChairView(chair.person, chair.bot, chair.is_passed_over, before)


def _last(room: Room, who: Viewer) -> LastGameView | None:
    last = room.last
    if last is None or not room.may_look_back(who, last.number):
        return None
    return past_game(room, last, who)


def past_game(room: Room, last: LastGame, who: Viewer) -> LastGameView:
    """For somebody who may look back at it."""
    seats = [Seat(seat) for seat, it in enumerate(last.chairs) if it.person == who]
    chairs = tuple([_chair(room, it) for it in last.chairs])
    names = names_at(room, last.chairs)
    seat = next(iter(seats), None)
    return LastGameView(last.number, last.game, seat, chairs, names, last.is_variation)


def _person(room: Room, who: PersonId, *, is_here: bool) -> PersonView:
    person = room.people[who - 1]
    return PersonView(who, person.name, is_here, person.is_ready, room.seat_of(who), person.token)


def _ask(room: Room, ask: Ask, is_here: Callable[[PersonId], bool]) -> AskView:
    is_host_here = room.host is not None and is_here(room.host)
    return AskView(ask.person, ask.seat, voices(room, ask, is_host_here=is_host_here))


def _taking(room: Room, taking: Taking, after: int) -> TakingView:
    left = "" if taking.left is None else room.people[taking.left - 1].name
    by = tuple([room.people[it - 1].name for it in taking.by])
    name, bot = room.people[taking.person - 1].name, bot_at(taking.seat)
    return TakingView(name, taking.seat, left, bot, by, after)


def _may_ask(room: Room, who: Viewer) -> tuple[Seat, ...]:
    if room.stage == "gathering" or isinstance(who, str):
        return ()
    return tuple([Seat(it) for it in range(len(room.chairs)) if may_ask(room, who, Seat(it))])


def _came_later(room: Room) -> tuple[PersonId, ...]:
    return tuple([it for it in room.present if room.games and not room.may_look_back(it)])
