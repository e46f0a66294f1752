"""A solver's turn: played on from the position, and compared with the key of the best one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from ludarium.advice.forecast import turn_of
from ludarium.core.game import Game
from ludarium.core.messages import Event, Reason
from ludarium.core.record import Record, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.puzzles.puzzle import Puzzle, record_of

Verdict = Literal["open", "right", "wrong"]
Told = tuple[int, Event]  # what happened, and after how many moves
KEPT = 64  # positions at hand


@dataclass
class Attempt:
    """Where a solver stands after some actions."""

    record: Record
    state: State
    log: list[Told]  # of the whole game until now
    verdict: Verdict = "open"
    events: list[Event] = field(default_factory=list)  # of the last action
    free: int = 0  # of the last actions that showed nothing and can be taken back
    refused: Reason | None = None  # the last action was not possible


@lru_cache(maxsize=KEPT)
def _played(lines: tuple[str, ...]) -> Attempt:
    record = record_of(lines)
    state, events = record.first(), list[Event]()
    log: list[Told] = []
    state.log = events
    for at, line in enumerate(record.lines, 1):
        state.apply(line.action)
        log += [(at, event) for event in events]
        events.clear()
    state.log = None
    return Attempt(record, state, log)


def position(puzzle: Puzzle) -> Attempt:
    """The game until the puzzle, without its seed; it is the caller's own."""
    kept = _played(tuple(puzzle.position))
    old = kept.record
    record = Record(old.game, old.options, old.seats, lines=list(old.lines))
    return Attempt(record, kept.state.copy(), list(kept.log))


def key_of(game: Game, puzzle: Puzzle) -> Counter[int]:
    """The actions of the key."""
    return Counter(action for text in puzzle.key for action in game.parse(text))


def turn_actions(game: Game, turn: Sequence[str]) -> list[int]:
    return [action for text in turn for action in game.parse(text)]


def has_key(key: Counter[int], actions: Sequence[int]) -> bool:
    """Whether a turn has all moves of a key, in whatever order."""
    return key <= Counter(actions)


def attempt(puzzle: Puzzle, actions: Sequence[int]) -> Attempt:
    """Play actions from the position; the verdict falls with the key, or else when the turn is over.

    Where the best turn is a single move, the first one decides: to end a turn after others is another turn.
    """
    found = position(puzzle)
    state, chance = found.state, chance_rng(puzzle.seed)
    own = turn_of(state)
    for number, action in enumerate(actions, 1):
        if found.verdict != "open":
            break
        if reason := state.why_not(action):
            found.refused = reason
            break
        _make(found, action, chance)
        over = state.to_act == OVER or turn_of(state) != own
        found.verdict = verdict(found.record.game, puzzle, actions[:number], over=over)
    return found


def verdict(game: Game, puzzle: Puzzle, actions: Sequence[int], *, over: bool) -> Verdict:
    """What is said of a turn so far."""
    if has_key(key_of(game, puzzle), actions):
        return "right"
    return "wrong" if over or (actions and len(puzzle.turn) == 1) else "open"


def _make(found: Attempt, action: int, chance: Rng) -> None:
    """One action and the draws after it."""
    events: list[Event] = []
    found.state.log = events
    found.record.add(found.state, action)
    drawn = found.state.to_act == CHANCE
    found.record.settle(found.state, chance)
    found.state.log = None
    news = drawn or any(event.kind in found.record.game.news for event in events)
    found.events, found.free = events, 0 if news else found.free + 1
    found.log += [(len(found.record.lines), event) for event in events]
