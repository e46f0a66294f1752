"""What happens after a way on until the seat has had its next turn, in worlds that the seat can imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ludarium.advice.judge import Judge, play_way
from ludarium.core.messages import Event
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State

WORLDS = 8  # that a way is played on in
LONGEST = 300  # moves that are looked ahead

When = Literal["now", "others", "next"]
Deed = tuple[When, str, int, tuple[tuple[str, str | int], ...]]
InTime = Callable[[], bool]


@dataclass
class Forecast:
    """In how many of the imagined worlds something happened, and in how many the seat has won by then."""

    worlds: int = 0
    seen: Counter[Deed] = field(default_factory=Counter)
    won: int = 0

    def count(self, deed: Deed) -> int:
        return self.seen[deed]


def deed_of(when: When, event: Event) -> Deed:
    return when, event.kind, event.seat, tuple(sorted(event.args.items()))


def turn_of(state: State) -> tuple[int, int]:
    """What changes when a turn ends: who is to act; alone, the round."""
    alone = int(state.seats) == 1
    return int(state.to_act), int(state.rounds_played()) if alone else 0


def forecasts(
    judge: Judge, before: State, at: int, ways: Sequence[Sequence[int]], in_time: InTime
) -> list[Forecast]:
    """Play each way and what follows it in the same worlds, as many of them as there is time for."""
    found = [Forecast() for _ in ways]
    for stream in range(WORLDS):
        looks = [_Look(judge, before, Rng(judge.seed + 1, at * WORLDS + stream), in_time) for _ in ways]
        if not all(look.through(actions) for look, actions in zip(looks, ways, strict=True)):
            break
        for forecast, look in zip(found, looks, strict=True):
            look.into(forecast)
    return found


class _Look:
    """One world from now to the end of the seat's next turn."""

    def __init__(self, judge: Judge, before: State, rng: Rng, in_time: InTime) -> None:
        self.steady = judge.steady
        self.rng = rng
        self.in_time = in_time
        self.seat = int(before.to_act)
        self.world = before.imagine(self.seat, rng)
        self.seen: set[Deed] = set()
        self.events: list[Event] = []
        self.world.log = self.events

    def through(self, actions: Sequence[int]) -> bool:
        """Play a way and on; whether there was time for it."""
        own = turn_of(self.world)
        play_way(self.world, self.seat, actions, self.rng)
        self._go_on("now", lambda: turn_of(self.world) == own)
        self._go_on("others", lambda: bool(self.world.to_act != self.seat))
        mine = turn_of(self.world)
        self._go_on("next", lambda: turn_of(self.world) == mine)
        return self.in_time()

    def into(self, found: Forecast) -> None:
        """Add what was seen."""
        found.worlds += 1
        found.seen.update(self.seen)
        found.won += self.world.to_act == OVER and self.seat in self.world.winners()

    def _go_on(self, when: When, goes_on: Callable[[], bool]) -> None:
        for _ in range(LONGEST):
            if self.world.to_act == OVER or not goes_on() or not self.in_time():
                break
            self.world.apply(self.steady.choose(self.world, self.rng))
            settle(self.world, self.rng)
        self.seen |= {deed_of(when, event) for event in self.events if event.is_for(self.seat)}
        self.events.clear()
