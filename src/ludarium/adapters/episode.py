"""One game that a learning program drives: chance from a seed, observations, masks, places to go back to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludarium.adapters.arrays import INT16, LARGEST_SEED, between, shared
from ludarium.adapters.rewards import check_reward, rewards_of
from ludarium.core.features import row_of
from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.record import IllegalMoveError, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games import game_named


@dataclass(frozen=True)
class Place:
    """A position with the randomness that follows it."""

    state: State
    chance: Rng
    number: int

    def copy(self) -> Place:
        return Place(self.state.copy(), self.chance.copy(), self.number)


class Episode:
    """A game with its options, always at the next decision of a seat; the next game of its seed follows."""

    def __init__(
        self, game: Game | str, seats: int | None, options: Mapping[str, str] | None, reward: str
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(self.game.seats[-1] if seats is None else seats)
        self.options = self.game.table(options, simulation=True)
        self.reward = check_reward(reward)
        self.columns = self.game.features.names(self.seats)
        self.seed = 0
        self.number = 0
        self.begin(0)
        self.actions = self.state.most_actions()

    def begin(self, seed: int | None) -> None:
        """A new game: number 0 of a new seed, or the next one of the seed before."""
        self.number = self.number + 1 if seed is None else 0
        self.seed = self.seed if seed is None else between("seed", seed, 0, LARGEST_SEED)
        self.state: State = self.game.new(self.seats, self.options)
        self.chance = chance_rng(self.seed, self.number)
        settle(self.state, self.chance)

    @property
    def over(self) -> bool:
        return bool(self.state.to_act == OVER)

    def refusal(self, action: int) -> str | None:
        """Why an action is not allowed: the clause and its reason, or nothing."""
        reason = self.state.why_not(action)
        return None if reason is None else f"{reason.clause}: {reason.kind}"

    def play(self, action: int) -> None:
        """A legal action of the seat to act, and the moves of chance that follow."""
        why = self.refusal(action)
        if why is not None:
            raise IllegalMoveError(f"action {action}: {why}")
        self.state.apply(action)
        settle(self.state, self.chance)

    def observation(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, in columns."""
        return shared(row_of(self.game.features, self.state, seat, len(self.columns)), INT16)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each action that a seat may choose now; nothing while another one acts."""
        found = np.zeros(self.actions, dtype=np.int8)
        if self.state.to_act == seat:
            found[self.state.legal()] = 1
        return found

    def rewards(self) -> list[float]:
        """What the game is worth to each seat: nothing before the end."""
        return rewards_of(self.state, self.reward, self.game.score_unit) if self.over else [0.0] * self.seats

    # --- keeping ------------------------------------------------------------------------------------

    def save(self) -> Place:
        return Place(self.state, self.chance, self.number).copy()

    def load(self, place: Place) -> None:
        found = place.copy()
        self.state, self.chance, self.number = found.state, found.chance, found.number
