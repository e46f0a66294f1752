"""Random games for the laws: every game, all seat counts and options, uniform and busy players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES


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

    def last(self, most: int = 100_000) -> State:
        """The position at the end, or after so many moves."""
        state, rng = self.first(), Rng(self.seed, 5)
        while state.to_act != OVER and most > 0:
            state.apply(self.choose(state, rng))
            most -= 1
        return state


@st.composite
def walks(draw: st.DrawFn, rounds: str = "25") -> Walk:
    """Any game of the house with any seats and options."""
    game = draw(st.sampled_from(list(GAMES.values())))
    options = {
        option.name: draw(st.sampled_from(option.choices)) for option in game.options if option.choices
    }
    if any(option.name == "rounds" for option in game.options):
        options["rounds"] = rounds
    return Walk(
        game=game,
        seats=draw(st.sampled_from(list(game.seats))),
        options=tuple(sorted(options.items())),
        seed=draw(st.integers(0, 2**63 - 1)),
        busy=draw(st.booleans()),
    )
