"""What a connection asks: read, checked and carried out, or refused with the reason."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ludarium.server import commands
from ludarium.server.connection import Connection
from ludarium.server.errors import BrokenTableError, RefusedError, StoreError
from ludarium.server.messages import Error, News
from ludarium.server.requests import bots, person, play, puzzles, tables

LARGEST = 16 * 1024  # bytes of a command
MOST_TOLD = 100  # times that somebody is told to be slower
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

log = logging.getLogger("ludarium.server")
# The answer to a command; None if it comes later.
Request = Callable[[Connection, Any], Awaitable[News | None]]
REQUESTS: dict[type[commands.Command], Request] = {
    commands.Hello: person.hello,
    commands.Prefs: person.prefs,
    commands.MyData: person.my_data,
    commands.ForgetMe: person.forget_me,
    commands.Lobby: person.lobby,
    commands.Bots: bots.bots,
    commands.MakeBot: bots.make_bot,
    commands.DropBot: bots.drop_bot,
    commands.Puzzles: puzzles.puzzles,
    commands.Solve: puzzles.solve,
    commands.PlayOn: puzzles.play_on,
    commands.Create: tables.create,
    commands.Watch: tables.watch,
    commands.Look: tables.look,
    commands.Leave: tables.leave,
    commands.Sit: tables.sit,
    commands.Invite: bots.invite,
    commands.Stand: tables.stand,
    commands.Start: tables.start,
    commands.ToBot: tables.to_bot,
    commands.TakeBack: tables.take_back,
    commands.StandIn: tables.stand_in,
    commands.End: tables.end,
    commands.Rematch: tables.rematch,
    commands.Branch: tables.branch,
    commands.Bring: tables.bring,
    commands.Act: play.act,
    commands.Undo: play.undo,
    commands.AskUndo: play.ask_undo,
    commands.Answer: play.answer,
    commands.Resign: play.resign,
    commands.Hint: play.hint,
    commands.Tell: play.tell,
    commands.Hush: play.hush,
    commands.Silence: tables.silence,
    commands.Remove: tables.remove,
    commands.Close: tables.close,
    commands.Tick: play.tick,
}
KINDS = {command: commands.snake(command.__name__) for command in REQUESTS}


async def take(connection: Connection, text: bytes) -> None:
    """Carry out a command, or say in an error why not; nothing is changed then."""
    if (command := understood(connection, text)) is not None:
        await carry_out(connection, command)


def understood(connection: Connection, text: bytes) -> commands.AnyCommand | None:
    """A command that may be carried out now; whatever else came is answered at little cost."""
    try:
        return _read(connection, text)
    except RefusedError as error:
        _refuse(connection, _ref(text), error)
    except Exception as error:
        connection.answer(trouble(None, error))
    return None


async def carry_out(connection: Connection, command: commands.AnyCommand) -> None:
    """Answer a command, now or later."""
    connection.house.figures.commands[KINDS[type(command)]] += 1
    try:
        answer = await REQUESTS[type(command)](connection, command)
        if answer is not None:
            connection.answer(answer)
    except RefusedError as error:
        _refuse(connection, command.ref, error)
        _refresh(connection, command, error)
    except Exception as error:
        connection.answer(trouble(command.ref, error))


def _refuse(connection: Connection, ref: int | None, error: RefusedError) -> None:
    connection.house.figures.refused[error.error] += 1
    connection.answer(Error(ref=ref, error=error.error, args=error.args_told, reason=error.reason))


def trouble(ref: int | None, error: Exception) -> Error:
    """What the house could not do, in an id; what it was is in the log."""
    match error:
        case BrokenTableError():
            return Error(ref=ref, error="table-broken", args={"table": error.table})
        case StoreError():
            log.error("%s", error)
            return Error(ref=ref, error="not-saved", args={})
    log.error("a command failed", exc_info=error)
    return Error(ref=ref, error="house", args={})


def _keeps_pace(connection: Connection) -> bool:
    """Whether a command comes slowly enough; a flood is answered only at its beginning."""
    if connection.pace.allows():
        connection.strikes = max(0, connection.strikes - 1)
        return True
    connection.strikes += 1
    if connection.strikes > MOST_TOLD:
        return False
    raise RefusedError("too-fast")


def _read(connection: Connection, text: bytes) -> commands.AnyCommand | None:
    if not _keeps_pace(connection):
        return None
    if len(text) > LARGEST:
        raise RefusedError("too-large", most=LARGEST)
    try:
        command = commands.decode(text)
    except UNREADABLE as error:
        raise RefusedError("malformed", why=str(error)[:200]) from error
    if not connection.who and not isinstance(command, commands.Hello):
        raise RefusedError("hello-first")
    return command


def _refresh(connection: Connection, command: commands.AnyCommand, error: RefusedError) -> None:
    """Whoever was late gets the table as it is."""
    if error.error in ("stale", "not-your-turn") and isinstance(command, commands.OfTable):
        connection.outbox.table_changed(command.id)


class Numbered(msgspec.Struct):
    """What can be read of any command."""

    ref: int | None = None


def _ref(text: bytes) -> int | None:
    """The number of a command that could not be read otherwise."""
    if len(text) > LARGEST:
        return None
    try:
        return msgspec.json.decode(text, type=Numbered).ref
    except UNREADABLE:
        return None
