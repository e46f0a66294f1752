"""`ludarium cards`: names, drawings to print, and the check of data files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.arguments import Cards, Json, Land, Lang, language_of, print_json
from ludarium.core.errors import OptionError
from ludarium.data_files import CHECK, check_data, check_file
from ludarium.games.replaced import game_with
from ludarium.text.say import Say

if TYPE_CHECKING:
    from ludarium.print.decks import Deck

CardsArg = Annotated[
    str,
    typer.Argument(metavar="GAME|check", help="A game's id; or `check`, to check the data file behind it."),
]
DataArg = Annotated[Path | None, typer.Argument(metavar="[FILE]", help="With `check`: cards or a map.")]
OfGame = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="With `check`: the game, if the header does not tell."),
]


def cards(
    game: CardsArg,
    file: DataArg = None,
    cards: Cards = None,
    land: Land = None,
    check: Annotated[bool, typer.Option("--check", help="Tell every mistake of the data files.")] = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="DIR", help="Draw the cards and pages as SVG files.")
    ] = None,
    pdf: Annotated[
        Path | None, typer.Option("--pdf", metavar="FILE", help="Draw the cards on A4 pages to print.")
    ] = None,
    once: Annotated[
        bool, typer.Option("--once", help="One of each card, not as many as a full table needs.")
    ] = False,
    of_game: OfGame = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Name, draw or check cards: print-and-play sheets, or every mistake of data files with its line."""
    if game == CHECK:
        check_file(file, cards, land, of_game, json=json)
        return
    if file is not None or of_game is not None:
        raise OptionError(
            f"a FILE and --game belong to `cards {CHECK}`; of a game the files are --cards and --map"
        )
    if check:
        check_data(game, cards, land, json=json)
        return
    chosen = game_with(game, cards, land)
    if svg is not None or pdf is not None:
        from ludarium.print.decks import deck_of

        deck = deck_of(chosen, language_of(lang))
        _print_cards(deck.once() if once else deck, svg, pdf)
        return
    say = Say(chosen, language_of(lang))
    names = {card: say.card(kind, card) for kind, card in chosen.cards}
    if json:
        print_json(names)
        return
    for card, name in names.items():
        typer.echo(f"{card}: {name}")


def _print_cards(deck: Deck, svg: Path | None, pdf: Path | None) -> None:
    """Print-and-play: the cards as drawings, where they are, and what they are on paper."""
    if svg is not None:
        typer.echo(f"{len(deck.write_svg(svg))} files in {svg}: {deck.contents()}")
    if pdf is not None:
        typer.echo(f"{deck.write_pdf(pdf)}: {deck.contents()}")
