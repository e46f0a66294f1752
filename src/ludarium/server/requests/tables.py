"""Requests about tables and their seats."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.server import absence, campaigns, commands, handover, hosting, seating
from ludarium.server.connection import Connection
from ludarium.server.errors import RefusedError
from ludarium.server.house import Decision
from ludarium.server.journal import AnyEntry
from ludarium.server.messages import Created, Done, Looked
from ludarium.server.show import viewer_of
from ludarium.server.table import Table


async def decided(connection: Connection, command: commands.OfTable, decision: Decision) -> Done:
    """Carry out a decision about the table of a command."""
    await connection.house.decide(command.id, decision)
    return Done(ref=command.ref)


async def create(connection: Connection, command: commands.Create) -> Created:
    connection.may_open()
    house, who, name = connection.house, connection.who, connection.name
    if command.campaign:
        id_ = await campaigns.create(house, who, name, command)
        connection.person.profile = await house.people.profile(who)
    else:
        await connection.remember()
        id_ = await house.create(seating.began(command, who, name, house.time.now()))
    return Created(ref=command.ref, id=id_)


async def watch(connection: Connection, command: commands.Watch) -> Done:
    connection.may_watch(command.id)
    async with connection.house.rooms.at(command.id) as room:
        _may_see(room.table, connection.who)
        connection.watch(room)
    return Done(ref=command.ref)


def _may_see(table: Table, who: str) -> None:
    if who in table.removed:
        raise RefusedError("removed")


async def look(connection: Connection, command: commands.Look) -> Looked:
    """An earlier position of a table, for those who see its steps one after the other."""
    seen = connection.outbox.tables.get(command.id)
    async with connection.house.rooms.at(command.id) as room:
        _may_see(room.table, connection.who)
        if command.at > room.table.at:
            raise RefusedError("no-position", at=command.at, most=room.table.at)
        mine = room.table.owned(connection.who)
        viewer = viewer_of(room.table, mine, seen.viewer if seen else None)
        view = room.window.past(command.at, viewer)
    return Looked(ref=command.ref, id=command.id, at=command.at, view=view)


async def leave(connection: Connection, command: commands.Leave) -> Done:
    connection.leave(command.id)
    return Done(ref=command.ref)


async def sit(connection: Connection, command: commands.Sit) -> Done:
    name, who = command.name or connection.name, connection.who
    await connection.remember()
    return await decided(
        connection, command, lambda table, now: seating.sit(table, who, command.seat, name, now)
    )


async def stand(connection: Connection, command: commands.Stand) -> Done:
    who = connection.who
    return await decided(connection, command, lambda table, now: seating.stand(table, who, command.seat, now))


async def start(connection: Connection, command: commands.Start) -> Done:
    who = connection.who
    return await decided(connection, command, lambda table, now: seating.start(table, who, now))


async def to_bot(connection: Connection, command: commands.ToBot) -> Done:
    who = connection.who
    return await decided(
        connection,
        command,
        lambda table, now: seating.to_bot(table, who, command.seat, command.level, now),
    )


async def take_back(connection: Connection, command: commands.TakeBack) -> Done:
    who = connection.who
    return await decided(
        connection, command, lambda table, now: seating.take_back(table, who, command.seat, now)
    )


async def stand_in(connection: Connection, command: commands.StandIn) -> Done:
    house, who = connection.house, connection.who

    def decision(table: Table, now: int) -> Sequence[AnyEntry]:
        return absence.stand_in(table, who, command.seat, house.away(table.id), now)

    return await decided(connection, command, decision)


async def end(connection: Connection, command: commands.End) -> Done:
    house, who = connection.house, connection.who
    return await decided(
        connection, command, lambda table, now: absence.end(table, who, house.away(table.id), now)
    )


async def silence(connection: Connection, command: commands.Silence) -> Done:
    who = connection.who
    return await decided(
        connection,
        command,
        lambda table, now: hosting.silence(table, who, command.who, command.silent, now),
    )


async def remove(connection: Connection, command: commands.Remove) -> Done:
    who = connection.who
    return await decided(connection, command, lambda table, now: hosting.remove(table, who, command.who, now))


async def close(connection: Connection, command: commands.Close) -> Done:
    who = connection.who
    return await decided(connection, command, lambda table, now: hosting.close(table, who, now))


async def rematch(connection: Connection, command: commands.Rematch) -> Created:
    connection.may_open()
    return Created(ref=command.ref, id=await connection.house.rematch(command.id, connection.who))


async def branch(connection: Connection, command: commands.Branch) -> Created:
    connection.may_open()
    house = connection.house
    async with house.rooms.at(command.id) as room:
        began = seating.branch(room.table, connection.who, connection.name, command, house.time.now())
    return Created(ref=command.ref, id=await house.create(began))


async def bring(connection: Connection, command: commands.Bring) -> Created:
    connection.may_open()
    house = connection.house
    began = await handover.brought(command.text, connection.who, connection.name, house.time.now())
    await connection.remember()
    return Created(ref=command.ref, id=await house.create(began))
