"""The commands `arena` and `balance`."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.arguments import (
    Cards,
    GameArg,
    Json,
    Land,
    Options,
    Seed,
    print_json,
    split_names,
    table_options,
)
from ludarium.core.errors import OptionError

if TYPE_CHECKING:
    from ludarium.arena.ledger import Ledger
    from ludarium.arena.match import Played
    from ludarium.arena.run import Crew
    from ludarium.core.game import Game

Bots = Annotated[str | None, typer.Option("--bots", help="The bots that meet, with commas.")]
One = Annotated[str | None, typer.Option("--one", help="The bot that has one seat; goes with --against.")]
Against = Annotated[str | None, typer.Option("--against", help="The bot that has all other seats.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; by default two.")]
Games = Annotated[
    int, typer.Option("--games", min=1, help="So many games of each match-up, rounded up to whole deals.")
]
Workers = Annotated[
    int, typer.Option("--workers", min=1, max=1024, help="So many processes play side by side.")
]
Time = Annotated[
    float | None, typer.Option("--time", min=0.001, help="Seconds a move; a bot that takes longer loses.")
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="DIR", help="Where the results are kept; by default in ./arena."),
]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one.")
]


def arena(
    game: GameArg,
    bots: Bots = None,
    one: One = None,
    against: Against = None,
    games: Games = 100,
    seats: Seats = None,
    workers: Workers = 1,
    seed: Seed = 1,
    option: Options = None,
    time: Time = None,
    out: Out = None,
    ray: Ray = None,
    json: Json = False,
    cards: Cards = None,
    land: Land = None,
) -> None:
    """Let bots meet on the same deals in rotated seats; rate them and write a report."""
    from ludarium.arena.arena_report import print_standings, write_report
    from ludarium.arena.plan import plan_of
    from ludarium.arena.run import crew_of
    from ludarium.arena.standings import standings
    from ludarium.games.replaced import game_with

    chosen = game_with(game, cards, land)
    matches = _matches(chosen, bots, one, against, seats)
    plan = plan_of(chosen, matches, seed, table_options(option), seconds=time, files=(cards, land))
    folder = out or Path("arena") / f"{chosen.id}-{plan.fingerprint()}"
    from ludarium.arena.ledger import Ledger

    with Ledger(folder, plan) as ledger:
        played = _played(ledger, plan.games(games), crew_of(workers, ray), quiet=json)
        found = standings(plan, chosen, played, ledger.times)
    report = write_report(folder, found)
    if json:
        print_json(found.facts() | {"folder": str(folder)})
        return
    print_standings(found)
    typer.echo(f"Report: {report}")


def _matches(
    game: Game, bots: str | None, one: str | None, against: str | None, seats: int | None
) -> list[list[str]]:
    """Who meets whom, from --bots or from --one and --against."""
    from ludarium.arena.plan import all_meet, one_against

    wanted = game.check_seats(seats if seats is not None else max(2, game.seats[0]))
    if bots is not None and one is None and against is None:
        if names := split_names(bots):
            return all_meet(names, wanted)
    elif bots is None and one is not None and against is not None:
        return [one_against(one, against, wanted)]
    raise OptionError("say who meets: either --bots NAME,NAME… or --one NAME --against NAME")


def _played(ledger: Ledger, games: int, crew: Crew, *, quiet: bool) -> list[Played]:
    """Play what is missing; when stopped, say how to go on."""
    from ludarium.arena.run import play_missing
    from ludarium.progress import progress

    try:
        with progress(ledger.plan.game, games, quiet=quiet) as tick:
            return play_missing(ledger, games, crew, tick)
    except KeyboardInterrupt:
        kept = games - len(ledger.missing(games))
        typer.echo(
            f"Stopped; {kept} of {games} games are kept in {ledger.folder}. The same command goes on:\n"
            f"  ludarium {shlex.join(sys.argv[1:])}",
            err=True,
        )
        raise
