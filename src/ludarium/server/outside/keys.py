"""Keys of bots from outside: made and revoked by a person; the house keeps only their fingerprints."""

from __future__ import annotations

import logging

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.server import seating
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.lines import read_facts
from ludarium.server.names import checked_name
from ludarium.server.outside.visitors import Visitor
from ludarium.server.people import BotKey, Profile
from ludarium.server.tokens import fingerprint, is_token, new_token, public_name

PREFIX = "bot_"  # so that nobody takes a browser's secret for a key, or the other way round
BEARER = "bearer "
MOST_BOTS = 10  # of one person
MOST_GAMES = 1000

log = logging.getLogger("ludarium.server")


async def make(house: House, owner: str, name: str) -> tuple[str, BotKey]:
    """A new key, told once, and what is kept of it."""
    key = PREFIX + new_token()
    made = BotKey(fingerprint(key), checked_name(name))

    def with_it(profile: Profile) -> Profile:
        if len(profile.bots) >= MOST_BOTS:
            raise RefusedError("too-many-bots", most=MOST_BOTS)
        return msgspec.structs.replace(profile, bots=[*profile.bots, made])

    await house.people.rework(owner, with_it)
    await house.people.change(made.who, name=made.name, owner=owner)
    return key, made


async def revoke(house: House, owner: str, id_: str) -> None:
    """The key opens nothing from now on, and the games of its bot are given up."""
    bots = (await house.people.profile(owner)).bots
    gone = next((bot for bot in bots if public_name(bot.who) == id_), None)
    if gone is None:
        raise RefusedError("no-bot")
    await house.people.change(gone.who, owner="")
    house.visitors.dismiss(gone.who)
    await _give_up(house, gone.who)
    await house.people.rework(owner, lambda profile: _without(profile, gone))


def _without(profile: Profile, gone: BotKey) -> Profile:
    return msgspec.structs.replace(profile, bots=[bot for bot in profile.bots if bot != gone])


async def _give_up(house: House, who: str) -> None:
    """Nobody waits for a bot that cannot come back."""
    for facts in read_facts(await house.store.owned(who, MOST_GAMES)):
        if facts.status == "over" or who not in facts.owners():
            continue
        try:
            await house.decide(facts.id, lambda table, now: seating.left(table, who, now))
        except LudariumError as error:
            log.warning("table %s: a bot whose key was revoked stays: %s", facts.id, error)


async def visitor_of(house: House, header: str) -> Visitor:
    """The bot whose key a request shows."""
    key = header[len(BEARER) :].strip() if header[: len(BEARER)].lower() == BEARER else ""
    if not (key.startswith(PREFIX) and is_token(key.removeprefix(PREFIX))):
        raise RefusedError("no-key")
    who = fingerprint(key)
    profile = await house.people.profile(who)
    if not profile.owner:
        raise RefusedError("no-key")
    return house.visitors.of(who, profile.name)
