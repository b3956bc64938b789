"""A player of Entre les lignes: hints at a word with a pictogram, and looks for the drawing that means the same."""

from collections.abc import Mapping, Sequence

from tablee.bots.bot import Impression
from tablee.bots.entre_les_lignes.alluding import description, draw_allusion
from tablee.bots.entre_les_lignes.commenting import impressions, occasion
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.reading import read
from tablee.bots.entre_les_lignes.sharing import settle
from tablee.bots.entre_les_lignes.voting import best_letter
from tablee.bots.pauses import Span, within
from tablee.core.chance import Chance
from tablee.core.drawing import Draw, Drawing, Stroke, read_drawing
from tablee.games.entre_les_lignes import actions
from tablee.games.entre_les_lignes.pieces import DrawingName, Options
from tablee.games.entre_les_lignes.view import View

DRAWING: Span = (5_000, 10_000)
LOOKING: Span = (3_000, 7_000)
ANYTHING: Span = (1_000, 2_000)
"""How long these take, whatever is drawn or seen: a delay must not tell."""


class Player:
    """Thinks anew with everything that happens; the same view leads to the same thought."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def study(self, options: Options) -> None:
        """The lists of what is drawn in either language, whose each picture is, and how drawings are read."""
        settle()
        read(Drawing((Stroke(1, 1, (0, 0, 0)),)), self._level)

    def choose(self, view: View, chance: Chance) -> actions.Action | None:
        """Blindfolded: it draws, and votes by lot."""
        return self.look(view, {}, chance)

    def look(
        self, view: View, attachments: Mapping[str, bytes], chance: Chance
    ) -> actions.Action | None:
        if not view.offers or view.own is None:
            raise ValueError("nothing to do")
        may = {offer.action for offer in view.offers}
        if "go_on" in may:
            return actions.GoOn()
        if "recount" in may:
            return _wish(view)
        if "judge" in may:
            return actions.Judge("unsure")  # it can tell no letter from another line
        if "draw" in may:
            return self._draw(view, attachments, chance)
        if "cast_vote" in may and view.own.vote is None:
            hung = _read(attachments, [it.drawing for it in view.board])
            return actions.CastVote(best_letter(view, hung, self._level, chance))
        return None

    def pause(self, view: View, chance: Chance) -> int:
        may = {offer.action for offer in view.offers}
        if "draw" in may and "hand_in" not in may:
            return within(DRAWING, chance)
        if "cast_vote" in may:
            return within(LOOKING, chance)
        return within(ANYTHING, chance)

    def occasion(self, view: View) -> int | None:
        return occasion(view)

    def comment(self, view: View, attachments: Mapping[str, bytes]) -> tuple[Impression, ...]:
        hung = [it.drawing for it in view.gallery[-1].exhibits] if view.gallery else []
        return tuple(impressions(view, _read(attachments, hung), self._level))

    def _draw(self, view: View, attachments: Mapping[str, bytes], chance: Chance) -> actions.Action:
        """Something, with a word on what it is, for the reveal; a paper that is not blank is good as it is."""
        assert view.own is not None
        if not any(offer.action == "hand_in" for offer in view.offers):
            return Draw(draw_allusion(view, self._level, chance))
        own = _read(attachments, [view.own.drawing])
        shows = description(view, own, self._level)
        if shows is None or view.own.description == shows:
            return actions.HandIn()
        return actions.Describe(shows)


def _read(attachments: Mapping[str, bytes], names: Sequence[DrawingName]) -> dict[str, Drawing]:
    """Only what is looked at now: most of a gallery never is."""
    return {it: read_drawing(attachments[it]) for it in names if it in attachments}


def _wish(view: View) -> actions.Recount | None:
    """How many rounds there are is for the others to say: it joins them where they agree."""
    assert view.seat is not None
    wishes = {it.wish for it in view.places}
    is_new = view.places[view.seat].wish != "recount"
    return actions.Recount("recount") if is_new and wishes == {None, "recount"} else None
