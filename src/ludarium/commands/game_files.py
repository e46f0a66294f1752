"""The commands on a game file: verify, replay, review."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludarium.arguments import Cards, FileArg, Json, Land, Lang, language_of, print_json
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.games import GAMES
from ludarium.games.replaced import game_with
from ludarium.text.say import Say


def _games_of(file: Path, cards: Path | None, land: Path | None) -> dict[str, Game]:
    """The games that a file may be of; the one that it names has the data files that are given."""
    if cards is None and land is None:
        return GAMES
    from ludarium.core.notation import game_of

    name = game_of(file)
    return {**GAMES, name: game_with(name, cards, land)}


def verify(file: FileArg, json: Json = False, cards: Cards = None, land: Land = None) -> None:
    """Check every move, hash and draw of a game file."""
    from ludarium.core.notation import load

    record = load(file, _games_of(file, cards, land))
    state = record.after()
    facts = {
        "game": record.game.id,
        "moves": len(record.lines),
        "finished": state.to_act == -2,
        "dealt_from_seed": record.seed is not None,
        "hash": state.hash(),
    }
    if json:
        print_json(facts)
        return
    ending = "finished" if facts["finished"] else "not finished"
    dealt = "every draw follows from its seed" if facts["dealt_from_seed"] else "it names no seed"
    typer.echo(f"{file}: sound. {facts['game']}, {facts['moves']} moves, {ending}; {dealt}.")


def replay(
    file: FileArg,
    lang: Lang = None,
    move: Annotated[int | None, typer.Option("--move", min=0, help="Show the table after this move.")] = None,
    json: Json = False,
    cards: Cards = None,
    land: Land = None,
) -> None:
    """Tell a game from its file, move by move, or show the table after one move."""
    from ludarium.core.notation import load
    from ludarium.terminal.menu import show_position, tell

    record = load(file, _games_of(file, cards, land))
    if move is not None and move > len(record.lines):
        raise OptionError(f"--move {move}: the game has {len(record.lines)} moves")
    if json:
        print_json(record.game.view(record.after(move), None))
    elif move is not None:
        show_position(record, move, language_of(lang))
    else:
        tell(record, language_of(lang))


def review(
    file: FileArg,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="OUT", help="Write one page with the curve of chances.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
    effort: Annotated[
        int, typer.Option("--effort", min=12, max=20_000, help="Iterations of each search.")
    ] = 120,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same verdicts.")] = 1,
) -> None:
    """Tell where a finished game was won and lost."""
    from ludarium.core.notation import load
    from ludarium.core.whole import write_whole
    from ludarium.progress import progress
    from ludarium.review.page import review_page
    from ludarium.review.review import review as reviewed
    from ludarium.review.turns import turns
    from ludarium.review.words import lines
    from ludarium.terminal.seats import names

    record = load(file, GAMES)
    with progress("review", len(list(turns(record)))) as told:
        found = reviewed(record, effort, seed, told)
    language = language_of(lang)
    say = Say(record.game, language, names(Say(record.game, language), record.seats))
    if html is not None:
        write_whole(html, review_page(say, record, found).encode())
    if json:
        print_json(found)
    else:
        typer.echo("\n".join(lines(say, record, found)))
