"""The commands of the laboratory: simulate, perft, bench."""

from __future__ import annotations

from typing import Annotated

import typer

from ludarium import speed
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
from ludarium.games import GAMES, game_named
from ludarium.games.replaced import game_with


def simulate(
    game: GameArg,
    bots: SeatBots,
    games: GameCount = 100,
    seed: Seed = 1,
    option: Options = None,
    json: Json = False,
    cards: Cards = None,
    land: Land = None,
) -> None:
    """Let bots play each other; print the results and one hash over all games."""
    from ludarium.arena.report import print_simulation, simulation_facts
    from ludarium.arena.simulate import simulate as run
    from ludarium.progress import progress

    chosen = game_with(game, cards, land)
    with progress(f"{chosen.id}", games, quiet=json) as tick:
        result = run(chosen, split_names(bots), games, seed, table_options(option), tick)
    if json:
        print_json(simulation_facts(result))
    else:
        print_simulation(result)


def perft(
    game: GameArg,
    depth: Annotated[int, typer.Option("--depth", min=1, max=12, help="How many moves deep.")] = 3,
    seats: Annotated[int, typer.Option("--seats", help="How many seats.")] = 2,
    seed: Seed = 1,
    option: Options = None,
    json: Json = False,
) -> None:
    """Count the sequences of moves from the first position after set-up with this seed."""
    from ludarium.core.play import perft as count
    from ludarium.core.play import settle
    from ludarium.core.record import chance_rng

    chosen = game_named(game)
    state = chosen.new(seats, table_options(option))
    settle(state, chance_rng(seed))
    counts = [count(state, moves) for moves in range(1, depth + 1)]
    if json:
        print_json({"game": chosen.id, "seats": seats, "seed": seed, "counts": counts})
        return
    for moves, found in enumerate(counts, 1):
        typer.echo(f"{moves} {found}")


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; by default all.")] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many seats; by default 4 at most.")
    ] = None,
    json: Json = False,
) -> None:
    """Measure how fast the engine is on this machine."""
    from ludarium.arena.report import print_figures
    from ludarium.progress import progress

    chosen = [game_named(game)] if game else list(GAMES.values())
    tables = {each.id: each.check_seats(seats or min(4, each.seats[-1])) for each in chosen}
    found: dict[str, list[speed.Figure]] = {}
    with progress("bench", sum(speed.figures_of(each) for each in chosen), quiet=json) as tick:
        for each in chosen:
            found[each.id] = speed.measure(each, tables[each.id], tick)
    if json:
        print_json({"engine": speed.engine(), "seats": tables, "figures": found})
    else:
        print_figures(found, tables)
