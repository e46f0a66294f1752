"""What the house remembers of a person: name, language, whom not to hear, and the campaign."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from ludarium.puzzles.rating import START
from ludarium.server.guests import guest
from ludarium.server.store import Store

log = logging.getLogger("ludarium.server")


class BotKey(msgspec.Struct, frozen=True):
    """A key that somebody made for a program: only its fingerprint is kept."""

    who: str
    name: str


class Profile(msgspec.Struct, frozen=True):
    """Kept under the fingerprint of the browser's secret."""

    name: str = ""
    language: str = "en"
    mute: list[str] = []
    campaign: str = ""  # the text of a campaign file
    campaign_table: str | None = None  # its game that is not written down yet
    spoke: list[str] = []  # tables where this person talked, with a seat or without
    campaign_aside: str = ""  # an earlier campaign that cannot be read any more
    bots: list[BotKey] = []  # that this person made
    puzzle_rating: int = START
    puzzles: dict[str, bool] = {}  # those tried as GAME ID, and whether the best turn was found at first
    owner: str = ""  # the person who made this bot; empty: this is no bot, or not any more


@dataclass
class Person:
    """Who is at a connection; nobody before hello."""

    who: str = ""
    profile: Profile = field(default_factory=Profile)

    @property
    def name(self) -> str:
        return self.profile.name or guest(self.profile.language)


class People:
    """The profiles that the house keeps."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()  # two tabs of one person must not overwrite each other's changes

    async def profile(self, who: str) -> Profile:
        return await self._read(who, await self.store.profile(who))

    async def _read(self, who: str, kept: bytes | None) -> Profile:
        if kept is None:
            return Profile()
        try:
            return msgspec.json.decode(kept, type=Profile)
        except msgspec.DecodeError as error:
            log.error("the profile of %s cannot be read and is kept aside: %s", who, error)
            await self.store.keep(f"{who} broken", kept)
            await self.keep(who, Profile())
            return Profile()

    async def keep(self, who: str, profile: Profile) -> None:
        await self.store.keep(who, msgspec.json.encode(profile))

    async def spoke(self, who: str, table: str) -> list[str]:
        """Write down where somebody talked; all tables where he did."""
        async with self.lock:
            return (await self.rework(who, lambda before: _spoke(before, table))).spoke

    async def change(self, who: str, **changes: object) -> Profile:
        """Write down what is new; nothing if nothing is."""
        async with self.lock:
            return await self.rework(who, lambda before: msgspec.structs.replace(before, **changes))

    async def rework(self, who: str, rework: Callable[[Profile], Profile]) -> Profile:
        """Write down what becomes of a profile; if it changes meanwhile, what becomes of the newer one."""
        while True:
            kept = await self.store.profile(who)
            before = await self._read(who, kept)
            after = rework(before)
            if after == before or await self.store.exchange(who, kept, msgspec.json.encode(after)):
                return after


def _spoke(profile: Profile, table: str) -> Profile:
    known = table in profile.spoke
    return profile if known else msgspec.structs.replace(profile, spoke=[*profile.spoke, table])
