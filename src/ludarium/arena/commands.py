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
    PlayerCounts,
    Seed,
    Weights,
    player_counts,
    print_json,
    split_names,
    table_options,
)
from ludarium.core.errors import OptionError

if TYPE_CHECKING:
    from ludarium.arena.ledger import Ledger
    from ludarium.arena.match import PlayedGame
    from ludarium.arena.run import WorkCrew
    from ludarium.core.game import Game

Bots = Annotated[str | None, typer.Option("--bots", help="The bots that meet, with commas.")]
One = Annotated[str | None, typer.Option("--one", help="The bot that has one seat; goes with --against.")]
Ladder = Annotated[
    str | None, typer.Option("--ladder", help="Bots from the weakest up; one of each against the one below.")
]
Against = Annotated[str | None, typer.Option("--against", help="The bot that has all other seats.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; by default two.")]
Games = Annotated[
    int, typer.Option("--games", min=1, help="So many games of each match-up, rounded up to whole deals.")
]
Workers = Annotated[
    int, typer.Option("--workers", min=1, max=1024, help="So many processes play side by side.")
]
MoveTime = Annotated[
    float | None, typer.Option("--time", min=0.001, help="Seconds a move; a bot that takes longer loses.")
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="DIR", help="Where results are kept; by default ./arena, ./balance or ./train."
    ),
]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one.")
]


def arena(
    game: GameArg,
    bots: Bots = None,
    one: One = None,
    against: Against = None,
    ladder: Ladder = None,
    games: Games = 100,
    seats: Seats = None,
    workers: Workers = 1,
    seed: Seed = 1,
    option: Options = None,
    time: MoveTime = None,
    out: Out = None,
    ray: Ray = None,
    json: Json = False,
    cards: Cards = None,
    land: Land = None,
    weights: Weights = None,
) -> None:
    """Let bots meet on the same deals in rotated seats; rate them and write a report."""
    from ludarium.arena.arena_report import print_standings, write_report
    from ludarium.arena.plan import Files, plan_of
    from ludarium.arena.run import crew_of
    from ludarium.arena.standings import standings

    files = Files(cards, land, weights)
    chosen = files.game(game)
    matches = _matches(chosen, (bots, one, against, ladder), seats)
    plan = plan_of(chosen, matches, seed, table_options(option), seconds=time, files=files)
    crew = crew_of(workers, ray)
    folder = out or Path("arena") / f"{chosen.id}-{plan.fingerprint()}"
    from ludarium.arena.ledger import Ledger

    with Ledger(folder, plan) as ledger:
        played = _played(ledger, plan.games(games), crew, quiet=json)
        found = standings(plan, chosen, played, ledger.times)
    report = write_report(folder, found)
    if json:
        print_json(found.facts() | {"folder": str(folder)})
        return
    print_standings(found)
    typer.echo(f"Report: {report}")


def _matches(
    game: Game, told: tuple[str | None, str | None, str | None, str | None], seats: int | None
) -> list[list[str]]:
    """Who meets whom, from --bots, from --one and --against, or from --ladder."""
    from ludarium.arena.plan import all_meet, each_over_the_next, one_against

    wanted = game.check_seats(seats if seats is not None else max(2, game.seats[0]))
    match told:
        case (str(bots), None, None, None) if len(split_names(bots)) == 1 < wanted:
            raise OptionError(
                f"--bots takes two bots or more; {bots} against itself: ludarium balance {game.id}"
            )
        case (str(bots), None, None, None) if split_names(bots):
            return all_meet(split_names(bots), wanted)
        case (None, str(one), str(against), None):
            return [one_against(one, against, wanted)]
        case (None, None, None, str(ladder)):
            return each_over_the_next(split_names(ladder), wanted)
    raise OptionError(
        "say who meets: --bots NAME,NAME…, or --one NAME --against NAME, or --ladder NAME,NAME…"
    )


def _played(ledger: Ledger, games: int, crew: WorkCrew, *, quiet: bool) -> list[PlayedGame]:
    """Play what is missing; when stopped, say how to go on."""
    from ludarium.arena.run import play_missing
    from ludarium.progress import progress

    title = f"{ledger.plan.game}, {ledger.folder.name}"
    try:
        with progress(title, games, quiet=quiet) as tick:
            return play_missing(ledger, games, crew, tick)
    except KeyboardInterrupt:
        kept = games - len(ledger.missing(games))
        typer.echo(
            f"Stopped; {kept} of {games} games are kept in {ledger.folder}. The same command goes on:\n"
            f"  ludarium {shlex.join(sys.argv[1:])}",
            err=True,
        )
        raise


# --- the balance lab ------------------------------------------------------------------------------


def balance(
    game: GameArg,
    bot: Annotated[
        str | None, typer.Option("--bot", help="The bot that plays itself; by default the strongest.")
    ] = None,
    games: Annotated[int, typer.Option("--games", min=2, help="So many games of each player count.")] = 200,
    seats: PlayerCounts = None,
    ladder: Annotated[
        str | None,
        typer.Option("--ladder", help="Also a skill ladder: bots, the weakest first, or `search`."),
    ] = None,
    workers: Workers = 1,
    seed: Seed = 1,
    option: Options = None,
    out: Out = None,
    ray: Ray = None,
    json: Json = False,
    cards: Cards = None,
    land: Land = None,
    weights: Weights = None,
    curious: Annotated[
        Path | None,
        typer.Option(
            "--curious", metavar="FILE", help="Also the figures that players are told (one --seats)."
        ),
    ] = None,
) -> None:
    """Report on a game itself: seats, length, endings, cards, skill ladder, tuning aims."""
    from ludarium.arena.balance_report import print_balance, write_balance
    from ludarium.arena.curious import write_curious
    from ludarium.arena.lab import Lab, lab_plans
    from ludarium.arena.plan import Files
    from ludarium.arena.run import crew_of

    files = Files(cards, land, weights)
    chosen = files.game(game)
    plans = lab_plans(chosen, bot, player_counts(seats), ladder, seed, table_options(option), files=files)
    crew = crew_of(workers, ray)
    folder = out or Path("balance") / f"{chosen.id}-{plans.fingerprint()}"
    if not json:
        typer.echo(f"To play: {plans.told(games)}. Stop and go on whenever you like.", err=True)
    with Lab(folder, chosen, plans) as lab:
        report = lab.report(lambda ledger, wanted: _played(ledger, wanted, crew, quiet=json), games)
    written = write_balance(folder, report)
    if curious is not None:
        write_curious(report, curious)
    if json:
        print_json(report.facts() | {"folder": str(folder)})
        return
    print_balance(report)
    typer.echo(f"Report: {written}")
