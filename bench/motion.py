"""The page's motion: how evenly frames come while bots' moves are shown step by step, and what a step costs.

python -m bench.motion [--seconds 15] [--size 1366x768] [--page DIST] [GAME …]

A spectator watches a game of bots that move at once, shown fast, so that something moves nearly all the time.
`in motion` are the frames a second that were shown while the compositor moved something, of 60; `page` those
in which the page itself could act. Frames need a quiet machine; processor time (`ms`) tells something on a
busy one: of a frame that is only put together anew, and of the main thread and the painting for a whole step.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from ludarium.games import HOUSE
from ludarium.server.app import PAGE
from tests.browser.conftest import NAMES, QUIET, Server
from tests.browser.visitors import TABLE, TABLES, Visitor, Visitors

FRAME = 1000 / 60  # milliseconds
HEAD = (
    "game",
    "steps",
    "in motion/s",
    "page/s",
    "late",
    "ms a frame",
    "main ms a step",
    "raster ms a step",
    "longest task",
    "tasks over 16.7",
)
FRAMES = "disabled-by-default-devtools.timeline.frame"
TASK = "ThreadControllerImpl::RunTask"
UNWANTED = "STATE_NO_UPDATE_DESIRED"
BOT = {"kind": "bot", "level": "random"}
# Milliseconds from frame to frame, and how many steps were shown meanwhile.
WATCH = f"""async (milliseconds) => {{
  const frames = [];
  const next = () => new Promise(requestAnimationFrame);
  const begin = await next();
  let [before, steps, at] = [begin, 0, {TABLE}.news.at];
  while (before - begin < milliseconds && {TABLE}.news.status === 'playing') {{
    const now = await next();
    if ({TABLE}.news.at !== at) [steps, at] = [steps + 1, {TABLE}.news.at];
    frames.push(now - before);
    before = now;
  }}
  return {{ frames, steps }};
}}"""


@dataclass
class Motion:
    """Frames of the page, steps, and what the browser wrote down of its own work."""

    frames: list[float]
    steps: int
    tasks: list[float]  # processor milliseconds of each task of the main thread
    moving: list[bool]  # for each frame in which the compositor had something to move: whether it was shown
    raster: float  # processor milliseconds of all painting of tiles
    drawing: float  # and of putting one frame together and onto the screen

    def row(self, game: str) -> str:
        late = sum(frame > 1.5 * FRAME for frame in self.frames) / len(self.frames)
        rate = 1000 * len(self.frames) / sum(self.frames)
        steps = max(1, self.steps)
        over = sum(task > FRAME for task in self.tasks) / steps
        shown = sum(self.moving) / max(1, len(self.moving))
        figures = (
            f"{60 * shown:.0f}",
            f"{rate:.0f}",
            f"{100 * late:.0f} %",
            f"{self.drawing:.1f}",
            f"{sum(self.tasks) / steps:.0f}",
            f"{self.raster / steps:.0f}",
            f"{max(self.tasks):.0f}",
            f"{over:.1f}",
        )
        return f"| {game} | {self.steps} | {' | '.join(figures)} |"


@contextmanager
def chromium() -> Iterator[Browser]:
    path = next(found for name in NAMES if (found := shutil.which(name)))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


class Trace:
    """What the browser writes down of its own work."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.wire = visitor.context.new_cdp_session(visitor.page)
        self.events: list[dict[str, Any]] = []
        self.complete = False
        self.wire.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        self.wire.on("Tracing.tracingComplete", self._end)
        told = ["toplevel", "devtools.timeline", "cc", "viz", "benchmark", "__metadata", FRAMES]
        config = {"includedCategories": told}
        self.wire.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def _end(self, _: object) -> None:
        self.complete = True

    def ends(self) -> None:
        self.wire.send("Tracing.end")
        while not self.complete:
            self.page.wait_for_timeout(50)

    def tasks(self) -> list[float]:
        """The processor's milliseconds of each task of the page's main thread."""
        own = {(one["pid"], one["tid"]) for one in self.events if one["name"] == "FireAnimationFrame"}
        mains = (one for one in self.events if (one["pid"], one["tid"]) in own)
        return [one["tdur"] / 1000 for one in mains if one["name"] == TASK and "tdur" in one]

    def spent(self, name: str) -> list[float]:
        """The processor's milliseconds of everything of this name."""
        return [one["tdur"] / 1000 for one in self.events if one["name"] == name and "tdur" in one]

    def moving(self) -> list[bool]:
        """The frames in which the compositor had something to move, and whether each was shown."""
        frames = (one["args"]["frame_reporter"] for one in self.events if "frame_reporter" in one["args"])
        wanted = [one for one in frames if one["has_compositor_animation"] and one["state"] != UNWANTED]
        return [one["state"].startswith("STATE_PRESENTED") for one in wanted]

    def drawing(self) -> float:
        """The processor's milliseconds of a frame that is only put together anew, in both processes."""
        drawn = self.spent("Display::DrawAndSwap")
        return (sum(drawn) + sum(self.spent("ProxyImpl::ScheduledActionDraw"))) / max(1, len(drawn))


def watched(visitors: Visitors, game: str, size: tuple[int, int], seconds: float) -> Motion:
    """A game of bots as a spectator sees it."""
    visitor = visitors.comes({"width": size[0], "height": size[1]}, motion=True)
    visitor.lobby()
    visitor.prefers(pace="fast")
    seats = next(each for each in HOUSE if each.id == game).seats
    visitor.sits_down(game, [BOT] * min(3, seats[-1]))
    visitor.table(TABLES[game])
    trace = Trace(visitor)
    found = visitor.page.evaluate(WATCH, seconds * 1000)
    trace.ends()
    motion = Motion(
        found["frames"],
        found["steps"],
        trace.tasks(),
        trace.moving(),
        sum(trace.spent("RasterTask")),
        trace.drawing(),
    )
    visitor.context.close()
    return motion


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.id for game in HOUSE])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--page", type=Path, default=PAGE, help="another build, to compare with")
    asked = parser.parse_args()
    width, _, height = asked.size.partition("x")
    server = Server(Path(tempfile.mkdtemp()), asked.page)
    print("load of the machine:", ", ".join(f"{load:.1f}" for load in os.getloadavg()))
    print(f"| {' | '.join(HEAD)} |")
    print("|---" * len(HEAD) + "|")
    try:
        with chromium() as browser:
            visitors = Visitors(browser, server.start())
            for game in asked.games:
                size = (int(width), int(height))
                print(watched(visitors, game, size, asked.seconds).row(game), flush=True)
    finally:
        server.kill()


if __name__ == "__main__":
    main()
