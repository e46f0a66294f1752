"""The commands that tell what is here: games, about, rules."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated

import typer

from ludarium import __version__, speed
from ludarium.arguments import GameArg, Json, Lang, language_of, print_json
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.games import GAMES, game_named
from ludarium.text.say import LANGUAGES, Say


def games(lang: Lang = None, json: Json = False) -> None:
    """List the games, their seats and options."""
    language = language_of(lang)
    if json:
        print_json([_game_facts(game) for game in GAMES.values()])
        return
    for game in GAMES.values():
        say = Say(game, language)
        typer.echo(f"{game.id}: {say.words(f'game-{game.id}')} ({_seats(game)})")
        typer.echo(f"  {say.words(f'about-{game.id}')}")
        for option in game.options:
            allowed = "|".join(option.choices) if option.choices else f"none|1…{option.most}"
            typer.echo(
                f"  --option {option.name}={allowed}  {say.words(f'option-{option.name}')} ({option.clause})"
            )


def _seats(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    return str(first) if first == last else f"{first}–{last}"


def _game_facts(game: Game) -> dict[str, object]:
    options = {option.name: {"default": option.default, "clause": option.clause} for option in game.options}
    return {
        "id": game.id,
        "rules": game.rules,
        "seats": [game.seats[0], game.seats[-1]],
        "options": options,
        "score_unit": game.score_unit,
    }


def about(json: Json = False) -> None:
    """Say which version this is and whether the engine is compiled."""
    facts = {
        "version": __version__,
        "engine": speed.engine(),
        "python": sys.version.split()[0],
        "games": list(GAMES),
        "languages": list(LANGUAGES),
    }
    if json:
        print_json(facts)
        return
    typer.echo(f"Ludarium {facts['version']}, engine {facts['engine']}, Python {facts['python']}")
    typer.echo(f"Games: {', '.join(GAMES)}. Languages: {', '.join(LANGUAGES)}.")
    typer.echo(
        "The games belong to their authors and publishers; figures are used, no art and no text of theirs."
    )


def rules(
    game: GameArg,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="Such as B-41.")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show the rules of a game as numbered clauses, or one of them."""
    say = Say(_game_of(game), language_of(lang))
    known = say.clauses()
    chosen = [name for name in known if clause is None or _bare(name) == _bare(clause)]
    if clause is not None and not chosen:
        raise OptionError(f"{game} has no clause {clause!r}{_near(clause, known)}")
    if json:
        print_json({name: say.clause(name) for name in chosen})
        return
    for heading, names in say.chapters(chosen):
        if clause is None:
            typer.echo(f"\n{heading}\n{'─' * len(heading)}")
        for name in names:
            typer.echo(f"{name}  {say.clause(name)}")


def _game_of(name: str) -> Game:
    """The game of this name; who names a clause alone is told which game to name before it."""
    if name not in GAMES and (having := [game for game in GAMES.values() if _has_clause(game, name)]):
        raise OptionError(f"{name!r} is a clause; name its game first: ludarium rules {having[0].id} {name}")
    return game_named(name)


def _has_clause(game: Game, clause: str) -> bool:
    return any(_bare(name) == _bare(clause) for name in Say(game, LANGUAGES[0]).clauses())


def _bare(clause: str) -> str:
    """A clause as people type it: `b41` is B-41."""
    return clause.upper().replace("-", "").replace(" ", "")


def _near(clause: str, known: Sequence[str]) -> str:
    """Clauses that may have been meant, or from where to where they go."""
    found = get_close_matches(clause.upper(), known, n=3)
    return f"; is it {' or '.join(found)}?" if found else f"; it has {known[0]} to {known[-1]}"
