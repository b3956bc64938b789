"""The room's rules wired together: each action to the rule that answers it."""

from collections.abc import Callable

from tablee.core.refusal import Malformed
from tablee.tables.room import actions as asked
from tablee.tables.room import (
    chairs,
    cheers,
    coaching,
    hosts,
    own_words,
    picking,
    programme,
    rematch,
    rules,
    under_way,
)
from tablee.tables.room.actions import HouseAction, RoomAction
from tablee.tables.room.changes import evolve
from tablee.tables.room.cheers import Wall
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import PersonId
from tablee.tables.room.rules import House
from tablee.tables.room.state import Room

__all__ = ["decide", "decide_for_house", "evolve"]


def decide(  # noqa: C901
    room: Room,
    who: PersonId,
    action: RoomAction,
    house: House,
    wall_of: Callable[[PersonId], Wall] = cheers.bare,
) -> tuple[RoomEvent, ...]:
    """What happens when this person asks for this; may refuse.  `wall_of`: the drawings that they may cheer."""
    rules.require_person(room, who)
    match action:
        case asked.Rename():
            return rules.rename(room, who, action)
        case asked.ChooseToken():
            return rules.choose_token(room, who, action)
        case asked.SitDown():
            return chairs.sit_down(room, who, action)
        case asked.LetSit():
            return chairs.let_sit(room, who, action, house)
        case asked.DeclineSeat():
            return chairs.decline_seat(room, who, action, house)
        case asked.LetLookBack():
            return chairs.let_look_back(room, who, action)
        case asked.StandUp():
            return rules.stand_up(room, who)
        case asked.SetReady():
            return rules.set_ready(room, who, action)
        case asked.AddSalt():
            return rules.add_salt(room, who, action)
        case asked.SetOptions():
            return rules.set_options(room, who, action, house)
        case asked.BringWords():
            return own_words.bring_words(room, who, action, house)
        case asked.SetSeats():
            return rules.set_seats(room, who, action, house)
        case asked.SeatBot():
            return rules.seat_bot(room, who, action, house)
        case asked.ClearSeat():
            return rules.clear_seat(room, who, action)
        case asked.SwapSeats():
            return rules.swap_seats(room, who, action)
        case asked.RemovePerson():
            return rematch.carry_on(room, hosts.remove_person(room, who, action, house), house)
        case asked.HandOver():
            return hosts.hand_over(room, who, action)
        case asked.SetTalk():
            return rules.set_talk(room, who, action)
        case asked.SetBotPace():
            return rules.set_bot_pace(room, who, action)
        case asked.SetCoach():
            return coaching.set_coach(room, who, action)
        case asked.SetDoor():
            return rules.set_door(room, who, action)
        case asked.SendScreensAway():
            return rules.send_screens_away(room, who, house)
        case asked.Start():
            return rules.start(room, who, action, house)
        case asked.WantAgain():
            return rematch.want_again(room, who, action, house)
        case asked.Again():
            return rematch.again(room, who, house)
        case asked.WantGame():
            return picking.want_game(room, who, action, house)
        case asked.PickGame():
            return picking.pick_game(room, who, action, house)
        case asked.SetProgramme():
            return programme.set_programme(room, who, action, house)
        case asked.Regather():
            return rules.regather(room, who)
        case asked.LendSeat():
            return rules.lend_seat(room, who, action, house)
        case asked.PassOver():
            return rules.pass_over(room, who, action, house)
        case asked.CheerDrawing():
            return cheers.cheer(who, action, wall_of(who))
        case asked.Leave():
            return rematch.carry_on(room, hosts.leave(room, who, house), house)


def decide_for_house(room: Room, action: HouseAction, house: House) -> tuple[RoomEvent, ...]:  # noqa: C901
    """The same for what the house itself does: the hall, the door, the clock."""
    if not room.game and not isinstance(action, asked.Open | asked.OpenUnderWay):
        raise Malformed("not_open_yet")
    match action:
        case asked.Open():
            return rules.open_table(room, action, house)
        case asked.OpenUnderWay():
            return under_way.open_under_way(room, action, house)
        case asked.ComeIn():
            return rules.come_in(room, action)
        case asked.ComeBack():
            return chairs.come_back(room, action)
        case asked.BringScreen():
            return rules.bring_screen(room, action, house)
        case asked.ReturnSeat():
            return chairs.return_seat(room, action)
        case asked.PassHost():
            return hosts.pass_host(room, house)
        case asked.ReturnHost():
            return hosts.return_host(room)
        case asked.DrawSeed():
            return rules.draw_seed(room, action, house)
        case asked.Close():
            return rules.close(room)
