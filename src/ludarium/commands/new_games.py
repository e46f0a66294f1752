"""The commands of whoever writes a game: new-game, laws."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludarium.arguments import GameArg, Json, Seed, print_json
from ludarium.core.errors import LudariumError
from ludarium.games import game_named


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its id, such as tic-tac-toe.")],
    folder: Annotated[
        Path, typer.Option("--in", metavar="DIR", help="Where its folder is made; by default here.")
    ] = Path(),
) -> None:
    """Write the package of a new game: a whole small one, to be changed into yours."""
    from ludarium import new_game as pattern

    root = pattern.new_game(name, folder)
    typer.echo(f"{root} holds a whole game. To go on:")
    for command in pattern.commands(name, root):
        typer.echo(f"  {command}")


def laws(
    game: GameArg,
    games: Annotated[int, typer.Option("--games", min=1, help="How many random games a law.")] = 20,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """Ask a game for everything that holds for all games; say in one line each what it lacks or breaks."""
    from ludarium.bots import opponents
    from ludarium.games.lacking import lacking
    from ludarium.laws import LAWS, broken

    chosen = game_named(game)
    wrong = lacking(chosen) + broken(chosen, games, seed)
    if json:
        print_json({"game": chosen.id, "laws": len(LAWS), "games": games, "wrong": wrong})
    elif not wrong:
        typer.echo(
            f"{chosen.id}: {len(LAWS)} laws hold in {games} games; bots: {', '.join(opponents(chosen))}"
        )
    if wrong and not json:
        raise LudariumError(f"{chosen.id}: {chr(10).join(wrong)}")
    if wrong:
        raise typer.Exit(2)
