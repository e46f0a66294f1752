"""Commands and Python blocks of a document, in the order in which they stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = re.compile(
    r"(ludarium|curl|python3?|pip|pipx|uv|git|cp|printf|deno|PYTHONPATH=\S+|\.venv/\S+)( |$)"
)
MARKER = re.compile(r"<!-- not run: (.+) -->")


@dataclass(frozen=True)
class Block:
    """A command, or a block of Python; `why_not` says why it cannot be run."""

    line: int
    text: str
    python: bool = False
    why_not: str | None = None


def documents() -> list[Path]:
    """All that people read; decisions and reports tell of their time and are left as they were."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "bench" / "README.md"]
    return [*found, *sorted((ROOT / "docs").glob("*.md"))]


def blocks(path: Path) -> Iterator[Block]:
    """Fences of Python, and lines that stand indented or in fences of `sh` and begin like commands."""
    fence, code, start, why = "", "", 0, None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("```"):
            if fence == "python":
                yield Block(start, code, True, why)
            why = why if not fence else None
            fence, code, start = ("" if fence else line[3:].strip() or "text"), "", number
        elif fence == "python":
            code += f"{line}\n"
        elif found := MARKER.match(line):
            why = found[1]
        elif (fence == "sh" or (not fence and line.startswith("    "))) and COMMAND.match(line.strip()):
            yield Block(number, line.strip().split("  #")[0].strip(), why_not=why)
        elif line.strip() and not line.startswith("    "):
            why = None
