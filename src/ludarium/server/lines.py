"""A table as a line of the lobby: kept beside its journal, and shown to each viewer in his own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from ludarium.server.commands import ClockWish
from ludarium.server.messages import SeatLine, Status, TableLine
from ludarium.server.store import Row
from ludarium.server.table import Table

Online = Callable[[str], bool]


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sits where."""

    kind: Literal["human", "bot", "open"]
    name: str
    who: str | None
    owned: bool


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby knows about a table."""

    id: str
    game: str
    seats: list[SeatFacts]
    status: Status
    public: bool
    turn: int | None
    updated: int
    options: dict[str, str]
    clock: ClockWish
    campaign: bool
    closed: bool

    def owners(self) -> list[str]:
        return sorted({seat.who for seat in self.seats if seat.who is not None})

    def is_like(self, other: Facts | None) -> bool:
        """Whether a list of tables would look the same to everybody."""
        return other is not None and (self.status, self.seats) == (other.status, other.seats)


def facts_of(table: Table) -> Facts:
    seats = [
        SeatFacts(
            seat.kind,
            (seat.level or "") if seat.kind == "bot" else seat.name,
            seat.who,
            seat.kind == "bot" and seat.who is not None and not seat.for_good,
        )
        for seat in table.seats
    ]
    return Facts(
        id=table.id,
        game=table.game.id,
        seats=seats,
        status=table.status,
        public=table.began.public,
        turn=table.to_act if table.status == "playing" and table.to_act >= 0 else None,
        updated=table.updated,
        options=table.began.options,
        clock=table.began.clock,
        campaign=table.began.campaign,
        closed=table.closed,
    )


def row_of(table: Table, facts: Facts) -> Row:
    """How the store finds the table."""
    return Row(
        id=table.id,
        listed=facts.public and facts.status != "over",
        due=(table.bot_to_act() and bool(table.humans())) or table.clock.deadline() is not None,
        updated=facts.updated,
        owners=[] if facts.closed else facts.owners() or [table.began.host],
        open=facts.status != "over",
        facts=msgspec.json.encode(facts),
    )


def read_facts(row: Row) -> Facts:
    return msgspec.json.decode(row.facts, type=Facts)


def seat_lines(facts: Facts, who: str | None, online: Online) -> list[SeatLine]:
    return [
        SeatLine(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            online=seat.who is not None and online(seat.who),
            mine=who is not None and seat.who == who,
            level=seat.name if seat.kind == "bot" else None,
            owned=seat.owned,
        )
        for number, seat in enumerate(facts.seats)
    ]


def table_line(facts: Facts, who: str | None, online: Online, watchers: int) -> TableLine:
    """The line for one viewer: whose turn it is, and whether it is his."""
    turn = facts.turn
    mine = turn is not None and facts.seats[turn].kind == "human" and facts.seats[turn].who == who
    return TableLine(
        id=facts.id,
        game=facts.game,
        seats=seat_lines(facts, who, online),
        status=facts.status,
        public=facts.public,
        turn=turn,
        my_turn=mine,
        updated=facts.updated,
        options=facts.options,
        watchers=watchers,
        clock=facts.clock,
        campaign=facts.campaign,
    )
