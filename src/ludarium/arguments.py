"""What commands share: their common arguments, and how answers for programs are printed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludarium.core.errors import OptionError
from ludarium.text.say import LANGUAGES

GameArg = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; see `ludarium games`.")]
FileArg = Annotated[Path, typer.Argument(metavar="FILE", help="A game file (.game).")]
Lang = Annotated[str | None, typer.Option("--lang", "-l", help=f"Language: {', '.join(LANGUAGES)}.")]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**63 - 1, help="Same seed, same game.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the table.")
]
Cards = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="Cards from this file, where a game takes one.")
]
Land = Annotated[
    Path | None, typer.Option("--map", metavar="FILE", help="The map from this file, where a game takes one.")
]


def table_options(given: list[str] | None) -> dict[str, str]:
    """NAME=VALUE texts as a dict."""
    chosen = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"--option takes NAME=VALUE, not {text!r}")
        chosen[name] = value
    return chosen


def split_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def print_json(value: object) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(value).decode())
