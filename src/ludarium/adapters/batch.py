"""Many games a call for learning programs: numpy at the boundary, all else inside the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludarium.adapters.arrays import (
    BOOL,
    FLOAT64,
    INT16,
    INT32,
    INT64,
    LARGEST_SEED,
    UINT8,
    between,
    packed,
    shaped,
    shared,
)
from ludarium.adapters.rewards import check_reward, score_leads
from ludarium.core.batch import Batch
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.record import IllegalMoveError
from ludarium.core.state import State
from ludarium.games import game_named

MOST_GAMES = 1_000_000


def feature_names(game: Game | str, seats: int) -> list[str]:
    """The names of the columns of an observation."""
    found = game_named(game) if isinstance(game, str) else game
    return found.features.names(found.check_seats(seats))


class Step(NamedTuple):
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
    """A batch as it was, and of which environment; it can be loaded as often as wanted."""

    def __init__(self, batch: Batch, last: Step, kind: dict[str, str]) -> None:
        self.batch = batch
        self.last = last
        self.kind = kind


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

    def position(self, game: int) -> State:
        """The position of one game as it is now, to be looked at or played on without changing the batch."""
        return self._batch.games[between("game", game, 0, self.n - 1)].copy()

    def _refusal(self, game: int, action: int) -> str:
        reason = self._batch.games[game].why_not(action)
        why = "it is not legal" if reason is None else f"{reason.clause}: {reason.kind}"
        return f"game {game}: action {action}: {why}"

    # --- keeping ------------------------------------------------------------------------------------

    def kind(self) -> dict[str, str]:
        """What two environments must have in common; the option `data` is a fingerprint of replaced cards."""
        return {
            "game": self.game.id,
            "rules": str(self.game.rules),
            "seats": str(self.seats),
            **{f"option {name}": value for name, value in self.options.items()},
            "n": str(self.n),
            "reward": self.reward,
            "mask": str(self.masked),
        }

    def save(self) -> Saved:
        """The whole batch as it is now."""
        return Saved(self._batch.copy(), self.last, self.kind())

    def load(self, saved: Saved) -> Step:
        """Take over a saved batch of an environment of this same kind."""
        here, there = self.kind(), saved.kind
        for name in dict.fromkeys([*here, *there]):
            if here.get(name) != there.get(name):
                told = f"{name} is {there.get(name)} there, {here.get(name)} here"
                raise LudariumError(f"a batch of another environment cannot be loaded: {told}")
        self._batch = saved.batch.copy()
        self.last = saved.last
        return self.last

    # --- telling ------------------------------------------------------------------------------------

    def _told(self) -> Step:
        batch, n = self._batch, self.n
        return Step(  # by places: by names it takes twice as long
            shaped(batch.observations, INT16, (n, len(self.columns))),
            shaped(batch.to_act, INT64, (n,)),
            self._rewards(),
            shaped(batch.done, BOOL, (n,)),
            shaped(batch.starts, INT64, (n + 1,)),
            shared(batch.legal_now(), INT32),
            shaped(batch.mask, UINT8, (n, self.actions)) if self.masked else None,
        )

    def _rewards(self) -> NDArray[np.float64]:
        """Of the games that have just ended; the others have none yet."""
        batch, n = self._batch, self.n
        if not batch.ended:
            return np.zeros((n, self.seats))
        if self.reward == "win":
            return shaped(batch.shares, FLOAT64, (n, self.seats)).copy()
        found = np.zeros((n, self.seats))
        for game in np.flatnonzero(shared(batch.done, BOOL)):
            found[game] = self._lead(int(game) * self.seats)
        return found

    def _lead(self, first: int) -> list[float]:
        scores = self._batch.scores[first : first + self.seats]
        return score_leads([int(score) for score in scores], self.game.score_unit)
