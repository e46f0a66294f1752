"""A hint: the best choice with its reasons, what the search would do next, and two runners-up."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from ludarium.advice.forecast import Forecast, forecasts
from ludarium.advice.judge import Judge, Ways, Worth, lead
from ludarium.advice.moves import moves
from ludarium.advice.reasons import Considered, reasons
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.messages import Choice, Phrase, View
from ludarium.core.state import State

WAYS = 3  # that are compared
SECONDS = 1.5  # for everything
SEARCHING = 0.4  # the part of them in which a search names the ways
COMPARING = 0.8  # the part of them after which no further world is begun
FEWEST = 2  # worlds that tell something
MOST = 240  # iterations
THEN = 3  # further moves of the turn that are told


class RunnerUp(msgspec.Struct, frozen=True, kw_only=True):
    """A runner-up, and what it is less worth than the best."""

    actions: list[int]
    words: Phrase
    less: Phrase


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What to choose and why; every reason was seen in the position."""

    seat: int
    actions: list[int]  # of the choice
    words: Phrase  # the choice itself
    line: list[int]  # all actions of the turn that it begins
    reasons: list[Phrase]
    then: list[Phrase]  # the moves after it, as the search would go on
    others: list[RunnerUp]


@dataclass(frozen=True)
class _Way:
    """A way on: the choice it begins with, all its actions, and what it is worth."""

    choice: Choice
    actions: tuple[int, ...]
    worth: Worth


def advise(
    game: Game,
    state: State,
    *,
    at: int = 0,
    seconds: float = SECONDS,
    effort: int | None = None,
    seed: int = 1,
) -> Advice:
    """Think for the seat to act, from what it knows; a given effort repeats itself whatever the clock."""
    if state.to_act < 0:
        raise OptionError("nobody is to act: there is nothing to hint at")
    time_left = Timer(None if effort else seconds)
    judge = Judge(game, effort or MOST, seed)
    found = judge.ways(state, at, 0.0 if effort else seconds * SEARCHING)
    ways = _different(game.view(state, int(state.to_act)), found)[:WAYS]
    if found.whole and len(ways) > 1:
        ways = _compared(judge, state, at, ways, time_left)
    ways.sort(key=lambda way: -way.worth.mean(int(state.to_act)))
    seen = forecasts(judge, state, at, [way.actions for way in ways], lambda: time_left.allows(1.0))
    return _told(game, state, ways, seen)


class Timer:
    """How much of the time for a hint is used; without a limit all that is wanted is done."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self.begun = time.perf_counter()

    def used(self) -> float:
        return time.perf_counter() - self.begun

    def allows(self, part: float, more: float = 0.0) -> bool:
        """Whether so much more is done before a part of the time is over."""
        return self.seconds is None or self.used() + more < part * self.seconds


def _compared(judge: Judge, state: State, at: int, ways: list[_Way], time_left: Timer) -> list[_Way]:
    """The ways in the same worlds, as many as there is time for; where that is too short by the search."""
    worlds: list[list[Worth]] = []
    longest = 0.0
    for stream in range(judge.worlds):
        begun = time_left.used()
        if not time_left.allows(COMPARING, longest):
            break
        worlds.append([judge.worth(state, at, way.actions, [stream]) for way in ways])
        longest = max(longest, time_left.used() - begun)
    if len(worlds) < FEWEST:
        return ways
    tried = [Worth(tuple(world.worlds[0] for world in of_way)) for of_way in zip(*worlds, strict=True)]
    return [replace(way, worth=worth) for way, worth in zip(ways, tried, strict=True)]


def _different(view: View, found: Ways) -> list[_Way]:
    """The ways that begin with different choices, in their order."""
    ways: dict[tuple[int, ...], _Way] = {}
    for actions, hope in found.tried:
        if choice := begun_with(view.choices, actions):
            ways.setdefault(tuple(choice.actions), _Way(choice, actions, _hoped(hope, view.to_act)))
    if not ways:
        choice = view.choices[0]
        return [_Way(choice, tuple(choice.actions), _hoped(0.5, view.to_act))]
    return list(ways.values())


def _hoped(hope: float, seat: int) -> Worth:
    """What a search alone says of a way."""
    return Worth(((*(0.0,) * seat, hope),))


def begun_with(choices: Sequence[Choice], actions: Sequence[int]) -> Choice | None:
    """The choice that a row of actions begins with; of several the longest."""
    fitting = [choice for choice in choices if list(actions[: len(choice.actions)]) == choice.actions]
    return max(fitting, key=lambda choice: len(choice.actions), default=None)


def _told(game: Game, state: State, ways: Sequence[_Way], seen: Sequence[Forecast]) -> Advice:
    best, seat, alone = ways[0], int(state.to_act), int(state.seats) == 1
    hope = None if len(ways) == 1 else best.worth.mean(seat)
    considered = Considered(game, seat, best.choice, seen[0], seen[1:], hope, alone)
    return Advice(
        seat=seat,
        actions=best.choice.actions,
        words=words_of(best.choice),
        line=list(best.actions),
        reasons=reasons(considered),
        then=_then(game, best),
        others=[_other(best, way, seat, alone) for way in ways[1:]],
    )


def _other(best: _Way, way: _Way, seat: int, alone: bool) -> RunnerUp:
    gap, error = lead(best.worth, way.worth, seat)
    return RunnerUp(
        actions=way.choice.actions,
        words=words_of(way.choice),
        less=less(gap if gap > error else 0.0, alone),
    )


def words_of(choice: Choice) -> Phrase:
    """A choice as a phrase: its own words, or those of its move."""
    return choice.words or Phrase(f"action-{choice.move.kind}", {**choice.move.args})


def _then(game: Game, way: _Way) -> list[Phrase]:
    return moves(game, way.actions[len(way.choice.actions) :][:THEN])


def less(gap: float, alone: bool) -> Phrase:
    """By how much something is worse: points in a game for one, else of a hundred games."""
    if alone:
        tenths = max(0, round(10 * gap))
        return Phrase("hint-less-points", {"whole": tenths // 10, "tenths": tenths % 10})
    return Phrase("hint-less", {"percent": max(0, round(100 * gap))})
