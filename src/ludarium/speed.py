"""How fast the engine is here: the figures of `ludarium bench`, each measured several times in turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from ludarium.core import play
from ludarium.core.game import Game
from ludarium.core.play import playouts, settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State

TARGET_SECONDS = 0.4
REPEATS = 5
GLANCE_GAMES = 10  # random games whose positions are imagined
LOOK = 20  # how often one position is imagined to find the slowest


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


def engine() -> str:
    """The same in a word."""
    return "compiled" if compiled() else "interpreted"


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


@dataclass(frozen=True)
class Glance:
    """A position and a seat that imagines what it cannot see."""

    state: State
    seat: int


def glances(game: Game, seats: int) -> list[Glance]:
    """Every position of some random games, seen by every seat; the same on every machine."""
    found: list[Glance] = []
    for number in range(GLANCE_GAMES):
        state, rng = game.new(seats, simulation=True), Rng(11, number)
        settle(state, rng)
        while state.to_act != OVER:
            found += [Glance(state.copy(), seat) for seat in range(seats)]
            actions = state.legal()
            state.apply(actions[int(rng.below(len(actions)))])
            settle(state, rng)
    return found


def _imagine_micros(places: Sequence[Glance], rounds: int) -> float:
    """The mean over all positions and seats."""
    rng = Rng(5)
    began = time.perf_counter()
    for _ in range(rounds):
        for place in places:
            place.state.imagine(place.seat, rng)
    return 1e6 * (time.perf_counter() - began) / (rounds * len(places))


def _slowest(places: Sequence[Glance]) -> Glance:
    """The position in which imagining takes longest, by the median of several looks at each."""
    return max(places, key=lambda place: median(_imagine_micros([place], LOOK) for _ in range(REPEATS)))


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


Run = tuple[str, str, Callable[[int], float]]


def _runs(game: Game, seats: int) -> list[Run]:
    """What is measured of a game; imagining only where hands are hidden."""
    runs: list[Run] = [
        ("random playouts", "actions/s", lambda size: _playout_rate(game, seats, size)),
        ("driven from Python", "actions/s", lambda size: _step_rate(game, seats, size)),
        ("copy of a position", "µs", lambda size: _copy_micros(game, seats, size)),
    ]
    if not game.hidden:
        return runs
    places = glances(game, seats)
    slowest = _slowest(places)
    return [
        *runs,
        ("imagine, mean", "µs", lambda size: _imagine_micros(places, size)),
        ("imagine, slowest", "µs", lambda size: _imagine_micros([slowest], size)),
    ]


def figures_of(game: Game) -> int:
    """How many figures there are of a game."""
    return 5 if game.hidden else 3


def measure(game: Game, seats: int, tick: Callable[[], None] = lambda: None) -> list[Figure]:
    """All figures of one game; `tick` is called after each."""
    figures = []
    for name, unit, run in _runs(game, seats):
        size = _sized(run)
        values = [run(size) for _ in range(REPEATS)]
        figures.append(Figure(name, unit, median(values), min(values), max(values)))
        tick()
    return figures
