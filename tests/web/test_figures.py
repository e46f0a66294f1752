"""The drawings of the page hold no figure of a rule in their code: numbers are sizes, or have a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.clauses import ROOT

TABLES = ROOT / "src" / "ludarium" / "web" / "src" / "tables"
# Files that are nothing but shapes, by their names: all their numbers are places, sizes and times.
SHAPES = set("art curve delight field hexes how land paint parts people picture skyline terrain".split())
# What draws a sign takes its size in pixels as its last argument.
SIGNS = set("sign figure coin actionSign shield makes needs resource seatMark icon skyline drawn".split())
ALL = "100"  # parts: shares are told in hundredths
TOKEN = re.compile(r"[A-Za-z_$][\w$]*|\d+(?:\.\d+)?|\S")


IN_CODE = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|[`{}]|[^`{}/\"]+|/", re.DOTALL)
IN_TEMPLATE = re.compile(r"`|\$\{|\\.|[^`$\\]+|\$", re.DOTALL)


def code(text: str) -> str:
    """A program without comments, strings and the text of templates; what stands in their `${}` is code."""
    found, around, at = [], ["{"], 0
    while at < len(text):
        inside = around[-1] == "`"
        part = (IN_TEMPLATE if inside else IN_CODE).match(text, at)
        assert part is not None, text[at : at + 20]
        piece, at = part[0], part.end()
        if piece == "`" and inside:
            around.pop()
        elif piece in ("`", "${", "{"):
            around.append(piece)
        elif piece == "}":
            piece = ";" if around.pop() == "${" else piece
        said = inside or piece.startswith(("//", "/*", '"', "`"))
        found.append(" " if said else piece)
    return "".join(found)


def figures(program: str) -> Iterator[str]:
    """Numbers that are no size of a sign, no part of a hundred and have no name, with what is around them."""
    tokens = TOKEN.findall(code(program))
    calls: list[str] = []
    named = False
    for at, token in enumerate(tokens):
        before, after = tokens[max(0, at - 2) : at], tokens[at + 1 : at + 3]
        if token in ("const", ";"):
            named = token == "const" and bool(after) and after[0].isupper()
        elif token == "(":
            calls.append(tokens[at - 1] if at else "")
        elif token == ")":
            calls = calls[:-1]
        elif token[0].isdigit() and float(token) > 1 and token != ALL and not named:
            last = after[:1] == [")"] or after == [",", ")"]
            scaled = token == "2" and (after[:1] == ["*"] or before[-1:] == ["%"])  # both sides, every other
            if not (last and calls and calls[-1] in SIGNS) and before != ["size", "="] and not scaled:
                yield " ".join([*before, token, *after])


def drawings() -> dict[str, str]:
    paths = [path for path in TABLES.rglob("*.ts") if not path.name.endswith(("_test.ts", "-styles.ts"))]
    return {path.relative_to(TABLES).as_posix(): path.read_text(encoding="utf-8") for path in paths}


@pytest.mark.parametrize("name", sorted(name for name in drawings() if Path(name).stem not in SHAPES))
def test_a_drawing_knows_no_figure_of_a_rule(name: str) -> None:
    assert list(figures(drawings()[name])) == []


def test_shapes_are_still_there() -> None:
    assert {Path(name).stem for name in drawings()} >= SHAPES


@pytest.mark.parametrize(
    ("program", "found"),
    [
        ("if (seat.points >= 17) end();", ["> = 17 ) end"]),
        ('html`<b title="${a ? "9" : ""}">${say.words("x", { count: 5 })}</b>`;', ["count : 5 } )"]),
        ("const NEAR = 17; // of the goal", []),
        ("coin(15); needs(a, b, 11); const x = 2 * EDGE;", []),
        ("html`<path d='M3 4' width=${(100 * x) / of}%>` // 17", []),
        ("figure(name, 7 + x);", ["name , 7 + x"]),
    ],
)
def test_figures_are_found(program: str, found: list[str]) -> None:
    assert list(figures(program)) == found
