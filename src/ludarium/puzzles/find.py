"""Looks for turns in which one way on is clearly best, and makes sure with several times the effort."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from ludarium.advice.forecast import turn_of
from ludarium.advice.judge import Judge, Tried, Way, Worth, lead, play_way
from ludarium.core.game import Game
from ludarium.core.record import Record
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.puzzles.solving import has_key
from ludarium.review.turns import Turn, turns

EFFORT = 120  # iterations of the first look at a turn
DEEPER = 5  # times the effort, with other worlds, to make sure
WORLDS = 12  # that the best and its rivals are compared in then
PROMISING = 0.06  # of a win, by which the first look must put a way before all without its key
CLEAR = 0.07  # of a win, that the best must be ahead
SURE = 2.5  # standard errors, that the lead must be
FEWEST = 3  # ways on that there must be
RIVALS = 3  # of a search, and of those who missed the key, that are compared with the best
LARGEST_KEY = 3  # moves


@dataclass(frozen=True)
class Rival:
    """A turn without the key, and by how much the best is ahead of it, with the standard error."""

    actions: Way
    gap: float
    error: float

    @property
    def beaten(self) -> bool:
        return self.gap >= max(CLEAR, SURE * self.error)


@dataclass(frozen=True)
class Best:
    """A turn that is clearly best: its key, its worth, and those that come next to it."""

    key: Way
    actions: Way
    worth: Worth
    rivals: tuple[Rival, ...]


class Finder:
    """Judges turns of one game; the same effort and seed find the same."""

    def __init__(self, game: Game, effort: int = EFFORT, seed: int = 1) -> None:
        self.game = game
        self.glance = Judge(game, effort, seed)
        self.deep = Judge(game, DEEPER * effort, seed + 1, WORLDS)

    def bests(self, record: Record) -> Iterator[tuple[Turn, Best | None]]:
        """The turns of a game, each with its clearly best way, if there is one."""
        for turn in turns(record):
            tried = self._tried(turn)
            yield turn, self._best(turn, tried)
            if tried and all(len(way.actions) == 1 for way in tried):  # each move is a choice of its own
                for later in _later(record, turn):
                    yield later, self._best(later, self._tried(later))

    def _tried(self, turn: Turn) -> list[Tried]:
        alone = int(turn.before.seats) == 1
        few = len(turn.before.legal()) < FEWEST
        return [] if alone or few else self.glance.ways(turn.before, turn.at, 0.0).tried

    def _best(self, turn: Turn, tried: Sequence[Tried]) -> Best | None:
        if len(tried) < FEWEST or self._only_ends(turn.before, tried):
            return None
        key = _key(tried)
        return self._sure(turn.before, turn.at, key) if key else None

    def _only_ends(self, state: State, tried: Sequence[Tried]) -> bool:
        """Whether the best is to do no more, while others go on: a quick player would finish those turns."""
        return self._hands_over(state, tried[0].actions) and not all(
            self._hands_over(state, way.actions) for way in tried
        )

    def _hands_over(self, state: State, way: Way) -> bool:
        seat, rng = int(state.to_act), Rng(self.glance.seed)
        world = state.imagine(seat, rng)
        own = turn_of(world)
        play_way(world, seat, way, rng)
        return turn_of(world) != own

    def _sure(self, state: State, at: int, key: Way) -> Best | None:
        """Look again with more effort: the best must still have the key, and all others be clearly behind."""
        wanted = Counter(key)
        tried = self.deep.ways(state, at, 0.0).tried
        rivals = different(way.actions for way in tried if not has_key(wanted, way.actions))
        if not tried or not has_key(wanted, tried[0].actions) or len(rivals) < FEWEST - 1:
            return None
        best = tried[0].actions
        found = Best(_in_order(key, best), best, self.deep.worth(state, at, best), ())
        return self.against(state, at, found, rivals[:RIVALS])

    def against(self, state: State, at: int, best: Best, ways: Sequence[Way]) -> Best | None:
        """The best with further rivals, the nearest first; nothing if one of them is not clearly behind."""
        rivals = [self._rival(state, at, best.worth, way) for way in ways]
        if not all(rival.beaten for rival in rivals):
            return None
        nearest = sorted([*best.rivals, *rivals], key=lambda rival: (rival.gap, rival.actions))
        return replace(best, rivals=tuple(nearest))

    def _rival(self, state: State, at: int, best: Worth, way: Way) -> Rival:
        return Rival(way, *lead(best, self.deep.worth(state, at, way), int(state.to_act)))


def _later(record: Record, turn: Turn) -> Iterator[Turn]:
    """The further choices of a turn."""
    state = turn.before.copy()
    left = len(turn.actions)
    for at, line in enumerate(record.lines[turn.at :], turn.at):
        left -= line.seat == turn.seat
        if at > turn.at and line.seat == turn.seat:
            yield Turn(turn.seat, turn.round, at, (line.action,), state.copy())
        if not left:
            break
        state.apply(line.action)


def _key(tried: Sequence[Tried]) -> Way | None:
    """The fewest moves of the best way that no other promising way has."""
    best = tried[0]
    for key in _parts(best.actions):
        wanted = Counter(key)
        rivals = [way.hope for way in tried if not has_key(wanted, way.actions)]
        if rivals and best.hope - max(rivals) >= PROMISING:
            return key
    return None


def _parts(actions: Sequence[int]) -> Iterator[Way]:
    """Rows of moves of a turn, the shortest first."""
    for size in range(1, min(LARGEST_KEY, len(actions)) + 1):
        yield from combinations(actions, size)


def _in_order(key: Way, actions: Way) -> Way:
    return tuple(sorted(key, key=actions.index))


def different(ways: Iterable[Way]) -> list[Way]:
    """Ways that differ in more than the order of their moves."""
    found: dict[Way, Way] = {}
    for way in ways:
        found.setdefault(tuple(sorted(way)), way)
    return list(found.values())
