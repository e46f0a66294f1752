"""The engine's figures, compiled and interpreted in turn, and peers beside them when they are there."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv" / "bin" / "python"


def told(command: list[str], **extra: str) -> Any:
    """What a command prints as JSON."""
    done = subprocess.run(
        command, cwd=ROOT / "bench", env={**os.environ, **extra}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    return json.loads(done.stdout)


def engine(path: str) -> dict[tuple[str, str, str], float]:
    facts = told([str(PYTHON), "-m", "ludarium", "bench", "--json"], PYTHONPATH=path)
    return {
        (facts["engine"], game, f"{figure['name']}, {figure['unit']}"): figure["value"]
        for game, figures in facts["figures"].items()
        for figure in figures
    }


def peers(python: str) -> dict[tuple[str, str, str], float]:
    facts = told([python, str(ROOT / "bench" / "peers.py"), "--part", "play"])
    for row in facts:
        if "missing" in row:
            print(f"{row['peer']}, {row['game']}: {row['missing']}", file=sys.stderr)
    return {
        ("peer", f"{row['peer']} {row['game']}", row["figure"]): row["value"]
        for row in facts
        if "value" in row
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured in turn")
    parser.add_argument("--peers", help="a Python that has open_spiel or catanatron")
    asked = parser.parse_args()
    seen: dict[tuple[str, str, str], list[float]] = {}
    for number in range(asked.rounds):
        found = {**engine(""), **engine(str(ROOT / "src")), **(peers(asked.peers) if asked.peers else {})}
        for key, value in found.items():
            seen.setdefault(key, []).append(value)
        print(f"round {number + 1} of {asked.rounds} done", file=sys.stderr)
    for (kind, game, figure), values in sorted(seen.items()):
        print(f"{kind:12} {game:34} {figure:40} {median(values):>16,.2f}")


if __name__ == "__main__":
    main()
