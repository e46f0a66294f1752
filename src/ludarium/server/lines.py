"""A table as a line of the lobby: kept beside its journal, and shown to each viewer in his own way."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from ludarium.core.state import OVER
from ludarium.games import GAMES
from ludarium.server.commands import ClockWish
from ludarium.server.journal import Badge, Invited
from ludarium.server.messages import SeatLine, Status, TableLine
from ludarium.server.store import Row
from ludarium.server.table import Table
from ludarium.server.tokens import public_name

log = logging.getLogger("ludarium.server")
Online = Callable[[str], bool]
encode = msgspec.json.Encoder().encode


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sits where."""

    kind: Literal["human", "bot", "open"]
    name: str
    who: str | None
    owned: bool
    level: str | None = None  # of the bot that plays there
    badge: Badge = ""
    invited: Invited | None = None


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
    rules: int = 0  # 0: nobody wrote it down
    host: str = ""
    round: int = 0
    scores: list[int] = []  # as far as everybody may know them
    winners: list[int] = []  # of a game that was played to its end

    def owners(self) -> list[str]:
        """Those who have seats here."""
        return sorted({seat.who for seat in self.seats if seat.who is not None})

    def invited(self) -> list[str]:
        """The bots from outside that were asked to open seats."""
        return [seat.invited.who for seat in self.seats if seat.invited is not None]

    def concerned(self) -> list[str]:
        """Those among whose tables this one is."""
        return sorted({*self.owners(), *self.invited()})

    def is_like(self, other: Facts | None) -> bool:
        """Whether a list of tables would look the same to everybody."""
        return other is not None and (self.status, self.seats) == (other.status, other.seats)


def seats_of(table: Table) -> list[SeatFacts]:
    return [
        SeatFacts(
            seat.kind,
            (seat.level or "") if seat.kind == "bot" and seat.who is None else seat.name,
            seat.who,
            seat.kind == "bot" and seat.who is not None and not seat.for_good,
            seat.level if seat.kind == "bot" else None,
            seat.badge if seat.kind == "human" else "",
            seat.invited,
        )
        for seat in table.seats
    ]


def facts_of(table: Table, seats: list[SeatFacts] | None = None) -> Facts:
    """What there is to know of a table; `seats` are those of before, if the same people sit there."""
    began, state, to_act = table.began, table.state, table.to_act
    played_out = to_act == OVER
    return Facts(
        id=table.id,
        game=began.game,
        seats=seats_of(table) if seats is None else seats,
        status=table.status,
        public=began.public,
        turn=to_act if table.status == "playing" and to_act >= 0 else None,
        updated=table.updated,
        options=began.options,
        clock=began.clock,
        campaign=began.campaign,
        closed=table.closed,
        rules=table.game.rules,
        host=began.host,
        round=state.rounds_played(),
        scores=state.scores() if played_out or not table.game.hidden else [],
        winners=state.winners() if played_out else [],
    )


def row_of(table: Table, facts: Facts) -> Row:
    """How the store finds the table."""
    return Row(
        id=table.id,
        listed=facts.public and facts.status != "over",
        due=(table.bot_to_act() and bool(table.humans())) or table.clock.deadline() is not None,
        updated=facts.updated,
        owners=[] if facts.closed else facts.concerned() or [table.began.host],
        open=facts.status != "over",
        facts=encode(facts),
    )


def read_facts(rows: Sequence[Row]) -> list[Facts]:
    """What the rows tell; one that cannot be read is named and left out."""
    return [facts for row in rows if (facts := _facts(row)) is not None and facts.game in GAMES]


def _facts(row: Row) -> Facts | None:
    try:
        facts = msgspec.json.decode(row.facts, type=Facts)
    except msgspec.DecodeError as error:
        log.error("table %s is left out of the lists: %s", row.id, error)
        return None
    game = GAMES.get(facts.game)
    if game and facts.status != "over" and facts.rules not in (0, game.rules):
        return msgspec.structs.replace(facts, status="over", turn=None)  # it ends when somebody looks at it
    return facts


def seat_lines(facts: Facts, who: str | None, online: Online) -> list[SeatLine]:
    return [
        SeatLine(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            online=seat.who is not None and online(seat.who),
            mine=who is not None and seat.who == who,
            level=(seat.level or seat.name) if seat.kind == "bot" else None,
            owned=seat.owned,
            who=public_name(seat.who) if seat.who is not None else None,
            badge=seat.badge,
            invited=seat.invited.name if seat.invited else "",
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
        round=facts.round,
        scores=facts.scores,
        winners=facts.winners,
    )
