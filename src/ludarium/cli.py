"""The command line: `ludarium COMMAND …`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ludarium import __version__, speed
from ludarium.arena.commands import arena, balance
from ludarium.arguments import (
    Cards,
    FileArg,
    GameArg,
    Json,
    Land,
    Lang,
    Options,
    Seed,
    print_json,
    split_names,
    table_options,
)
from ludarium.core.errors import LudariumError, OptionError
from ludarium.core.game import Game
from ludarium.data_files import CHECK, check_data, check_file, data_words
from ludarium.games import GAMES, game_named
from ludarium.games.replaced import game_with
from ludarium.text.say import LANGUAGES, Say, check_language

app = typer.Typer(
    name="ludarium",
    help="A table and a fast, exact engine for The Builders: Middle Ages, The Builders: Antiquity, "
    "Ante Portas and Faiyum.",
    pretty_exceptions_enable=False,
    add_completion=False,
)


def language_of(given: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if given is not None:
        return check_language(given)
    told = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return told if told in LANGUAGES else "en"


# --- what is here -------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def table(context: typer.Context) -> None:
    """Without a command: open the page."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def games(lang: Lang = None, json: Json = False) -> None:
    """List the games, their seats and options."""
    language = language_of(lang)
    if json:
        print_json([_game_facts(game) for game in GAMES.values()])
        return
    for game in GAMES.values():
        say = Say(game, language)
        typer.echo(f"{game.id}: {say.words(f'game-{game.id}')} ({game.seats[0]}–{game.seats[-1]})")
        typer.echo(f"  {say.words(f'about-{game.id}')}")
        for option in game.options:
            allowed = "|".join(option.choices) if option.choices else f"none|1…{option.most}"
            typer.echo(
                f"  --option {option.name}={allowed}  {say.words(f'option-{option.name}')} ({option.clause})"
            )


def _game_facts(game: Game) -> dict[str, object]:
    options = {option.name: {"default": option.default, "clause": option.clause} for option in game.options}
    return {
        "id": game.id,
        "rules": game.rules,
        "seats": [game.seats[0], game.seats[-1]],
        "options": options,
        "score_unit": game.score_unit,
    }


def _engine() -> str:
    return "compiled" if speed.compiled() else "interpreted"


@app.command()
def about(json: Json = False) -> None:
    """Say which version this is and whether the engine is compiled."""
    facts = {
        "version": __version__,
        "engine": _engine(),
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


@app.command()
def rules(
    game: GameArg,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="Such as B-41.")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show the rules of a game as numbered clauses, or one of them."""
    say = Say(game_named(game), language_of(lang))
    known = say.clauses()
    if clause is not None and clause.upper() not in (name.upper() for name in known):
        raise OptionError(f"{game} has no clause {clause!r}; it has {', '.join(known)}")
    chosen = [name for name in known if clause is None or name.upper() == clause.upper()]
    if json:
        print_json({name: say.clause(name) for name in chosen})
        return
    for heading, names in say.chapters(chosen):
        if clause is None:
            typer.echo(f"\n{heading}\n{'─' * len(heading)}")
        for name in names:
            typer.echo(f"{name}  {say.clause(name)}")


CardsArg = Annotated[
    str,
    typer.Argument(metavar="GAME|check", help="A game's id; or `check`, to check the data file behind it."),
]
DataArg = Annotated[Path | None, typer.Argument(metavar="[FILE]", help="With `check`: cards or a map.")]
OfGame = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="With `check`: the game, if the header does not tell."),
]


@app.command("cards")
def show_cards(
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
        _print_cards(chosen, language_of(lang), svg, pdf)
        return
    say = Say(chosen, language_of(lang))
    names = {card: say.card(kind, card) for kind, card in chosen.cards}
    if json:
        print_json(names)
        return
    for card, name in names.items():
        typer.echo(f"{card}: {name}")


def _print_cards(game: Game, language: str, svg: Path | None, pdf: Path | None) -> None:
    """Print-and-play: the cards as drawings, and where they are."""
    from ludarium.print.decks import deck_of

    deck = deck_of(game, language)
    if svg is not None:
        typer.echo(f"{len(deck.write_svg(svg))} files in {svg}")
    if pdf is not None:
        typer.echo(f"{len(deck.faces)} cards in {deck.write_pdf(pdf)}")


# --- playing ------------------------------------------------------------------------------------


@app.command()
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
    )


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port, or the next free one; 0 is any.")
    ] = 8421,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="DIR", help="Where games are kept; else the user's folder."),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="DIR", help="The built page, if not the installed one.")
    ] = None,
) -> None:
    """Open the table in the browser."""
    from ludarium.server.serve import serve as run

    run(host, port, data, browser=not no_browser, page=page)


def _wanted_game(name: str | None, cards: Path | None, land: Path | None) -> Game | str | None:
    """The game to play; with other data files it has to be named."""
    if cards is None and land is None:
        return name
    if name is None:
        raise OptionError("--cards and --map need the name of a game")
    return game_with(name, cards, land)


@app.command()
def campaign(
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
    """Begin or go on with the pharaoh's challenge: solo games of Faiyum with goals and rewards."""
    from ludarium.terminal import faiyum_campaign

    game = game_with("faiyum", cards, land)
    if verify:
        _verify_campaign(file or faiyum_campaign.default_file(), game)
    else:
        data = data_words(cards, land)
        faiyum_campaign.go_on(file, language_of(lang), name, seed, game=game, data=data)


def _verify_campaign(path: Path, game: Game) -> None:
    from ludarium.games.faiyum.campaign import GOALS
    from ludarium.games.faiyum.campaign import verify as replayed

    told = replayed(path, game)
    typer.echo(f"{path}: sound. {len(told.games)} games, {len(told.reached)} of {len(GOALS)} goals.")


def _games_of(file: Path, cards: Path | None, land: Path | None) -> dict[str, Game]:
    """The games that a file may be of; the one that it names has the data files that are given."""
    if cards is None and land is None:
        return GAMES
    from ludarium.core.notation import game_of

    name = game_of(file)
    return {**GAMES, name: game_with(name, cards, land)}


@app.command()
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


@app.command()
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


# --- research -----------------------------------------------------------------------------------


@app.command()
def simulate(
    game: GameArg,
    bots: Annotated[str, typer.Option("--bots", help="One bot for each seat, with commas.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
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


@app.command()
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


@app.command()
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
        print_json({"engine": _engine(), "seats": tables, "figures": found})
    else:
        print_figures(found, tables)


app.command()(arena)
app.command()(balance)


def main() -> None:
    """Run a command; bad input is one clear line and exit code 2."""
    try:
        app()
    except LudariumError as error:
        typer.echo(f"ludarium: {error}", err=True)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
