"""What commands share: their common arguments, and how answers for programs are printed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ludarium.core.errors import OptionError
from ludarium.text.say import LANGUAGES, check_language

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
Weights = Annotated[
    Path | None,
    typer.Option("--weights", metavar="FILE", help="What `deep` judges by; `ludarium train` writes it."),
]
SeatBots = Annotated[str, typer.Option("--bots", help="One bot for each seat, with commas.")]
GameCount = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
PlayerCounts = Annotated[
    str | None, typer.Option("--seats", help="Player counts, with commas; by default all that there are.")
]


def language_of(given: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if given is not None:
        return check_language(given)
    told = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return told if told in LANGUAGES else "en"


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


def player_counts(seats: str | None) -> list[int] | None:
    """Player counts from a text, the lowest first."""
    counts = counts_in_turn(seats)
    return sorted(set(counts)) if counts else None


def counts_in_turn(seats: str | None) -> list[int] | None:
    """Player counts from a text, as they stand there; one named twice comes twice as often."""
    if seats is None:
        return None
    names = split_names(seats)
    if not names or not all(name.isascii() and name.isdigit() for name in names):
        raise OptionError(f"--seats takes numbers with commas, not {seats!r}")
    return [int(name) for name in names]


def print_json(value: object) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(value).decode())
