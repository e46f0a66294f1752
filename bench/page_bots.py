"""How long bots think in a page: every level asked for moves of a whole game, in the worker that thinks.

python bench/page_bots.py FOLDER [--levels expert,master,grandmaster] [--moves 12]
"""

from __future__ import annotations

import argparse
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import msgspec
from playwright.sync_api import Page, sync_playwright

from ludarium.bots.quick import Quick
from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER
from ludarium.games import HOUSE
from ludarium.server.thinker import Question
from ludarium.site.look import look

QUIET = "--no-sandbox --disable-gpu --no-first-run --disable-sync --disable-background-networking".split()
SEATS = 2
# A worker that is asked one question after the other.
BEGIN = """() => {
  const worker = new Worker(new URL('assets/home/thinker-worker.js', document.baseURI), { type: 'module' });
  globalThis.thought = (text) => new Promise((resolve, reject) => {
    const began = performance.now();
    worker.onmessage = ({ data }) => resolve([performance.now() - began, data.text]);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ ref: 1, text });
  });
}"""


def positions(game: Game, moves: int) -> Iterator[list[int]]:
    """Positions of a quick game, evenly from its first turn to its last."""
    state, rng, bot = game.new(SEATS, simulation=True), Rng(3), Quick(game)
    settle(state, rng)
    all_of_them = []
    while state.to_act != OVER:
        all_of_them.append(state.snapshot())
        state.apply(bot.choose(state.imagine(int(state.to_act), rng), rng))
        settle(state, rng)
    for number in range(moves):
        yield all_of_them[number * len(all_of_them) // moves]


def seconds(page: Page, game: Game, level: str, moves: int) -> list[float]:
    """How long each move took."""
    found = []
    for number, snapshot in enumerate(positions(game, moves)):
        options = game.table(simulation=True)
        question = Question(game.id, SEATS, options, snapshot, level, 7, number)
        text = msgspec.json.encode(question).decode()
        took, answer = page.evaluate("(text) => thought(text)", text)
        assert msgspec.json.decode(answer)["fault"] is None, answer
        found.append(took / 1000)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--levels", default="expert,master,grandmaster")
    parser.add_argument("--moves", type=int, default=12)
    asked = parser.parse_args()
    server = look(asked.folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    program = next(path for name in ("chromium", "google-chrome") if (path := shutil.which(name)))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=QUIET)
        page = browser.new_page()
        page.goto(f"http://localhost:{server.server_address[1]}/?p=/rules")
        page.evaluate(BEGIN)
        seconds(page, HOUSE[0], "beginner", 1)  # Python starts
        for game in HOUSE:
            for level in asked.levels.split(","):
                began = time.perf_counter()
                found = seconds(page, game, level, asked.moves)
                told = f"median {median(found):.2f} s, longest {max(found):.2f} s"
                print(f"{game.id}, {level}: {told} ({time.perf_counter() - began:.0f} s)", flush=True)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
