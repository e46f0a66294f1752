"""Questions of bots that search, in the database: houses ask, whoever thinks takes the next one."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from ludarium import __version__
from ludarium.server.errors import StoreError
from ludarium.server.fair_line import Asker
from ludarium.server.levels import searches
from ludarium.server.store.postgres.database import Database
from ludarium.server.store.postgres.line import Line
from ludarium.server.store.postgres.schema import THINKERS, answers_to
from ludarium.server.thinker import BotMove, Question
from ludarium.server.thinking import LONGEST, NOBODY, Thinking, Wanted

UNTAKEN = 1.5  # seconds until a question that nobody has taken is answered here
MOST_HOMES = 4096
MOST_OF_FAULT = 1000  # letters; what is said to others may have 8,000 bytes

# Who has many questions waits after those who have few: the turn of a question counts those before it.
ASK = """
WITH asked AS (
    INSERT INTO questions (id, asker, version, who, plays, home, question, turn)
    SELECT $1, $2, $3, $4, $5, $6, $7, (SELECT count(*) FROM questions WHERE who = $4 AND taker IS NULL)
    RETURNING id)
SELECT pg_notify($8, '') FROM asked
"""
# Whoever keeps the bots of a table goes first, for a moment.
TAKE = """
UPDATE questions SET taker = $1 WHERE id = (
    SELECT id FROM questions WHERE taker IS NULL AND version = $2 AND (
        home IS NULL OR home = $1 OR asked < now() - interval '300 milliseconds'
        OR home NOT IN (SELECT name FROM wings))
    ORDER BY plays DESC, turn, asked LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING id, asker, question
"""
ANSWER = """
WITH answered AS (DELETE FROM questions WHERE id = $1 AND taker = $2 RETURNING id)
SELECT pg_notify($3, $4) FROM answered
"""
UNASK = "DELETE FROM questions WHERE id = $1 AND taker IS NULL RETURNING id"
DROP = "DELETE FROM questions WHERE id = $1 RETURNING id"
OTHERS = "SELECT count(*) FROM wings WHERE kind = 'think' AND version = $1"


class Answer(msgspec.Struct, frozen=True):
    """What somebody thought about a question."""

    id: str
    thinker: str
    move: BotMove


class Taken(msgspec.Struct, frozen=True):
    """A question that this process is to answer."""

    id: str
    asker: str
    question: Question


class SharedThinking:
    """Asks those who think elsewhere, if there is anybody, and else the processes of this house."""

    def __init__(self, database: Database, line: Line, here: Thinking, untaken: float = UNTAKEN) -> None:
        self.database = database
        self.here = here
        self.untaken = untaken
        self.thinkers = 0
        self.waiting: dict[str, asyncio.Future[Answer]] = {}
        self.homes: dict[str, str] = {}  # table -> who keeps its bots, the longest unused first
        line.listens[answers_to(database.name)] = self._answered
        line.at_beat.append(self._count)

    async def _count(self, connection: Any) -> None:
        self.thinkers = await connection.fetchval(OTHERS, __version__)

    def _answered(self, payload: str) -> None:
        answer = msgspec.json.decode(payload, type=Answer)
        waiting = self.waiting.get(answer.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:
        if self.thinkers and not question.advice and searches(question.game, question.level):
            try:
                answer = await self._elsewhere(question, asker)
            except StoreError:
                answer = None
            if answer is not None:
                return answer.move
        return await self.here.ask(question, asker)

    async def _elsewhere(self, question: Question, asker: Asker) -> Answer | None:
        """The answer of somebody else; None if nobody takes the question, or thinks too long."""
        id_ = secrets.token_hex(8)
        self.waiting[id_] = waiting = asyncio.get_running_loop().create_future()
        try:
            await self._put(id_, question, asker)
            for _ in range(max(1, int(LONGEST / self.untaken))):
                if (await asyncio.wait({waiting}, timeout=self.untaken))[0]:
                    return self._kept(question.table, waiting.result())
                if await self._changed(UNASK, id_):
                    return None
            return None
        finally:
            del self.waiting[id_]
            if not waiting.done():
                await self._changed(DROP, id_)

    async def _put(self, id_: str, question: Question, asker: Asker) -> None:
        home = self.homes.get(question.table)
        text = msgspec.json.encode(question)
        async with self.database.use() as connection:
            await connection.fetch(
                ASK, id_, self.database.name, __version__, asker.who, asker.plays, home, text, THINKERS
            )

    async def _changed(self, query: str, id_: str) -> bool:
        async with self.database.use() as connection:
            return await connection.fetchval(query, id_) is not None

    def _kept(self, table: str, answer: Answer) -> Answer:
        if table:
            self.homes.pop(table, None)
            self.homes[table] = answer.thinker
            if len(self.homes) > MOST_HOMES:
                del self.homes[next(iter(self.homes))]
        return answer

    async def ponder(self, question: Question, wanted: Wanted) -> None:
        """Those who think elsewhere think for others, too, and are not asked for this."""
        if not self.thinkers:
            await self.here.ponder(question, wanted)

    async def warm(self) -> None:
        await self.here.warm()

    async def close(self) -> None:
        await self.here.close()


class Questions:
    """The questions of all houses on a database, for those who answer."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def take(self) -> Taken | None:
        """The next question, from now on ours; none if nobody waits."""
        async with self.database.use() as connection:
            found = await connection.fetchrow(TAKE, self.database.name, __version__)
        if found is None:
            return None
        return Taken(found["id"], found["asker"], msgspec.json.decode(found["question"], type=Question))

    async def answer(self, taken: Taken, move: BotMove) -> None:
        """Tell who asked, if it is still waited for."""
        short = msgspec.structs.replace(move, fault=move.fault and move.fault[:MOST_OF_FAULT])
        told = msgspec.json.encode(Answer(taken.id, self.database.name, short)).decode()
        async with self.database.use() as connection:
            await connection.fetch(ANSWER, taken.id, self.database.name, answers_to(taken.asker), told)
