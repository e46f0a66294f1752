"""Faiyum's campaign in the browser: one for each person, its games played at tables of the house (FA-81)."""

from __future__ import annotations

from typing import cast

import msgspec

from ludarium.core.state import OVER
from ludarium.games.faiyum.campaign import GOALS, Campaign, CampaignError, read, write
from ludarium.games.faiyum.game import FAIYUM
from ludarium.games.faiyum.rules import Faiyum
from ludarium.server import seating
from ludarium.server.commands import Create, SeatWish
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.messages import CampaignNews
from ludarium.server.people import Note
from ludarium.server.table import Table


def campaign_of(note: Note) -> Campaign:
    return read(note.campaign) if note.campaign else Campaign(note.name)


async def news(house: House, who: str, note: Note) -> CampaignNews | None:
    """What the lobby shows of my campaign; nothing before it has begun."""
    note = await house.people.note(who) if note.name else note
    if not note.campaign:
        return None
    campaign = campaign_of(note)
    return CampaignNews(
        player=campaign.player,
        fames=[game.fame for game in campaign.games],
        goals=list(GOALS),
        reached=campaign.reached,
        open_goals=campaign.open_goals,
        rewards=campaign.rewards,
        won=campaign.won,
        table=note.campaign_table,
        met=await _met(house, campaign, note.campaign_table),
    )


async def _met(house: House, campaign: Campaign, id_: str | None) -> list[str] | None:
    """The goals that the game at a table meets, once it is over."""
    if id_ is None:
        return None
    async with house.at(id_) as room:
        return campaign.met(_final(room.table)) if _counts(room.table) else None


def _counts(table: Table) -> bool:
    """A game that was given up is not written down."""
    return table.to_act == OVER and not table.notes


def _final(table: Table) -> Faiyum:
    return cast(Faiyum, table.state)


async def create(house: House, who: str, name: str, wish: Create) -> str:
    """The next game of my campaign, or the one that is being played."""
    async with house.people.lock:
        return await _create(house, who, name, wish)


async def _create(house: House, who: str, name: str, wish: Create) -> str:
    note = await house.people.note(who)
    if note.campaign_table is not None and await _goes_on(house, note.campaign_table):
        return note.campaign_table
    note = msgspec.structs.replace(note, name=note.name or name)
    campaign = campaign_of(note)
    if campaign.won:
        raise RefusedError("campaign-won")
    solo = msgspec.structs.replace(
        wish, game=FAIYUM.id, seats=[SeatWish("me")], options=campaign.options(), public=False
    )
    id_ = await house.create(seating.began(solo, who, note.name, house.time.now()))
    await house.people.keep(who, msgspec.structs.replace(note, campaign=write(campaign), campaign_table=id_))
    return id_


async def _goes_on(house: House, id_: str) -> bool:
    """Whether a game is still to be played or written down."""
    async with house.at(id_) as room:
        return room.table.to_act != OVER or not room.table.notes


async def tick(house: House, who: str, id_: str, goal: str | None) -> Note:
    """Write a finished game down, with the goal that it ticks or none (FA-81)."""
    async with house.people.lock:
        return await _tick(house, who, id_, goal)


async def _tick(house: House, who: str, id_: str, goal: str | None) -> Note:
    note = await house.people.note(who)
    if note.campaign_table != id_:
        raise RefusedError("no-campaign-game")
    campaign = campaign_of(note)
    async with house.at(id_) as room:
        if not _counts(room.table):
            raise RefusedError("not-over")
        try:
            campaign.finish(_final(room.table), goal, f"ludarium-{id_}.game")
        except CampaignError as error:
            raise RefusedError("bad-goal", goal=goal or "") from error
    note = msgspec.structs.replace(note, campaign=write(campaign), campaign_table=None)
    await house.people.keep(who, note)
    return note
