"""How fast the engine is here: the figures of `ludarium bench`, each measured several times in turn."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from ludarium.core import play
from ludarium.core.game import Game
from ludarium.core.play import playouts, settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State

TARGET_SECONDS = 0.4
REPEATS = 5


@dataclass(frozen=True)
class Figure:
    """One measured figure: the median of several runs, with the lowest and the highest."""

    name: str
    unit: str
    value: float
    low: float
    high: float


def compiled() -> bool:
    """Whether the engine runs as native code."""
    return not str(play.__file__).endswith(".py")


def _middle(game: Game, seats: int) -> State:
    """A position some way into a random game, before its end, the same on every machine."""
    state, rng = game.new(seats, simulation=True), Rng(11)
    settle(state, rng)
    kept = state.copy()
    for _ in range(40):
        actions = state.legal()
        state.apply(actions[int(rng.below(len(actions)))])
        settle(state, rng)
        if state.to_act == OVER:
            break
        kept = state.copy()
    return kept


def _playout_rate(game: Game, seats: int, games: int) -> float:
    """Actions of seats a second; the draws of chance are done, but not counted."""
    root = game.new(seats, simulation=True)
    began = time.perf_counter()
    tally = playouts(root, games, 1)
    return float(tally.by_seats) / (time.perf_counter() - began)


def _step_rate(game: Game, seats: int, games: int) -> float:
    """Actions a second when a Python loop asks `legal` and calls `apply`, chance moves included."""
    steps, x = 0, 1
    began = time.perf_counter()
    for _ in range(games):
        state = game.new(seats, simulation=True)
        while state.to_act != OVER:
            actions = state.legal()
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            state.apply(actions[x % len(actions)])
            steps += 1
    return steps / (time.perf_counter() - began)


def _copy_micros(game: Game, seats: int, copies: int) -> float:
    state = _middle(game, seats)
    copy = state.copy
    began = time.perf_counter()
    for _ in range(copies):
        copy()
    return 1e6 * (time.perf_counter() - began) / copies


def _sized(run: Callable[[int], float]) -> int:
    """How large a run takes about TARGET_SECONDS."""
    size = 1
    while True:
        began = time.perf_counter()
        run(size)
        took = time.perf_counter() - began
        if took > TARGET_SECONDS / 8:
            return max(1, int(size * TARGET_SECONDS / took))
        size *= 4


def measure(game: Game, seats: int, tick: Callable[[], None] = lambda: None) -> list[Figure]:
    """All figures of one game; `tick` is called after each."""
    runs: list[tuple[str, str, Callable[[int], float]]] = [
        ("random playouts", "actions/s", lambda size: _playout_rate(game, seats, size)),
        ("driven from Python", "actions/s", lambda size: _step_rate(game, seats, size)),
        ("copy of a position", "µs", lambda size: _copy_micros(game, seats, size)),
    ]
    figures = []
    for name, unit, run in runs:
        size = _sized(run)
        values = [run(size) for _ in range(REPEATS)]
        figures.append(Figure(name, unit, median(values), min(values), max(values)))
        tick()
    return figures
