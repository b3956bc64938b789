"""`tablee check`: does a game keep the laws that every game must?"""

from typing import TYPE_CHECKING, Annotated

import typer

from tablee.arena.limit import LIMIT
from tablee.arena.trial import Trial, try_out
from tablee.cli.console import print_sentence, progress, write_json
from tablee.cli.errors import FAILED, politely
from tablee.cli.options import GameKey, Json, Lang
from tablee.cli.seating import at_least, check_bot, check_seats, find_game
from tablee.cli.simulate import TOLD, Limit, print_forfeits, watched
from tablee.cli.speech import Speech, from_environment, speech
from tablee.core.record import encode

if TYPE_CHECKING:
    from tablee.laws import Report

Pairs = Annotated[
    int, typer.Option("--pairs", help="How many pairs of truths to hold against each other.")
]
Seats = Annotated[int | None, typer.Option("--seats", help="Only with so many; else with all.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed walks the same ways.")]

Bot = Annotated[
    str | None,
    typer.Option("--bots", help="Try out this bot instead: a level, or such as ./mybot.py:MyBot."),
]
Games = Annotated[int, typer.Option("--games", help="How many games a bot is tried in.")]

COUNTED = ("games", "finished", "steps", "offers", "refusals", "pairs", "differed", "futures")


@politely
def check(
    game: GameKey,
    pairs: Pairs = 2_000,
    seats: Seats = None,
    seed: Seed = 0,
    bots: Bot = None,
    games: Games = 100,
    limit: Limit = LIMIT,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play a game by chance and hold every step to the laws, or try out a bot; also those of other packages."""
    found = find_game(game)
    at_least(1, pairs, "--pairs")
    at_least(1, games, "--games")
    at_least(1, limit, "--limit")
    at_least(0, seed, "--seed")
    only = None if seats is None else (check_seats(found, seats),)
    from tablee import laws
    from tablee.laws.variants import settings, variants

    say = speech(lang or from_environment())
    if bots is not None:
        tables = tuple(settings(found, only or found.ABOUT.seats, variants(found.TYPES.options)))
        trial = Trial(game, check_bot(found, bots), tables, games, seed, limit)
        raise typer.Exit(_try(trial, say, as_json=as_json))
    with progress(say("check.trying"), pairs) as done:
        report = laws.check(
            found, seats=only, seed=seed, pairs=pairs, progress=lambda it: done(it.pairs)
        )
    if as_json:
        write_json(report)
    else:
        _print(report, say)
    raise typer.Exit(FAILED if report.breaches else 0)


def _try(trial: Trial, say: Speech, *, as_json: bool) -> int:
    moves, faults = 0, []
    for game in watched(try_out(trial), say("check.trying"), 2 * trial.games):
        moves += len(game.moves)
        faults += [game.fault] if game.fault else []
        if len(faults) == TOLD:
            break
    if as_json:
        told = {"game": trial.game, "bot": trial.bot, "games": trial.games, "seed": trial.seed}
        write_json({**told, "moves": moves, "faults": faults})
    else:
        print_sentence(say("check.bot_games", n=say.thousands(trial.games)))
        print_sentence(say("check.bot_moves", n=say.thousands(moves)))
        print_forfeits(faults, "check.bot_faults", say)
        if not faults:
            print_sentence(say("check.bot_holds"))
    return FAILED if faults else 0


def _print(report: "Report", say: Speech) -> None:
    for name in COUNTED:
        print_sentence(say(f"check.{name}", n=say.thousands(getattr(report, name))))
    for breach in report.breaches:
        where = breach.where
        named = {"law": breach.law, "name": breach.name, "message": breach.message}
        way = {"seed": where.seed, "seats": where.seats, "step": where.step}
        options = encode(where.options).decode()
        print_sentence(say("check.breach", options=options, **named, **way))
    if report.breaches:
        print_sentence(say.count("check.broken", len(report.breaches)))
    else:
        print_sentence(say("check.holds"))
