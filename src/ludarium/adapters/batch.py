"""Many games a call for learning programs: numpy at the boundary, all else inside the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludarium.adapters.arrays import LARGEST_SEED, between, packed, shared
from ludarium.adapters.rewards import check_reward
from ludarium.core.batch import Batch
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.record import IllegalMoveError
from ludarium.games import game_named

MOST_GAMES = 1_000_000


def feature_names(game: Game | str, seats: int) -> list[str]:
    """The names of the columns of an observation."""
    found = game_named(game) if isinstance(game, str) else game
    return found.features.names(found.check_seats(seats))


@dataclass(frozen=True)
class Step:
    """What n games tell: to act, observation and legal actions are those of the seat that acts now.

    Where `done`, a game has just ended with these rewards, and the rest tells of the game that followed it.
    """

    observations: NDArray[np.int16]  # [game, column]
    to_act: NDArray[np.int64]  # [game]
    rewards: NDArray[np.float64]  # [game, seat]; zero until the end
    done: NDArray[np.bool_]  # [game]
    starts: NDArray[np.int64]  # [game + 1]: the legal actions of game i are legal[starts[i]:starts[i + 1]]
    legal: NDArray[np.int32]
    mask: NDArray[np.uint8] | None  # [game, action], when asked for

    def legal_of(self, game: int) -> NDArray[np.int32]:
        """The legal actions of one game, in rising order."""
        return self.legal[self.starts[game] : self.starts[game + 1]]

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely."""
        picks = self.starts[:-1] + (rng.random(len(self.to_act)) * np.diff(self.starts)).astype(np.int64)
        return self.legal[picks].astype(np.int64)


class Saved:
    """A batch as it was; it can be loaded as often as wanted."""

    def __init__(self, batch: Batch, last: Step) -> None:
        self.batch = batch
        self.last = last


class BatchEnv:
    """n games of one table that are stepped together; a game that ends begins anew with the next number."""

    def __init__(
        self,
        game: Game | str,
        n: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        mask: bool = False,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.n = between("n", n, 1, MOST_GAMES)
        self.seats = self.game.check_seats(self.game.seats[-1] if seats is None else seats)
        self.reward = check_reward(reward)
        self.masked = mask
        self.options = self.game.table(options, simulation=True)
        self.columns = feature_names(self.game, self.seats)
        self.last = self.reset(seed)

    @property
    def actions(self) -> int:
        """How many action ids there are, those of chance counted."""
        return int(self._batch.actions)

    def reset(self, seed: int = 0) -> Step:
        """Begin all games anew."""
        root = self.game.new(self.seats, self.options)
        told = between("seed", seed, 0, LARGEST_SEED)
        self._batch = Batch(root, self.game.features, self.n, told, self.masked)
        self.last = self._told()
        return self.last

    def step(self, actions: NDArray[Any]) -> Step:
        """Do one action in every game, or, if one of them is not legal, none at all."""
        wrong = int(self._batch.take(packed(actions, self.n)))
        if wrong >= 0:
            raise IllegalMoveError(self._refusal(wrong, int(actions[wrong])))
        return self._stepped()

    def step_random(self) -> Step:
        """Do a random action in every game, chosen inside the engine."""
        self._batch.choose()
        return self._stepped()

    def _stepped(self) -> Step:
        self._batch.step()
        self.last = self._told()
        return self.last

    def _refusal(self, game: int, action: int) -> str:
        reason = self._batch.games[game].why_not(action)
        why = "it is not legal" if reason is None else f"{reason.clause}: {reason.kind}"
        return f"game {game}: action {action}: {why}"

    # --- keeping ------------------------------------------------------------------------------------

    def save(self) -> Saved:
        """The whole batch as it is now."""
        return Saved(self._batch.copy(), self.last)

    def load(self, saved: Saved) -> Step:
        """Take over a saved batch of this same environment."""
        found = saved.batch
        if int(found.n) != self.n or found.features is not self.game.features:
            raise LudariumError("a batch of another environment cannot be loaded")
        self._batch = found.copy()
        self.last = saved.last
        return self.last

    # --- telling ------------------------------------------------------------------------------------

    def _told(self) -> Step:
        batch, n = self._batch, self.n
        starts = shared(batch.starts, np.int64).copy()
        return Step(
            observations=shared(batch.observations, np.int16).reshape(n, -1),
            to_act=shared(batch.to_act, np.int64).copy(),
            rewards=self._rewards(),
            done=shared(batch.done, np.bool_),
            starts=starts,
            legal=shared(batch.legal, np.int32)[: starts[-1]].copy(),
            mask=shared(batch.mask, np.uint8).reshape(n, -1) if self.masked else None,
        )

    def _rewards(self) -> NDArray[np.float64]:
        """Win shares, or how many points each seat is ahead of the mean of the others."""
        if self.reward == "win":
            won = shared(self._batch.winners, np.int64).reshape(self.n, self.seats)
            return np.asarray(won / np.maximum(won.sum(axis=1, keepdims=True), 1), np.float64)
        scores = shared(self._batch.scores, np.int64).reshape(self.n, self.seats)
        total = scores.sum(axis=1, keepdims=True)
        return np.asarray(
            (scores - (total - scores) / max(self.seats - 1, 1)) / self.game.score_unit, np.float64
        )
