"""Requests about oneself: who I am, what I am called, and what the lobby shows me."""

from __future__ import annotations

import msgspec

from ludarium import __version__
from ludarium.server import commands
from ludarium.server import my_data as mine
from ludarium.server.connection import Connection
from ludarium.server.errors import RefusedError
from ludarium.server.messages import Done, MyDataNews, Welcome
from ludarium.server.names import checked_name
from ludarium.server.people import Profile
from ludarium.server.tokens import fingerprint, is_token, new_token
from ludarium.text.catalogues import LANGUAGES


async def hello(connection: Connection, command: commands.Hello) -> Welcome:
    if connection.who:
        raise RefusedError("hello-once")
    known = command.token if command.token and is_token(command.token) else None
    token = known or new_token()
    who = fingerprint(token)
    # of a newcomer nothing is kept, and he need not wait for the store to say so
    profile = await connection.house.people.profile(who) if known else Profile()
    connection.is_kept = profile != Profile()
    if command.name and not profile.name:
        profile = msgspec.structs.replace(profile, name=checked_name(command.name))
    language = command.language if command.language in LANGUAGES else profile.language
    connection.is_somebody(who, msgspec.structs.replace(profile, language=language))
    connection.takes_differences = command.differences
    mute = list(profile.mute)
    return Welcome(token=token, name=profile.name, language=language, version=__version__, mute=mute)


async def prefs(connection: Connection, command: commands.Prefs) -> Done:
    changes: dict[str, object] = {}
    if command.name is not None:
        changes["name"] = checked_name(command.name)
    if command.language in LANGUAGES:
        changes["language"] = command.language
    if command.mute is not None:
        changes["mute"] = command.mute
    if changes:
        connection.may_be_kept()
    connection.person.profile = await connection.house.people.change(connection.who, **changes)
    connection.outbox.all_changed()
    return Done(ref=command.ref)


async def my_data(connection: Connection, command: commands.MyData) -> MyDataNews:
    connection.opening.pass_by()
    told = await mine.taken(connection.house.store, connection.who)
    return MyDataNews(ref=command.ref, text=told.decode())


async def forget_me(connection: Connection, command: commands.ForgetMe) -> Done:
    """Delete what is kept of somebody; this connection is nobody's from then on."""
    connection.opening.pass_by()
    await mine.delete(connection.house, connection.who)
    connection.is_nobody()
    return Done(ref=command.ref)


async def lobby(connection: Connection, command: commands.Lobby) -> Done:
    connection.house.lobby.watchers.add(connection.outbox)
    connection.outbox.lobby_changed(mine=True)
    return Done(ref=command.ref)
