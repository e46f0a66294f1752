"""What a bot may ask of the house: one function a door, and the list of all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.server import moves, seating
from ludarium.server.commands import Create, SeatWish
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.journal import AnyEntry, Played
from ludarium.server.outside import answers, inviting
from ludarium.server.outside.streams import Events, Listener, Positions, position
from ludarium.server.outside.visitors import Visitor
from ludarium.server.quotas import Quota
from ludarium.server.show import Seen
from ludarium.server.table import Table


@dataclass(frozen=True)
class Asked:
    """A request of a bot: where, by whom, from which address, about which table, and what it brought."""

    house: House
    visitor: Visitor
    quota: Quota | None
    id: str
    body: Any


Answer = msgspec.Struct | Listener


@dataclass(frozen=True)
class Door:
    """One path of the house for bots."""

    method: str
    path: str
    answer: Callable[[Asked], Awaitable[Answer]]
    gives: Any  # the type of the answer, or of the lines of a stream
    takes: type[msgspec.Struct] | None = None
    streams: bool = False

    @property
    def words(self) -> str:
        return (self.answer.__doc__ or "").strip()


async def account(asked: Asked) -> Answer:
    """Who the house takes me for."""
    return answers.Account(id=asked.visitor.id, name=asked.visitor.name)


async def guests(asked: Asked) -> Answer:
    """The bots from outside that listen now and can be challenged."""
    others = [visitor for visitor in asked.house.visitors.listening() if visitor.who != asked.visitor.who]
    return answers.Guests(guests=[answers.Account(id=each.id, name=each.name) for each in others])


async def events(asked: Asked) -> Answer:
    """Challenges to me, and games of mine that begin and end, as they happen."""
    return Events(asked.house, asked.visitor)


# --- tables --------------------------------------------------------------------------------------------


async def tables(asked: Asked) -> Answer:
    """Open a table, and challenge the guests that are named."""
    house, visitor, wish = asked.house, asked.visitor, asked.body
    wishes = [_seat_wish(text) for text in wish.seats]
    if sum(each.kind == "me" for each in wishes) != 1:
        raise RefusedError("one-seat")
    named = [(n, text.partition(" ")[2]) for n, text in enumerate(wish.seats) if text.startswith("guest ")]
    invited = [(seat, await inviting.found(house, id_)) for seat, id_ in named]
    visitor.opening.pass_by()
    if asked.quota:
        asked.quota.take("tables")
    create = Create(game=wish.game, seats=wishes, options=wish.options, public=wish.public, clock=wish.clock)
    began = seating.began(create, visitor.who, visitor.name, house.time.now())
    seats = [msgspec.structs.replace(seat, badge="bot") if seat.who else seat for seat in began.seats]
    id_ = await house.create(msgspec.structs.replace(began, seats=seats))
    for seat, bot in invited:
        await house.decide(id_, partial(_invite, visitor.who, seat, bot))
    return answers.Opened(id=id_)


def _invite(who: str, seat: int, bot: Visitor, table: Table, now: int) -> list[AnyEntry]:
    return inviting.invite(table, who, seat, bot, now)


def _seat_wish(text: str) -> SeatWish:
    """`me`, `open` and `guest ID` (open until it comes), or `bot LEVEL`."""
    kind, _, rest = text.partition(" ")
    if kind == "bot":
        return SeatWish("bot", level=rest)
    return SeatWish("me" if kind == "me" else "open")


async def accept(asked: Asked) -> Answer:
    """Sit down where I was asked to; among bots the game begins when the last seat is taken."""
    await asked.house.decide(asked.id, lambda table, now: inviting.accept(table, asked.visitor, now))
    return answers.Done()


async def decline(asked: Asked) -> Answer:
    """Do not come."""
    await asked.house.decide(asked.id, lambda table, now: inviting.decline(table, asked.visitor.who, now))
    return answers.Done()


async def leave(asked: Asked) -> Answer:
    """Stand up from a table that has not begun."""
    who = asked.visitor.who
    await asked.house.decide(
        asked.id, lambda table, now: seating.stand(table, who, inviting.seat_of(table, who), now)
    )
    return answers.Done()


# --- games ---------------------------------------------------------------------------------------------


async def game(asked: Asked) -> Answer:
    """The position of a game of mine, once, with the whole log that my seat may read."""
    async with asked.house.rooms.at(asked.id) as room:
        return position(room.window, Seen(asked.visitor.who), asked.house.time.now())


async def stream(asked: Asked) -> Answer:
    """The positions of a game of mine as my seat sees them: now, and after every change until the end."""
    async with asked.house.rooms.at(asked.id) as room:
        return Positions(asked.house, asked.visitor, room)


async def move(asked: Asked) -> Answer:
    """Make a move, in the words of the notation or as actions."""
    turn: answers.Turn = asked.body
    if (turn.move is None) == (turn.actions is None):
        raise RefusedError("malformed", why="a move is either `move` or `actions`")
    who, at = asked.visitor.who, 0

    def decided(table: Table, now: int) -> list[AnyEntry]:
        nonlocal at
        seat = inviting.seat_of(table, who)
        seen = table.at if turn.at is None else turn.at
        moves.my_turn(table, who, seat, seen)
        entries = moves.act(table, who, seat, seen, turn.actions or _parsed(table, turn.move or ""), now)
        at = seen + sum(len(entry.moves) for entry in entries if isinstance(entry, Played))
        return entries

    await asked.house.decide(asked.id, decided)
    return answers.Moved(at=at)


def _parsed(table: Table, text: str) -> list[int]:
    try:
        return table.game.parse(text.strip())
    except LudariumError as error:
        raise RefusedError("malformed", why=str(error)[:200]) from error


async def consent(asked: Asked) -> Answer:
    """Say yes or no when somebody asks to take something back."""
    body: answers.Consent = asked.body
    who = asked.visitor.who
    await asked.house.decide(asked.id, lambda table, now: moves.answer(table, who, body.yes, now))
    return answers.Done()


async def resign(asked: Asked) -> Answer:
    """Give the game up; a bot of the house plays the seat to its end."""
    who = asked.visitor.who
    await asked.house.decide(
        asked.id, lambda table, now: seating.resign(table, who, inviting.seat_of(table, who), now)
    )
    return answers.Done()


DOORS = (
    Door("GET", "/account", account, answers.Account),
    Door("GET", "/guests", guests, answers.Guests),
    Door("GET", "/events", events, answers.AnyTold, streams=True),
    Door("POST", "/tables", tables, answers.Opened, answers.Wish),
    Door("POST", "/challenges/{id}/accept", accept, answers.Done),
    Door("POST", "/challenges/{id}/decline", decline, answers.Done),
    Door("GET", "/games/{id}", game, answers.Position),
    Door("GET", "/games/{id}/stream", stream, answers.Position, streams=True),
    Door("POST", "/games/{id}/move", move, answers.Moved, answers.Turn),
    Door("POST", "/games/{id}/answer", consent, answers.Done, answers.Consent),
    Door("POST", "/games/{id}/resign", resign, answers.Done),
    Door("POST", "/games/{id}/leave", leave, answers.Done),
)
