"""A master: weighs what a placement leaves to the others, where to draw, and when the game should end."""

from tablee.bots.line.forecast import After, Forecast
from tablee.bots.line.knowledge import Knowledge
from tablee.bots.line.outlook import MOST, Outlook
from tablee.bots.line.purse import payment, without
from tablee.bots.line.turn import TurnBot, own_of
from tablee.core.chance import Chance
from tablee.games.light_line.cards import FACES, Number
from tablee.games.light_line.display import Fit, grid_of
from tablee.games.light_line.modes.line.pieces import Numbers
from tablee.games.light_line.modes.line.view import View


class Expert(TurnBot):
    """Takes whatever makes winning likeliest, as far as the next turn of everybody can be foreseen."""

    def place(self, view: View, fits: tuple[Fit, ...], chance: Chance) -> Fit:
        knowledge = Knowledge(view)
        return max(fits, key=lambda fit: (chance_to_win(view, fit, knowledge), fit.points))

    def exchange(self, view: View, piles: Numbers, chance: Chance) -> Number:
        return max(piles, key=_forecast(view).promise)

    def pay(self, view: View, ways: tuple[Numbers, ...], chance: Chance) -> Numbers:
        forecast = _forecast(view)
        return max(ways, key=lambda way: (_worth_paid(view, way, forecast), -len(way)))

    def draw(self, view: View, piles: Numbers, chance: Chance) -> Number:
        """The best card one may hope for, less what taking it away from the pile changes for all."""
        forecast, drawn = _forecast(view), _after(view, ())

        def worth(pile: Number) -> float:
            after = drawn._replace(piles=without(drawn.piles, (pile,)))
            return forecast.wins(after, forecast.promise(pile))

        return max(piles, key=worth)


def chance_to_win(view: View, fit: Fit, knowledge: Knowledge) -> float:
    """After this placement, with the best way to take its points."""
    card = own_of(view).card
    assert card is not None
    x, y, turned = fit.spot
    grid = grid_of(view.display) | {(x, y): FACES[card][turned]}
    forecast = Forecast(knowledge, Outlook(grid))
    due = min(fit.points, MOST)
    amount, ways = payment(due, view.piles)
    return max([_worth_paid(view, way, forecast, is_short=amount < due) for way in ways])


def worth_paid(view: View, way: Numbers) -> float:
    """The chance to win, taking these point cards now."""
    return _worth_paid(view, way, _forecast(view))


def promised(view: View, pile: Number) -> float:
    """What the top card of a pile would make on average, as far as this seat knows."""
    return _forecast(view).promise(pile)


def _worth_paid(view: View, way: Numbers, forecast: Forecast, *, is_short: bool = False) -> float:
    after = _after(view, way, is_short=is_short)
    return forecast.wins(after, 0.0 if after.is_last else forecast.hope(after.piles))


def _after(view: View, way: Numbers, *, is_short: bool = False) -> After:
    """When these point cards are taken."""
    assert view.seat is not None
    place = view.places[view.seat]
    return After(
        piles=without(view.piles, way),
        points=place.points + sum(way),
        cards=len(place.taken) + len(way),
        is_last=is_short or view.last_round is not None,
    )


def _forecast(view: View) -> Forecast:
    return Forecast(Knowledge(view), Outlook(grid_of(view.display)))
