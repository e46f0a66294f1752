"""How soon the house in a page can be played: folders of `ludarium site` in turn, first and later visits.

python bench/site.py FOLDER [FOLDER …] [--rounds 3] [--megabits 10]
"""

from __future__ import annotations

import argparse
import functools
import os
import shutil
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from ludarium.site.look import Files

QUIET = "--no-sandbox --disable-gpu --no-first-run --disable-sync --disable-background-networking".split()
PATIENCE = 120_000  # milliseconds
PIECE = 16_384  # bytes that go over the line at once
TICKS = os.sysconf("SC_CLK_TCK")
WORDS = ("lobby", "first choice", "processor")


class Visit(NamedTuple):
    """Seconds from the address to the lobby and to the first choice of a game, and of all processors."""

    lobby: float
    choice: float
    processor: float


class Wire:
    """A line of so many bits a second that all connections share."""

    def __init__(self, megabits: float) -> None:
        self.seconds_a_byte = 8 / (megabits * 1e6)
        self.free = 0.0
        self.lock = threading.Lock()

    def carry(self, amount: int) -> None:
        """Wait until so many bytes have gone over the line."""
        with self.lock:
            self.free = max(self.free, time.perf_counter()) + amount * self.seconds_a_byte
            until = self.free
        time.sleep(max(0.0, until - time.perf_counter()))


class SlowFiles(Files):
    """Sends files over a slow line."""

    def __init__(self, *args: Any, wire: Wire, **more: Any) -> None:
        self.wire = wire
        super().__init__(*args, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(PIECE):
            self.wire.carry(len(piece))
            outputfile.write(piece)


class WebSpace(ThreadingHTTPServer):
    """A plain file server that is not disturbed by a browser that goes."""

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that is closed breaks its lines."""


@contextmanager
def served(folder: Path, megabits: float) -> Iterator[str]:
    """The folder at an address, over a line of its own."""
    files = functools.partial(SlowFiles, directory=str(folder), wire=Wire(megabits))
    server = WebSpace(("127.0.0.1", 0), files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


def worked(mark: str) -> float:
    """Seconds of processor time of all processes of the browser that was started with this mark."""
    children: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    roots = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        pid = int(entry.name)
        ticks[pid] = int(fields[11]) + int(fields[12])
        children.setdefault(int(fields[1]), []).append(pid)
        if mark.encode() in command:
            roots.append(pid)
    total, seen = 0, set[int]()
    while roots:
        pid = roots.pop()
        if pid not in seen:
            seen.add(pid)
            total += ticks[pid]
            roots += children.get(pid, [])
    return total / TICKS


def visit(page: Page, address: str, mark: str) -> Visit:
    """Come, press Play as soon as it is there, and wait for the first choice."""
    began, before = time.perf_counter(), worked(mark)
    page.goto(address, wait_until="commit")
    play = page.locator(".play").first
    play.wait_for()
    lobby = time.perf_counter() - began
    play.click()
    page.locator("[data-tab=choices] .badge").wait_for()
    return Visit(lobby, time.perf_counter() - began, worked(mark) - before)


def opened(context: BrowserContext) -> Page:
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def visits(browser_type: BrowserType, program: str, folder: Path, megabits: float) -> tuple[Visit, Visit]:
    """A first visit with an empty cache, and a second one once everything is kept."""
    mark = f"--bench-mark={uuid.uuid4().hex}"
    browser = browser_type.launch(executable_path=program, args=[*QUIET, mark])
    with served(folder, megabits) as address:
        context = browser.new_context(viewport={"width": 1366, "height": 768})
        page = opened(context)
        first = visit(page, address, mark)
        page.evaluate("async () => { await navigator.serviceWorker.ready }")
        page.close()
        second = visit(opened(context), address, mark)
    browser.close()
    return first, second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--megabits", type=float, default=10.0)
    asked = parser.parse_args()
    program = next(path for name in ("chromium", "google-chrome") if (path := shutil.which(name)))
    found: dict[Path, list[tuple[Visit, Visit]]] = {folder: [] for folder in asked.folders}
    with sync_playwright() as play:
        for _ in range(asked.rounds):
            for folder in asked.folders:
                found[folder].append(visits(play.chromium, program, folder, asked.megabits))
    for folder, pairs in found.items():
        for name, all_visits in zip(("first visit", "later visit"), zip(*pairs, strict=True), strict=True):
            figures = [
                f"{word} {median(values):.2f} s ({min(values):.2f} to {max(values):.2f})"
                for word, values in zip(WORDS, zip(*all_visits, strict=True), strict=True)
            ]
            print(f"{folder.name}, {name}: {', '.join(figures)}", flush=True)


if __name__ == "__main__":
    main()
