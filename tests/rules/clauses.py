"""The clauses as the pages in docs/rules state them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ludarium.games import HOUSE

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "rules"
CLAUSE = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\* (.+)")
EMPHASIS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


def plain(text: str) -> str:
    """A text without its markdown."""
    return EMPHASIS.sub(lambda match: match[1] or match[2] or match[3], text).strip()


@cache
def page(name: str) -> dict[str, str]:
    """The clauses of one page, in its order, each with its plain text."""
    found: dict[str, str] = {}
    for line in (PAGES / f"{name}.md").read_text(encoding="utf-8").splitlines():
        match = CLAUSE.fullmatch(line)
        if match:
            assert match[1] not in found, f"{name}.md has {match[1]} twice"
            found[match[1]] = plain(match[2])
    return found


@cache
def chapters(name: str) -> list[tuple[str, list[str]]]:
    """The clauses of one page under its headings."""
    found: list[tuple[str, list[str]]] = []
    for line in (PAGES / f"{name}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("##"):
            found.append((line.lstrip("# "), []))
        elif match := CLAUSE.fullmatch(line):
            found[-1][1].append(match[1])
    return [(heading, clauses) for heading, clauses in found if clauses]


def known() -> dict[str, str]:
    """Every clause of every page with its plain text, also of games that are still being written."""
    found: dict[str, str] = {}
    for path in sorted(PAGES.glob("*.md")):
        assert not found.keys() & page(path.stem).keys(), f"{path.name} has a clause of another page"
        found |= page(path.stem)
    return found


def in_force() -> dict[str, dict[str, str]]:
    """The clauses that are played by: the page of the house and one a family of games, by name."""
    names = {"house", *[game.family for game in HOUSE]}
    return {name: page(name) for name in sorted(names)}
