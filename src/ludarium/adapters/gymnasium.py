"""One seat of a game as a Gymnasium environment; bots by name sit at the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludarium.adapters.table import Place, Table
from ludarium.bots import BotFault, seated
from ludarium.core.errors import OptionError
from ludarium.core.features import LARGEST
from ludarium.core.game import Game
from ludarium.core.record import IllegalMoveError, seat_rng
from ludarium.core.rng import Rng

ILLEGAL = ("lose", "raise")
LOSS = -1.0

Observation = NDArray[np.int16]
Info = dict[str, Any]


class LudariumEnv(gymnasium.Env[Observation, np.int64]):
    """The game as one seat plays it; `info["action_mask"]` says what is legal.

    An illegal action ends the episode with reward -1 and its reason in `info["illegal"]`, or, with
    `illegal="raise"`, is an error and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (Gymnasium's own declaration)

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        illegal: str = "lose",
    ) -> None:
        self.table = Table(game, seats, options, reward)
        self.seat = _seat(seat, self.table.seats)
        self.faults: list[BotFault] = []
        self.bots = self._seated(opponents)
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.illegal = illegal
        self.lost = False
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (len(self.table.columns),), np.int16)
        self.action_space = spaces.Discrete(self.table.actions)
        self._deal_randomness()

    def _seated(self, opponents: str | Sequence[str]) -> dict[int, Any]:
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            raise OptionError(f"{len(others)} opponents are needed, {len(names)} are named")
        game = self.table.game
        return {
            seat: seated(name, game, self.faults.append) for seat, name in zip(others, names, strict=True)
        }

    def _deal_randomness(self) -> None:
        table = self.table
        self.rngs: dict[int, Rng] = {seat: seat_rng(table.seed, seat, table.number) for seat in self.bots}

    # --- Gymnasium's own words ------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """The first position in which this seat decides; without a seed the next game of the seed before."""
        super().reset(seed=seed)
        del options  # a table's options are given once, to the environment
        self.table.begin(seed)
        self.lost = False
        self._deal_randomness()
        self._let_others_play()
        if self.table.over:  # the others can end a game before this seat decides anything
            return self.reset()
        return self.table.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        why = "the game is over: reset it" if self.lost or self.table.over else self._why(int(action))
        if why is not None:
            return self._refused(int(action), why)
        self.table.play(int(action))
        self._let_others_play()
        reward = self.table.rewards()[self.seat]
        return self.table.observation(self.seat), reward, self.table.over, False, self._info()

    def _why(self, action: int) -> str | None:
        return self.table.refusal(action)

    def _refused(self, action: int, why: str) -> tuple[Observation, float, bool, bool, Info]:
        if self.illegal == "raise" or self.lost or self.table.over:
            raise IllegalMoveError(f"action {action}: {why}")
        self.lost = True
        return self.table.observation(self.seat), LOSS, True, False, {**self._info(), "illegal": why}

    def _let_others_play(self) -> None:
        state = self.table.state
        while not self.table.over and state.to_act != self.seat:
            mover = int(state.to_act)
            rng = self.rngs[mover]
            self.table.play(self.bots[mover].choose(state.imagine(mover, rng), rng))

    def _info(self) -> Info:
        return {"action_mask": self.action_mask()}

    def action_mask(self) -> NDArray[np.int8]:
        """A 1 for each legal action; `action_space.sample(mask)` takes it."""
        return self.table.mask(self.seat)

    # --- keeping ------------------------------------------------------------------------------------

    def save(self) -> tuple[Place, dict[int, Rng], bool]:
        """The position with all randomness, to go back to."""
        return self.table.save(), {seat: rng.copy() for seat, rng in self.rngs.items()}, self.lost

    def load(self, saved: tuple[Place, dict[int, Rng], bool]) -> tuple[Observation, Info]:
        """Go back to a saved position; what this seat sees there."""
        place, rngs, self.lost = saved
        self.table.load(place)
        self.rngs = {seat: rng.copy() for seat, rng in rngs.items()}
        return self.table.observation(self.seat), self._info()


def _seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise OptionError(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
    return seat
