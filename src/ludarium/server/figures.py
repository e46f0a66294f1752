"""What the house counts of itself, and how Prometheus reads it."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

EVERY = 0.25  # seconds between two looks at how late the loop is
STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Spread:
    """How long something took, counted in steps."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """As Prometheus wants it: each step counts all that took no longer."""
        yield f"# TYPE {name} histogram"
        so_far = 0
        for step, count in zip((*map(str, STEPS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{step}"}} {so_far}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {so_far}"


class Figures:
    """The counters of one process."""

    def __init__(self) -> None:
        self.commands: Counter[str] = Counter()  # by kind
        self.refused: Counter[str] = Counter()  # by the id of the refusal
        self.entries = 0  # of journals
        self.moves = 0  # of people, bots and chance
        self.not_saved = 0
        self.saving = Spread()
        self.late = Spread()  # how late the loop was

    async def watch_the_loop(self) -> None:
        """Take down how late the loop comes back to us, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.late.add(max(0.0, loop.time() - due))


def as_text(figures: Figures, now: Mapping[str, float]) -> str:
    """Everything in the text format of Prometheus; `now` is what can only be looked at."""
    lines = [line for name, value in now.items() for line in _one("gauge", name, value)]
    lines += _many("commands_total", "kind", figures.commands)
    lines += _many("refused_total", "error", figures.refused)
    lines += _one("counter", "moves_total", figures.moves)
    lines += _one("counter", "entries_total", figures.entries)
    lines += _one("counter", "not_saved_total", figures.not_saved)
    lines += figures.saving.lines("ludarium_saving_seconds")
    lines += figures.late.lines("ludarium_loop_late_seconds")
    lines += _of_the_process()
    return "\n".join(lines) + "\n"


def _one(kind: str, name: str, value: float) -> list[str]:
    return [f"# TYPE ludarium_{name} {kind}", f"ludarium_{name} {value:g}"]


def _many(name: str, label: str, counts: Counter[str]) -> list[str]:
    return [
        f"# TYPE ludarium_{name} counter",
        *(f'ludarium_{name}{{{label}="{key}"}} {count}' for key, count in sorted(counts.items())),
    ]


def _of_the_process() -> Iterator[str]:
    """Processor and memory, by the names that Prometheus has for them."""
    yield "# TYPE process_cpu_seconds_total counter"
    yield f"process_cpu_seconds_total {time.process_time():.3f}"
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:  # there is no such file elsewhere
        return
    memory = next((line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")), "0")
    yield "# TYPE process_resident_memory_bytes gauge"
    yield f"process_resident_memory_bytes {int(memory) * 1024}"
