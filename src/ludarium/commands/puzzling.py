"""The command `puzzles`: list them, solve one at the prompt, make a set."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.arguments import GameCount, Json, Lang, Seed, language_of, print_json
from ludarium.core.errors import OptionError

if TYPE_CHECKING:
    from ludarium.puzzles.puzzle import Puzzle, PuzzleSet

puzzles = typer.Typer(help="Positions in which one turn is clearly best: list, solve and make them.")

Effort = Annotated[
    int | None, typer.Option("--effort", min=12, max=100_000, help="Iterations of the first look at a turn.")
]


@puzzles.callback(invoke_without_command=True)
def listed(context: typer.Context, json: Json = False) -> None:
    """Without a further word: list the puzzles that come with the games."""
    from ludarium.games import GAMES
    from ludarium.puzzles.puzzle import puzzles_of

    if context.invoked_subcommand is not None:
        return
    found = [(game, puzzle) for game in GAMES for puzzle in puzzles_of(game).values()]
    if json:
        print_json([_facts(game, puzzle) for game, puzzle in found])
        return
    for game, puzzle in found:
        typer.echo(f"{game} {puzzle.id}: {puzzle.grade}, {puzzle.rating}")


def _facts(game: str, puzzle: Puzzle) -> dict[str, str | int]:
    return {"game": game, "id": puzzle.id, "grade": puzzle.grade, "rating": puzzle.rating}


@puzzles.command()
def solve(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's id.")] = None,
    puzzle: Annotated[str | None, typer.Argument(metavar="ID", help="A puzzle of it.")] = None,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="From a set of one's own.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Try a puzzle at the prompt; without a name the one of today."""
    import time

    from ludarium.games import game_named
    from ludarium.puzzles.daily import day_of, puzzle_of_day
    from ludarium.puzzles.puzzle import load, named, puzzle_named, puzzles_of
    from ludarium.terminal.screen import terminal
    from ludarium.terminal.solving import solve as solved

    if file is not None:
        own = load(file)
        chosen = named({each.id: each for each in own.puzzles}, puzzle or game or "", str(file))
    elif game is None:
        today = puzzle_of_day(day_of(int(time.time() * 1000)))
        if today is None:
            raise OptionError("no game has puzzles")
        chosen = today[1]
    else:
        known = game_named(game)
        chosen = puzzle_named(known, puzzle or next(iter(puzzles_of(known.id)), ""))
    solved(chosen, language_of(lang), terminal())


@puzzles.command()
def make(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's id.")] = None,
    games: GameCount = 20,
    level: Annotated[str, typer.Option("--level", help="Of the bots that play, up to master.")] = "expert",
    seed: Seed = 1,
    effort: Effort = None,
    most: Annotated[int, typer.Option("--most", min=0, help="Puzzles over all ratings; 0: all found.")] = 0,
    each: Annotated[int, typer.Option("--each", min=1, help="Puzzles at most from one game.")] = 2,
    own: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Instead from a finished game (.game).")
    ] = None,
    drop: Annotated[
        list[str] | None, typer.Option("--drop", metavar="ID", help="Leave this one out (repeatable).")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write the set.")] = None,
) -> None:
    """Find turns of real games in which one way is clearly best, and write them as a set."""
    from ludarium.puzzles.find import EFFORT
    from ludarium.puzzles.puzzle import save

    if own is not None:
        found = _from_file(own, effort or EFFORT, seed)
    else:
        found = _from_bots(game, (games, level, seed, effort or EFFORT, most, each, tuple(drop or ())))
    to = out or Path(f"{found.game}-{seed}.puzzles.json")
    save(found, to)
    typer.echo(f"{to}: {len(found.puzzles)} puzzles")


@puzzles.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A set of puzzles (.json).")],
    effort: Annotated[int, typer.Option("--effort", min=12, max=1_000_000, help="Iterations.")] = 2000,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Of other worlds than it was made in.")] = 99,
) -> None:
    """Look at every puzzle of a set again with more effort, and name those that do not stay best."""
    from ludarium.games import GAMES
    from ludarium.progress import progress
    from ludarium.puzzles.check import stays_best
    from ludarium.puzzles.puzzle import load

    found = load(file)
    fallen = []
    with progress("puzzles", len(found.puzzles)) as told:
        for puzzle in found.puzzles:
            if not stays_best(GAMES[found.game], puzzle, effort, seed):
                fallen.append(puzzle.id)
            told()
    stay = f"{len(found.puzzles) - len(fallen)} of {len(found.puzzles)} stay best"
    typer.echo(f"{stay}; not {', '.join(fallen)}" if fallen else stay)


def _from_bots(game: str | None, wishes: tuple[int, str, int, int, int, int, tuple[str, ...]]) -> PuzzleSet:
    from ludarium.games import GAMES, game_named
    from ludarium.progress import progress
    from ludarium.puzzles.make import Wish
    from ludarium.puzzles.make import make as made

    if game is None:
        raise OptionError(f"name a game or --from FILE; the games are {', '.join(GAMES)}")
    wish = Wish(game_named(game), *wishes)
    with progress("puzzles", wish.games) as told:
        return made(wish, told)


def _from_file(path: Path, effort: int, seed: int) -> PuzzleSet:
    from ludarium.core.notation import load
    from ludarium.games import GAMES
    from ludarium.progress import progress
    from ludarium.puzzles.make import make_from
    from ludarium.review.turns import turns

    record = load(path, GAMES)
    words = ["ludarium", "puzzles", "make", "--from", path.name, "--seed", str(seed), "--effort", str(effort)]
    with progress("puzzles", len(list(turns(record)))) as told:
        return make_from(record, effort, seed, shlex.join(words), told)
