"""Finished games: each position as a viewer saw it, and the whole game to take home."""

from __future__ import annotations

import msgspec

from ludarium.core import notation
from ludarium.core.messages import Event
from ludarium.core.record import Record
from ludarium.core.state import OVER
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.messages import MoveInfo, RecordInfo, ReplayStep
from ludarium.server.show import verify_of
from ludarium.server.table import Table


def finished(table: Table) -> Table:
    """Hands and seed of a game are open only after its end."""
    if table.to_act != OVER:
        raise RefusedError("not-over")
    return table


def record_of(table: Table) -> Record:
    """The record to take home; its seed proves every draw."""
    record = table.record
    return Record(table.game, record.options, record.seats, table.seed(), lines=record.lines)


async def as_file(house: House, id_: str) -> str:
    """A game file."""
    async with house.at(id_) as room:
        return notation.write(record_of(finished(room.table)))


async def as_facts(house: House, id_: str) -> RecordInfo:
    """The same for programs."""
    async with house.at(id_) as room:
        table = finished(room.table)
        return RecordInfo(
            id=table.id,
            game=table.game.id,
            rules=table.game.rules,
            options=table.record.options,
            seats=table.record.seats,
            verify=verify_of(table),
            moves=[
                MoveInfo(line.seat, line.action, table.game.notation(line.action), line.hash)
                for line in table.record.lines
            ],
            scores=table.state.scores(),
            winners=table.state.winners(),
            notes=table.notes,
            branch_of=table.began.branch_of,
        )


async def position(house: House, id_: str, at: int, seat: int | None) -> ReplayStep:
    """The position after so many moves, for a spectator or as a seat saw it, and what led to it."""
    async with house.at(id_) as room:
        table = finished(room.table)
        if at > table.at:
            raise RefusedError("no-position", at=at, most=table.at)
        if seat is not None and seat >= len(table.seats):
            raise RefusedError("no-seat", seat=seat)
        view = table.game.view(table.record.after(at), seat)
        return ReplayStep(
            at=at,
            moves=table.at,
            view=msgspec.Raw(msgspec.json.encode(view)),
            events=_events(table, at, seat),
        )


def _events(table: Table, at: int, seat: int | None) -> list[Event]:
    return [line.event for line in table.log if line.at == at and line.event.is_for(seat)]
