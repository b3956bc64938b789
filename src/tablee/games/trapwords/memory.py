"""What the news that a seat was told amount to, as fields of its view."""

from typing import Any

from tablee.core.record import replace, tag_of
from tablee.core.seats import Seat, Team
from tablee.games.trapwords.pieces import (
    ASIDES,
    CHAT,
    ROOMS,
    TEAMS,
    Aside,
    Claim,
    Curse,
    Guess,
    Line,
    SaidWord,
    other,
)


def recall(told: tuple[Any, ...], seat: Seat | None) -> dict[str, Any]:
    """The fields of the view that the news settle; the options and the seating are not news, nor what rests on them."""
    memory = _Memory(seat)
    for news in told:
        getattr(memory, tag_of(news))(news)
    return memory.known


class _Memory:
    """Somebody who hears the news one by one, each by its tag, and keeps count."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.known: dict[str, Any] = {"seat": seat, "round": 0, "phase": "ready", "curses": []}
        self.known |= {"monster": None, "last_round": None, "outcome": None, "chat": ()}
        self.known |= {"deadline": None, "sheet": None, "turn": None, "turns": [], "wish": None}
        self.known["teams"] = [{"room": 0, "is_ready": False, "is_setting": False} for _ in TEAMS]
        self.words: list[SaidWord] = []
        self.contested = 0

    # --- the dungeon ---

    def dungeon_laid(self, it: Any) -> None:
        self.known["team"] = None if self.seat is None else it.teams[self.seat]
        self.known |= {"monster": it.monster, "monster_room": ROOMS - 1}
        self.known |= {"curses": [Curse(room) for room in it.cursed], "glowing": other(it.glowing)}
        for team, giver in zip(self.known["teams"], it.torches, strict=True):
            team["giver"] = giver

    def curse_revealed(self, it: Any) -> None:
        self._change_curse(it.room, name=it.curse, round=self.known["round"])

    def curse_discarded(self, it: Any) -> None:
        self.known["curses"] = [curse for curse in self.known["curses"] if curse.room != it.room]

    def curse_pushed(self, it: Any) -> None:
        self._change_curse(it.room, room=it.room - 1)

    def _change_curse(self, at: int, **changes: Any) -> None:
        self.known["curses"] = [
            replace(curse, **changes) if curse.room == at else curse
            for curse in self.known["curses"]
        ]

    def monster_moved(self, it: Any) -> None:
        self.known["monster_room"] = it.room

    def team_moved(self, it: Any) -> None:
        self.known["teams"][it.team]["room"] = it.room

    # --- rounds ---

    def round_began(self, it: Any) -> None:
        self.known |= {"round": it.round, "phase": "omen", "first": it.first, "turns": []}
        self.known["glowing"] = other(self.known["glowing"])
        for team, giver, effects in zip(self.known["teams"], it.givers, it.effects, strict=True):
            team |= {"giver": giver, "effects": effects, "has_agreed": False}

    def effects_agreed(self, it: Any) -> None:
        self.known["teams"][it.team]["has_agreed"] = True

    def round_ended(self, it: Any) -> None:
        self.known |= {"last_round": it.result, "turns": [], "sheet": None}
        for team in self.known["teams"]:
            team |= {"is_ready": False, "is_setting": False}
            del team["giver"]  # who is next follows from the seating

    def game_ended(self, it: Any) -> None:
        self.known |= {"phase": "over", "outcome": it.outcome}

    # --- sheets ---

    def sheets_opened(self, it: Any) -> None:
        self.known |= {"phase": "traps", "deadline": it.deadline, "turn": None}
        for team in it.teams:
            self.known["teams"][team] |= {"is_setting": True, "is_ready": False}
        if it.secret is not None:
            self.known["sheet"] = {"secret": it.secret, "drafts": []}

    @property
    def _drafts(self) -> list[dict[str, Any]]:
        drafts: list[dict[str, Any]] = self.known["sheet"]["drafts"]
        return drafts

    def trap_proposed(self, it: Any) -> None:
        draft = {"number": it.number, "word": it.word, "by": it.by}
        self._drafts.append(draft | {"is_chosen": it.is_chosen, "is_starred": False})

    def trap_edited(self, it: Any) -> None:
        self._draft(it.number).update({"word": it.word, "by": it.by})

    def trap_dropped(self, it: Any) -> None:
        self._drafts.remove(self._draft(it.number))

    def trap_chosen(self, it: Any) -> None:
        self._draft(it.number).update({"is_chosen": it.is_chosen, "is_starred": False})

    def trap_starred(self, it: Any) -> None:
        for draft in self._drafts:
            draft["is_starred"] = draft["number"] == it.number

    def _draft(self, number: int) -> dict[str, Any]:
        return next(it for it in self._drafts if it["number"] == number)

    def team_told(self, it: Any) -> None:
        self.known["chat"] = (*self.known["chat"], Line(it.by, it.text))[-CHAT:]

    def sheet_ready(self, it: Any) -> None:
        self.known["teams"][it.team]["is_ready"] = True
        wish = self.known["wish"]
        if wish and (wish.what, wish.team) == ("card", it.team):
            self.known["wish"] = None
        if it.deadline is not None:
            self.known["deadline"] = it.deadline

    def sheet_reopened(self, it: Any) -> None:
        self.known["teams"][it.team]["is_ready"] = False

    # --- turns ---

    def torch_taken(self, it: Any) -> None:
        self._give_torch(it.team, it.by)

    def _give_torch(self, team: Team, seat: Seat) -> None:
        self.known["teams"][team]["giver"] = seat
        if self.known["turn"] and self.known["turn"]["team"] == team:
            self.known["turn"]["giver"] = seat

    def torch_handed(self, it: Any) -> None:
        self._give_torch(it.team, it.to)

    def turn_began(self, it: Any) -> None:
        for team in self.known["teams"]:
            team["is_setting"] = False
        turn: dict[str, Any] = {"team": it.team, "giver": it.giver, "glass": it.glass}
        turn |= {"is_open": False, "glass_from": None, "deadline": None, "breath_until": None}
        turn |= {"is_out_of_breath": False, "words": [], "lapsed": 0, "guesses": [], "claims": []}
        turn |= {"end": None, "used": 0, "replay": [None, None], "secret": None, "call": None}
        turn["asides"] = []
        if self._is_opponent(it.team):
            turn["secret"] = self.known["sheet"]["secret"]
        self.known |= {"phase": "clue", "deadline": None, "turn": turn, "wish": None}
        self.words = []

    def _is_opponent(self, team: Team) -> bool:
        """Whether one has set the traps for that team."""
        return bool(self.known["team"] == other(team))

    def book_opened(self, _it: Any) -> None:
        self.known["turn"]["is_open"] = True

    def book_read(self, it: Any) -> None:
        self.known["turn"] |= {"is_open": True, "secret": it.secret}

    def glass_turned(self, it: Any) -> None:
        self.known["turn"] |= {"glass_from": it.glass_from, "deadline": it.deadline}
        self.known["deadline"] = it.deadline

    def breath_drawn(self, it: Any) -> None:
        self.known["turn"]["breath_until"] = it.until

    def breath_ended(self, _it: Any) -> None:
        self.known["turn"]["is_out_of_breath"] = True

    def word_said(self, it: Any) -> None:
        """In Darkness a clue is gone when the next one is given, but for those who watch over them."""
        self.words.append(it.said)
        turn = self.known["turn"]
        effects = self.known["teams"][turn["team"]]["effects"]
        is_dark = effects.clue_words is not None and not self._is_opponent(turn["team"])
        turn["words"] = [word for word in self.words if not is_dark or word.clue == it.said.clue]

    def words_lapsed(self, it: Any) -> None:
        self.known["turn"]["lapsed"] = it.through

    def guess_made(self, it: Any) -> None:
        guess = Guess(it.by, it.text, it.is_right, it.at)
        self.known["turn"]["guesses"].append(guess)

    def aside_heard(self, it: Any) -> None:
        aside = Aside(it.by, it.text, it.meant, it.at)
        self.known["turn"]["asides"] = [*self.known["turn"]["asides"], aside][-ASIDES:]

    def stop_called(self, it: Any) -> None:
        self.known["turn"]["call"] = it.call
        self.known["deadline"] = it.call.until

    def stop_voided(self, it: Any) -> None:
        turn = self.known["turn"]
        for name in ("glass_from", "deadline", "breath_until"):
            turn[name] = turn[name] if turn[name] is None else turn[name] + it.pause
        turn |= {"call": None, "lapsed": len(self.words)}
        self.known["deadline"] = turn["deadline"]

    def claim_noted(self, it: Any) -> None:
        self.known["turn"]["claims"].append(it.claim)

    clue_stopped = claim_noted

    def turn_closed(self, it: Any) -> None:
        turn = self.known["turn"]
        turn |= {"end": it.end, "used": it.used, "secret": it.secret, "traps": it.traps}
        turn |= {"claims": list(it.claims), "deadline": None, "words": self.words, "call": None}
        self.known |= {"phase": "settle", "deadline": None, "wish": None}

    def turn_accepted(self, _it: Any) -> None:
        pass

    def _change_claim(self, number: int, **changes: Any) -> None:
        claims: list[Claim] = self.known["turn"]["claims"]
        self.known["turn"]["claims"] = [
            replace(it, **changes) if it.number == number else it for it in claims
        ]

    def reason_given(self, it: Any) -> None:
        reason = {"rule": it.rule, "trap": it.trap, "trap_word": it.trap_word}
        self._change_claim(it.number, **reason, opinion=it.opinion)

    def claim_conceded(self, it: Any) -> None:
        self._change_claim(it.number, is_conceded=True)

    def claim_contested(self, it: Any) -> None:
        self._change_claim(it.number, contest=it.why)
        self.contested = it.number

    def ballot_cast(self, it: Any) -> None:
        (claim,) = (one for one in self.known["turn"]["claims"] if one.number == self.contested)
        self._change_claim(claim.number, ballots=(*claim.ballots, (it.seat, it.ballot)))

    def claim_settled(self, it: Any) -> None:
        self._change_claim(it.number, verdict=it.verdict)

    def replay_answered(self, it: Any) -> None:
        self.known["turn"]["replay"][it.team] = it.agrees

    def turn_ended(self, it: Any) -> None:
        self.known["turn"] = None
        self.known["turns"].append(it.result)

    def time_stretched(self, it: Any) -> None:
        self.known["deadline"] = it.deadline
        turn = self.known["turn"]
        if turn and turn["call"]:
            call = turn["call"]
            turn["call"] = replace(call, until=it.deadline, stretches=call.stretches + 1)
        elif self.known["phase"] == "clue":
            turn["deadline"] = it.deadline

    # --- what both teams agree on ---

    def wish_made(self, it: Any) -> None:
        self.known["wish"] = it.wish

    def wish_agreed(self, _it: Any) -> None:
        self.known["wish"] = None

    wish_declined = wish_agreed

    def table_changed(self, it: Any) -> None:
        self.known["options"] = it.options
