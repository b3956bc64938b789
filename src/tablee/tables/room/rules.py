"""May they?  Who may do what in the room, and when."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from msgspec import Raw, ValidationError
from msgspec.structs import fields

from tablee.core.chance import commitment
from tablee.core.game import AnyGame
from tablee.core.record import converter, encode, replace
from tablee.core.refusal import BrokenRule, Malformed, NotNow, NotSeated, Refusal
from tablee.core.seats import Seat, Seating
from tablee.tables.daily import SETTINGS
from tablee.tables.legacy import COUNTED, FORMAT
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.changes import MOST_SCREENS
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.levels import meant, usual
from tablee.tables.room.names import distinct, taken_by_others, tidy_name
from tablee.tables.room.people import TOKENS, Chair, Person, PersonId, Viewer
from tablee.tables.room.state import Room
from tablee.tables.room.words_kept import require_known

MOST_PEOPLE = 64
"""At the table at once."""
MOST_EVER = 1_000
"""Those who have left included: a journal remembers them all."""
MOST_SCREENS_EVER = 1_000
"""The same of televisions."""


class House:
    """All that the room's rules may ask of the outside."""

    def __init__(
        self,
        game_of: Callable[[str], AnyGame],
        levels_of: Callable[[str], tuple[str, ...]],
        away: Callable[[Viewer], int | None],
        new_invite: Callable[[], str],
    ) -> None:
        self.game_of = game_of
        self.levels_of = levels_of
        self.new_invite = new_invite
        """The secret of a new invitation link."""
        self.away = away
        """For how many milliseconds a person or a screen has been away; nothing if here."""


def open_table(room: Room, action: asked.Open, house: House) -> tuple[RoomEvent, ...]:
    if room.game:
        raise NotNow("already_open")
    options = check_setting(house.game_of(action.game), action.seats, action.options)
    require_known(replace(room, words=action.words), action.game, options)
    agreed = Raw(encode(options))
    brought = [
        happened.WordsBrought(
            None, it.pack, it.game, it.language, it.title, it.text, author=it.author
        )
        for it in action.words
    ]
    return (
        happened.TableOpened(action.game, action.seats, agreed, action.invite, action.loan_after),
        *brought,
    )


def check_setting(game: AnyGame, seats: int, options: Any) -> Any:
    """The options as the game understands them, if it can be played so."""
    try:
        understood = converter(game.TYPES.options)(options)
    except ValidationError:
        raise Malformed("bad_options") from None
    game.start(Seating(seats), understood)
    return understood


def come_in(room: Room, action: asked.ComeIn) -> tuple[RoomEvent, ...]:
    """A newcomer takes the first free seat while there is one; where no host is left, they are the host."""
    if len(room.present) >= MOST_PEOPLE or len(room.people) >= MOST_EVER:
        raise NotSeated("table_full")
    who = PersonId(len(room.people) + 1)
    typed, *others = map(tidy_name, (action.name, *action.or_else))
    name = distinct(typed, taken_by_others(room), others)
    events: list[RoomEvent] = [happened.CameIn(who, name, action.key_hash)]
    if room.needs_host:
        events.append(happened.HostChosen(who))
    if room.stage == "gathering" and (free := free_seat(room)) is not None:
        events.append(with_chair(room, free, Chair(who)))
    return tuple(events)


def rename(room: Room, who: PersonId, action: asked.Rename) -> tuple[RoomEvent, ...]:
    return (happened.Renamed(who, distinct(tidy_name(action.name), taken_by_others(room, who))),)


def choose_token(room: Room, who: PersonId, action: asked.ChooseToken) -> tuple[RoomEvent, ...]:
    """Of two who wish for the same, the second sits under another; a crowd shares them."""
    if not 0 <= action.token < TOKENS:
        raise Malformed("no_such_token")
    others = {room.people[it - 1].token for it in room.present if it != who}
    near = [(action.token + n) % TOKENS for n in range(TOKENS)]
    free = [it for it in near if it not in others]
    return (happened.TokenChosen(who, (free or near)[0]),)


def stand_up(room: Room, who: PersonId) -> tuple[RoomEvent, ...]:
    require_gathering(room)
    return happened.StoodUp(who), with_chair(room, require_seat(room, who), Chair())


def set_ready(room: Room, who: PersonId, action: asked.SetReady) -> tuple[RoomEvent, ...]:
    require_gathering(room)
    require_seat(room, who)
    salt = check_salt(action.salt) or require_person(room, who).salt
    return (happened.ReadySet(who, action.ready, salt),)


def add_salt(room: Room, who: PersonId, action: asked.AddSalt) -> tuple[RoomEvent, ...]:
    """Between games too: what is added counts only if the seed it is mixed with was promised before."""
    require_seat(room, who)
    if room.stage == "playing":
        raise NotNow("not_over")
    if not room.commitment:
        raise NotNow("no_seed_yet")
    is_ready = require_person(room, who).is_ready
    return (happened.ReadySet(who, is_ready, check_salt(action.salt)),)


def check_salt(salt: str) -> str:
    if len(salt) > 64 or set(salt) - set("0123456789abcdef") or len(salt) % 2:
        raise Malformed("bad_salt")
    return salt


def set_options(
    room: Room, who: PersonId, action: asked.SetOptions, house: House
) -> tuple[RoomEvent, ...]:
    require_host(room, who)
    require_gathering(room)
    understood = check_setting(house.game_of(room.game), len(room.chairs), action.options)
    require_known(room, room.game, understood)
    return (happened.OptionsSet(Raw(encode(understood))),)


def set_seats(
    room: Room, who: PersonId, action: asked.SetSeats, house: House
) -> tuple[RoomEvent, ...]:
    """More chairs, or fewer: those who sat on the last ones stand, and no option names what is gone."""
    require_host(room, who)
    require_gathering(room)
    game = house.game_of(room.game)
    if action.seats not in game.ABOUT.seats:
        raise NotSeated("seats_out_of_range")
    kept = room.chairs[: action.seats]
    chairs = kept + (Chair(),) * (action.seats - len(kept))
    options = fitting(game, action.seats, room.options)
    changed = () if options == room.options else (happened.OptionsSet(Raw(encode(options))),)
    return (happened.SeatsChanged(chairs), *changed)


def fitting(game: AnyGame, seats: int, options: Any) -> Any:
    """The same options for another number of seats; the first that does not go with it falls back to its default."""
    usual = game.TYPES.options()
    names = options.__struct_fields__
    backs = [replace(options, **{name: getattr(usual, name)}) for name in names]
    return next((it for it in (options, *backs) if can_start(game, seats, it)), options)


def can_start(game: AnyGame, seats: int, options: Any) -> bool:
    try:
        game.start(Seating(seats), options)
    except Refusal:
        return False
    return True


def seat_bot(
    room: Room, who: PersonId, action: asked.SeatBot, house: House
) -> tuple[RoomEvent, ...]:
    """In the middle of a game, too, where somebody has left and nobody plays."""
    require_host(room, who)
    level = meant(action.level, house.levels_of(room.game))
    chair = chair_at(room, action.seat)
    if not (room.stage == "playing" and chair.is_free):
        require_gathering(room)
    if chair.person is not None:
        raise BrokenRule("seat_taken")
    return (with_chair(room, action.seat, Chair(bot=level, before=chair.before)),)


def clear_seat(room: Room, who: PersonId, action: asked.ClearSeat) -> tuple[RoomEvent, ...]:
    require_host(room, who)
    require_gathering(room)
    chair_at(room, action.seat)
    return (with_chair(room, action.seat, Chair()),)


def swap_seats(room: Room, who: PersonId, action: asked.SwapSeats) -> tuple[RoomEvent, ...]:
    require_host(room, who)
    require_gathering(room)
    chairs = list(room.chairs)
    chairs[action.one], chairs[action.other] = (
        chair_at(room, action.other),
        chair_at(room, action.one),
    )
    there = {action.one: action.other, action.other: action.one}
    options = following(room.options, there)
    changed = () if options == room.options else (happened.OptionsSet(Raw(encode(options))),)
    return (happened.SeatsChanged(tuple(chairs)), *changed)


def following(options: Any, there: Mapping[Seat, Seat | None]) -> Any:
    """The same options where seats have moved or gone: who was named is still named, or nobody is."""
    usual = type(options)()
    changed: dict[str, Any] = {}
    for name in [it.name for it in fields(options) if Seat in get_args(it.type)]:
        if (seat := getattr(options, name)) in there:
            moved = there[seat]
            changed[name] = getattr(usual, name) if moved is None else moved
    return replace(options, **changed)


def set_talk(room: Room, who: PersonId, action: asked.SetTalk) -> tuple[RoomEvent, ...]:
    require_host(room, who)
    return (happened.TalkSet(action.talk),)


def set_bot_pace(room: Room, who: PersonId, action: asked.SetBotPace) -> tuple[RoomEvent, ...]:
    require_host(room, who)
    return (happened.BotPaceSet(action.pace),)


def set_door(room: Room, who: PersonId, action: asked.SetDoor) -> tuple[RoomEvent, ...]:
    require_host(room, who)
    return (happened.DoorSet(action.open),)


def bring_screen(room: Room, action: asked.BringScreen, house: House) -> tuple[RoomEvent, ...]:
    """A television is nobody: it has no name, no seat, and no say; but none that shows the table goes for another."""
    dark = [it.id for it in room.screens if house.away(it.id) is not None]
    is_full = len(room.screens) >= MOST_SCREENS
    if room.screens_ever >= MOST_SCREENS_EVER or (is_full and not dark):
        raise NotSeated("table_full")
    return (happened.ScreenBrought(action.screen, dark[0] if is_full else None),)


def send_screens_away(room: Room, who: PersonId, house: House) -> tuple[RoomEvent, ...]:
    require_host(room, who)
    if not room.screens:
        raise NotNow("no_screen")
    return shut_out(room, house)


def shut_out(room: Room, house: House) -> tuple[RoomEvent, ...]:
    """Neither the code nor the link lets anybody in who knew them; a screen would show the new one to whose it is."""
    events: list[RoomEvent] = [happened.ScreensSentAway()] if room.screens else []
    return (*events, happened.DoorSet(open=False), happened.InvitationRenewed(house.new_invite()))


def start(room: Room, who: PersonId, action: asked.Start, house: House) -> tuple[RoomEvent, ...]:
    """Bots of the chosen level take the seats that are free."""
    require_host(room, who)
    require_gathering(room)
    level = meant(action.level, house.levels_of(room.game))
    events: list[RoomEvent] = []
    if any(chair.is_free for chair in room.chairs):
        full = [Chair(bot=level) if it.is_free else it for it in room.chairs]
        events.append(happened.SeatsChanged(tuple(full)))
    return (*events, begin(room))


def begin(room: Room) -> happened.GameBegan:
    if not room.commitment:
        raise NotNow("no_seed_yet")
    people = [None if it.person is None else room.person(it.person) for it in room.chairs]
    salts = tuple([it.salt if it else "" for it in people])
    return happened.GameBegan(room.games + 1, salts, format_for(room))


def format_for(room: Room) -> int:
    """Who plays alone may give the deal to others: they get every round of it, however long each takes."""
    people = [it for it in room.chairs if it.person is not None]
    return COUNTED if len(people) == 1 and room.game in SETTINGS else FORMAT


def regather(room: Room, who: PersonId) -> tuple[RoomEvent, ...]:
    require_host(room, who)
    if room.stage != "over":
        raise NotNow("not_over")
    return (happened.Regathered(),)


def lend_seat(
    room: Room, who: PersonId, action: asked.LendSeat, house: House
) -> tuple[RoomEvent, ...]:
    """Anybody at the table may ask a bot in for one who has been away long enough."""
    if room.stage != "playing":
        raise NotNow("not_playing")
    require_seat(room, who)
    level = meant(action.level, house.levels_of(room.game))
    require_away(room, action.seat, house)
    lent = replace(room.chairs[action.seat], bot=level, is_passed_over=False)
    return (with_chair(room, action.seat, lent),)


def pass_over(
    room: Room, who: PersonId, action: asked.PassOver, house: House
) -> tuple[RoomEvent, ...]:
    """Anybody at the table may ask to go on without one who has been away long enough."""
    if room.stage != "playing" or not knows_empty_seats(room, house):
        raise NotNow("not_playing")
    require_seat(room, who)
    owner = require_away(room, action.seat, house)
    if room.chairs[action.seat].is_passed_over:
        raise BrokenRule("nobody_to_lend_for")
    passed = replace(left_by(room, action.seat, owner), is_passed_over=True)
    return (with_chair(room, action.seat, passed),)


def draw_seed(room: Room, action: asked.DrawSeed, house: House) -> tuple[RoomEvent, ...]:
    if room.commitment and room.stage != "playing":
        raise NotNow("already_drawn")
    about = house.game_of(room.game).ABOUT
    shown = commitment(bytes.fromhex(action.seed), about.key, about.version)
    return (happened.SeedDrawn(action.seed, shown),)


def close(room: Room) -> tuple[RoomEvent, ...]:
    if room.stage != "playing":
        raise NotNow("not_playing")
    return (happened.GameClosed(room.games),)


# --- what many of them ask first ---------------------------------------------------------------


def require_host(room: Room, who: PersonId) -> None:
    if room.host != who:
        raise BrokenRule("host_only")


def require_game(key: str, house: House) -> AnyGame:
    """One that can be played here."""
    try:
        return house.game_of(key)
    except LookupError:
        raise Malformed("no_such_game") from None


def require_gathering(room: Room) -> None:
    if room.stage != "gathering":
        raise NotNow("not_gathering")


def require_person(room: Room, who: PersonId) -> Person:
    person = room.person(who)
    if person is None:
        raise Malformed("no_such_person")
    return person


def require_seat(room: Room, who: PersonId) -> Seat:
    seat = room.seat_of(who)
    if seat is None:
        raise BrokenRule("take_a_seat")
    return seat


def require_away(room: Room, seat: Seat, house: House) -> PersonId:
    """Whose seat it is, if they have been away long enough and no bot plays for them."""
    chair = chair_at(room, seat)
    if chair.person is None or chair.is_lent:
        raise BrokenRule("nobody_to_lend_for")
    if (house.away(chair.person) or 0) < room.loan_after:
        raise NotNow("still_here")
    return chair.person


def stand_in(room: Room, seat: Seat, house: House) -> str | None:
    """The bot that plays on where somebody leaves: the one that had the seat, or one that the game needs."""
    if room.stage == "gathering":
        return None
    had = room.chairs[seat].bot or room.chairs[seat].instead_of
    if had or knows_empty_seats(room, house):
        return had
    return usual(house.levels_of(room.game))


def left_by(room: Room, seat: Seat, who: PersonId) -> Chair:
    """The chair, with them among those before; once, if the others played on without them already."""
    chair = room.chairs[seat]
    is_noted = room.stage == "gathering" or chair.is_passed_over
    return chair if is_noted else replace(chair, before=(*chair.before, who))


def knows_empty_seats(room: Room, house: House) -> bool:
    """Whether this game can be played on where nobody plays a seat."""
    return house.game_of(room.game).TYPES.knows_empty_seats


def free_seat(room: Room) -> Seat | None:
    """The first one."""
    return next((Seat(n) for n, chair in enumerate(room.chairs) if chair.is_free), None)


def chair_at(room: Room, seat: Seat) -> Chair:
    if not room.has_seat(seat):
        raise Malformed("no_such_seat")
    return room.chairs[seat]


def with_chair(room: Room, seat: Seat, chair: Chair) -> happened.SeatsChanged:
    return happened.SeatsChanged((*room.chairs[:seat], chair, *room.chairs[seat + 1 :]))
