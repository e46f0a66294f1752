"""The balance lab: runs its games, prints the verdicts, writes JSON, CSV and a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ludarium.arena.arena_report import write_csv
from ludarium.arena.balance_page import Report, balance_page
from ludarium.core.whole import write_whole

CARD_COLUMNS = (
    "seats",
    "card",
    "offered",
    "taken",
    "share",
    "share_low",
    "share_high",
    "lift",
    "lift_low",
    "lift_high",
)


def write_balance(folder: Path, report: Report) -> Path:
    """`balance.json`, `cards.csv` and `report.html`; the path of the last."""
    facts = msgspec.json.format(msgspec.json.encode(report.facts()))
    write_whole(folder / "balance.json", facts + b"\n")
    write_csv(folder / "cards.csv", CARD_COLUMNS, _card_rows(report))
    write_whole(folder / "report.html", balance_page(report).encode())
    return folder / "report.html"


def _card_rows(report: Report) -> Sequence[Sequence[object]]:
    rows: list[Sequence[object]] = []
    for balance in report.balances:
        for card, each in balance.cards.items():
            part, lift = each.share(), each.lift()
            told = (lift.value, lift.low, lift.high) if lift.n > 1 else ("", "", "")
            rows.append(
                (balance.plan.seats, card, each.offered, each.taken, part.value, part.low, part.high, *told)
            )
    return rows


def print_balance(report: Report) -> None:
    console = Console()
    for table in (_place_table(report), _aim_table(report), _ladder_table(report)):
        if table.row_count:
            console.print(table)


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for heading in headings:
        table.add_column(heading)
    return table


def _place_table(report: Report) -> Table:
    first = report.balances[0]
    table = _table(
        f"{first.plan.game}, {first.plan.matches[0][0]} against itself", "seats", "games", "wins by place"
    )
    for balance in report.balances:
        places = ", ".join(each.percent() for each in balance.places())
        table.add_row(str(balance.plan.seats), str(balance.games), places)
    return table


def _aim_table(report: Report) -> Table:
    table = _table("Aims", "aim", "verdict", "measured (95 %)", "")
    for aim in report.aims():
        table.add_row(aim.what, aim.verdict(), aim.told(), aim.detail)
    return table


def _ladder_table(report: Report) -> Table:
    table = _table("The skill ladder", "rung", "over", "wins (95 %)", "games")
    for step in report.steps():
        table.add_row(step.one, step.other, step.wins.percent(), str(step.wins.n))
    return table
