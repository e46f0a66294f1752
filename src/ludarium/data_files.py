"""Data files named on the command line: which game one is of, and every mistake in it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from ludarium.core.errors import OptionError
from ludarium.games import game_named
from ludarium.games.replaced import kind_of, mistakes_in

CHECK = "check"  # in the place of a game: check a data file


def data_words(cards: Path | None, land: Path | None) -> list[str]:
    """The data files that were given, as words of a command."""
    given = {"--cards": cards, "--map": land}
    return [word for name, path in given.items() if path is not None for word in (name, str(path))]


def _kind(game: str, path: Path) -> str:
    """Cards or a map, as the header tells; where it tells nothing of this game, cards."""
    try:
        told, kind = kind_of(path)
    except OptionError:
        return "cards"
    return kind if told == game else "cards"


def check_file(
    file: Path | None, cards: Path | None, land: Path | None, game: str | None, *, json: bool
) -> None:
    """Check a data file of the game that its header tells, together with another one if it is given."""
    path = file or cards or land
    if path is None:
        raise OptionError(f"cards {CHECK} needs a FILE")
    told, kind = kind_of(path) if game is None else (game_named(game).id, _kind(game, path))
    if path in (cards, land):
        kind = "cards" if path == cards else "map"
    if file is not None and kind == "map":
        if land is not None:
            raise OptionError(f"{file} and {land} are both maps")
        land = file
    elif file is not None:
        cards = file
    check_data(told, cards, land, json=json)


def check_data(game: str, cards: Path | None, land: Path | None, *, json: bool) -> None:
    """Tell every mistake of data files of a game, or that they are sound."""
    if cards is None and land is None:
        raise OptionError("--check needs --cards FILE or --map FILE")
    game_named(game)
    found = [str(mistake) for mistake in mistakes_in(game, cards, land)]
    if json:
        typer.echo(msgspec.json.encode({"mistakes": found}).decode())
    for line in found if not json else []:
        typer.echo(line, err=True)
    if found:
        raise typer.Exit(2)
    if not json:
        typer.echo(f"{' and '.join(str(path) for path in (cards, land) if path)}: sound.")
