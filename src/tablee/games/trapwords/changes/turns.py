"""A turn after an event: the book, the glass, words, guesses, claims and how they are settled."""

from tablee.core.record import replace
from tablee.core.seats import Seat, Team
from tablee.games.trapwords.events import (
    AsideHeard,
    BallotCast,
    BookOpened,
    BreathDrawn,
    BreathEnded,
    ClaimConceded,
    ClaimContested,
    ClaimNoted,
    ClaimSettled,
    ClueStopped,
    GlassTurned,
    GuessMade,
    ReasonGiven,
    ReplayAnswered,
    StopCalled,
    StopVoided,
    TimeStretched,
    TorchHanded,
    TorchTaken,
    TurnAccepted,
    TurnBegan,
    TurnClosed,
    TurnEnded,
    WordSaid,
    WordsLapsed,
)
from tablee.games.trapwords.pieces import ASIDES, TEAMS, Aside, Guess
from tablee.games.trapwords.state import State, Turn, change_sheet, change_turn


def on_torch_taken(state: State, event: TorchTaken) -> State:
    return _give_torch(state, event.team, event.by)


def on_torch_handed(state: State, event: TorchHanded) -> State:
    return _give_torch(state, event.team, event.to)


def _give_torch(state: State, team: Team, seat: Seat) -> State:
    torches = list(state.torches)
    torches[team] = seat
    taken = replace(state, torches=tuple(torches))
    is_theirs = state.turn is not None and state.turn.team == team
    return change_turn(taken, giver=seat) if is_theirs else taken


def on_turn_began(state: State, event: TurnBegan) -> State:
    turn = Turn(event.team, event.giver, event.glass)
    for team in TEAMS:
        state = change_sheet(state, team, is_setting=False)
    return replace(state, phase="clue", turn=turn, deadline=None, stretches=0, wish=None)


def on_book_opened(state: State, _event: BookOpened) -> State:
    return change_turn(state, is_open=True)


def on_glass_turned(state: State, event: GlassTurned) -> State:
    return change_turn(state, glass_from=event.glass_from, deadline=event.deadline)


def on_breath_drawn(state: State, event: BreathDrawn) -> State:
    return change_turn(state, breath_until=event.until)


def on_breath_ended(state: State, _event: BreathEnded) -> State:
    return change_turn(state, is_out_of_breath=True)


def on_word_said(state: State, event: WordSaid) -> State:
    return change_turn(state, words=(*state.playing.words, event.said))


def on_words_lapsed(state: State, event: WordsLapsed) -> State:
    return change_turn(state, lapsed=event.through)


def on_guess_made(state: State, event: GuessMade) -> State:
    guess = Guess(event.by, event.text, event.is_right, event.at)
    return change_turn(state, guesses=(*state.playing.guesses, guess))


def on_aside_heard(state: State, event: AsideHeard) -> State:
    aside = Aside(event.by, event.text, event.meant, event.at)
    return change_turn(state, asides=(*state.playing.asides, aside)[-ASIDES:])


def on_stop_called(state: State, event: StopCalled) -> State:
    return change_turn(state, call=event.call)


def on_stop_voided(state: State, event: StopVoided) -> State:
    """The glass runs on with the time it had."""
    turn = state.playing
    moved = {
        name: time if time is None else time + event.pause
        for name, time in (
            ("glass_from", turn.glass_from),
            ("deadline", turn.deadline),
            ("breath_until", turn.breath_until),
        )
    }
    assert turn.call is not None
    pauses = (*turn.pauses, (turn.call.at, event.pause))
    return change_turn(state, call=None, pauses=pauses, lapsed=len(turn.words), **moved)


def on_reason_given(state: State, event: ReasonGiven) -> State:
    reason = {"rule": event.rule, "trap": event.trap, "trap_word": event.trap_word}
    return _change_claim(state, event.number, **reason, opinion=event.opinion)


def on_claimed(state: State, event: ClueStopped | ClaimNoted) -> State:
    return change_turn(state, noted=(*state.playing.noted, event.claim))


def on_turn_closed(state: State, event: TurnClosed) -> State:
    """Everything that was chosen is open from now on."""
    opened = change_sheet(state, state.setters, is_open=True)
    closed = change_turn(
        opened, end=event.end, used=event.used, near=event.near, deadline=None, call=None
    )
    return replace(closed, phase="settle", wish=None)


def on_turn_accepted(state: State, _event: TurnAccepted) -> State:
    return change_turn(state, is_accepted=True)


def _change_claim(state: State, number: int, **changes: object) -> State:
    claims = [replace(it, **changes) if it.number == number else it for it in state.playing.noted]
    return change_turn(state, noted=tuple(claims))


def on_claim_conceded(state: State, event: ClaimConceded) -> State:
    return _change_claim(state, event.number, is_conceded=True)


def on_claim_contested(state: State, event: ClaimContested) -> State:
    return _change_claim(state, event.number, contest=event.why)


def on_ballot_cast(state: State, event: BallotCast) -> State:
    claim = state.pending[0]
    return _change_claim(state, claim.number, ballots=(*claim.ballots, (event.seat, event.ballot)))


def on_claim_settled(state: State, event: ClaimSettled) -> State:
    return _change_claim(state, event.number, verdict=event.verdict)


def on_replay_answered(state: State, event: ReplayAnswered) -> State:
    answers = [
        event.agrees if team == event.team else it
        for team, it in zip(TEAMS, state.playing.replay, strict=True)
    ]
    return change_turn(state, replay=tuple(answers))


def on_turn_ended(state: State, event: TurnEnded) -> State:
    return replace(state, turn=None, turns=(*state.turns, event.result))


def on_time_stretched(state: State, event: TimeStretched) -> State:
    if call := state.call:
        longer = replace(call, until=event.deadline, stretches=call.stretches + 1)
        return change_turn(state, call=longer)
    moved = replace(state, stretches=state.stretches + 1)
    if state.phase == "traps":
        return replace(moved, deadline=event.deadline)
    return change_turn(moved, deadline=event.deadline)
