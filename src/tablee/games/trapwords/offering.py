"""What a seat may do now, from what it knows and nothing else."""

from collections.abc import Iterator

from tablee.core.offers import Offer, Offers, OneOf
from tablee.core.seats import Seat, Team
from tablee.core.text import fold
from tablee.core.typed import Typed
from tablee.games.trapwords.pieces import (
    CLAIMS,
    DRAFTS,
    LONGEST_CLUE,
    LONGEST_GUESS,
    LONGEST_LINE,
    LONGEST_WORD,
    RIGHT,
    WORDS_IN_GUESS,
    WORDS_IN_LINE,
    Claim,
    Contest,
    Ground,
    What,
)
from tablee.games.trapwords.state import State, Turn

WORD = Typed(LONGEST_CLUE)
GUESS = Typed(LONGEST_GUESS, WORDS_IN_GUESS)
LINE = Typed(LONGEST_LINE, WORDS_IN_LINE)

GLASSES: tuple[What, ...] = (
    *("glass=20", "glass=30", "glass=40", "glass=60", "glass=90", "glass=120"),
)

ADVICE: tuple[Ground, ...] = (
    *("TW-33", "TW-34", "TW-35", "TW-36", "TW-37", "TW-38", "TW-39", "TW-40", "TW-41"),
)

_NONE = OneOf((0,))
_TRAP = OneOf(("TW-51",))
_VOTE = Offer("vote", {"ballot": OneOf(("uphold", "dismiss"))})
_REPLAY = Offer("agree_replay", {"agrees": OneOf(("yes", "no"))})


def offers(state: State, seat: Seat) -> Offers:
    found: list[Offer] = []
    match state.phase:
        case "omen":
            found += [] if state.agreed[state.team_of(seat)] else [Offer("agree_effects")]
        case "traps":
            found += _sheet(state, state.team_of(seat))
        case "clue":
            found += _clue(state, seat)
        case "settle" if state.turn is not None:
            found += _settle(state, seat)
        case _:
            pass
    found += _torch(state, seat)
    found += _wishing(state, state.team_of(seat))
    if may_talk(state, seat):
        found.append(Offer("tell_team", {"text": LINE}))
    if state.may_stretch(seat):
        found.append(Offer("need_time"))
    return tuple(found)


# What a team agrees on, among itself or with the other


def _torch(state: State, seat: Seat) -> Iterator[Offer]:
    team = state.team_of(seat)
    if state.may_take_torch(seat):
        yield Offer("take_torch")
    if state.may_hand_torch(team):
        rest = tuple([it for it in state.seating.members(team) if it != state.torches[team]])
        yield Offer("hand_torch", {"to": OneOf(rest)})


def wishes(state: State, team: Team) -> tuple[What, ...]:
    """Before the turns of a round: another word card (TW-G20), other rules for clues (TW-42), no curses (TW-10), ..."""
    if state.phase not in ("omen", "traps"):
        return ()
    card: tuple[What, ...] = ("card",) if state.is_setting(team) and state.has_spare_card else ()
    advice: What = "advice=basics" if state.options.advice == "all" else "advice=all"
    has_hidden = any(it.name is None for it in state.curses)
    curses: tuple[What, ...] = ("curses=off",) if has_hidden else ()
    glass = [it for it in GLASSES if it != f"glass={state.options.glass}"]
    return (*card, advice, *curses, *glass)


def _wishing(state: State, team: Team) -> Iterator[Offer]:
    if state.wish is None:
        if what := wishes(state, team):
            yield Offer("wish", {"what": OneOf(what)})
    elif not state.call:
        yield Offer("decline_wish")
        if state.wish.team != team:
            yield Offer("agree_wish")


# Traps


def trapword(state: State, team: Team) -> Typed:
    """Any word that is not written yet, and is not the secret (TW-G6); plain words are refused when they are tried."""
    sheet = state.sheets[team]
    written = [it.word for it in sheet.drafts]
    return Typed(LONGEST_WORD, 1, tuple(map(fold, (sheet.secret, *written))))


def is_complete(state: State, team: Team) -> bool:
    """Exactly as many as are needed, and a star where one is (TW-15, TW-G5)."""
    traps = state.sheets[team].traps
    has_star = any(it.is_starred for it in traps) or not state.needs_star(team)
    return len(traps) == state.needed(team) and has_star


def _sheet(state: State, team: Team) -> Iterator[Offer]:
    sheet = state.sheets[team]
    if sheet.is_setting and sheet.is_ready:
        yield Offer("reopen")
    if not state.is_setting(team):
        return
    word, numbers = trapword(state, team), tuple(it.number for it in sheet.drafts)
    if len(numbers) < DRAFTS:
        yield Offer("propose_trap", {"word": word})
        yield Offer("suggest_trap", {"word": word})
    if numbers:
        yield Offer("edit_trap", {"number": OneOf(numbers), "word": word})
    yield from _choosing(state, team)


def _choosing(state: State, team: Team) -> Iterator[Offer]:
    drafts = state.sheets[team].drafts
    chosen = tuple(it.number for it in drafts if it.is_chosen)
    rest = tuple(it.number for it in drafts if not it.is_chosen)
    plain = tuple(it.number for it in drafts if it.is_chosen and not it.is_starred)
    if rest:
        yield Offer("drop_trap", {"number": OneOf(rest)})
    if rest and len(chosen) < state.needed(team):
        yield Offer("choose_trap", {"number": OneOf(rest)})
    if chosen:
        yield Offer("unchoose_trap", {"number": OneOf(chosen)})
    if plain and state.needs_star(team):
        yield Offer("star_trap", {"number": OneOf(plain)})
    if is_complete(state, team):
        yield Offer("declare_ready")


# Clues, guesses, claims


def has_room(state: State, turn: Turn) -> bool:
    """Whether the present clue may have another word; in Darkness each is short (TW-G1)."""
    longest = state.effects_now.clue_words
    return longest is None or sum(it.clue == turn.clue for it in turn.words) < longest


def _clue(state: State, seat: Seat) -> Iterator[Offer]:
    turn = state.playing
    is_setter = state.team_of(seat) == state.setters
    if is_setter:
        yield from _claims(state)
    if state.call:
        return
    if seat == turn.giver:
        yield from _giving(state, turn)
    elif not is_setter and turn.is_open and state.is_typed:
        yield Offer("guess", {"text": GUESS})
    if (is_setter or seat == turn.giver) and not state.is_typed and turn.glass_from is not None:
        yield from (Offer("guess_wrong"), Offer("guess_right"))


def _giving(state: State, turn: Turn) -> Iterator[Offer]:
    if not turn.is_open:
        yield Offer("open_book")
    elif state.may_begin:
        yield Offer("begin_clues")
    elif state.is_typed and not state.is_silenced:
        goes_on = ("same",) if turn.words and has_room(state, turn) else ()
        yield Offer("say", {"word": WORD, "clue": OneOf((*goes_on, "next"))})


def grounds(state: State) -> tuple[Ground, ...]:
    """The rules other than a trap that a clue can break at this table, in this turn."""
    effects = state.effects_now
    found: list[Ground] = ["TW-32"]
    if state.options.advice == "all":  # a first game may do without them (TW-42)
        found += ADVICE
    if not state.is_typed:  # what the table itself sees to where clues are typed
        found += ["TW-52"] if effects.words or effects.clue_words else []
        found += ["TW-77"] if effects.has("flood") else []
        found += ["TW-78"] if effects.has("petrification") else []
    found += ["TW-79"] if effects.has("echo") else []
    found += ["TW-80"] if effects.has("feeblemind") else []
    return tuple(found)


def claimed_words(state: State) -> tuple[int, ...]:
    """Words that are claimed already; spoken ones have no number, and are not told apart."""
    return tuple([it.word for it in state.playing.noted if it.word])


def _claims(state: State) -> Iterator[Offer]:
    if not state.may_claim:
        return
    words = tuple(it.number for it in state.playing.fresh) if state.is_typed else (0,)
    if words:
        yield from _objections("stop", state, words)
    if state.call:
        yield Offer("withdraw")
        return
    if words and state.may_call:
        yield Offer("call_stop", {"word": OneOf(words)})
    claimed = claimed_words(state)
    unclaimed = tuple(it for it in words if it not in claimed)
    if unclaimed and len(state.playing.noted) < CLAIMS:
        yield Offer("doubt", {"word": OneOf(unclaimed)})
        yield from _objections("unsure", state, unclaimed)


def _objections(action: str, state: State, words: tuple[int, ...]) -> Iterator[Offer]:
    if state.turn_traps:
        traps = OneOf(tuple(it.number for it in state.turn_traps))
        yield Offer(action, {"word": OneOf(words), "rule": _TRAP, "trap": traps})
    yield Offer(action, {"word": OneOf(words), "rule": OneOf(grounds(state)), "trap": _NONE})


# Settling


def contests(state: State, claim: Claim) -> tuple[Contest, ...]:
    """What may be said against a claim: what was typed was said, and only a trap can be a wrong one."""
    spoken: tuple[Contest, ...] = () if state.is_typed else ("not_said",)
    if claim.rule == RIGHT:
        return ("not_related",)
    trap: tuple[Contest, ...] = ("trap_not_allowed",) if claim.trap else ()
    return (*spoken, "not_related", *trap)


def _settle(state: State, seat: Seat) -> Iterator[Offer]:
    stage, is_setter = state.turn_stage, state.team_of(seat) == state.setters
    if stage == "window" and is_setter:
        if not state.call:
            yield Offer("accept_turn")
        yield from _claims(state)
    if stage == "appeal" and not is_setter:
        yield Offer("accept_turn")
        yield Offer("appeal", {"guess": OneOf(state.playing.near)})
    if stage == "reason" and is_setter:
        yield from _objections("unsure", state, (state.pending[0].word,))
    if stage == "answer" and seat in state.awaited:
        yield Offer("concede_stop")
        yield Offer("contest", {"why": OneOf(contests(state, state.pending[0]))})
    if stage in ("vote", "replay") and seat in state.awaited:
        yield _VOTE if stage == "vote" else _REPLAY
    if stage in ("reason", "answer", "vote") and state.team_of(seat) != state.answering:
        yield Offer("withdraw")


# Talk


def may_talk(state: State, seat: Seat) -> bool:
    """Always, but for a team that is given clues: neither hints nor discussions (TW-45)."""
    if state.phase in ("ready", "over"):
        return False
    return state.phase != "clue" or state.team_of(seat) == state.setters
