"""What the host of a table may do: silence somebody, show somebody the door, close the table.

Whoever plays stays: a host who could remove an opponent from a game, or close one that goes badly, would win
every time. Before the game anybody can be sent away; in the game only those who look on. A game ends early
when nobody else is left (absence.py).
"""

from __future__ import annotations

from ludarium.server.errors import RefusedError
from ludarium.server.journal import AnyEntry, Closed, Removed, Silenced
from ludarium.server.table import Table


def silence(table: Table, host: str, name: str, silent: bool, now: int) -> list[AnyEntry]:
    """Somebody may not talk at this table, or may again."""
    who = _guest(table, host, name)
    changes = silent != (who in table.silenced)
    return [Silenced(when=now, who=who, silent=silent)] if changes else []


def remove(table: Table, host: str, name: str, now: int) -> list[AnyEntry]:
    """Somebody has to go, and does not come back to this table."""
    who = _guest(table, host, name)
    if table.owned(who) and table.status == "playing":
        raise RefusedError("plays-here")
    return [Removed(when=now, who=who)] if who not in table.removed else []


def close(table: Table, host: str, now: int) -> list[AnyEntry]:
    """A table that has not begun is closed, whoever sits there."""
    _is_host(table, host)
    if table.status != "open":
        raise RefusedError("begun-already")
    return [Closed(when=now)]


def _is_host(table: Table, who: str) -> None:
    if table.began.host != who:
        raise RefusedError("not-host")


def _guest(table: Table, host: str, name: str) -> str:
    """Somebody else at the table, by the name that others know of him."""
    _is_host(table, host)
    who = table.person(name)
    if who is None or who == host:
        raise RefusedError("no-guest")
    return who
