"""The commands of a player at the terminal: play, campaign."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludarium.arguments import Cards, Land, Lang, Options, language_of, split_names, table_options
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.data_files import data_words
from ludarium.games.replaced import game_with


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's id.")] = None,
    seats: Annotated[
        str, typer.Option("--seats", help="One for each seat: human, human:NAME, bot, or a bot's name.")
    ] = "human,bot",
    lang: Lang = None,
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, max=2**63 - 1, help="Same seed, same cards.")
    ] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option("--save", help="Save to this file after every move.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Watch bots play each other.")] = False,
    lesson: Annotated[
        str | None, typer.Option("--lesson", metavar="NAME", help="A guided game, such as rome or alone.")
    ] = None,
    cards: Cards = None,
    land: Land = None,
) -> None:
    """Play in the terminal; without a game or a save it asks what."""
    from ludarium.terminal.menu import choose_and_play, start

    if game is None and resume is None and cards is None and land is None:
        choose_and_play(language_of(lang))
        return
    start(
        game=_wanted_game(game, cards, land),
        seats=split_names(seats),
        language=language_of(lang),
        seed=seed,
        options=table_options(option),
        save=save,
        resume=resume,
        watch=watch,
        data=data_words(cards, land),
        lesson=lesson,
    )


def _wanted_game(name: str | None, cards: Path | None, land: Path | None) -> Game | str | None:
    """The game to play; with other data files it has to be named."""
    if cards is None and land is None:
        return name
    if name is None:
        raise OptionError("--cards and --map need the name of a game")
    return game_with(name, cards, land)


def campaign(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Whose campaign; by default Faiyum's.")
    ] = None,
    file: Annotated[Path | None, typer.Option("--file", help="The file of the campaign.")] = None,
    name: Annotated[str | None, typer.Option("--name", help="The player of a new campaign.")] = None,
    lang: Lang = None,
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, max=2**63 - 1, help="Same seed, same cards.")
    ] = None,
    cards: Cards = None,
    land: Land = None,
    verify: Annotated[bool, typer.Option("--verify", help="Replay and check every game of it.")] = False,
) -> None:
    """Begin or go on with a campaign: solo games with goals and rewards, such as the pharaoh's challenge."""
    from ludarium.terminal import campaign as desk

    chosen = game_with(desk.game_meant(game).id, cards, land)
    if verify:
        path = file or desk.default_file(chosen)
        told = desk.kind_of(chosen).verify(path, chosen)
        typer.echo(f"{path}: sound. {len(told.games)} games, {len(told.reached)} of {len(told.goals)} goals.")
    else:
        desk.go_on(chosen, file, language_of(lang), name, seed, data=data_words(cards, land))
