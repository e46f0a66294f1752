"""Requests while a game is played: moves, taking back, resigning, hints, talk."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from ludarium.advice.advise import SECONDS, Advice
from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.server import campaigns, commands, moves, seating
from ludarium.server.connection import Connection
from ludarium.server.driver import question
from ludarium.server.errors import ConflictError, RefusedError
from ludarium.server.fair_line import Asker
from ludarium.server.journal import Advised, AnyEntry
from ludarium.server.levels import strongest
from ludarium.server.messages import Done, Error, Hinted
from ludarium.server.requests.tables import decided
from ludarium.server.table import Table
from ludarium.server.thinker import BotMove, Question

log = logging.getLogger("ludarium.server")
Position = tuple[int, str]


async def act(connection: Connection, command: commands.Act) -> Done:
    who = connection.who
    return await decided(
        connection,
        command,
        lambda table, now: moves.act(table, who, command.seat, command.at, command.actions, now),
    )


async def undo(connection: Connection, command: commands.Undo) -> Done:
    who = connection.who
    return await decided(
        connection,
        command,
        lambda table, now: moves.undo(table, who, command.seat, command.at, command.to, now),
    )


async def ask_undo(connection: Connection, command: commands.AskUndo) -> Done:
    who = connection.who
    return await decided(
        connection, command, lambda table, now: moves.ask_undo(table, who, command.at, command.to, now)
    )


async def answer(connection: Connection, command: commands.Answer) -> Done:
    who = connection.who
    return await decided(connection, command, lambda table, now: moves.answer(table, who, command.yes, now))


async def resign(connection: Connection, command: commands.Resign) -> Done:
    who = connection.who
    return await decided(
        connection, command, lambda table, now: seating.resign(table, who, command.seat, now)
    )


async def tell(connection: Connection, command: commands.Tell) -> Done:
    connection.talk.pass_by()
    if connection.quota:
        connection.quota.take("talk")
    house, who, name = connection.house, connection.who, connection.name

    def decision(table: Table, now: int) -> Sequence[AnyEntry]:
        return seating.said(table, who, name, command.text, now)

    async with house.rooms.at(command.id) as room:
        decision(room.table, house.time.now())  # where he may not talk nothing is written down
    await connection.spoke(command.id)
    return await decided(connection, command, decision)


async def hush(connection: Connection, command: commands.Hush) -> Done:
    who = connection.who
    return await decided(connection, command, lambda table, now: seating.hush(table, who, command.talk, now))


async def hint(connection: Connection, command: commands.Hint) -> None:
    """Think beside everything else: the player may move meanwhile."""
    if connection.hinting:
        raise RefusedError("hint-waits")
    house = connection.house
    async with house.rooms.at(command.id) as room:
        # taken under the lock: a moment later another seat may be to act, whose cards are not to be told
        moves.my_turn(room.table, connection.who, command.seat, command.at)
        if not room.table.hints_for(connection.who):
            raise RefusedError("no-hints")
        position = room.table.position()
        asked = question(room.table, strongest(room.table.game), keeps=False, advice=SECONDS)
    connection.hinting = True
    house.tasks.spawn(_think(connection, command, position, asked))


async def _think(connection: Connection, command: commands.Hint, position: Position, asked: Question) -> None:
    """Answer in any case: with a hint, or with the reason why there is none any more."""
    try:
        move = await connection.house.driver.thinking.ask(asked, Asker(connection.who))
        connection.answer(await _hinted(connection, command, position, move))
    except RefusedError as error:
        connection.answer(Error(ref=command.ref, error=error.error, args=error.args_told))
    except Exception:
        log.exception("a hint failed")
        connection.answer(Error(ref=command.ref, error="house", args={}))
    finally:
        connection.hinting = False


async def _hinted(
    connection: Connection, command: commands.Hint, position: Position, move: BotMove
) -> Hinted:
    """The hint, as long as the table is where it was when it was asked."""
    async with connection.house.rooms.at(command.id) as room:
        moves.my_turn(room.table, connection.who, command.seat, command.at)
        if room.table.position() != position:
            raise RefusedError("stale", at=command.at, now=room.table.at)
        if move.hint is None:
            raise RefusedError("no-hint-found")
        if room.table.of_others(connection.who):  # they see that it was taken
            now = connection.house.time.now()
            try:
                told = all_may_read(room.table.game, move.hint)
                await connection.house.commit(room, [Advised(when=now, seat=command.seat, told=told)])
            except ConflictError as error:  # another process of the house was first
                raise RefusedError("stale", at=command.at, now=room.table.at) from error
    return Hinted(ref=command.ref, id=command.id, at=command.at, choice=move.action, hint=move.hint)


def all_may_read(game: Game, hint: Advice) -> list[Phrase]:
    """What everybody at the table is told of a hint; nothing where it may speak of a hidden hand."""
    if game.hidden:
        return []
    return [Phrase("hint-best", {"move": hint.words}), *hint.reasons]


async def tick(connection: Connection, command: commands.Tick) -> Done:
    connection.person.profile = await campaigns.tick(
        connection.house, connection.who, command.id, command.goal
    )
    connection.outbox.lobby_changed(mine=False)
    return Done(ref=command.ref)
