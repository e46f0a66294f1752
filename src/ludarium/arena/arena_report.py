"""The results of an arena as tables for people, CSV files and a page."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ludarium.arena.arena_page import arena_page
from ludarium.arena.standings import Standings
from ludarium.core.shares import mean, share
from ludarium.core.whole import write_whole

GAME_COLUMNS = ("game", "deal", "match", "seat", "bot", "share", "score", "rounds", "moves", "fault", "hash")


def write_report(folder: Path, found: Standings) -> Path:
    """The standings as JSON, CSV files of bots, meetings and games, and the page, whose path is given."""
    write_whole(folder / "standings.json", msgspec.json.format(msgspec.json.encode(found.facts())) + b"\n")
    write_csv(folder / "standings.csv", BOT_COLUMNS, bot_rows(found))
    write_csv(folder / "meetings.csv", MEETING_COLUMNS, meeting_rows(found))
    write_csv(folder / "games.csv", GAME_COLUMNS, _game_rows(found))
    write_whole(folder / "report.html", arena_page(found).encode())
    return folder / "report.html"


def write_csv(path: Path, heading: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(heading)
    writer.writerows(rows)
    write_whole(path, file.getvalue().encode())


def _game_rows(found: Standings) -> Iterable[Sequence[object]]:
    """One row a seat."""
    for row in found.played:
        for seat, bot in enumerate(row.bots):
            fault = row.fault.kind if row.fault and row.fault.seat == seat else ""
            score = row.scores[seat] / found.game.score_unit
            yield (
                *(row.game, row.deal, row.match, seat, bot, row.shares[seat], score, row.rounds),
                *(row.moves[seat], fault, row.hash),
            )


BOT_COLUMNS = (
    *("bot", "rating", "rating_low", "rating_high", "seats", "wins", "wins_low", "wins_high"),
    *("points", "moves", "seconds_a_move", "worst_move_seconds", "faults"),
)
MEETING_COLUMNS = (
    *("one", "other", "seats", "games", "even", "wins", "wins_low", "wins_high"),
    *("deals_low", "deals_high", "duel", "margin", "margin_low", "margin_high"),
)


def bot_rows(found: Standings) -> Iterable[Sequence[object]]:
    for bot in found.bots:
        won = share(bot.wins, bot.seats)
        yield (
            *(bot.name, bot.rating.value, bot.rating.low, bot.rating.high, bot.seats),
            *(won.value, won.low, won.high, mean(bot.scores).value, bot.moves),
            *(bot.seconds / bot.moves if bot.moves else 0.0, bot.worst, bot.faults),
        )


def meeting_rows(found: Standings) -> Iterable[Sequence[object]]:
    for meeting in found.meetings:
        won, deals, margin = meeting.wins, meeting.by_deals, meeting.margin
        yield (
            *(meeting.one, meeting.other, meeting.seats, won.n, meeting.even, won.value, won.low, won.high),
            *(deals.low, deals.high, meeting.duel().value, margin.value, margin.low, margin.high),
        )


# --- in the terminal ------------------------------------------------------------------------------


def print_standings(found: Standings) -> None:
    console = Console()
    console.print(_bot_table(found))
    console.print(_meeting_table(found))
    for number, fault in found.faults[:20]:
        console.print(
            f"game {number}: {fault.bot} (seat {fault.seat}) lost by {fault.kind}: {fault.detail}",
            highlight=False,
            markup=False,
        )
    if len(found.faults) > 20:
        console.print(f"… {len(found.faults)} faults in all", highlight=False)


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for heading in headings:
        table.add_column(heading, justify="left" if heading in ("bot", "against") else "right", no_wrap=True)
    return table


def _bot_table(found: Standings) -> Table:
    title = f"{found.plan.game}, {found.plan.seats} seats, {len(found.played)} games"
    table = _table(title, "bot", "rating (95 %)", "wins a seat (95 %)", "points", "ms", "worst", "faults")
    for bot in found.bots:
        pace = 1000 * bot.seconds / bot.moves if bot.moves else 0.0
        table.add_row(
            bot.name,
            bot.rating.text(),
            share(bot.wins, bot.seats).percent(),
            f"{mean(bot.scores).value:.2f}",
            f"{pace:.2f}",
            f"{1000 * bot.worst:.0f}",
            str(bot.faults),
        )
    return table


def _meeting_table(found: Standings) -> Table:
    table = _table(
        "Who beats whom", "bot", "against", "games", "even", "wins (95 %)", "by deals", "by points"
    )
    for meeting in found.meetings:
        if meeting.wins.value >= meeting.even:
            deals = meeting.by_deals
            half = f"± {50 * (deals.high - deals.low):.1f}" if deals.n > 1 else ""
            points = f"{meeting.margin.value:+.2f}" if meeting.margin.n else ""
            table.add_row(
                meeting.one,
                meeting.other,
                str(meeting.wins.n),
                f"{100 * meeting.even:.0f} %",
                meeting.wins.percent(),
                half,
                points,
            )
    return table
