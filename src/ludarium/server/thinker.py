"""A process that thinks for bots: one question a line on its input, one answer a line on its output."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from ludarium.advice.advise import Advice, advise
from ludarium.bots import Bot, seated
from ludarium.bots.bot import Ponders
from ludarium.bots.guarded import BotFault
from ludarium.bots.random_bot import RandomBot
from ludarium.core.record import checked
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import GAMES
from ludarium.takeover import take_over

MODULE = "ludarium.server.thinker"

SLICE = 0.03  # seconds of thought on the time of others, until somebody else may ask
PONDERING = 1 << 20  # the first stream of random numbers for such thoughts; moves have lower ones
NO_SEAT = -1
MOST_KEPT = 64  # bots; the one that was asked longest ago goes first


class Question(msgspec.Struct, frozen=True):
    """A position, and which bot shall choose for the seat to act."""

    game: str
    seats: int
    options: dict[str, str]
    snapshot: list[int]
    level: str
    seed: int
    stream: int
    table: str = ""  # whose bot it is; none: one that is asked this once
    moved: int = 0  # how often this seat has moved before
    advice: float = 0.0  # seconds for a hint with its reasons; 0: a move is asked for
    ponders: int = NO_SEAT  # whose bot shall think on for a moment, while somebody else is to act


class BotMove(msgspec.Struct, frozen=True):
    """What the bot chose; `fault` says why a substitute chose instead."""

    action: int
    fault: str | None = None
    fresh: bool = False  # whether the bot sat down for this question, though its game has begun
    hint: Advice | None = None  # to a question for advice
    pondered: int = 0  # iterations on the time of others so far, where nothing is to be chosen


class KeptBot:
    """A bot that stays at its seat, with what it thought before and the faults of this move."""

    def __init__(self, question: Question) -> None:
        self.faults: list[BotFault] = []
        self.slices = 0
        self.bot: Bot = seated(question.level, GAMES[question.game], self.faults.append)

    def choose(self, state: State, rng: Rng) -> tuple[int, str | None]:
        """A legal action, and why a substitute chose it if one did."""
        self.faults.clear()
        action = checked(state, self.bot.choose(state.imagine(int(state.to_act), rng), rng))
        return action, str(self.faults[0]) if self.faults else None

    def ponder(self, state: State, seat: int, seed: int) -> int:
        """Think for a moment about what somebody else may do; how many iterations it has been so far."""
        if not isinstance(self.bot, Ponders):
            return 0
        self.slices += 1
        rng = Rng(seed, PONDERING + self.slices)
        return self.bot.ponder(state.imagine(seat, rng), rng, SLICE)


class Minder:
    """Keeps the bots of the tables that this process thinks for."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.kept: dict[tuple[str, int, str], KeptBot] = {}

    def choose(self, question: Question) -> BotMove:
        """The choice of the bot, who sees only a world that its seat can imagine; or of a substitute."""
        if question.advice:
            return advised(question)
        if question.ponders != NO_SEAT:
            return self._ponder(question)
        state = position(question)
        key = (question.table, int(state.to_act), question.level)
        kept = self.kept.pop(key, None)
        fresh = kept is None and question.moved > 0 and question.table != ""
        try:
            bot = kept or KeptBot(question)
            action, fault = bot.choose(state, Rng(question.seed, question.stream))
        except Exception as error:
            return substitute(question, f"{type(error).__name__}: {error}")
        if question.table:
            self._keep(key, bot)
        return BotMove(action, fault, fresh)

    def _ponder(self, question: Question) -> BotMove:
        """A moment's thought of a bot that is kept; of one that is not, nothing would remain."""
        kept = self.kept.get((question.table, question.ponders, question.level))
        thought = kept.ponder(position(question), question.ponders, question.seed) if kept else 0
        return BotMove(NO_SEAT, pondered=thought)

    def _keep(self, key: tuple[str, int, str], bot: KeptBot) -> None:
        self.kept[key] = bot
        if len(self.kept) > self.most:
            del self.kept[next(iter(self.kept))]


def position(question: Question) -> State:
    return GAMES[question.game].restore(question.seats, question.options, question.snapshot)


def advised(question: Question) -> BotMove:
    """A hint for the seat to act."""
    state, game = position(question), GAMES[question.game]
    try:
        found = advise(game, state, at=question.stream, seconds=question.advice, seed=question.seed)
    except Exception as error:
        return substitute(question, f"{type(error).__name__}: {error}")
    return BotMove(found.actions[-1], hint=found)


def choose(question: Question) -> BotMove:
    """The choice of a bot that nobody keeps."""
    return Minder().choose(question)


def substitute(question: Question, fault: str) -> BotMove:
    """Any legal action: a bot that fails never stops a table."""
    state = position(question)
    rng = Rng(question.seed, question.stream)
    return BotMove(RandomBot(GAMES[question.game]).choose(state, rng), fault)


def work(questions: BinaryIO, answers: BinaryIO, answer: Callable[[Question], BotMove]) -> None:
    """Answer until the input ends, which it does when the server is gone."""
    for line in questions:
        answers.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))) + b"\n")
        answers.flush()
        take_over(MODULE)  # nothing is read ahead: the server asks one question at a time


if __name__ == "__main__":
    take_over(MODULE)
    try:
        work(sys.stdin.buffer, sys.stdout.buffer, Minder().choose)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
