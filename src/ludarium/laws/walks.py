"""Random games for the laws: all seat counts and options, uniform and busy players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State

ROUNDS = "25"  # after which games with an option for that are cut short


@dataclass(frozen=True)
class Walk:
    """A random game, the same whenever it is walked."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    busy: bool  # players who prefer the last of the legal actions, which are the busiest ones

    def first(self) -> State:
        return self.game.new(self.seats, dict(self.options))

    def choose(self, state: State, rng: Rng) -> int:
        if state.to_act == CHANCE:
            return int(state.draw(rng))
        actions = state.legal()
        pick = int(rng.below(len(actions)))
        if self.busy and rng.below(4) > 0:
            pick = max(pick, len(actions) - 1 - int(rng.below(min(3, len(actions)))))
        return actions[pick]

    def steps(self, most: int = 100_000) -> Iterator[tuple[State, int]]:
        """The positions of the game, each with the action that is about to be made there."""
        state, rng = self.first(), Rng(self.seed, 5)
        for _ in range(most):
            if state.to_act == OVER:
                return
            action = self.choose(state, rng)
            yield state, action
            state.apply(action)

    def every(self, nth: int, most: int = 100_000) -> Iterator[tuple[int, State, int]]:
        """Every nth position with its number and its action."""
        return ((step, *found) for step, found in enumerate(self.steps(most)) if step % nth == 0)

    def last(self, most: int = 100_000) -> State:
        """The position at the end, or after so many moves."""
        state, rng = self.first(), Rng(self.seed, 5)
        while state.to_act != OVER and most > 0:
            state.apply(self.choose(state, rng))
            most -= 1
        return state


def some_walks(game: Game, seed: int = 1) -> Iterator[Walk]:
    """Random games without end: all numbers of seats, any options."""
    rng, number = Rng(seed), 0
    while True:
        options = {
            option.name: option.choices[int(rng.below(len(option.choices)))]
            for option in game.options
            if option.choices
        }
        if any(option.name == "rounds" for option in game.options):
            options["rounds"] = ROUNDS
        seats = game.seats[number % len(game.seats)]
        yield Walk(game, seats, tuple(sorted(options.items())), int(rng.next()), number % 2 == 1)
        number += 1
