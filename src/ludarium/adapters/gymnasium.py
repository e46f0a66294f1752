"""One seat of a game as a Gymnasium environment; bots by name sit at the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludarium.adapters.episode import Episode, Place
from ludarium.adapters.rendering import MODES, check_mode, rendered
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

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium's own declaration)

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
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.episode = Episode(game, seats, options, reward)
        self.seat = _seat(seat, self.episode.seats)
        self.faults: list[BotFault] = []
        self.bots = self._seated(opponents)
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.illegal = illegal
        self.lost = False
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (len(self.episode.columns),), np.int16)
        self.action_space = spaces.Discrete(self.episode.actions)
        self._deal_randomness()

    def _seated(self, opponents: str | Sequence[str]) -> dict[int, Any]:
        others = [seat for seat in range(self.episode.seats) if seat != self.seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            raise OptionError(f"{len(others)} opponents are needed, {len(names)} are named")
        game = self.episode.game
        return {
            seat: seated(name, game, self.faults.append) for seat, name in zip(others, names, strict=True)
        }

    def _deal_randomness(self) -> None:
        episode = self.episode
        self.rngs: dict[int, Rng] = {seat: seat_rng(episode.seed, seat, episode.number) for seat in self.bots}

    # --- Gymnasium's own words ------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """The first position in which this seat decides; without a seed the next game of the seed before."""
        super().reset(seed=seed)
        del options  # a table's options are given once, to the environment
        self.episode.begin(seed)
        self.lost = False
        self._deal_randomness()
        self._let_others_play()
        if self.episode.over:  # the others can end a game before this seat decides anything
            return self.reset()
        return self.episode.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        why = "the game is over: reset it" if self.lost or self.episode.over else self._why(int(action))
        if why is not None:
            return self._refused(int(action), why)
        self.episode.play(int(action))
        self._let_others_play()
        reward = self.episode.rewards()[self.seat]
        return self.episode.observation(self.seat), reward, self.episode.over, False, self._info()

    def _why(self, action: int) -> str | None:
        return self.episode.refusal(action)

    def _refused(self, action: int, why: str) -> tuple[Observation, float, bool, bool, Info]:
        if self.illegal == "raise" or self.lost or self.episode.over:
            raise IllegalMoveError(f"action {action}: {why}")
        self.lost = True
        return self.episode.observation(self.seat), LOSS, True, False, {**self._info(), "illegal": why}

    def _let_others_play(self) -> None:
        state = self.episode.state
        while not self.episode.over and state.to_act != self.seat:
            mover = int(state.to_act)
            rng = self.rngs[mover]
            self.episode.play(self.bots[mover].choose(state.imagine(mover, rng), rng))

    def render(self) -> Any:
        """The table as this seat sees it: text (`ansi`) or an image (`rgb_array`)."""
        return rendered(self.render_mode, self.episode.game, self.episode.state, self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_mask()}

    def action_mask(self) -> NDArray[np.int8]:
        """A 1 for each legal action; `action_space.sample(mask)` takes it."""
        return self.episode.mask(self.seat)

    # --- keeping ------------------------------------------------------------------------------------

    def save(self) -> tuple[Place, dict[int, Rng], bool]:
        """The position with all randomness, to go back to."""
        return self.episode.save(), {seat: rng.copy() for seat, rng in self.rngs.items()}, self.lost

    def load(self, saved: tuple[Place, dict[int, Rng], bool]) -> tuple[Observation, Info]:
        """Go back to a saved position; what this seat sees there."""
        place, rngs, self.lost = saved
        self.episode.load(place)
        self.rngs = {seat: rng.copy() for seat, rng in rngs.items()}
        return self.episode.observation(self.seat), self._info()


def _seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise OptionError(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
    return seat
