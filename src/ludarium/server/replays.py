"""Finished games: each position as a viewer saw it, and the whole game to take home."""

from __future__ import annotations

import msgspec

from ludarium.core import notation
from ludarium.core.record import Record
from ludarium.core.state import OVER
from ludarium.server import journal, retired
from ludarium.server.errors import RefusedError, RetiredError
from ludarium.server.house import House
from ludarium.server.messages import MoveInfo, RecordInfo, ReplayStep
from ludarium.server.show import verify_of
from ludarium.server.table import Table


def finished(table: Table) -> Table:
    """Hands and seed of a game are open only after its end."""
    if table.to_act != OVER and not (table.closed or table.ended):
        raise RefusedError("not-over")
    return table


def record_of(table: Table) -> Record:
    """The record to take home; its seed proves every draw."""
    record = table.record
    return Record(table.game, record.options, record.seats, table.seed(), lines=record.lines)


async def as_file(house: House, id_: str) -> str:
    """A game file."""
    async with house.rooms.at(id_) as room:
        return notation.write(record_of(finished(room.table)))


async def as_text(house: House, id_: str) -> str:
    """The moves of a game that is over, also of one by older rules, as they were written down."""
    try:
        async with house.rooms.at(id_) as room:
            finished(room.table)
    except RetiredError:
        pass  # its end was written down
    return retired.as_text([journal.decode(entry) for entry in await house.rooms.entries(id_)])


async def as_facts(house: House, id_: str) -> RecordInfo:
    """The same for programs."""
    async with house.rooms.at(id_) as room:
        return facts_of_record(finished(room.table))


def facts_of_record(table: Table) -> RecordInfo:
    return RecordInfo(
        id=table.id,
        game=table.game.id,
        rules=table.game.rules,
        options=table.record.options,
        seats=table.record.seats,
        names=[seat.name if seat.who or seat.kind == "human" else "" for seat in table.seats],
        verify=verify_of(table),
        moves=[
            MoveInfo(line.seat, line.action, table.game.notation(line.action), line.hash)
            for line in table.record.lines
        ],
        scores=table.state.scores(),
        winners=table.state.winners(),
        notes=table.notes,
        log=table.log,
        branch_of=table.began.branch_of,
    )


async def position(house: House, id_: str, at: int, seat: int | None, *, opened: bool = False) -> ReplayStep:
    """The position after so many moves, for a spectator, as a seat saw it or all open, and what led to it."""
    async with house.rooms.at(id_) as room:
        table = finished(room.table)
        if at > table.at:
            raise RefusedError("no-position", at=at, most=table.at)
        if seat is not None and seat >= len(table.seats):
            raise RefusedError("no-seat", seat=seat)
        look = (table.game.opened if opened else None) or table.game.view
        view = look(table.after(at), seat)
        return ReplayStep(
            at=at,
            moves=table.at,
            view=msgspec.Raw(msgspec.json.encode(view)),
            events=[
                line.event for line in table.log if line.at == at and (opened or line.event.is_for(seat))
            ],
        )
