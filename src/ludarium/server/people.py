"""What the house remembers of a person: name, language, whom not to hear, and the campaign."""

from __future__ import annotations

import asyncio

import msgspec

from ludarium.server.store import Store


class Note(msgspec.Struct, frozen=True):
    """Kept under the fingerprint of the browser's secret."""

    name: str = ""
    language: str = "en"
    mute: list[str] = []
    campaign: str = ""  # the text of a campaign file
    campaign_table: str | None = None  # its game that is not written down yet


class People:
    """The notes of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()  # two tabs of one person must not overwrite each other's changes

    async def note(self, who: str) -> Note:
        kept = await self.store.note(who)
        return Note() if kept is None else msgspec.json.decode(kept, type=Note)

    async def keep(self, who: str, note: Note) -> None:
        await self.store.keep(who, msgspec.json.encode(note))

    async def change(self, who: str, **changes: object) -> Note:
        """Write down what is new; nothing if nothing is."""
        async with self.lock:
            before = await self.note(who)
            after = msgspec.structs.replace(before, **changes)
            if after != before:
                await self.keep(who, after)
            return after
