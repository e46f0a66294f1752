"""A process that thinks for bots: one question a line on its input, one answer a line on its output."""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec

from ludarium.bots import seated
from ludarium.bots.guarded import BotFault
from ludarium.bots.random_bot import RandomBot
from ludarium.core.record import checked
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import GAMES


class Question(msgspec.Struct, frozen=True):
    """A position, and which bot shall choose for the seat to act."""

    game: str
    seats: int
    options: dict[str, str]
    snapshot: list[int]
    level: str
    seed: int
    stream: int


class Choice(msgspec.Struct, frozen=True):
    """What the bot chose; `fault` says why a substitute chose instead."""

    action: int
    fault: str | None = None


def position(question: Question) -> State:
    return GAMES[question.game].restore(question.seats, question.options, question.snapshot)


def choose(question: Question) -> Choice:
    """The choice of the bot, who sees only a world that its seat can imagine; or of a substitute."""
    state = position(question)
    rng = Rng(question.seed, question.stream)
    seat = int(state.to_act)
    faults: list[BotFault] = []
    try:
        bot = seated(question.level, GAMES[question.game], faults.append)
        action = checked(state, bot.choose(state.imagine(seat, rng), rng))
    except Exception as error:
        return substitute(question, f"{type(error).__name__}: {error}")
    return Choice(action, str(faults[0]) if faults else None)


def substitute(question: Question, fault: str) -> Choice:
    """Any legal action: a bot that fails never stops a table."""
    state = position(question)
    rng = Rng(question.seed, question.stream)
    return Choice(RandomBot(GAMES[question.game]).choose(state, rng), fault)


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the input ends, which it does when the server is gone."""
    for line in questions:
        answer = choose(msgspec.json.decode(line, type=Question))
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
