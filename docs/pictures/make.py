"""Draws the pictures of README and docs anew: `PYTHONPATH=src python docs/pictures/make.py`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHARACTER, LINE, MARGIN = 8.0, 18, 24
STYLE = (
    "text{font:13.3px ui-monospace,'DejaVu Sans Mono','Liberation Mono',Menlo,Consolas,monospace;"
    "fill:#e8e4d8;white-space:pre}.head{fill:#e9b44c;font-weight:bold}"
)


def played(game: str, seed: int, moves: list[str]) -> list[str]:
    """The screen of a person who has typed these moves."""
    with tempfile.TemporaryDirectory() as folder:
        asked = ["play", game, "--seats", "human:Anna,bot", "--seed", str(seed), "--lang", "en"]
        done = subprocess.run(
            [sys.executable, "-m", "ludarium", *asked],
            input="\n".join([*moves, "t"]) + "\n",
            env={**os.environ, "XDG_DATA_HOME": folder, "NO_COLOR": "1", "COLUMNS": "100"},
            capture_output=True,
            text=True,
            check=True,
        )
    lines = done.stdout.rstrip().split("\n")
    first = max(number for number, line in enumerate(lines) if line.startswith("Round "))
    last = next(number for number, line in enumerate(lines[first:], first) if "your choice" in line)
    return lines[first : last + 1]


def drawn(lines: list[str]) -> str:
    """Lines of a terminal as an SVG picture of our own."""
    width = MARGIN * 2 + CHARACTER * max(len(line) for line in lines)
    height = MARGIN * 2 + LINE * len(lines)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" '
        f'viewBox="0 0 {width:.0f} {height}" role="img" aria-label="A turn at the table in the terminal">',
        f"<style>{STYLE}</style>",
        f'<rect width="{width:.0f}" height="{height}" rx="12" fill="#1d2026"/>',
    ]
    for number, line in enumerate(lines):
        kind = ' class="head"' if line and not line.startswith(" ") else ""
        out.append(
            f'<text x="{MARGIN}" y="{MARGIN + LINE * (number + 0.75):.1f}"{kind}>{escape(line)}</text>'
        )
    return "\n".join([*out, "</svg>", ""])


def main() -> None:
    moves = ["open hoist", "recruit labourer-3", "send labourer-3 to hoist", "end"]
    (HERE / "terminal.svg").write_text(drawn(played("builders-antiquity", 7, moves)), encoding="utf-8")


if __name__ == "__main__":
    main()
