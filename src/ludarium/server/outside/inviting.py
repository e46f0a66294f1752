"""Decisions about bots from outside: who asks them to a seat, and what they answer."""

from __future__ import annotations

from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.journal import AnyEntry, Declined, Invited, Sat, Started
from ludarium.server.lines import read_facts
from ludarium.server.moves import dealt
from ludarium.server.names import different
from ludarium.server.outside.visitors import Visitor
from ludarium.server.table import Table

MOST_CHALLENGES = 20  # that one bot has not answered


async def found(house: House, id_: str) -> Visitor:
    """A bot that listens now and is not asked by everybody at once."""
    visitor = next((each for each in house.visitors.listening() if each.id == id_), None)
    if visitor is None:
        raise RefusedError("no-bot")
    tables = read_facts(await house.store.owned(visitor.who, MOST_CHALLENGES + 1))
    if sum(visitor.who in facts.invited() for facts in tables) >= MOST_CHALLENGES:
        raise RefusedError("bot-busy")
    return visitor


def invite(table: Table, who: str, seat: int, bot: Visitor, now: int) -> list[AnyEntry]:
    """Somebody at a table that has not begun asks a bot to an open seat."""
    mine = table.owned(who)
    if not mine:
        raise RefusedError("not-at-table")
    if table.status != "open" or seat >= len(table.seats) or table.seats[seat].kind != "open":
        raise RefusedError("seat-taken", seat=seat)
    if table.owned(bot.who) or any(is_asked(each.invited, bot.who) for each in table.seats):
        raise RefusedError("bot-at-table")
    return [Invited(when=now, seat=seat, who=bot.who, name=bot.name, by=mine[0])]


def is_asked(invited: Invited | None, who: str) -> bool:
    return invited is not None and invited.who == who


def _asked(table: Table, who: str) -> int:
    """The seat that a bot was asked to."""
    seats = [number for number, seat in enumerate(table.seats) if is_asked(seat.invited, who)]
    if not seats or table.status != "open":
        raise RefusedError("no-challenge")
    return seats[0]


def accept(table: Table, bot: Visitor, now: int) -> list[AnyEntry]:
    """The bot sits down; at a table of bots nobody has to press a button, and the game begins."""
    seat = _asked(table, bot.who)
    name = different(bot.name, [other.name for other in table.seats])
    sat = Sat(when=now, seat=seat, who=bot.who, name=name, badge="bot")
    others = [other for number, other in enumerate(table.seats) if number != seat]
    if any(other.kind == "open" or (other.kind == "human" and not other.badge) for other in others):
        return [sat]
    return [sat, Started(when=now), *dealt(table, now)]


def decline(table: Table, who: str, now: int) -> list[AnyEntry]:
    return [Declined(when=now, seat=_asked(table, who))]


def seat_of(table: Table, who: str) -> int:
    """The seat of a bot; it has one at most."""
    mine = table.owned(who)
    if not mine:
        raise RefusedError("not-at-table")
    return mine[0]
