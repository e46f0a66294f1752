"""Every command and every block of Python in README and docs is run, or says why it is not."""

from __future__ import annotations

import io
import re
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.documents.houses import TOLD, Running, run_at, running, speaks_to_a_house
from tests.documents.reading import ROOT, Block, blocks, documents
from tests.documents.running import furnish, run

LARGE = re.compile(r"range\(\d{3,}\)|n=\d{3,}|seconds=[\d.]+|iterations=\d{3,}|games=\d{3,}")
FIGURES = {
    "range(": "range(3)",
    "n=": "n=4",
    "seconds=": "seconds=0.05",
    "iterations=": "iterations=8",
    "games=": "games=2",
}


def few(code: str) -> str:
    """The same code with small figures."""
    return LARGE.sub(
        lambda found: next(new for old, new in FIGURES.items() if found[0].startswith(old)), code
    )


def told(path: Path) -> list[Block]:
    return list(blocks(path))


@pytest.mark.package
@pytest.mark.parametrize("path", [path for path in documents() if told(path)], ids=lambda path: path.name)
def test_what_a_document_tells_to_do_can_be_done(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    furnish(tmp_path)
    names: dict[str, object] = {"__name__": "document"}
    with running() if speaks_to_a_house(path) else nullcontext() as house:
        monkeypatch.setenv("LUDARIUM_KEY", house.keys[0] if house else "")
        for block in told(path):
            if block.why_not:
                continue
            place = f"{path.relative_to(ROOT)}:{block.line}"
            monkeypatch.setattr(sys, "stdin", io.StringIO(""))
            try:
                _do(block, place, names, house)
            except Exception as error:
                raise AssertionError(f"{place}: {block.text}") from error


def _do(block: Block, place: str, names: dict[str, object], house: Running | None) -> None:
    """Run a block, with the house that it speaks to."""
    if block.python:
        code = block.text.replace(TOLD, house.address) if house else block.text
        exec(compile(few(code), place, "exec"), names)
    elif not (house and run_at(house, block.text)):
        run(block.text)


def test_the_reader_finds_blocks_and_markers(tmp_path: Path) -> None:
    text = "    ludarium games  # all\n\n<!-- not run: why -->\n\n    pip install x\n    pip install y\n\n"
    text += "Prose.\n\n    cp a b\n```python\nx = 1\n```\n"
    (tmp_path / "page.md").write_text(text, encoding="utf-8")
    found = [(block.text, block.python, block.why_not) for block in blocks(tmp_path / "page.md")]
    assert found == [
        ("ludarium games", False, None),
        ("pip install x", False, "why"),
        ("pip install y", False, "why"),
        ("cp a b", False, None),
        ("x = 1\n", True, None),
    ]
