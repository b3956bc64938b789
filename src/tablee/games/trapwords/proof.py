"""What the laws need of TRAPWORDS: another truth a seat cannot tell apart."""

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat, Team
from tablee.core.typed import Typed
from tablee.games.trapwords.offering import grounds
from tablee.games.trapwords.pieces import (
    DRAFTS,
    LONGEST_WORD,
    TEAMS,
    Claim,
    Draft,
    Line,
    Mark,
    SaidWord,
    Trap,
    other,
)
from tablee.games.trapwords.state import Sheet, State, Turn

_ANY = Typed(LONGEST_WORD)


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Other words and traps on the sheets this seat has not seen, other talk, other whispers of the referee."""
    if state.phase == "ready":
        return state
    own = None if seat is None else state.team_of(seat)
    sheets, chats = list(state.sheets), list(state.chats)
    for team in TEAMS:
        if team != own:
            sheets[team] = _sheet(state, seat, team, chance)
            chats[team] = _chat(state, team, chance)
    other_truth = replace(state, sheets=tuple(sheets), chats=tuple(chats))
    turn = state.turn
    if turn is None or turn.end is not None or own == other(turn.team):
        return other_truth
    return replace(other_truth, turn=_turn(other_truth, turn, chance))


def _word(chance: Chance) -> str:
    return str(_ANY.pick(chance))


def _sheet(state: State, seat: Seat | None, team: Team, chance: Chance) -> Sheet:
    """Of the other team: its word too, unless this seat has read it."""
    sheet = state.sheets[team]
    if not sheet.secret:
        return sheet
    secret = sheet.secret if sheet.is_open or _knows(state, seat, team) else _word(chance)
    drafts = _drafts(state, team, chance)
    return replace(
        sheet, secret=secret, drafts=drafts, proposed=max([0, *(it.number for it in drafts)])
    )


def _knows(state: State, seat: Seat | None, team: Team) -> bool:
    """Whether this seat has opened the book with that team's word, or heard it guessed."""
    turn = state.turn
    if turn is None or turn.team == team:
        return False
    return (turn.is_open and turn.giver == seat) or any(it.is_right for it in turn.guesses)


def _drafts(state: State, team: Team, chance: Chance) -> tuple[Draft, ...]:
    """Any number, in any order: what was chosen stays where all have seen it, and its count where it is complete."""
    sheet = state.sheets[team]
    members = state.seating.members(team)
    chosen = list(sheet.traps)
    if not sheet.is_open:
        many = len(chosen) if sheet.is_ready else chance.below(state.needed(team) + 1)
        chosen = [Trap(0, word) for word in _different(many, chance)]
        if chosen and any(it.is_starred for it in sheet.traps):
            chosen[0] = replace(chosen[0], is_starred=True)
    more = chance.below(min(6, DRAFTS - len(chosen) + 1))
    rest: list[Trap | str] = [*chosen]
    for word in _different(more, chance):
        rest.insert(chance.below(len(rest) + 1), word)
    numbers = sorted(chance.shuffled(range(1, 2 * DRAFTS))[: len(rest)])
    return tuple([_draft(n, it, chance.pick(members)) for n, it in zip(numbers, rest, strict=True)])


def _draft(number: int, it: Trap | str, by: Seat) -> Draft:
    if isinstance(it, str):
        return Draft(number, it, by)
    return Draft(number, it.word, by, is_chosen=True, is_starred=it.is_starred)


def _different(many: int, chance: Chance) -> list[str]:
    words: list[str] = []
    while len(words) < many:
        words.append(str(Typed(LONGEST_WORD, 1, tuple(words)).pick(chance)))
    return words


def _chat(state: State, team: Team, chance: Chance) -> tuple[Line, ...]:
    members = state.seating.members(team)
    return tuple([Line(chance.pick(members), _word(chance)) for _ in range(chance.below(4))])


def _turn(state: State, turn: Turn, chance: Chance) -> Turn:
    """As long as it lasts: what the referee whispers, and what the opponents are unsure about."""
    words = [replace(it, marks=_marks(state, chance)) for it in turn.words]
    unsure = [it for it in words if chance.below(4) == 0][:4]
    claims = [_claim(state, number, it, chance) for number, it in enumerate(unsure, 1)]
    return replace(turn, words=tuple(words), noted=tuple(claims))


def _marks(state: State, chance: Chance) -> tuple[Mark, ...]:
    found = [Mark("TW-51", it.number, chance.below(2) == 0) for it in state.turn_traps]
    return chance.shuffled(found)[: chance.below(3)]


def _claim(state: State, number: int, said: SaidWord, chance: Chance) -> Claim:
    by = chance.pick(state.seating.members(state.setters))
    return Claim(number, by, said.number, chance.pick(grounds(state)), 0, "", is_certain=False)
