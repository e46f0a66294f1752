"""How many instructions a move costs the whole server in user mode; no neighbour on the machine changes that.

    python bench/instructions.py [--python PYTHON] [--tables 24] [--before 1500] [--moves 1000]

Needs valgrind. The players of `moves.py` play as fast as they may; a move takes fifty times as long then.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from moves import Crowd, Player

RATE = 30  # moves a second of each table
FOR_EVER = 1e6  # seconds


def begun(python: str, folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server under callgrind, which does not count yet, and where it is."""
    valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
    serve = [python, "-m", "ludarium", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    errors = (folder / "valgrind.log").open("w")
    process = subprocess.Popen([*valgrind, *serve], stdout=subprocess.PIPE, stderr=errors, text=True)
    assert process.stdout is not None
    found = re.search(r"http://([\d.:]+)/", process.stdout.readline())
    assert found is not None
    return process, found[1]


async def counts(process: int, state: str) -> None:
    command = ["callgrind_control", "-i", state, str(process)]
    await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)


async def played(crowd: Crowd, moves: int) -> None:
    wanted = len(crowd.took) + moves
    while len(crowd.took) < wanted:
        await asyncio.sleep(0.02)


async def counted(process: int, address: str, asked: argparse.Namespace) -> int:
    """The moves that were made while instructions were counted."""
    crowd = Crowd(RATE, whole=False, until=time.perf_counter() + FOR_EVER)
    for number in range(asked.tables):
        await Player(crowd, number).begin(address)
    await played(crowd, asked.before)
    await counts(process, "on")
    before = len(crowd.took)
    await played(crowd, asked.moves)
    await counts(process, "off")
    return len(crowd.took) - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--before", type=int, default=1500, help="moves that are not counted")
    parser.add_argument("--moves", type=int, default=1000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        process, address = begun(asked.python, Path(name))
        moves = asyncio.run(counted(process.pid, address, asked))
        process.terminate()
        process.wait()
        total = re.search(r"Collected : (\d+)", (Path(name) / "valgrind.log").read_text())
    assert total is not None
    print(f"{int(total[1]) / moves:,.0f} instructions a move ({moves} moves, {asked.tables} tables)")


if __name__ == "__main__":
    main()
