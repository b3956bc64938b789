"""Leaks planted in WORDZ, that the laws must catch; and the tables where it keeps them."""

from typing import Any

from tablee.core.game import AnyGame
from tablee.core.kit import NO_WORDS
from tablee.core.offers import Letters, Offer, OneOf
from tablee.core.record import replace
from tablee.games.wordz import game
from tablee.games.wordz.events import ProposalMissed, RoundDealt, WordLaid, WordLookedUp
from tablee.games.wordz.pieces import CONSONANT_CARDS, VOWEL_CARDS, VOWELS_EACH, Options, without
from tablee.games.wordz.state import State
from tablee.games.wordz.view import View, WordHidden
from tests.games.wordz.builders import wordz_with
from tests.games.wordz.dictionary import HalfOfAll
from tests.laws.planting import Bed

HALF = HalfOfAll()
SHORT = Options(rounds=2)
STRICT = Options(rounds=2, language="en", words="listed_only", pace="fast")
CARRIED = Options(rounds=2, tokens="carried", pace="when_most_are_done", shortest=3)
TABLES = ((2, STRICT), (4, CARRIED), (5, STRICT), (6, SHORT), (7, CARRIED))
WZ = Bed(wordz_with(HALF), tables=TABLES)
SPEECHLESS = Bed(wordz_with(NO_WORDS), options=SHORT, tables=((7, SHORT),))


def narrow(state: State, seat: Any) -> View:
    """A view that offers only words of one pattern, so that what others do differs in nothing but secrets."""
    honest = game.view(state, seat)
    return replace(honest, offers=tuple(map(_alike, honest.offers)))


def _alike(offer: Offer) -> Offer:
    if offer.action not in ("lay_word", "look_up"):
        return offer
    words = offer.fields["word"]
    assert isinstance(words, Letters)
    vowels, consonants = words.hand[:VOWELS_EACH], words.hand[VOWELS_EACH:]
    some = (a + b + c for a in consonants for b in vowels for c in consonants)
    return replace(offer, fields={"word": OneOf(tuple(filter(words.has, dict.fromkeys(some))))})


ALIKE = Bed(WZ.having(view=narrow))

WZ.shows(
    "a letter of a hidden word shows", lambda state, seat: [it.word[:1] for it in state.places]
)


@WZ.breaks(5, by=WZ.showing)
def the_last_hidden_letter_shows(state: State, seat: int | None) -> Any:
    return [it.word[it.face_down[-1]] for it in state.places if it.face_down]


WZ.shows(
    "it shows whether a word has an s", lambda state, seat: ["S" in it.word for it in state.places]
)


@WZ.breaks(5, by=WZ.changing("places"))
def hidden_letters_show_by_the_alphabet(places: Any, state: State, seat: int | None) -> Any:
    """The backs are as they are; the word's cards are laid in another order."""
    return tuple(
        replace(
            place,
            row=tuple(card for _, card in sorted(zip(it.word, place.row, strict=True), key=str)),
        )
        for place, it in zip(places, state.places, strict=True)
    )


WZ.shows(
    "the cards left over show",
    lambda state, seat: [it.hand if it.has_composed else () for it in state.places],
)


@WZ.breaks(5, by=WZ.showing)
def the_rest_of_the_deck_shows(state: State, seat: int | None) -> Any:
    language = state.options.language
    held = "".join("".join(it.hand) + it.word for it in state.places)
    return without(VOWEL_CARDS[language] + CONSONANT_CARDS[language], held)


WZ.shows(
    "the verdict on a laid word shows",
    lambda state, seat: [HALF.has("fr", it.word) for it in state.places if it.word],
)


@WZ.breaks(5, by=WZ.showing)
def the_verdict_on_a_draft_shows(state: State, seat: int | None) -> Any:
    return [any(draft.is_listed for draft in it.drafts) for it in state.places]


@WZ.breaks(5, by=WZ.showing)
def the_length_of_a_draft_shows(state: State, seat: int | None) -> Any:
    return [len(it.drafts[-1].word) if it.drafts else 0 for it in state.places]


WZ.shows(
    "it shows that there is a draft", lambda state, seat: [bool(it.drafts) for it in state.places]
)


@WZ.breaks(5)
def seats_are_awaited_in_the_order_of_their_look_ups() -> AnyGame:
    def awaiting(state: State) -> Any:
        return tuple(sorted(state.awaited, key=lambda seat: len(state.places[seat].drafts)))

    return WZ.having(awaiting=awaiting)


@WZ.breaks(5, by=WZ.showing)
def the_order_of_look_ups_shows(state: State, seat: int | None) -> Any:
    return sorted(state.seating.seats, key=lambda it: -len(state.places[it].drafts))


@WZ.breaks(5, by=ALIKE.telling)
def everybody_is_told_that_somebody_looks_something_up(state: State, event: Any, seat: Any) -> Any:
    is_other = isinstance(event, WordLookedUp) and seat != event.seat
    return WordHidden(event.seat, ()) if is_other else ...


@WZ.breaks(5)
def everybody_is_told_a_looked_up_draft() -> AnyGame:
    return ALIKE.telling_all(WordLookedUp)


@WZ.breaks(5)
def everybody_is_told_a_laid_word() -> AnyGame:
    return ALIKE.telling_all(WordLaid)


@WZ.breaks(5, by=ALIKE.telling)
def a_listed_word_is_laid_with_a_longer_sound(state: State, event: Any, seat: Any) -> Any:
    if not isinstance(event, WordLaid) or seat == event.seat:
        return ...
    hidden = game.seen(state, event, seat)
    assert isinstance(hidden, WordHidden)
    return replace(hidden, backs=hidden.backs + hidden.backs[:1] * HALF.has("fr", event.word))


@WZ.breaks(5, by=ALIKE.telling)
def everybody_is_dealt_all_hands(state: State, event: Any, seat: Any) -> Any:
    if not isinstance(event, RoundDealt):
        return ...
    told = game.seen(state, event, seat)
    hands = tuple(letter for hand in event.hands for letter in hand)
    return replace(told, hand=hands[24:36] if seat != 2 else hands[:12])  # type: ignore[type-var]


@WZ.breaks(5, by=ALIKE.telling)
def a_wrong_proposal_is_answered_with_the_word(state: State, event: Any, seat: Any) -> Any:
    is_miss = isinstance(event, ProposalMissed)
    return replace(event, word=state.places[event.whom].word) if is_miss else ...


@WZ.breaks(5, by=WZ.changing("offers"))
def the_offers_know_the_right_letters(offers: Any, state: State, seat: Any) -> Any:
    def better(offer: Offer) -> Offer:
        if offer.action != "propose":
            return offer
        (whom,) = offer.fields["whom"].all()
        word = replace(offer.fields["word"], pattern=tuple(state.places[int(str(whom))].word))
        return replace(offer, fields={**offer.fields, "word": word})

    return tuple(map(better, offers))


@WZ.breaks(5, options=Options(pace="fast"))
def the_clock_runs_longer_for_whoever_drafts() -> AnyGame:
    def deadline(state: State) -> int | None:
        return state.deadline and state.deadline + sum(len(it.drafts) for it in state.places)

    return WZ.having(deadline=deadline)


WZ.shows_spectators("a spectator sees a word", lambda state: state.places[0].word)


@WZ.breaks(7)
def a_spectator_is_told_a_laid_word() -> AnyGame:
    return ALIKE.telling_spectators(WordLaid)


@WZ.breaks(6, by=WZ.changing("places"))
def a_token_too_many_is_shown(places: Any, state: State, seat: Any) -> Any:
    return tuple(replace(it, tokens=it.tokens + bool(state.misses)) for it in places)


@WZ.breaks(6, by=WZ.changing("places"))
def a_card_is_shown_late(places: Any, state: State, seat: Any) -> Any:
    def closed(place: Any) -> Any:
        return replace(place, row=tuple(replace(it, letter=None) for it in place.row))

    return tuple(map(closed, places))


@WZ.breaks(4, by=WZ.changing("offers"))
def a_second_card_is_offered(offers: Any, state: State, seat: Any) -> Any:
    extra = game.view(replace(state, has_turned=False), seat).offers if seat is not None else ()
    return (*offers, *(it for it in extra if it.action == "turn_card"))


@WZ.breaks(6, by=WZ.changing("places"))
def a_row_is_read_from_right_to_left(places: Any, state: State, seat: Any) -> Any:
    return tuple(replace(it, row=it.row[::-1]) for it in places)
