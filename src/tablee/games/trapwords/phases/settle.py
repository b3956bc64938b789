"""After a turn: claims are answered, voted on and applied (TW-50 to TW-55, TW-62, TW-63; TW-G7, TW-G13, TW-G17)."""

from tablee.core.kit import Kit
from tablee.core.objection import Verdict, verdict
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import (
    AcceptTurn,
    AgreeReplay,
    Appeal,
    ConcedeStop,
    ContestStop,
    Vote,
)
from tablee.games.trapwords.events import (
    BallotCast,
    ClaimConceded,
    ClaimContested,
    ClaimNoted,
    ClaimSettled,
    ReplayAnswered,
    TurnAccepted,
    TurnClosed,
    TurnEnded,
)
from tablee.games.trapwords.offering import contests
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.phases.draw import draw_words, has_spare_face
from tablee.games.trapwords.phases.dungeon import advance, retreat
from tablee.games.trapwords.phases.rounds import end_round
from tablee.games.trapwords.phases.turn import begin_turn, require_running
from tablee.games.trapwords.pieces import RIGHT, TEAMS, Claim, End, TurnResult, other
from tablee.games.trapwords.state import State, Turn, change_claim, change_sheet, change_turn


def close(course: Course, end: End) -> None:
    """No more clues, no more guesses (TW-55); what was hidden is open."""
    state, turn = course.state, course.state.playing
    ended = turn.call.at if turn.call else course.kit.now  # the glass stands still since then
    used = turn.used or _sand(turn, ended)
    near = _near(course) if end in ("guesses", "time", "words") else ()
    course.happens(TurnClosed(end, used, state.turn_secret, state.turn_traps, turn.noted, near))
    go_on(course)


def _sand(turn: Turn, at: int) -> int:
    """How much had run by then; since then every pause has moved the glass on."""
    later = sum([length for began, length in turn.pauses if began >= at])
    return 0 if turn.glass_from is None else max(at + later - turn.glass_from, 0)


def _near(course: Course) -> tuple[int, ...]:
    """Typed guesses that the dictionary calls wrong, and people might not (TW-47)."""
    state, lexicon = course.state, course.kit.lexicon
    guesses = state.playing.guesses if state.is_typed else ()
    language, secret = state.options.language, state.turn_secret
    return tuple(
        [n for n, it in enumerate(guesses, 1) if lexicon.is_near(language, it.text, secret)]
    )


def go_on(course: Course) -> None:
    """Nothing as long as something is to be settled."""
    if course.state.turn_stage == "none":
        _conclude(course)


def accept_turn(course: Course, seat: Seat, _: AcceptTurn) -> None:
    """The opponents need no more time to object to a word that was found (TW-62, TW-G16), or the team to appeal."""
    state = course.state
    if state.turn_stage == "appeal":
        _require_team(state, seat)
    elif state.turn_stage == "window":
        require_setter(state, seat)
    else:
        raise NotNow("nothing_to_accept", "TW-62")
    require_running(state)
    course.happens(TurnAccepted(seat))
    go_on(course)


def require_setter(state: State, seat: Seat) -> None:
    if state.team_of(seat) != state.setters:
        raise NotYourTurn("not_an_opponent", "TW-56")


def _require_team(state: State, seat: Seat) -> None:
    if state.team_of(seat) != state.playing.team:
        raise NotYourTurn("not_your_clue", "TW-63")


def appeal(course: Course, seat: Seat, action: Appeal) -> None:
    """A guess that was called wrong was right: the opponents give way, or everybody votes (TW-46, TW-47, TW-G13)."""
    state = course.state
    if state.turn_stage != "appeal":
        raise NotNow("nothing_to_appeal", RIGHT)
    _require_team(state, seat)
    if action.guess not in state.playing.near:
        raise BrokenRule("no_such_guess", RIGHT)
    number = len(state.playing.noted) + 1
    course.happens(ClaimNoted(Claim(number, seat, action.guess, RIGHT, 0, "", is_certain=False)))


def _require_answer(state: State, seat: Seat) -> Claim:
    """The claim that is to be answered, by anybody in the team that it is against (TW-G13)."""
    if state.turn_stage != "answer":
        raise NotNow("nothing_to_answer", "TW-63")
    if state.team_of(seat) != state.answering:
        raise NotYourTurn("not_your_clue", "TW-63")
    return state.pending[0]


def concede(course: Course, seat: Seat, _: ConcedeStop) -> None:
    state = course.state
    claim = _require_answer(state, seat)
    course.happens(ClaimConceded(claim.number, seat))
    _settle(course, claim, "upheld")


def contest(course: Course, seat: Seat, action: ContestStop) -> None:
    """Then everybody votes (TW-63, TW-G13)."""
    state = course.state
    claim = _require_answer(state, seat)
    if action.why not in contests(state, claim):
        raise BrokenRule("no_such_answer", "TW-G13")
    course.happens(ClaimContested(claim.number, seat, action.why))


def withdraw(course: Course, seat: Seat) -> None:
    """Anybody in the team that made the claim takes it back."""
    state = course.state
    if state.turn_stage not in ("reason", "answer", "vote"):
        raise NotNow("nothing_to_withdraw", "TW-63")
    if state.team_of(seat) == state.answering:
        raise NotYourTurn("not_an_opponent", "TW-56")
    _settle(course, state.pending[0], "withdrawn")


def vote(course: Course, seat: Seat, action: Vote) -> None:
    """Both teams together; a tie is lenient, or as the dictionary says (TW-G13)."""
    state = course.state
    if state.turn_stage != "vote":
        raise NotNow("no_vote_now", "TW-63")
    claim = state.pending[0]
    if seat in dict(claim.ballots):
        raise NotYourTurn("not_a_judge", claim.rule or "TW-63")
    course.happens(BallotCast(seat, action.ballot))
    if said := _verdict(course.state):
        _settle(course, claim, said)


def _verdict(state: State) -> Verdict | None:
    claim = state.pending[0]
    ballots = [ballot for _, ballot in claim.ballots]
    is_sure = claim.by is None or claim.opinion == "certain"
    return verdict(
        ballots.count("uphold"),
        ballots.count("dismiss"),
        state.seating.size - len(ballots),
        is_strict=is_sure and state.options.tied == "dictionary",
    )


def _settle(course: Course, claim: Claim, said: Verdict) -> None:
    course.happens(ClaimSettled(claim.number, said))
    go_on(course)


def agree_replay(course: Course, seat: Seat, action: AgreeReplay) -> None:
    """A trap that was not allowed had stopped the turn: both teams have to want it again (TW-G7)."""
    state = course.state
    if state.turn_stage != "replay":
        raise NotNow("nothing_to_replay", "TW-G7")
    team = state.team_of(seat)
    if state.playing.replay[team] is not None:
        raise NotNow("already_answered", "TW-G7")
    course.happens(ReplayAnswered(team, seat, action.agrees == "yes"))
    go_on(course)


def _conclude(course: Course) -> None:
    """The turn counts as it stands now, and play goes on."""
    state, turn = course.state, course.state.playing
    end = _end(state, course.kit)
    is_sent_back = any(turn.is_starred(it, state.turn_traps) for it in turn.upheld)
    course.happens(TurnEnded(_result(state, end)))
    if end == "found":
        advance(course, turn.team)
    elif is_sent_back:
        retreat(course, turn.team)
    _next(course, end)


def _end(state: State, kit: Kit) -> End:
    """Settled claims have their effect backwards (TW-63); a stop that fell takes nothing that was found before it."""
    turn = state.playing
    assert turn.end is not None
    if turn.end not in ("found", "stopped") and not turn.is_saved:
        return turn.end
    if turn.upheld:
        return "stopped"
    if turn.has_found:
        return "found"
    wants_replay = False not in turn.replay
    return "replayed" if wants_replay and has_spare_face(state, kit) else "annulled"


def _result(state: State, end: End) -> TurnResult:
    turn = state.playing
    return TurnResult(
        round=state.round,
        team=turn.team,
        giver=turn.giver,
        end=end,
        secret=state.turn_secret,
        traps=state.turn_traps,
        words=tuple([replace(it, marks=()) for it in turn.words]),
        guesses=turn.guesses,
        claims=turn.noted,
        used=_used(turn),
    )


def _used(turn: Turn) -> int:
    """To the guess, where that was right after all."""
    saved = turn.appeal if turn.is_saved else None
    return turn.used if saved is None else _sand(turn, turn.guesses[saved.word - 1].at)


def _next(course: Course, end: End) -> None:
    """The same turn with a new word (TW-G17), the other team's (TW-27), or the end of the round."""
    state = course.state
    if end == "replayed":
        draw_words(course, (other(state.turns[-1].team),))
    elif all(map(state.has_played, TEAMS)):
        end_round(course)
    else:
        begin_turn(course)


def on_turn_closed(state: State, event: TurnClosed) -> State:
    """Everything that was chosen is open from now on."""
    opened = change_sheet(state, state.setters, is_open=True)
    closed = change_turn(
        opened, end=event.end, used=event.used, near=event.near, deadline=None, call=None
    )
    return replace(closed, phase="settle", wish=None)


def on_turn_accepted(state: State, _event: TurnAccepted) -> State:
    return change_turn(state, is_accepted=True)


def on_claim_conceded(state: State, event: ClaimConceded) -> State:
    return change_claim(state, event.number, is_conceded=True)


def on_claim_contested(state: State, event: ClaimContested) -> State:
    return change_claim(state, event.number, contest=event.why)


def on_ballot_cast(state: State, event: BallotCast) -> State:
    claim = state.pending[0]
    return change_claim(state, claim.number, ballots=(*claim.ballots, (event.seat, event.ballot)))


def on_claim_settled(state: State, event: ClaimSettled) -> State:
    return change_claim(state, event.number, verdict=event.verdict)


def on_replay_answered(state: State, event: ReplayAnswered) -> State:
    answers = [
        event.agrees if team == event.team else it
        for team, it in zip(TEAMS, state.playing.replay, strict=True)
    ]
    return change_turn(state, replay=tuple(answers))


def on_turn_ended(state: State, event: TurnEnded) -> State:
    return replace(state, turn=None, turns=(*state.turns, event.result))
