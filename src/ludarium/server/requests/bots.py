"""Requests about bots from outside: keys for mine, and invitations."""

from __future__ import annotations

from ludarium.server import commands
from ludarium.server.connection import Connection
from ludarium.server.messages import BotLine, BotMade, BotsNews, Done
from ludarium.server.outside import inviting, keys
from ludarium.server.requests.tables import decided
from ludarium.server.tokens import public_name


async def bots(connection: Connection, command: commands.Bots) -> BotsNews:
    """Mine in the order in which they were made, then those of others that listen."""
    house = connection.house
    mine = (await house.people.profile(connection.who)).bots
    here = {visitor.who: visitor for visitor in house.visitors.listening()}
    lines = [BotLine(public_name(bot.who), bot.name, True, bot.who in here) for bot in mine]
    own = {bot.who for bot in mine}
    lines += [BotLine(each.id, each.name, False, True) for who, each in here.items() if who not in own]
    return BotsNews(ref=command.ref, bots=lines)


async def make_bot(connection: Connection, command: commands.MakeBot) -> BotMade:
    if connection.quota:
        connection.quota.take("people")
    await connection.remember()
    key, made = await keys.make(connection.house, connection.who, command.name)
    return BotMade(ref=command.ref, id=public_name(made.who), key=key)


async def drop_bot(connection: Connection, command: commands.DropBot) -> Done:
    await keys.revoke(connection.house, connection.who, command.bot)
    return Done(ref=command.ref)


async def invite(connection: Connection, command: commands.Invite) -> Done:
    who = connection.who
    bot = await inviting.found(connection.house, command.bot)
    return await decided(
        connection, command, lambda table, now: inviting.invite(table, who, command.seat, bot, now)
    )
