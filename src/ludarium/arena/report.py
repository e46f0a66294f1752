"""Results as tables for people and as plain values for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from rich.console import Console
from rich.table import Table

from ludarium import speed
from ludarium.arena.simulate import SeatResult, Simulation
from ludarium.core.shares import share_interval, share_text


def simulation_facts(result: Simulation) -> dict[str, object]:
    """The results of a simulation for programs."""
    facts = {
        "game": result.game.id,
        "games": result.games,
        "moves": result.moves,
        "mean_rounds": result.rounds / result.games,
        "cut_short": result.cut_short,
        "seats": [_seat_facts(result, seat) for seat in result.seats],
        "hash": result.hash,
    }
    return facts | ({"tally": result.tally.facts()} if result.tally else {})


def _seat_facts(result: Simulation, seat: SeatResult) -> dict[str, object]:
    unit = result.game.score_unit
    return {
        "bot": seat.bot,
        "wins": seat.wins,
        "win_rate": seat.wins / result.games,
        "win_interval": list(share_interval(seat.wins, result.games)),
        "mean_score": seat.mean() / unit,
        "interval": seat.interval() / unit if result.games > 1 else None,
    }


def print_simulation(result: Simulation) -> None:
    unit = result.game.score_unit
    table = Table(title=f"{result.game.id}, {result.games} games")
    for heading in ("seat", "bot", "wins", "share (95 %)", "points (95 %)"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for number, seat in enumerate(result.seats):
        points = f"{seat.mean() / unit:.2f}"
        if result.games > 1:
            points += f" ± {seat.interval() / unit:.2f}"
        table.add_row(str(number), seat.bot, f"{seat.wins:g}", share_text(seat.wins, result.games), points)
    console = Console()
    console.print(table)
    console.print(
        f"{result.moves} moves, {result.rounds / result.games:.1f} rounds a game, "
        f"{result.cut_short} games cut short",
        highlight=False,
    )
    for table in result.tally.tables() if result.tally else []:
        console.print(table)
    console.print(f"hash {result.hash}", highlight=False, soft_wrap=True)


def print_figures(found: Mapping[str, Sequence[speed.Figure]], seats: Mapping[str, int]) -> None:
    """One table a game, narrow enough for 80 columns."""
    kind = "compiled" if speed.compiled() else "interpreted"
    console = Console(soft_wrap=True)
    console.print(f"One core, engine {kind}; median of {speed.REPEATS} runs", highlight=False)
    for game, figures in found.items():
        console.print(_figure_table(f"{game}, {seats[game]} seats", figures))


def _figure_table(title: str, figures: Sequence[speed.Figure]) -> Table:
    table = Table(title=title)
    for heading in ("figure", "median", "lowest", "highest"):
        justify: Literal["left", "right"] = "left" if heading == "figure" else "right"
        table.add_column(heading, justify=justify, no_wrap=True)
    for figure in figures:
        values = [f"{value:,.2f}" if value < 100 else f"{value:,.0f}" for value in _values(figure)]
        table.add_row(f"{figure.name}, {figure.unit}", *values)
    return table


def _values(figure: speed.Figure) -> tuple[float, float, float]:
    return figure.value, figure.low, figure.high
