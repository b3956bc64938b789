"""The whole truth; it never leaves the server."""

from tablee.core.clock import STRETCHES
from tablee.core.outcome import Outcome
from tablee.core.record import Secret, replace
from tablee.core.seats import Seat, Seating, Team
from tablee.games.trapwords import pieces
from tablee.games.trapwords.view import OpenTeam, OwnSheet


class Sheet(Secret, frozen=True):
    """What one team sees and writes: the word for the other team, and the traps for it."""

    secret: str = ""
    drafts: tuple[pieces.Draft, ...] = ()
    proposed: int = 0
    """How many were ever proposed: the number of the next one follows."""
    is_setting: bool = False
    is_ready: bool = False
    is_open: bool = False
    """Whether everybody has seen the word and the traps that were chosen."""

    @property
    def traps(self) -> tuple[pieces.Trap, ...]:
        """The list, in the order of the sheet."""
        chosen = [it for it in self.drafts if it.is_chosen]
        return tuple([pieces.Trap(n, it.word, it.is_starred) for n, it in enumerate(chosen, 1)])

    def draft(self, number: int) -> pieces.Draft | None:
        return next((it for it in self.drafts if it.number == number), None)


class Turn(Secret, frozen=True):
    """One team's turn to guess."""

    team: Team
    giver: Seat
    glass: int
    is_open: bool = False
    glass_from: int | None = None
    deadline: int | None = None
    breath_until: int | None = None
    is_out_of_breath: bool = False
    words: tuple[pieces.SaidWord, ...] = ()
    lapsed: int = 0
    guesses: tuple[pieces.Guess, ...] = ()
    asides: tuple[pieces.Aside, ...] = ()
    noted: tuple[pieces.Claim, ...] = ()
    """Claims, sure or not, in order."""
    call: pieces.Call | None = None
    """STOP, without a reason yet."""
    pauses: tuple[tuple[int, int], ...] = ()
    """When it was stopped without a reason, and for how long."""
    end: pieces.End | None = None
    used: int = 0
    is_accepted: bool = False
    """Whether the opponents have no more to object to a word that was found, or the team to guesses that were wrong."""
    replay: tuple[bool | None, bool | None] = (None, None)
    near: tuple[int, ...] = ()
    """Wrong guesses that people might say were right, once it is closed (TW-47)."""

    @property
    def fresh(self) -> tuple[pieces.SaidWord, ...]:
        """The words that can still be objected to (TW-62)."""
        return self.words[self.lapsed :]

    @property
    def clue(self) -> int:
        """The number of the present clue; 0 before the first."""
        return self.words[-1].clue if self.words else 0

    @property
    def stop(self) -> pieces.Claim | None:
        """The claim that stopped it."""
        return next((it for it in self.noted if it.is_certain), None)

    @property
    def upheld(self) -> tuple[pieces.Claim, ...]:
        """Claims against the clues that stood."""
        return tuple(
            [it for it in self.noted if it.verdict == "upheld" and it.rule != pieces.RIGHT]
        )

    @property
    def appeal(self) -> pieces.Claim | None:
        """The team's claim that a guess was right after all."""
        return next((it for it in self.noted if it.rule == pieces.RIGHT), None)

    @property
    def may_appeal(self) -> bool:
        has_lost = self.end in ("guesses", "time", "words") and not self.is_accepted
        return has_lost and bool(self.near) and self.appeal is None

    @property
    def is_saved(self) -> bool:
        return self.appeal is not None and self.appeal.verdict == "upheld"

    @property
    def has_found(self) -> bool:
        """Whether the word was guessed, whatever was objected to before or after."""
        return self.is_saved or any(it.is_right for it in self.guesses)

    @property
    def has_failed(self) -> bool:
        """Whether nothing that is left to settle can save it."""
        has_lost = self.end in ("guesses", "time", "words") and not self.is_saved
        return bool(self.upheld) or has_lost

    def is_starred(self, claim: pieces.Claim, traps: tuple[pieces.Trap, ...]) -> bool:
        return any(it.number == claim.trap and it.is_starred for it in traps)


class State(Secret, frozen=True):
    """One game of TRAPWORDS."""

    seating: Seating
    options: pieces.Options
    rooms: tuple[int, ...]
    phase: pieces.Phase = "ready"
    round: int = 0
    first: Team = pieces.TEAMS[0]
    glowing: Team = pieces.TEAMS[0]
    """Who is given the glowing book in this round (TW-26)."""
    monster: pieces.MonsterName | None = None
    monster_room: int = 4
    curses: tuple[pieces.Curse, ...] = ()
    drawn_curses: tuple[pieces.CurseName, ...] = ()
    at: tuple[int, int] = (0, 0)
    """In which room each team stands, counted from 0."""
    torches: tuple[Seat | None, Seat | None] = (None, None)
    effects: tuple[pieces.Effects, ...] = ()
    """By team, in this round; none before the first."""
    agreed: tuple[bool, bool] = (False, False)
    sheets: tuple[Sheet, Sheet] = (Sheet(), Sheet())
    """By the team that writes."""
    chats: tuple[tuple[pieces.Line, ...], tuple[pieces.Line, ...]] = ((), ())
    faces: tuple[int, ...] = ()
    """Faces of word cards that were drawn (TW-G20)."""
    trap_clock: int | None = None
    """When the traps have to be set."""
    stretches: int = 0
    """How often the present deadline was moved."""
    turn: Turn | None = None
    turns: tuple[pieces.TurnResult, ...] = ()
    has_advanced: bool = False
    """Whether a team did in this round."""
    wish: pieces.Wish | None = None
    """What one team asks of the other."""
    last_round: pieces.RoundResult | None = None
    outcome: Outcome | None = None

    @property
    def rounds(self) -> int:
        """At most so many, and enough for everybody to have the torch (TW-66, TW-67, TW-G18)."""
        teams = self.seating.teams
        return max(self.options.rounds, *(teams.count(team) for team in pieces.TEAMS))

    # --- who is who, and what is theirs ---

    def team_of(self, seat: Seat) -> Team:
        return self.seating.teams[seat]

    def team(self, seat: Seat | None) -> Team | None:
        """A spectator has none."""
        return None if seat is None else self.team_of(seat)

    @property
    def teams(self) -> tuple[OpenTeam, OpenTeam]:
        red, blue = pieces.TEAMS
        return self._open_team(red), self._open_team(blue)

    def _open_team(self, team: Team) -> OpenTeam:
        """How many traps are proposed or chosen does not show, only whether the list is complete (TW-17, TW-G23)."""
        sheet = self.sheets[team]
        return OpenTeam(
            members=self.seating.members(team),
            room=self.at[team],
            giver=self.torches[team],
            effects=self.effects[team] if self.effects else None,
            has_agreed=self.agreed[team],
            is_setting=sheet.is_setting,
            is_ready=sheet.is_ready,
        )

    def sheet(self, seat: Seat | None) -> OwnSheet | None:
        """Of the round in which it was written; nothing before the first word is drawn."""
        team = self.team(seat)
        sheet = Sheet() if team is None else self.sheets[team]
        if team is None or not sheet.secret:
            return None
        return OwnSheet(sheet.secret, self.needed(team), self.needs_star(team), sheet.drafts)

    def needed(self, team: Team) -> int:
        """As many traps as the number of the opponents' room says, or as the cards make of it (TW-15)."""
        return self.effects[pieces.other(team)].traps

    def needs_star(self, team: Team) -> bool:
        """Whether Forbidden Word is upon the opponents."""
        return self.effects[pieces.other(team)].has("forbidden_word")

    def chat(self, seat: Seat | None) -> tuple[pieces.Line, ...]:
        """What its team talks about."""
        team = self.team(seat)
        return () if team is None else self.chats[team]

    @property
    def playing(self) -> Turn:
        """The turn; to be asked for in a turn only."""
        assert self.turn is not None
        return self.turn

    @property
    def setters(self) -> Team:
        """Who has set the traps of this turn, and watches over it (TW-56)."""
        return pieces.other(self.playing.team)

    @property
    def guessers(self) -> tuple[Seat, ...]:
        """Everybody in the team but the clue-giver (TW-43)."""
        team = self.seating.members(self.playing.team)
        return tuple([it for it in team if it != self.playing.giver])

    @property
    def effects_now(self) -> pieces.Effects:
        return self.effects[self.playing.team]

    def is_opponent(self, seat: Seat | None) -> bool:
        """Whether this seat has set the traps of the turn."""
        return self.team(seat) == self.setters

    @property
    def turn_secret(self) -> str:
        return self.sheets[self.setters].secret

    @property
    def turn_traps(self) -> tuple[pieces.Trap, ...]:
        return self.sheets[self.setters].traps

    def turn_words(self, seat: Seat | None) -> tuple[pieces.SaidWord, ...]:
        """The opponents see all with their marks; in Darkness the others see the newest clue (TW-G1, TW-G14)."""
        turn = self.playing
        if self.is_opponent(seat):
            return turn.words
        is_dark = self.effects_now.clue_words is not None and turn.end is None
        shown = [it for it in turn.words if not is_dark or it.clue == turn.clue]
        return tuple([replace(it, marks=()) for it in shown])

    @property
    def turn_words_left(self) -> int | None:
        limit = self.effects_now.words
        return None if limit is None else max(limit - len(self.playing.words), 0)

    @property
    def turn_guesses_left(self) -> int:
        return self.effects_now.guesses - sum(not it.is_right for it in self.playing.guesses)

    def turn_claims(self, seat: Seat | None) -> tuple[pieces.Claim, ...]:
        """An unsure claim would be a hint: until the turn is closed it stays with those who made it (TW-63)."""
        turn = self.playing
        if turn.end is not None or self.is_opponent(seat):
            return turn.noted
        return tuple([it for it in turn.noted if it.is_certain])

    @property
    def is_typed(self) -> bool:
        return self.options.clues == "typed"

    def has_played(self, team: Team) -> bool:
        """Whether its turn of this round is over."""
        return any(it.team == team and it.end != "replayed" for it in self.turns)

    def may_hand_torch(self, team: Team) -> bool:
        """Whether somebody else may still give the team's clues: while its book is closed."""
        if self.phase in ("ready", "over") or self.has_played(team):
            return False
        return self.turn is None or self.turn.team != team or not self.turn.is_open

    def may_take_torch(self, seat: Seat) -> bool:
        team = self.team_of(seat)
        return self.torches[team] != seat and self.may_hand_torch(team)

    def is_fighting(self, team: Team) -> bool:
        """In the monster's room; nobody leaves it again (TW-71, TW-G21)."""
        return self.at[team] == self.monster_room

    # --- clues ---

    @property
    def is_silenced(self) -> bool:
        """Whether a curse keeps the clue-giver from saying more (TW-77, TW-78)."""
        turn = self.playing
        is_stone = self.effects_now.has("petrification") and bool(turn.guesses)
        return is_stone or turn.is_out_of_breath

    @property
    def may_begin(self) -> bool:
        """Where clues are spoken: whether the clue-giver has to say when they begin."""
        turn = self.playing
        is_flooded = self.effects_now.has("flood") and turn.breath_until is None
        return turn.is_open and not self.is_typed and (turn.glass_from is None or is_flooded)

    @property
    def call(self) -> pieces.Call | None:
        """STOP was called, and everything waits for its reason."""
        return self.turn.call if self.turn else None

    @property
    def may_call(self) -> bool:
        """Whether STOP may be called now without a reason, a word to object to given."""
        return self.may_claim and self.call is None and len(self.playing.pauses) < pieces.CALLS

    @property
    def may_claim(self) -> bool:
        """Whether the opponents may object now, a word to object to given."""
        if self.phase == "settle":
            return self.turn_stage == "window"
        return self.phase == "clue" and (self.is_typed or self.playing.glass_from is not None)

    # --- what is to be settled ---

    @property
    def pending(self) -> tuple[pieces.Claim, ...]:
        """Claims that could change how the turn ended, and are not settled; first the one that stopped it."""
        turn = self.playing
        if turn.stop and turn.stop.verdict is None:
            return (turn.stop,)
        return tuple([it for it in turn.noted if it.verdict is None and self._matters(it)])

    def _matters(self, claim: pieces.Claim) -> bool:
        """To a turn that has failed only a starred trap does, once; a doubt may still be about it."""
        turn, traps = self.playing, self.turn_traps
        if claim.rule == pieces.RIGHT:
            return True
        is_open = claim.rule is None and any(it.is_starred for it in traps)
        if turn.has_failed and (is_open or turn.is_starred(claim, traps)):
            return not any(turn.is_starred(it, traps) for it in turn.upheld)
        return not turn.has_failed

    @property
    def turn_open_claim(self) -> int | None:
        """The number of the claim that is settled now."""
        is_open = self.turn_stage in ("reason", "answer", "vote")
        return self.pending[0].number if is_open else None

    @property
    def turn_stage(self) -> pieces.Stage:
        turn = self.turn
        if turn is None or turn.end is None:
            return "none"
        if turn.end == "found" and self.is_typed and turn.fresh and not turn.is_accepted:
            return "window"
        if turn.may_appeal:
            return "appeal"
        if self.pending:
            claim = self.pending[0]
            if claim.rule is None:
                return "reason"
            return "answer" if claim.contest is None else "vote"
        return "replay" if self._asks_to_replay else "none"

    @property
    def answering(self) -> Team:
        """Who says first what it thinks of the claim that is settled: those whom it is against (TW-G13)."""
        return self.setters if self.pending[0].rule == pieces.RIGHT else self.playing.team

    @property
    def _asks_to_replay(self) -> bool:
        """A trap that was not allowed stopped the turn, and the teams have not both said what then (TW-G7)."""
        turn = self.playing
        stop = turn.stop
        if stop is None or stop.verdict != "dismissed" or stop.contest != "trap_not_allowed":
            return False
        if turn.has_failed or turn.has_found:
            return False
        return False not in turn.replay and None in turn.replay

    # --- who is awaited ---

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on."""
        seats = self.seating.seats
        if self.turn is None and self.phase in ("clue", "settle"):
            return ()  # between two turns, for the length of an event
        if self.call:
            return self.seating.members(self.setters)
        match self.phase:
            case "omen":
                return tuple([it for it in seats if not self.agreed[self.team_of(it)]])
            case "traps":
                return tuple([it for it in seats if self.is_setting(self.team_of(it))])
            case "clue":
                return self._awaited_in_turn
            case "settle":
                return self._awaited_to_settle
            case _:
                return ()

    def is_setting(self, team: Team) -> bool:
        """Whether this team's list is not complete yet."""
        sheet = self.sheets[team]
        return self.phase == "traps" and sheet.is_setting and not sheet.is_ready

    @property
    def _awaited_in_turn(self) -> tuple[Seat, ...]:
        turn = self.playing
        if not turn.is_open or (not self.is_typed and turn.glass_from is None):
            return (turn.giver,)
        if not self.is_typed:
            giver = (turn.giver,) if self.may_begin else ()
            return (*giver, *self.seating.members(self.setters))
        return (*(() if self.is_silenced else (turn.giver,)), *self.guessers)

    @property
    def _awaited_to_settle(self) -> tuple[Seat, ...]:
        turn, seats = self.playing, self.seating.seats
        match self.turn_stage:
            case "window" | "reason":
                return self.seating.members(self.setters)
            case "appeal":
                return self.seating.members(turn.team)
            case "answer":
                return self.seating.members(self.answering)
            case "vote":
                done = dict(self.pending[0].ballots)
                return tuple([it for it in seats if it not in done])
            case _:
                return tuple([it for it in seats if turn.replay[self.team_of(it)] is None])

    # --- time ---

    @property
    def deadline(self) -> int | None:
        """What people see run: the glass of a turn, the time for a reason while it stands still, or the trap clock."""
        if self.call:
            return self.call.until
        if self.phase == "traps":
            return self.trap_clock
        return self.turn.deadline if self.turn and self.phase == "clue" else None

    @property
    def alarm(self) -> int | None:
        """When the table has to say that time is up: the glass or the clock, a breath, a fault unnoticed."""
        if self.call:
            return self.call.until
        times = [self.deadline]
        if self.turn and (self.phase == "clue" or self.turn_stage == "window"):
            if self.is_typed and self.turn.fresh:
                times.append(self.turn.fresh[0].at + self.options.notice * 1000)
            if self.phase == "clue" and not self.turn.is_out_of_breath:
                times.append(self.turn.breath_until)
        return min((it for it in times if it is not None), default=None)

    def may_stretch(self, seat: Seat) -> bool:
        """Whether a clock runs that can still be moved; the one for a reason by those who look for it."""
        if self.call:
            is_theirs = self.team_of(seat) == self.setters
            return is_theirs and self.call.stretches < STRETCHES
        is_running = self.deadline is not None and self.stretches < STRETCHES
        return is_running and (self.phase == "traps" or self._may_wish_for_sand)

    @property
    def _may_wish_for_sand(self) -> bool:
        """Both teams have to agree (TW-G2), and one thing is asked at a time."""
        return self.options.stretch == "agreed" and self.wish is None

    @property
    def has_spare_card(self) -> bool:
        """Whether there is certainly a word card that no later round needs (TW-G20)."""
        return len(self.faces) < len(pieces.TEAMS) * self.round + pieces.SPARE


def change_sheet(state: State, team: Team, **changes: object) -> State:
    sheets = list(state.sheets)
    sheets[team] = replace(sheets[team], **changes)
    return replace(state, sheets=tuple(sheets))


def change_turn(state: State, **changes: object) -> State:
    return replace(state, turn=replace(state.playing, **changes))


def change_claim(state: State, number: int, **changes: object) -> State:
    claims = [replace(it, **changes) if it.number == number else it for it in state.playing.noted]
    return change_turn(state, noted=tuple(claims))
