"""The commands `dataset make` and `dataset publish`."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.arguments import (
    Cards,
    GameArg,
    GameCount,
    Json,
    Land,
    Options,
    SeatBots,
    Seed,
    print_json,
    split_names,
    table_options,
)
from ludarium.core.errors import OptionError

if TYPE_CHECKING:
    from ludarium.core.game import Game
    from ludarium.core.record import Record
    from ludarium.dataset.card import DataCard

dataset = typer.Typer(
    help="Write games as open data: Parquet or Arrow with a data card.", no_args_is_help=True
)

Out = Annotated[Path, typer.Option("--out", metavar="DIR", help="A new folder for the files.")]
Format = Annotated[str, typer.Option("--format", help="parquet or arrow.")]


@dataset.command()
def make(
    game: GameArg,
    bots: SeatBots,
    out: Out,
    games: GameCount = 100,
    seed: Seed = 1,
    option: Options = None,
    format_: Format = "parquet",
    cards: Cards = None,
    land: Land = None,
    json: Json = False,
) -> None:
    """Let bots play, and write every position, its legal moves, the choice and the outcome."""
    from ludarium.bots import bot_named
    from ludarium.dataset.card import BOTS_LIMITS, DataCard
    from ludarium.dataset.files import write
    from ludarium.games.replaced import game_with
    from ludarium.progress import progress

    chosen = game_with(game, cards, land)
    names = split_names(bots)
    chosen.check_seats(len(names))
    for name in names:
        bot_named(name, chosen)
    table = chosen.table(table_options(option), simulation=True)
    card = DataCard(
        chosen,
        f"Games between bots: {', '.join(names)}.",
        _command(chosen, names, games, seed, table),
        BOTS_LIMITS,
    )
    with progress(f"{chosen.id}", games, quiet=json) as tick:
        write(out, _records(chosen, names, games, seed, table), card, format_, tick)
    tell(card, out, json=json)


def _records(game: Game, names: list[str], games: int, seed: int, table: dict[str, str]) -> Iterator[Record]:
    from ludarium.dataset.rows import played

    for number in range(games):
        yield played(game, names, table, seed, number)


def _command(game: Game, names: list[str], games: int, seed: int, table: dict[str, str]) -> str:
    """What to type to get the same rows."""
    options = [word for name, value in table.items() for word in ("--option", f"{name}={value}")]
    words = ["ludarium", "dataset", "make", game.id, "--bots", ",".join(names), "--games", str(games)]
    return shlex.join([*words, "--seed", str(seed), *options, "--out", "DIR"])


@dataset.command()
def publish(
    game: GameArg,
    out: Out,
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE…]", help="Finished game files (.game).")
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="DIR", help="The folder of a server: its finished public games."),
    ] = None,
    format_: Format = "parquet",
    json: Json = False,
) -> None:
    """Write finished games of people as a dataset, each verified, all names left out."""
    from ludarium.dataset.card import PEOPLE_LIMITS, DataCard
    from ludarium.dataset.files import write
    from ludarium.games import game_named

    chosen = game_named(game)
    given = sorted(files or [])
    if (data is None) == (not given):
        raise OptionError("dataset publish takes either game files or --data DIR")
    source = f"Finished games, {'at public tables of a server' if data else 'from game files'}, verified."
    command = f"ludarium dataset publish {chosen.id} {'--data DIR' if data else 'FILE…'} --out DIR"
    card = DataCard(chosen, source, command, PEOPLE_LIMITS)
    tell(write(out, _finished(chosen, given, data), card, format_), out, json=json)


def _finished(game: Game, files: list[Path], data: Path | None) -> Iterator[Record]:
    from ludarium.core.notation import load
    from ludarium.server.open_data import public_records
    from ludarium.server.store.sqlite import SqliteStore

    if data is not None:
        yield from public_records(SqliteStore(data, reading=True), game.id)
    for file in files:
        yield load(file, {game.id: game})


def tell(card: DataCard, out: Path, *, json: bool) -> None:
    if json:
        print_json({"games": card.games, "positions": card.positions, "folder": str(out)})
    else:
        typer.echo(
            f"{card.games} games, {card.positions} decisions in {out}; its README.md tells what is what."
        )
