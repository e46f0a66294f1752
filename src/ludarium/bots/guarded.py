"""A bot under watch: a crash, an overrun or an illegal answer is named, and the game goes on by a rule."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from ludarium.bots.bot import Bot, Ponders
from ludarium.core.errors import LudariumError
from ludarium.core.rng import Rng
from ludarium.core.state import State

CRASH, OVERRUN, ILLEGAL = "crash", "overrun", "illegal"


class BotFault(LudariumError):  # noqa: N818 (a fault of the bot, not of the program that asks it)
    """A bot that crashed, took too long or answered with an illegal action."""

    def __init__(self, bot: str, seat: int, kind: str, detail: str) -> None:
        super().__init__(f"bot {bot} at seat {seat}: {kind}: {detail}")
        self.bot = bot
        self.seat = seat
        self.kind = kind
        self.detail = detail

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, int, str, str]]:
        """Faults travel between processes."""
        return BotFault, (self.bot, self.seat, self.kind, self.detail)


class Guarded:
    """Asks a bot; at a fault it asks the substitutes in turn, and if there is none left it raises the fault.

    At a table there are substitutes, and `told` hears of each fault; in the arena there are none, and the
    fault loses the game. A late answer is dropped too, but it is waited for: who must not wait asks the bot
    in a process of its own.
    """

    def __init__(
        self,
        bot: Bot,
        name: str,
        *,
        seconds: float | None = None,
        substitutes: Sequence[Bot] = (),
        told: Callable[[BotFault], None] = lambda _: None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.bot = bot
        self.name = name
        self.seconds = seconds
        self.substitutes = substitutes
        self.told = told
        self.clock = clock

    def choose(self, world: State, rng: Rng) -> int:
        """The bot's answer if it is sound, else that of the first substitute whose answer is."""
        try:
            return self._answer(self.bot, world, rng, self.seconds)
        except BotFault as fault:
            if not self.substitutes:
                raise
            self.told(fault)
            return self._substituted(world, rng, fault)

    def ponder(self, world: State, rng: Rng, seconds: float) -> int:
        """What the bot does while others act; one that fails at it thinks when it is asked."""
        try:
            return self.bot.ponder(world.copy(), rng, seconds) if isinstance(self.bot, Ponders) else 0
        except Exception as error:
            self.told(self._fault(world, CRASH, f"{type(error).__name__}: {error}"))
            return 0

    def _substituted(self, world: State, rng: Rng, fault: BotFault) -> int:
        for substitute in self.substitutes:
            try:
                return self._answer(substitute, world, rng, None)
            except BotFault as another:
                self.told(another)
        raise fault

    def _answer(self, bot: Bot, world: State, rng: Rng, seconds: float | None) -> int:
        """A checked answer; the bot gets a copy, so that what it does to it cannot hide an illegal one."""
        began = self.clock()
        try:
            action = bot.choose(world.copy(), rng)
        except Exception as error:
            raise self._fault(world, CRASH, f"{type(error).__name__}: {error}") from error
        took = self.clock() - began
        if seconds is not None and took > seconds:
            raise self._fault(world, OVERRUN, f"{took:.2f} s instead of {seconds:g} s")
        return self._legal(world, action)

    def _legal(self, world: State, action: object) -> int:
        if not isinstance(action, int):
            raise self._fault(world, ILLEGAL, f"{action!r} is no action")
        reason = world.why_not(action)
        if reason is not None:
            raise self._fault(world, ILLEGAL, f"action {action}: {reason.clause}, {reason.kind}")
        return action

    def _fault(self, world: State, kind: str, detail: str) -> BotFault:
        return BotFault(self.name, int(world.to_act), kind, detail)
