"""Thinks for bots in a worker of its own: a question in, an answer out, as in the server's processes."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ludarium.server.fair_line import Asker
from ludarium.server.thinker import BotMove, Minder, Question, substitute
from ludarium.server.thinking import NOBODY, Wanted

_minder = Minder()


def answer(question: str) -> str:
    """The answer to a question of the house."""
    return msgspec.json.encode(_minder.choose(msgspec.json.decode(question, type=Question))).decode()


class Ask(Protocol):
    """Asks the other worker; nothing comes back if it failed or took too long."""

    async def __call__(self, question: str) -> str: ...


class WorkerThinking:
    """Bots that think in the other worker."""

    def __init__(self, ask: Ask) -> None:
        self.asked = ask

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:
        del asker  # there is one person here, and nobody waits in a line
        text = await self.asked(msgspec.json.encode(question).decode())
        if not text:
            return substitute(question, "it thought too long")
        return msgspec.json.decode(text, type=BotMove)

    async def ponder(self, question: Question, wanted: Wanted) -> None:
        """Nobody's battery is used up for that."""

    async def warm(self) -> None:
        """It is being started already."""

    async def close(self) -> None:
        """It ends with the page."""
