"""How long Python's collector of cycles holds the server while games are played, in time of the processor.

python bench/collector.py [--python PYTHON] [--tables 80] [--moves 9000]
"""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import fmean

from moves import Crowd, Player

RATE = 30  # moves a second of each table
FOR_EVER = 1e6  # seconds
# The server, which writes down each time it is told to what the collector took since the last time.
SERVER = """
import gc, runpy, signal, sys, time
began, took = [0.0], []
def look(phase, _):
    if phase == "start":
        began[0] = time.thread_time()
    else:
        took.append(round(1000 * (time.thread_time() - began[0]), 2))
def tell(*_):
    print(*took, file=sys.stderr, flush=True)
    took.clear()
gc.callbacks.append(look)
signal.signal(signal.SIGUSR1, tell)
sys.argv = ["ludarium", "serve", "--no-browser", "--port", "0", "--data", sys.argv[1]]
runpy.run_module("ludarium", run_name="__main__")
"""


async def played(process: subprocess.Popen[str], address: str, asked: argparse.Namespace) -> None:
    crowd = Crowd(RATE, whole=False, until=time.perf_counter() + FOR_EVER)
    process.send_signal(signal.SIGUSR1)  # what it took to begin
    for number in range(asked.tables):
        await Player(crowd, number).begin(address)
    while len(crowd.took) < asked.moves:
        await asyncio.sleep(0.02)
    process.send_signal(signal.SIGUSR1)
    await asyncio.sleep(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--tables", type=int, default=80)
    parser.add_argument("--moves", type=int, default=9000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        log = Path(name) / "collector.log"
        command = [asked.python, "-c", SERVER, name]
        with log.open("w") as errors:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert process.stdout is not None
        found = re.search(r"http://([\d.:]+)/", process.stdout.readline())
        assert found is not None
        asyncio.run(played(process, found[1], asked))
        process.terminate()
        process.wait()
        took = [float(word) for word in log.read_text().splitlines()[1].split()]
    print(
        f"{len(took)} times in {asked.moves} moves, {fmean(took):.1f} ms on average, {max(took):.1f} at most;"
    )
    print(f"{sum(took) / asked.moves:.4f} ms a move")


if __name__ == "__main__":
    main()
