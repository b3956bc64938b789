"""What each event changes; events happen one after the other, in a course that keeps count of them."""

from tablee.core.kit import Kit
from tablee.games.trapwords import events as happened
from tablee.games.trapwords.changes import dungeon, rounds, sheets, turns
from tablee.games.trapwords.events import Event
from tablee.games.trapwords.state import State


class Course:
    """What comes of one action, event by event."""

    def __init__(self, state: State, kit: Kit) -> None:
        self.state = state
        self.kit = kit
        self.events: tuple[Event, ...] = ()

    def happens(self, event: Event) -> None:
        self.events += (event,)
        self.state = evolve(self.state, event)


def evolve(state: State, event: Event) -> State:  # noqa: C901 (a table)
    match event:
        case happened.DungeonLaid():
            return dungeon.on_dungeon_laid(state, event)
        case happened.CurseRevealed():
            return dungeon.on_curse_revealed(state, event)
        case happened.CurseDiscarded():
            return dungeon.on_curse_discarded(state, event)
        case happened.CursePushed():
            return dungeon.on_curse_pushed(state, event)
        case happened.MonsterMoved():
            return dungeon.on_monster_moved(state, event)
        case happened.TeamMoved():
            return dungeon.on_team_moved(state, event)
        case happened.RoundBegan():
            return rounds.on_round_began(state, event)
        case happened.EffectsAgreed():
            return rounds.on_effects_agreed(state, event)
        case happened.RoundEnded():
            return rounds.on_round_ended(state, event)
        case happened.GameEnded():
            return rounds.on_game_ended(state, event)
        case happened.WordsDrawn():
            return sheets.on_words_drawn(state, event)
        case happened.TrapProposed():
            return sheets.on_trap_proposed(state, event)
        case happened.TrapEdited():
            return sheets.on_trap_edited(state, event)
        case happened.TrapDropped():
            return sheets.on_trap_dropped(state, event)
        case happened.TrapChosen():
            return sheets.on_trap_chosen(state, event)
        case happened.TrapStarred():
            return sheets.on_trap_starred(state, event)
        case happened.TeamTold():
            return sheets.on_team_told(state, event)
        case happened.SheetReady():
            return sheets.on_sheet_ready(state, event)
        case happened.SheetReopened():
            return sheets.on_sheet_reopened(state, event)
        case happened.TorchTaken():
            return turns.on_torch_taken(state, event)
        case happened.TorchHanded():
            return turns.on_torch_handed(state, event)
        case happened.TurnBegan():
            return turns.on_turn_began(state, event)
        case happened.BookOpened():
            return turns.on_book_opened(state, event)
        case happened.GlassTurned():
            return turns.on_glass_turned(state, event)
        case happened.BreathDrawn():
            return turns.on_breath_drawn(state, event)
        case happened.BreathEnded():
            return turns.on_breath_ended(state, event)
        case happened.WordSaid():
            return turns.on_word_said(state, event)
        case happened.WordsLapsed():
            return turns.on_words_lapsed(state, event)
        case happened.GuessMade():
            return turns.on_guess_made(state, event)
        case happened.AsideHeard():
            return turns.on_aside_heard(state, event)
        case happened.StopCalled():
            return turns.on_stop_called(state, event)
        case happened.StopVoided():
            return turns.on_stop_voided(state, event)
        case happened.ReasonGiven():
            return turns.on_reason_given(state, event)
        case happened.ClueStopped() | happened.ClaimNoted():
            return turns.on_claimed(state, event)
        case happened.TurnClosed():
            return turns.on_turn_closed(state, event)
        case happened.TurnAccepted():
            return turns.on_turn_accepted(state, event)
        case happened.ClaimConceded():
            return turns.on_claim_conceded(state, event)
        case happened.ClaimContested():
            return turns.on_claim_contested(state, event)
        case happened.BallotCast():
            return turns.on_ballot_cast(state, event)
        case happened.ClaimSettled():
            return turns.on_claim_settled(state, event)
        case happened.ReplayAnswered():
            return turns.on_replay_answered(state, event)
        case happened.TurnEnded():
            return turns.on_turn_ended(state, event)
        case happened.TimeStretched():
            return turns.on_time_stretched(state, event)
        case happened.WishMade():
            return rounds.on_wish_made(state, event)
        case happened.WishAgreed() | happened.WishDeclined():
            return rounds.on_wish_answered(state, event)
        case happened.TableChanged():
            return rounds.on_table_changed(state, event)
