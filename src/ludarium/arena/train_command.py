"""The command `train`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ludarium.arena.commands import Out, Ray, Workers
from ludarium.arguments import Cards, GameArg, Land, PlayerCounts, Seed, counts_in_turn
from ludarium.core.errors import OptionError


def train(
    game: GameArg,
    generations: Annotated[int, typer.Option("--generations", min=1, max=50, help="So many teachers.")] = 2,
    first_games: Annotated[
        int, typer.Option("--first-games", min=20, help="Games of the first one, which judges by hand.")
    ] = 6000,
    first_iterations: Annotated[
        int, typer.Option("--first-iterations", min=0, help="How far it thinks; 0: it plays at a glance.")
    ] = 0,
    games: Annotated[int, typer.Option("--games", min=20, help="Games of each further one.")] = 2000,
    last_games: Annotated[
        int | None,
        typer.Option("--last-games", min=20, help="Games of the last one, if not as many as of the others."),
    ] = None,
    iterations: Annotated[int, typer.Option("--iterations", min=1, help="How far these think.")] = 40,
    seats: PlayerCounts = None,
    stray: Annotated[
        int, typer.Option("--stray", min=0, max=100, help="Of a hundred moves any sensible one is made.")
    ] = 8,
    hurry: Annotated[
        int,
        typer.Option("--hurry", min=0, max=100, help="After so many the round is played on at a glance."),
    ] = 0,
    by_turns: Annotated[
        bool,
        typer.Option("--by-turns", help="Teachers look once behind each plan of a turn; nobody searches."),
    ] = False,
    epochs: Annotated[int, typer.Option("--epochs", min=1, max=1000, help="Rounds through the games.")] = 6,
    trials: Annotated[
        int, typer.Option("--trials", min=2, help="Games against judgement by hand in the end.")
    ] = 200,
    workers: Workers = 1,
    seed: Seed = 1,
    out: Out = None,
    ray: Ray = None,
    cards: Cards = None,
    land: Land = None,
) -> None:
    """Let a bot learn from games against itself; writes weights with a card (needs the extra `train`)."""
    from ludarium.arena.plan import Files, code_fingerprint
    from ludarium.arena.run import crew_of
    from ludarium.arena.training import Training, TrainingPlan
    from ludarium.progress import progress

    _check_numpy()
    files = Files(cards, land)
    chosen = files.game(game)
    plan = TrainingPlan(
        game=chosen.id,
        seats=counts_in_turn(seats) or [each for each in chosen.seats if each > 1],
        seed=seed,
        generations=generations,
        first_games=first_games,
        first_iterations=first_iterations,
        games=games,
        last_games=last_games,
        iterations=iterations,
        stray=stray,
        hurry=hurry,
        by_turns=by_turns,
        epochs=epochs,
        trials=trials,
        code=code_fingerprint(chosen),
        cards=files.names()["cards"],
        map=files.names()["land"],
    )
    training = Training(out or Path("train") / chosen.id, chosen, plan)
    crew = crew_of(workers, ray)
    for generation in range(generations):
        with progress(
            f"{chosen.id}, generation {generation}", plan.games_of(generation), quiet=False
        ) as tick:
            weights = training.learn(generation, crew, tick)
        card = weights.card
        loss = f"loss {card.loss} (by hand {card.loss_by_hand})"
        typer.echo(f"generation {generation}: {loss}, {card.positions} positions")
    with progress(f"{chosen.id}, trial", trials, quiet=False) as tick:
        done = training.tried(weights, crew, tick)
    typer.echo(f"strength: {done.card.strength}")
    typer.echo(f"Weights: {training.folder / f'{chosen.id}.json'}")


def _check_numpy() -> None:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # with more, layers as small as these wait for threads
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise OptionError("training needs numpy: pip install 'numpy>=2,<3'") from None
