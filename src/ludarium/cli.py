"""The command line: `ludarium COMMAND …`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ludarium import __version__, running
from ludarium.arena.commands import arena, balance
from ludarium.arena.train_command import train
from ludarium.commands.cards import cards
from ludarium.commands.game_files import replay, review, verify
from ludarium.commands.looking import about, games, rules
from ludarium.commands.new_games import laws, new_game
from ludarium.commands.playing import campaign, play
from ludarium.commands.puzzling import puzzles
from ludarium.commands.research import bench, perft, simulate
from ludarium.commands.serving import serve, think
from ludarium.core.errors import LudariumError
from ludarium.dataset.commands import dataset
from ludarium.site.commands import site

app = typer.Typer(
    name="ludarium",
    help="A table and a fast, exact engine for The Builders: Middle Ages, The Builders: Antiquity, "
    "Ante Portas and Faiyum.",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (  # in the order in which --help names them
    *(games, about, rules, cards),
    *(play, serve, think, site),
    *(running.backup, running.restore, running.check, running.export, running.my_data),
    *(campaign, verify, replay, review),
    *(simulate, perft, bench),
    *(new_game, laws, arena, balance, train),
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(dataset, name="dataset")
app.add_typer(puzzles, name="puzzles")


def tell_version(wanted: bool) -> None:
    """`ludarium --version`."""
    if wanted:
        typer.echo(f"ludarium {__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", "-V", callback=tell_version, is_eager=True, help="Say the version.")
]


@app.callback(invoke_without_command=True)
def table(context: typer.Context, version: Version = False) -> None:
    """Without a command: open the page."""
    del version  # told already, before anything else
    if context.invoked_subcommand is None:
        serve()


def main() -> None:
    """Run a command; bad input is one clear line and exit code 2."""
    try:
        app()
    except LudariumError as error:
        typer.echo(f"ludarium: {error}", err=True)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
