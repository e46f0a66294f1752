"""Somebody who plays has gone: the others may go on without, after a stated time.

Where a clock runs, it decides. Else the host (or, while the host is away as well, whoever plays) may let a
bot stand in for somebody who has had no connection for `AWAY`; the owner takes the seat back at any time and
is still asked before anything is taken back. Who plays with nobody else there may end the game undecided.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.server import levels
from ludarium.server.clocks import SECOND
from ludarium.server.errors import RefusedError
from ludarium.server.journal import AnyEntry, Ended, Given
from ludarium.server.messages import Absent
from ludarium.server.table import Table

AWAY = 120 * SECOND
Away = Mapping[str, int]  # since how many milliseconds people of the table have been gone


def absent(table: Table, who: str, away: Away) -> list[Absent]:
    """Those without whom somebody could go on, now or soon."""
    if not away or not _decides(table, who, away):
        return []
    people = [(seat, table.seats[seat].who or "") for seat in table.humans()]
    return [Absent(seat, max(0, AWAY - away[owner])) for seat, owner in people if owner in away]


def wait_to_end(table: Table, who: str, away: Away) -> int | None:
    """How long somebody has to wait to end the game; None: others are there, or a clock runs."""
    if table.status != "playing" or not table.owned(who):
        return None
    others = [table.seats[seat].who or "" for seat in table.of_others(who)]
    if others and (table.clock.wish.kind != "none" or not away.keys() >= {*others}):
        return None
    return max([AWAY - away[other] for other in others if away[other] < AWAY], default=0)


def stand_in(table: Table, who: str, seat: int, away: Away, now: int) -> list[AnyEntry]:
    """A bot plays for somebody who has gone, until he takes the seat back."""
    if table.status != "playing":
        raise RefusedError("not-playing")
    if not _decides(table, who, away):
        raise RefusedError("clock-decides" if table.clock.wish.kind != "none" else "not-host")
    if seat not in [line.seat for line in absent(table, who, away) if not line.wait]:
        raise RefusedError("not-away", seconds=AWAY // SECOND)
    return [Given(when=now, seat=seat, level=levels.middle(table.game), why="absent")]


def end(table: Table, who: str, away: Away, now: int) -> list[AnyEntry]:
    """The game ends here, and nobody has won it."""
    if table.status != "playing":
        raise RefusedError("not-playing")
    mine = table.owned(who)
    if not mine:
        raise RefusedError("not-at-table")
    if wait_to_end(table, who, away) != 0:
        raise RefusedError("not-alone", seconds=AWAY // SECOND)
    return [Ended(when=now, by=mine[0])]


def _decides(table: Table, who: str, away: Away) -> bool:
    host = table.began.host
    if table.status != "playing" or table.clock.wish.kind != "none":
        return False
    return who == host or (away.get(host, 0) >= AWAY and bool(table.owned(who)))
